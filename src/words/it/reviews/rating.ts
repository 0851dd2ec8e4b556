// Stars, on cards and in the page

export function average(value: number): string {
  return value.toFixed(1).replace('.', ',');
}
/** After the average, for those who listen. */
export const ofFive = ' stelle su 5';
/** After their number. */
export function reviews(count: number): string {
  return count === 1 ? ' recensione' : ' recensioni';
}
