export function heading(count: number, isFiltered: boolean): string {
  if (count === 0) return 'No experiences found';
  return `${count} ${count === 1 ? 'experience' : 'experiences'}${isFiltered ? ' found' : ''}`;
}

/** Before a price. */
export const from = 'from';

export const nothing = 'Nothing on offer fits all of that. Try other dates, or look at everything we have.';
export const clear = 'Clear the filters';
