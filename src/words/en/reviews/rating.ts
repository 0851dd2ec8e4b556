// Stars, on cards and in the page

export function average(value: number): string {
  return value.toFixed(1);
}
/** Stands after the average, for screen readers. */
export const ofFive = ' of 5 stars';
/** Stands after the count of reviews. */
export function reviews(count: number): string {
  return count === 1 ? ' review' : ' reviews';
}
