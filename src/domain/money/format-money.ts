import { exponent } from './currency-decimals.ts';

/**
 * Money for people (F1), in Croatian form: `12,50 €`, `−3,00 €`. It does not depend on the runtime's Intl, so that the engine's markup and the page's
 * agree.
 */
export function formatMoney(amount: string | number | null | undefined, currency: string | null | undefined): string {
  const value = typeof amount === 'string' && amount.trim() !== '' ? Number(amount) : amount;
  if (typeof value !== 'number' || !Number.isFinite(value)) return '<missing value>';
  const common = currency ? inCommon(String(amount), currency) : null;
  if (common) return common;
  const format = currency ? formatOf(currency) : null;
  if (!format) return '<missing currency>';
  return format.format(value).replace(/\s/g, '\u00A0').replace('-', '\u2212');
}

/**
 * The same result as `Intl`, whose first use takes milliseconds, for the currencies of most shops; null for other currencies and for amounts that
 * need rounding.
 */
function inCommon(amount: string, currency: string): string | null {
  const symbol = COMMON[currency];
  const parts = symbol && /^\s*(-?)0*(\d{1,12})(?:\.(\d\d?))?\s*$/.exec(amount);
  if (!parts) return null;
  const [, minus, whole = '', fraction = ''] = parts;
  return `${minus && '\u2212'}${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${fraction.padEnd(2, '0')}\u00A0${symbol}`;
}

const COMMON: Readonly<Record<string, string>> = { CHF: 'CHF', EUR: '€', GBP: '£', USD: '$' };

/** A formatter takes ten times as long to make as to use. Null for an invalid currency. */
const formats = new Map<string, Intl.NumberFormat | null>();

function formatOf(currency: string): Intl.NumberFormat | null {
  if (!formats.has(currency))
    formats.set(currency, newFormat(currency, 'narrowSymbol') ?? newFormat(currency, 'symbol'));
  return formats.get(currency) ?? null;
}

/** Null if the runtime has no narrow symbols, or the currency is invalid. */
function newFormat(currency: string, currencyDisplay: 'narrowSymbol' | 'symbol'): Intl.NumberFormat | null {
  const decimals = exponent(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  try {
    return new Intl.NumberFormat('hr-HR', { style: 'currency', currency, currencyDisplay, ...digits });
  } catch {
    return null;
  }
}
