// Stars of one review

export function starsOf(rating: number): string {
  return `${rating} of 5 stars`;
}
