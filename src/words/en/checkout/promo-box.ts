export const label = 'Code';
export const placeholder = 'Enter code';
export const apply = 'Apply code';
export const remove = 'Remove code';
export const missing = 'Please enter a code.';
export const removalSaved = 'The code will be taken away when you are back online.';

export function saved(code: string): string {
  return `“${code}” is saved on this device. It will be checked when you are back online.`;
}

export function noted(code: string): string {
  return `“${code}” is noted. It leaves the price as it is.`;
}

export function takesOff(code: string, amount: string): string {
  return `“${code}” takes ${amount} off.`;
}
