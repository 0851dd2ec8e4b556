import { plural } from '../plural.ts';

export const label = 'Filtriranje doživljaja';
export const title = 'Filtri';
export const close = 'Zatvori';
export const category = 'Kategorija';
export const allCategories = 'Sve';
export const subcategory = 'Potkategorija';
export const allSubcategories = 'Sve';
export const interest = 'Interes';
export const allInterests = 'Svi';
export const from = 'Dostupno od';
export const to = 'Dostupno do';
export const clear = 'Očisti';
export const show = 'Prikaži doživljaje';

export function showSome(count: number): string {
  return `Prikaži ${count} ${plural(count, 'doživljaj', 'doživljaja', 'doživljaja')}`;
}
