export const title = 'Cijene';
export const loading = 'Učitavanje cijena …';
export const noRates = 'Izlet još nema tarifu. Najprije je dodajte izletu.';
export const rate = 'Tarifa';
export const saved = 'Cijene su spremljene. Narudžbe i košarice zadržavaju svoju cijenu.';
export const undo = 'Poništi';

// The month

export const month = 'Cijene u mjesecu';
export const legend = 'Uz dan stoji najniža cijena za odraslu osobu ili grupu. Točka označava dan s vlastitom cijenom.';
export const noDeparture = 'nema polaska';
export const ownPrice = 'vlastita cijena';
export const noneOnDay = 'Tog dana nema polazaka.';
export const departure = 'Polazak';
export const setDay = 'Postavi cijenu za ovaj dan';

// The list

export const rules = 'Posebne cijene';
export const none = 'Svi dani imaju uobičajenu cijenu. Dodajte sezonu, dan ili polazak s vlastitom cijenom.';
export const order = 'Polazak vrijedi prije dana, dan prije sezone. Od dviju sezona na isti dan vrijedi gornja.';
export const add = 'Dodaj posebnu cijenu';
export function change(name: string): string {
  return `Promijeni: ${name}`;
}
export function remove(name: string): string {
  return `Izbriši: ${name}`;
}
export function raise(name: string): string {
  return `Pomakni gore: ${name}`;
}
export const everyYear = 'svake godine';
export function range(from: string, to: string): string {
  return `${from} do ${to}`;
}
export function fromSize(size: number, price: string): string {
  return `za ${size} i više osoba ${price}`;
}
export const kinds = { season: 'Sezona', day: 'Jedan dan', departure: 'Jedan polazak' } as const;

// The form

export const kind = 'Za';
export const changeTitle = 'Promjena posebne cijene';
export const first = 'Prvi dan';
export const last = 'Posljednji dan';
export const day = 'Dan';
export const time = 'Vrijeme';
export const chooseTime = 'Odaberite vrijeme';
export const yearly = 'Svake godine';
export const yearlyHint = 'Godina u datumima se ne računa.';
export const weekdays = 'U ove dane u tjednu';
export const prices = 'Cijene';
export const perPerson = 'Po osobi. Ostavite prazno ono što stoji kao i inače.';
export const perGroup = 'Za cijelu grupu. Ostavite prazno ono što stoji kao i inače.';
export const noPrices = 'Upišite barem jednu cijenu.';
export function usual(price: string): string {
  return `Inače ${price}`;
}
/** @param name  name of a pricing category */
export function stepPrice(name: string, size: number): string {
  return `${name}, za ${size} i više osoba`;
}
export function stepSize(name: string): string {
  return `${name}: najmanje osoba`;
}
export function addStep(name: string): string {
  return `${name}: dodaj cijenu za veće društvo`;
}
export function removeStep(name: string, size: number): string {
  return `Izbriši cijenu za ${name} za ${size} i više osoba`;
}
export const save = 'Spremi';
