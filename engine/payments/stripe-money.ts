import { exponent } from '#domain/money/currency-decimals.ts';

/**
 * An amount in Stripe's units: mostly the same minor units, but some currencies have other decimals at Stripe.
 *
 * @param amount  minor units of ISO 4217
 * @throws RangeError for a fraction of Stripe's unit; with three decimals the last must be 0
 */
export function toStripe(amount: number, currency: string): number {
  const units = amount * 10 ** (decimalsOf(currency) - exponent(currency));
  if (!Number.isInteger(units) || (decimalsOf(currency) === 3 && units % 10 !== 0))
    throw new RangeError(`Stripe takes no ${currency} to the last decimal`);
  return units;
}

/** An amount in Stripe's units, converted to minor units of ISO 4217. */
export function fromStripe(units: number, currency: string): number {
  return Math.round(units / 10 ** (decimalsOf(currency) - exponent(currency)));
}

/** The step of the amounts that Stripe charges, in minor units of ISO 4217 (P11). */
export function stepOfStripe(currency: string): number {
  return decimalsOf(currency) === 3 ? 10 : 10 ** Math.max(0, exponent(currency) - decimalsOf(currency));
}

function decimalsOf(currency: string): number {
  return WITHOUT_DECIMALS.has(currency) ? 0 : THREE_DECIMALS.has(currency) ? 3 : 2;
}

/** Currencies on Stripe's list. ISK and UGX are not on it, for compatibility. Forints and Taiwan dollars have cents at Stripe until the payout. */
const WITHOUT_DECIMALS = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const THREE_DECIMALS = new Set('BHD JOD KWD OMR TND'.split(' '));
