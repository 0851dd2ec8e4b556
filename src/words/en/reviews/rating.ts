// Stars, on cards and in the page

export function average(value: number): string {
  return value.toFixed(1);
}
export function ratingOf(value: string, count: number): string {
  return `${value} of 5 stars, ${count === 1 ? '1 review' : `${count} reviews`}`;
}
export function starsOf(rating: number): string {
  return `${rating} of 5 stars`;
}
