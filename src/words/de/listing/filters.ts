export const label = 'Erlebnisse filtern';
export const title = 'Filter';
export const close = 'Schließen';
export const category = 'Kategorie';
export const allCategories = 'Alle';
export const subcategory = 'Unterkategorie';
export const allSubcategories = 'Alle';
export const interest = 'Interesse';
export const allInterests = 'Alle';
export const from = 'Verfügbar ab';
export const to = 'Verfügbar bis';
export const clear = 'Löschen';
export const show = 'Erlebnisse zeigen';

export function showSome(count: number): string {
  return `${count} ${count === 1 ? 'Erlebnis' : 'Erlebnisse'} zeigen`;
}
