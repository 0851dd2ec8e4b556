export const label = 'Kod';
export const placeholder = 'Unesite kod';
export const apply = 'Primijeni kod';
export const remove = 'Ukloni kod';
export const missing = 'Unesite kod.';
export const removalSaved = 'Kod uklanjamo kad ponovno budete na mreži.';

export function saved(code: string): string {
  return `„${code}“ je spremljen na ovom uređaju. Provjeravamo ga kad ponovno budete na mreži.`;
}

export function noted(code: string): string {
  return `„${code}“ je zabilježen. Cijena ostaje ista.`;
}

export function takesOff(code: string, amount: string): string {
  return `„${code}“ umanjuje cijenu za ${amount}.`;
}
