export const starsOf = (rating: number): string => `${rating} od 5 zvjezdica`;
