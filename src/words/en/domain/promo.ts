/** Said of a code where the reason is not known. */
export const notApplied = 'This code could not be applied.';
export const tooMany = 'Too many codes have been tried. Please wait a quarter of an hour, or go on without one.';

export function unknown(code: string): string {
  return `There is no promo code '${code}'.`;
}

export function validFrom(code: string, date: string): string {
  return `The code ${code} is valid from ${date}.`;
}

export function validUntil(code: string, date: string): string {
  return `The code ${code} was valid until ${date}.`;
}

export function usedUp(code: string): string {
  return `The code ${code} has been used up.`;
}

export function usedByYou(code: string): string {
  return `You have used the code ${code} as often as it can be used.`;
}

export function notForThese(code: string): string {
  return `The code ${code} is not for what is in your cart.`;
}

export function forMore(code: string, least: string, missing: string): string {
  return `The code ${code} is for ${least} or more: ${missing} is missing.`;
}
