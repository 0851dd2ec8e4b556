export const label = 'Rezervacija';
export const title = 'Vaša rezervacija';
export const from = 'od';
export const perGroup = 'po grupi';
export const perPerson = 'po osobi';
export const chooseDate = 'Odaberi datum';
export const change = 'Promijeni rezervaciju';
export const withoutScript = 'Za odabir datuma potreban je JavaScript, a u ovom je pregledniku isključen.';
export const notLoaded = 'Kalendar se nije učitao. Provjerite vezu i pokušajte ponovno.';
export const tryAgain = 'Pokušaj ponovno';

export const estimatedTotal = 'Procijenjeno ukupno';
export const total = 'Ukupno';
export const allNow = 'sve se plaća pri rezervaciji';
export const nothingNow = 'pri rezervaciji se ne plaća ništa';
export const sending = 'Samo trenutak …';
export const add = 'Dodaj u košaricu';
export const update = 'Ažuriraj košaricu';

export const saved = 'Spremljeno na ovom uređaju';
export const inCart = 'U košarici';
export const changed = 'Promijenjeno u košarici';
export const notHeldYet = 'Šaljemo je čim trgovina bude dostupna; do tada mjesta ne čuvamo.';
export const held = 'Mjesta čuvamo za vas dok dovršavate rezervaciju.';
export const checkOut = 'Završi rezervaciju';
export const goToCart = 'Idi u košaricu';
export const another = 'Rezerviraj drugi datum';

export function partNow(now: string, later: string): string {
  return `${now} pri rezervaciji, ${later} kasnije`;
}

/** A sentence. */
export function when(date: string, time: string): string {
  return `${date.charAt(0).toUpperCase()}${date.slice(1)} u ${time}.`;
}
