// Stars of one review
export const starsOf = (rating: number): string => `${rating} of 5 stars`;
