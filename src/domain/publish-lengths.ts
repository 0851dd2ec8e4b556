/** The least number of characters that a tour's texts need before it is published (A10), by field. */
export const publishLengths = { title: 3, short_description: 50, highlights: 20 } as const;
