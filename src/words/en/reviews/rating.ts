// Stars, on cards and in the page

export function average(value: number): string {
  return value.toFixed(1);
}
/** After the average, for those who listen. */
export const ofFive = ' of 5 stars';
/** After their number. */
export function reviews(count: number): string {
  return count === 1 ? ' review' : ' reviews';
}
