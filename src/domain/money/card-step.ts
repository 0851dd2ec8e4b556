import { exponent } from './currency-decimals.ts';
import type { Minor } from './money.ts';

/**
 * The steps in which cards pay in a currency, in its minor units: providers take no last decimal of three, and no cents of an ariary, whose
 * smallest coin is a fifth.
 */
export function cardStep(currency: string): Minor {
  if (currency === 'MGA') return 100;
  return exponent(currency) === 3 ? 10 : 1;
}

/** An amount as cards can pay it: a step more rather than less of it, but no more than they can of `most`. */
export function cardAmount(amount: Minor, currency: string, most: Minor = Number.MAX_SAFE_INTEGER): Minor {
  const step = cardStep(currency);
  return Math.min(Math.ceil(amount / step) * step, wholeSteps(most, currency));
}

/** What of an amount cards can pay. */
export function wholeSteps(amount: Minor, currency: string): Minor {
  const step = cardStep(currency);
  return Math.floor(amount / step) * step;
}
