export const label = 'Aktionscode';
export const placeholder = 'Code eingeben';
export const apply = 'Einlösen';
export const remove = 'Code entfernen';
export const missing = 'Bitte geben Sie einen Code ein.';
export const removalSaved = 'Der Code wird entfernt, sobald Sie wieder online sind.';

export function saved(code: string): string {
  return `„${code}“ ist auf diesem Gerät gespeichert. Der Code wird geprüft, sobald Sie wieder online sind.`;
}

export function noted(code: string): string {
  return `„${code}“ ist vermerkt. Der Preis bleibt, wie er ist.`;
}

export function takesOff(code: string, amount: string): string {
  return `„${code}“ senkt den Preis um ${amount}.`;
}
