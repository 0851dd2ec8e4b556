export const title = 'Tarife';
export const loading = 'Učitavanje cijena …';
export function prices(currency: string): string {
  return `Cijene su u ${currency}. Prazno polje: ta cijena ne postoji u toj tarifi.`;
}
export function tooLittleForCard(least: string): string {
  return `Kartice plaćaju ${least} ili više. Gosti ovaj izlet ne mogu rezervirati karticom: vaše ga osoblje prodaje ručno.`;
}
export function tooFineForCard(step: string): string {
  return `Kartice plaćaju u koracima od ${step}. Gosti plaćaju cijenu zaokruženu naniže.`;
}
export const table = 'Tarife i cijene';
export const none = 'Još nema tarifa. Dodajte prvu.';

// Columns

export const rate = 'Tarifa';
export const pricing = 'Cijena je';
export const pricings = { person: 'po osobi', group: 'po grupi' } as const;
export const least = 'Najmanje gostiju u rezervaciji';
export const most = 'Najviše gostiju u rezervaciji';
export const isDefault = 'Zadana';
export const order = 'Premjesti ili izbriši';
/** The accessible name of a cell. */
export function cell(column: string, rateTitle: string): string {
  return `${column}, ${rateTitle}`;
}
export const newRate = 'Nova tarifa';
export const newRateDefault = 'Prvo spremite tarifu';

// Limits of one price

export const limits = 'Za koliko gostiju vrijedi svaka cijena';
export const limitsHint = 'Primjerice: najviše 2 djece u rezervaciji. Ostavite polje prazno ako nema ograničenja.';
export const atLeast = 'Najmanje u rezervaciji';
export const atMost = 'Najviše u rezervaciji';
export const takes = 'Mjesta koja zauzima svaki gost';
export const takesHint = 'Nijedno mjesto je za bebe u krilu. Sva mjesta su za brod koji se rezervira u cjelini.';
export const taken = { size: 'jedno mjesto', none: 'nijedno mjesto', all: 'sva mjesta polaska' } as const;
export const needsAdult = 'Samo uz odraslu osobu';
export const needsAdultHint = 'Rezervacija samo za takve goste ne prolazi. Vaše osoblje i dalje je može unijeti.';

export const addRate = 'Dodaj tarifu';
export const addCategory = 'Dodaj cijenu za';
export const addCategoryHint = 'Primjerice za djecu, umirovljenike ili studente. Svatko ima svoju cijenu.';
export const choose = 'Odaberite za koga';
export const newCategory = 'Netko novi: naziv i dob';
export const categoryTitle = 'Za koga je?';
export const categoryTitleHint = 'Primjerice „Dijete” ili „Umirovljenik”.';
export const minAge = 'Od koje dobi';
export const maxAge = 'Do koje dobi';
export const agesHint = 'Ostavite obje dobi prazne ako dob nije važna.';
export const addNewCategory = 'Dodaj ovu cijenu';
export const cancel = 'Odustani';
export function moveUp(of: string): string {
  return `${of}: pomakni gore`;
}
export function moveDown(of: string): string {
  return `${of}: pomakni dolje`;
}
export function remove(of: string): string {
  return `${of}: ukloni`;
}
export const defaultRate = 'Zadana tarifa';
export const deposit = 'Predujam u postocima';
export const depositHint = 'Gosti ga plaćaju pri rezervaciji. Prazno: plaćaju sve.';
export const save = 'Spremi cijene';
export const saved = 'Cijene su spremljene.';
