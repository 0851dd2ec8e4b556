export const title = 'Fragen';

/** A sentence, followed by one of the two others. */
export const why = 'Damit Ihre Gastgeber alles vorbereiten können.';
export const someNeeded = 'Was mit * gekennzeichnet ist, wird vor der Zahlung gebraucht.';
export const noneNeeded = 'Sie dürfen auslassen, was Sie möchten.';

export function about(experience: string): string {
  return `Fragen: ${experience}`;
}
