import { plural } from '../plural.ts';

export const title = 'Izleti';
export const loading = 'Učitavaju se izleti …';
export const search = 'Pretraga po naslovu ili opisu';
export const filter = 'Stanje';
export const statuses = { draft: 'Nacrt', published: 'Objavljen', archived: 'Arhiviran' } as const;
export const current = 'Svi aktualni';
export const results = 'Pronađeni izleti';
export const add = 'Novi izlet';
export const importTours = 'Uvezi izlete';
export const order = 'Promijenite redoslijed u trgovini';
export const none = 'Još nemate izleta. Za prvi je dovoljan kratak obrazac.';
export const noneFound = 'Nema takvog izleta. Pokušajte s drugom riječi ili drugim stanjem.';
export const actions = 'Radnje';
export const actionsOf = (tour: string): string => `Radnje za ${tour}`;
export const duplicate = 'Kopiraj';
export const publish = 'Objavi';
export const unpublish = 'Povuci iz trgovine';
export const archive = 'Arhiviraj';
export const restore = 'Vrati kao nacrt';
export const undo = 'Poništi';
export const done = (tour: string, status: keyof typeof statuses): string =>
  ({
    draft: `„${tour}” je sada nacrt.`,
    published: `„${tour}” je objavljen.`,
    archived: `„${tour}” je arhiviran.`,
  })[status];
export const duplicated = (tour: string): string => `„${tour}” je kopiran. Kopija je nacrt.`;
export const openCopy = 'Otvori kopiju';
export const nextDeparture = (when: string): string => `Sljedeći polazak: ${when}`;
export const noDeparture = 'Nema polaska za rezervaciju';
export const missing = (count: number): string => `Za objavu ${plural(count, 'nedostaje', 'nedostaju', 'nedostaje')} ${count} ${plural(count, 'podatak', 'podatka', 'podataka')}`;
export const previousPage = 'Prethodna stranica';
export const nextPage = 'Sljedeća stranica';
export const orderTitle = 'Redoslijed u trgovini';
export const orderText = 'Povucite izlet na njegovo mjesto. Tipkovnicom: Enter uzima izlet, strelice ga pomiču, Enter ga spušta.';
export const orderShop = 'Trgovina';
export const orderDone = 'Gotovo';
export const orderSaved = 'Trgovina prikazuje ovaj redoslijed.';
export const orderEmpty = 'Ova trgovina još ne prikazuje izlete.';
export const drag = (tour: string): string => `Pomakni ${tour}`;
