// Booking questions

/** One person of a group, counted from 1. */
export function questionPersonOf(title: string, number: number): string {
  return `${title}, persona ${number}`;
}

// Problems

/** The message if no field has one. */
export const notTaken = 'Qualcosa non è stato accettato. Controlla i tuoi dati e riprova.';
