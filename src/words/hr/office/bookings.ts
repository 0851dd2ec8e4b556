import { plural } from '../plural.ts';

export const search = 'Ime, broj, e-pošta, telefon ili vaučer';
export const searchHint = 'Dovoljan je početak.';
export const keyHint = 'Tipka / vodi na pretragu.';
export const loading = 'Pretraživanje …';
export const filters = 'Filtri';
export const filtersInUse = (count: number): string => (count === 0 ? filters : `Filtri (${count})`);
export const clearFilters = 'Ukloni filtre';
export const status = 'Stanje';
export const payment = 'Plaćanje';
export const tour = 'Izlet';
export const store = 'Trgovina';
export const dateFrom = 'Izlet od';
export const dateTo = 'Izlet do';
export const all = 'Sve';
export const statuses = { pending: 'Na čekanju', confirmed: 'Potvrđeno', completed: 'Završeno', expired: 'Isteklo', cancelled: 'Otkazano' } as const;
export const payments = {
  unpaid: 'Nije plaćeno',
  partially_paid: 'Djelomično plaćeno',
  paid: 'Plaćeno',
  partially_refunded: 'Djelomično vraćeno',
  refunded: 'Vraćeno',
  failed: 'Plaćanje nije uspjelo',
  not_required: 'Besplatno',
} as const;
export const results = 'Pronađene rezervacije';
export const count = (found: number): string => `${found} ${plural(found, 'rezervacija', 'rezervacije', 'rezervacija')}`;
export const firstOf = (shown: number): string => `Najnovijih ${shown}`;
export const more = 'Prikaži više';
export const loadingMore = 'Učitavanje dodatnih rezervacija …';
export const people = (number: number): string => `${number} ${plural(number, 'gost', 'gosta', 'gostiju')}`;
export const otherLines = (number: number): string => `i još ${number} ${plural(number, 'izlet', 'izleta', 'izleta')}`;
export const due = (amount: string): string => `za naplatu ${amount}`;
export const noneYet = 'Još nema rezervacija. Ovdje se pojavljuju rezervacije iz trgovine i prodaja na šalteru.';
export const noneFound = 'Nijedna rezervacija ne odgovara. Provjerite pravopis, upišite samo početak riječi ili uklonite filtre.';
