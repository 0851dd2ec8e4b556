export const subject = (tour: string): string => `Wie war es? ${tour}`;
export const heading = (name: string): string => (name === '' ? 'Wie war es?' : `Hallo ${name}, wie war es?`);
export const opening = (shop: string): string => `Schön, dass Sie dabei waren. Ihre Bewertung hilft anderen Reisenden bei der Wahl und ${shop}, noch besser zu werden. Sie dauert eine Minute.`;
export const grades = ['Schlecht', 'Ausbaufähig', 'Gut', 'Sehr gut', 'Ausgezeichnet'] as const;
export const closing = 'Tippen Sie an, was passt. Veröffentlicht wird erst, wenn Sie „Veröffentlichen“ drücken.';
export const why = 'Wir fragen einmal je Tour, und nur Gäste, die dabei waren.';
