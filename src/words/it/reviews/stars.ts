// Stars of one review

export function starsOf(rating: number): string {
  return `${rating} ${rating === 1 ? 'stella' : 'stelle'} su 5`;
}
