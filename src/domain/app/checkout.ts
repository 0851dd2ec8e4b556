/** Steps of the checkout: 0 the cart, 1 contact info, 2 payment. */
export type Step = 0 | 1 | 2;

/**
 * Reads `?step=` (K2). No step at all is the cart; anything but 0, 1 or 2 is the cart too, and `rejected`: whoever shows it
 * logs INVALID_STEP.
 */
export function parseStep(value: string | null): { step: Step; rejected: boolean } {
  if (value === null) return { step: 0, rejected: false };
  if (value === '0' || value === '1' || value === '2') return { step: Number(value) as Step, rejected: false };
  return { step: 0, rejected: true };
}

export const INVALID_STEP = 'Invalid checkout editor step given.';
