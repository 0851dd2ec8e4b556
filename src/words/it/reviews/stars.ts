export const starsOf = (rating: number): string => `${rating} ${rating === 1 ? 'stella' : 'stelle'} su 5`;
