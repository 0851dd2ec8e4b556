export const title = 'Startzeit';
export const dateFirst = 'Wählen Sie zuerst ein Datum.';
export const nothingStarts = 'An diesem Tag beginnt nichts. Wählen Sie ein anderes Datum.';
export const unchecked = 'Wie viele Plätze noch frei sind, wird geprüft, sobald der Shop erreichbar ist.';

export function startsOn(date: string): string {
  return `Startzeit: ${date}`;
}
