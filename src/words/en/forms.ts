// Booking questions
/** One person of a group, counted from 1. */
export const questionPersonOf = (title: string, number: number): string => `${title}, person ${number}`;

// Problems
/** The message if no field has one. */
export const notTaken = 'Something wasn’t accepted. Please check your details and try again.';
