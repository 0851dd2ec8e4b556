import { type Reason, reason } from './problems.ts';

/** A decimal as its text has it: `digits` × 10 to the power of `exponent`. */
interface Decimal {
  readonly isNegative: boolean;
  /** Without leading zeros. */
  readonly digits: string;
  readonly exponent: number;
}

/** The problem of a decimal; null without one. */
export function decimalProblem(text: string, digits: number, places: number): Reason | null {
  if (text.length > LONGEST) return reason('number_too_long');
  const decimal = read(text);
  if (!decimal) return reason('not_a_number');
  const after = Math.max(0, -decimal.exponent);
  const before = Math.max(0, decimal.digits.length + decimal.exponent);
  if (before + after > digits) return reason('too_many_digits', { digits });
  if (after > places) return reason('too_many_decimals', { places });
  const most = digits - places;
  return before > most ? reason('too_many_whole_digits', { digits: most }) : null;
}

/** The same decimal without plus sign, leading zeros or exponent: `+01.5e1` → `15`. Only for a decimal without a problem. */
export function plainDecimal(text: string): string {
  const decimal = read(text);
  if (!decimal) return text;
  const { isNegative, digits, exponent } = decimal;
  const sign = isNegative ? '-' : '';
  if (exponent >= 0) return sign + digits + '0'.repeat(exponent);
  const padded = digits.padStart(1 - exponent, '0');
  return `${sign}${padded.slice(0, exponent)}.${padded.slice(exponent)}`;
}

/** The longest accepted text, so that a caller cannot cost the engine time with a huge one. */
export const LONGEST = 1000;

function read(text: string): Decimal | null {
  const parts = /^([-+]?)(\d*)(?:\.(\d*))?(?:e([-+]?\d{1,6}))?$/i.exec(text);
  if (!parts) return null;
  const [, sign, whole = '', fraction = '', power = '0'] = parts;
  const digits = whole + fraction;
  if (digits === '') return null;
  return {
    isNegative: sign === '-',
    digits: digits.replace(/^0+(?=\d)/, ''),
    exponent: Number(power) - fraction.length,
  };
}
