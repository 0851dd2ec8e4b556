export const title = 'Tarife';
export const loading = 'Učitavanje cijena …';
export function prices(currency: string): string {
  return `Cijene su u ${currency}. Prazno polje: ta cijena ne postoji u toj tarifi.`;
}
export const table = 'Tarife i cijene';
export const none = 'Još nema tarifa. Dodajte prvu.';
export const noCategories = 'Još nema kategorija cijena, kao što je Odrasli. Cijena je treba.';

// Columns

export const rate = 'Tarifa';
export const pricing = 'Cijena je';
export const pricings = { person: 'po osobi', group: 'po grupi' } as const;
export const least = 'Najmanja grupa';
export const most = 'Najveća grupa';
export const isDefault = 'Zadana';
export const order = 'Redoslijed';
/** A cell, for screen readers. */
export function cell(column: string, rateTitle: string): string {
  return `${column}, ${rateTitle}`;
}
export const newRate = 'Nova tarifa';
export const newRateDefault = 'Prvo spremite tarifu';

// Limits of one price

export const limits = 'Granice i mjesta za svaku cijenu';
export const atLeast = 'Najmanje';
export const atMost = 'Najviše';
export const takes = 'Zauzima';
export const taken = { size: 'onoliko mjesta koliko je osoba', none: 'nijedno mjesto', all: 'cijeli polazak' } as const;

export const addRate = 'Dodaj tarifu';
export const addCategory = 'Dodaj cijenu za';
export const choose = 'Odaberite kategoriju';
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
