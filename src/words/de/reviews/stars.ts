// Stars of one review

export function starsOf(rating: number): string {
  return `${rating} von 5 Sternen`;
}
