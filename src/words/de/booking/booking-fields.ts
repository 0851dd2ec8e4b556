export const date = 'Datum';
export const nothingOpen =
  'Zurzeit ist kein Tag buchbar. Schauen Sie bald wieder vorbei oder wählen Sie etwas anderes.';
export const allExperiences = 'Alle Erlebnisse ansehen';
export const few = 'nur noch wenige Plätze';
export const full = 'ausgebucht';
export const closed = 'findet nicht statt';

export function asOf(instant: string): string {
  return `Stand der Tage: ${instant}. Die Plätze werden geprüft, sobald Sie wieder online sind.`;
}

/** Of a day, after what it says of its places. */
export function from(price: string): string {
  return `ab ${price}`;
}
