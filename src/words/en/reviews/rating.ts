// Stars, on cards and in the page
export const average = (value: number): string => value.toFixed(1);
/** Stands after the average, for screen readers. */
export const ofFive = ' of 5 stars';
/** Stands after the count of reviews. */
export const reviews = (count: number): string => (count === 1 ? ' review' : ' reviews');
