// The email that asks a guest for a review

export function subject(tour: string): string {
  return `Wie war es? ${tour}`;
}
/** @param name  the first name; '' if it is not known */
export function heading(name: string): string {
  return name === '' ? 'Wie war es?' : `Hallo ${name}, wie war es?`;
}
export function opening(shop: string): string {
  return `Schön, dass Sie dabei waren. Ihre Bewertung hilft anderen Reisenden bei der Wahl und ${shop}, noch besser zu werden. Sie dauert eine Minute.`;
}
/** The grades from one star to five. */
export const grades = ['Schlecht', 'Ausbaufähig', 'Gut', 'Sehr gut', 'Ausgezeichnet'] as const;
export const closing = 'Tippen Sie an, was passt. Veröffentlicht wird erst, wenn Sie „Veröffentlichen“ drücken.';
export const why = 'Wir fragen einmal je Tour, und nur Gäste, die dabei waren.';
