import { exponent } from './currency-decimals.ts';

/** An amount in a currency's smallest unit, a safe integer: cents, yen, fils. */
export type Minor = number;

/** Minor units of a decimal string, `'12.5'` EUR → 1250 (F6). @throws RangeError for other texts and for too many decimals */
export function minor(decimal: string, currency: string): Minor {
  const value = exactMinor(decimal.replace(/(\.\d*?)0+$/, '$1'), currency);
  if (value === null) throw new RangeError(`${currency} '${decimal}'`);
  return value;
}

/**
 * The same as `minor`, but null for more decimals than the currency has: `'0.005'` EUR, `'1.5'` JPY, and `'1.200'` EUR, which may mean twelve
 * hundred. For amounts in a request.
 */
export function exactMinor(decimal: string, currency: string): Minor | null {
  const parts = /^([-+]?)(\d+)(?:\.(\d*))?$/.exec(decimal);
  if (!parts) return null;
  const places = exponent(currency);
  const [, sign, whole = '', fraction = ''] = parts;
  if (fraction.length > places) return null;
  const value = Number(whole + fraction.padEnd(places, '0'));
  if (!Number.isSafeInteger(value)) return null;
  return sign === '-' && value !== 0 ? -value : value;
}

/** The decimal string for requests and answers, with all the currency's decimals: 1250 EUR → `'12.50'`. @throws RangeError for no whole number */
export function toDecimal(amount: Minor, currency: string): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} minor units of ${currency}`);
  const places = exponent(currency);
  const digits = String(Math.abs(amount)).padStart(places + 1, '0');
  const sign = amount < 0 ? '-' : '';
  if (places === 0) return sign + digits;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** `basisPoints` hundredths of a percent of an amount of at least 0, halves rounded up (F6). */
export function roundShare(gross: Minor, basisPoints: number): Minor {
  return proportion(gross, basisPoints, 10_000);
}

/** `amount × part ÷ whole`, all at least 0, halves rounded up. The result is exact even if the product is not a safe integer. */
export function proportion(amount: Minor, part: number, whole: number): Minor {
  const [doubled, divisor] = [2n * BigInt(amount) * BigInt(part), 2n * BigInt(whole)];
  return Number((doubled + BigInt(whole)) / divisor);
}

/** The deposit of a line with that price (F6), halves rounded up; null percent: the whole price. @throws RangeError outside 0 to 100 */
export function depositFor(gross: Minor, percent: number | null): Minor {
  if (percent === null) return gross;
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`percent ${percent}`);
  return roundShare(gross, Math.round(percent * 100));
}

/** The smallest step of card amounts in a currency, in its minor units. Providers refuse a third decimal, and cents of an ariary. */
export function cardStep(currency: string): Minor {
  if (currency === 'MGA') return 100;
  return exponent(currency) === 3 ? 10 : 1;
}

/** An amount that cards can pay: rounded up to the next step, but at most the largest such amount within `most`. */
export function cardAmount(amount: Minor, currency: string, most: Minor = Number.MAX_SAFE_INTEGER): Minor {
  const step = cardStep(currency);
  return Math.min(Math.ceil(amount / step) * step, wholeSteps(most, currency));
}

export function wholeSteps(amount: Minor, currency: string): Minor {
  const step = cardStep(currency);
  return Math.floor(amount / step) * step;
}

/** The least amount that cards can pay in a currency, in its minor units (P11). */
export function cardLeast(currency: string): Minor {
  const decimals = exponent(currency);
  const known = LEAST[currency];
  const least = known === undefined ? 5 * 10 ** Math.max(1, decimals - 1) : Math.round(known * 10 ** decimals);
  return Math.max(least, cardStep(currency));
}

/** In whole units, by Stripe's list. The least in other currencies is 0.50. */
const LEAST: Readonly<Record<string, number>> = {
  AED: 2,
  BGN: 1,
  CZK: 15,
  DKK: 2.5,
  GBP: 0.3,
  HKD: 4,
  HUF: 175,
  JPY: 50,
  MXN: 10,
  MYR: 2,
  NOK: 3,
  PLN: 2,
  RON: 2,
  SEK: 3,
  THB: 10,
};
