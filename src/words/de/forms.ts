// Booking questions

/** One person of a group, counted from 1. */
export function questionPersonOf(title: string, number: number): string {
  return `${title}, Person ${number}`;
}

// Problems

/** The message if no field has one. */
export const notTaken = 'Etwas wurde nicht angenommen. Bitte prüfen Sie Ihre Angaben und versuchen Sie es erneut.';
