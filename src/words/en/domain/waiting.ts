export function addLine(title: string): string {
  return `Add “${title}”`;
}

export function changeLine(title: string): string {
  return `Change “${title}”`;
}

/** @param title  undefined where nobody knows it any more */
export function dropLine(title: string | undefined): string {
  return `Remove ${title === undefined ? 'an experience' : `“${title}”`}`;
}

export const dropCart = 'Empty the cart';
export const createOrder = 'Place the order';
export function applyCode(code: string): string {
  return `Apply the code “${code}”`;
}

export const removeCode = 'Take the code away';
export const holdLonger = 'Hold the places for longer';
export const saveNote = 'Save your note';
export const saveContact = 'Save your contact details';
