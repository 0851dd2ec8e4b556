import { type Reason, reason } from '../contract/problems.ts';
import { exponent } from './currency-decimals.ts';
import { exactMinor, type Minor } from './money.ts';

/**
 * A typed number of 0 or more, with a comma or a point, as a decimal: `50,25` and `50.25` → '50.25', `1.234,50` → '1234.50'. Three digits after a
 * single mark are thousands if the number has no decimals (`places` 0), decimals if it has three, and unclear otherwise: `1.200`.
 *
 * @param places  the most decimals
 * @returns null for any other text
 */
export function typedDecimal(text: string, places: number): string | null {
  const number = text.replaceAll(/[\s'’]/g, '');
  const [, plain, decimals = ''] = /^(\d{1,12})(?:[.,](\d*))?$/.exec(number) ?? [];
  if (plain !== undefined && decimals.length <= places) return withFraction(plain, decimals);
  const [, groups = '', mark = '', fraction] =
    /^([1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3}){0,3})(?:(?!\2)[.,](\d*))?$/.exec(number) ?? [];
  const isThousands = fraction !== undefined || places === 0 || groups.split(mark).length > 2;
  return groups !== '' && isThousands && (fraction ?? '').length <= places
    ? withFraction(groups.replaceAll(mark, ''), fraction)
    : null;
}

function withFraction(whole: string, fraction = ''): string {
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** A typed text as an amount; null if it is not an amount of 0 or more in the currency. */
export function typedAmount(text: string, currency: string): Minor | null {
  const decimal = typedDecimal(text, exponent(currency));
  return decimal === null ? null : exactMinor(decimal, currency);
}

/** A typed amount in the form for the engine. In any other text, a comma becomes a point, and the engine reports the problem. */
export function amountToSend(text: string, places: number): string {
  return typedDecimal(text, places) ?? text.trim().replace(',', '.');
}

/** The reason why a text is not an amount; null for an amount. */
export function amountTextProblem(text: string, currency: string): Reason | null {
  if (typedAmount(text, currency) !== null) return null;
  const typed = text.trim();
  if (typed === '') return reason('required_to_pay');
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(typed)) return reason('amount_unclear');
  return /^\d+[.,]\d+$/.test(typed)
    ? reason('amount_too_fine', { places: exponent(currency) })
    : reason('amount_not_a_number');
}

/** A decimal as a field shows it: '37.95' → '37,95', the form of amounts everywhere. */
export function asTyped(decimal: string): string {
  return decimal.replace('.', ',');
}
