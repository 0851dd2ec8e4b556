/** One of a group, counted from 1. */
export function personOf(title: string, number: number): string {
  return `${title}, Person ${number}`;
}

export const unanswered = 'Bitte beantworten Sie diese Frage.';
export const noNumber = 'Bitte geben Sie eine Zahl ein.';
export const noDate = 'Bitte geben Sie ein Datum ein.';
export const noChoice = 'Bitte wählen Sie eine der Antworten.';
export const noBoolean = 'Bitte antworten Sie mit Ja oder Nein.';
export const tooLong = 'Höchstens 1000 Zeichen sind möglich.';
