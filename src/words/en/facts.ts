// Duration
export const notSet = 'Duration not set';
/** Stands before the last of several parts: '1 day, 2 hours and 30 minutes'. */
export const and = ' and ';
/** '1 hour', '3 hours' */
export const counted = (count: number, unit: 'day' | 'hour' | 'minute'): string => (count === 1 ? `1 ${unit}` : `${count} ${unit}s`);

// Cancellation
export const fullyRefundable = 'Fully refundable';
/** @param cutoff  as the seller wrote it: '24 hours before start' */
export const fullyRefundableUpTo = (cutoff: string): string => `${fullyRefundable} up to ${cutoff}`;
export const tooLateToCancel = 'Too late to cancel for free';

// Prices
export const free = 'Free';
/** Stands before a price that may be higher. */
export const leadFrom = 'from';
export const perPerson = 'per person';
/** @param people  people in the largest group; null for any number */
export const perGroup = (people: number | null): string => (people === null ? 'per group' : `per group up to ${people}`);
export const forParty = (people: number): string => (people === 1 ? 'for 1 person' : `for ${people} people`);
