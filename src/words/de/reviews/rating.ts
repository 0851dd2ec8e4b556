// Stars, on cards and in the page

export function average(value: number): string {
  return value.toFixed(1).replace('.', ',');
}
export function ratingOf(value: string, count: number): string {
  return `${value} von 5 Sternen, ${count === 1 ? '1 Bewertung' : `${count} Bewertungen`}`;
}
export function starsOf(rating: number): string {
  return `${rating} von 5 Sternen`;
}
