export const starsOf = (rating: number): string => `${rating} von 5 Sternen`;
