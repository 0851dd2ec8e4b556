/** Characters that texts of a tour need at least before it is published (A10), by their fields. */
export const publishLengths = { title: 3, short_description: 50, highlights: 20 } as const;
