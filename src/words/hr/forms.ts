// Booking questions

/** One person of a group, counted from 1. */
export function questionPersonOf(title: string, number: number): string {
  return `${title}, ${number}. osoba`;
}

// Problems

/** The message if no field has one. */
export const notTaken = 'Nešto nije prihvaćeno. Provjerite podatke i pokušajte ponovno.';
