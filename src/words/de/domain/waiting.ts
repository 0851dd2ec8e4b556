export function addLine(title: string): string {
  return `„${title}“ hinzufügen`;
}

export function changeLine(title: string): string {
  return `„${title}“ ändern`;
}

/** @param title  undefined where nobody knows it any more */
export function dropLine(title: string | undefined): string {
  return `${title === undefined ? 'Ein Erlebnis' : `„${title}“`} entfernen`;
}

export const dropCart = 'Warenkorb leeren';
export const createOrder = 'Bestellung aufgeben';
export function applyCode(code: string): string {
  return `Code „${code}“ einlösen`;
}

export const removeCode = 'Code entfernen';
export const holdLonger = 'Plätze länger reservieren';
export const saveNote = 'Ihre Anmerkung speichern';
export const saveContact = 'Ihre Kontaktdaten speichern';
