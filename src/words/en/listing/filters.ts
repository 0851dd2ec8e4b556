export const label = 'Filter experiences';
export const title = 'Filters';
export const close = 'Close';
export const category = 'Category';
export const allCategories = 'All categories';
export const subcategory = 'Subcategory';
export const allSubcategories = 'All subcategories';
export const interest = 'Interest';
export const allInterests = 'All interests';
export const from = 'Available from';
export const to = 'Available to';
export const clear = 'Clear all';
export const show = 'Show experiences';

export function showSome(count: number): string {
  return `Show ${count} ${count === 1 ? 'experience' : 'experiences'}`;
}
