export const date = 'Datum';
export const nothingOpen = 'Trenutačno nijedan dan nije u prodaji. Pogledajte opet uskoro ili odaberite nešto drugo.';
export const allExperiences = 'Svi doživljaji';
export const few = 'još malo mjesta';
export const full = 'rasprodano';
export const closed = 'ne održava se';

export function asOf(instant: string): string {
  return `Dani prema stanju: ${instant}. Mjesta provjeravamo kad ponovno budete na mreži.`;
}

/** Of a day, after what it says of its places. */
export function from(price: string): string {
  return `od ${price}`;
}
