export function addLine(title: string): string {
  return `Dodavanje: „${title}“`;
}

export function changeLine(title: string): string {
  return `Promjena: „${title}“`;
}

/** @param title  undefined where nobody knows it any more */
export function dropLine(title: string | undefined): string {
  return title === undefined ? 'Uklanjanje doživljaja' : `Uklanjanje: „${title}“`;
}

export const dropCart = 'Pražnjenje košarice';
export const createOrder = 'Slanje narudžbe';
export function applyCode(code: string): string {
  return `Primjena koda „${code}“`;
}

export const removeCode = 'Uklanjanje koda';
export const holdLonger = 'Dulje čuvanje mjesta';
export const saveNote = 'Spremanje vaše napomene';
export const saveContact = 'Spremanje vaših podataka za kontakt';
