// The email that asks a guest for a review

export function subject(tour: string): string {
  return `Wie war es? ${tour}`;
}
export function opening(name: string, shop: string): string {
  return `${name === '' ? 'Guten Tag' : `Hallo ${name}`},\nschön, dass Sie dabei waren. Wie war es? Ihre Bewertung hilft anderen Reisenden bei der Wahl und ${shop}, noch besser zu werden. Sie dauert eine Minute.`;
}
/** From one star to five. */
export const grades = ['Schlecht', 'Ausbaufähig', 'Gut', 'Sehr gut', 'Ausgezeichnet'] as const;
export const closing = 'Tippen Sie an, was passt. Veröffentlicht wird erst, wenn Sie „Veröffentlichen“ drücken.';
export const why = 'Wir fragen einmal je Tour, und nur Gäste, die dabei waren.';
