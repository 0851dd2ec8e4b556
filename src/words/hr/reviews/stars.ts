// Stars of one review

export function starsOf(rating: number): string {
  return `${rating} od 5 zvjezdica`;
}
