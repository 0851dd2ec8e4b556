import { exactMinor, type Minor } from './money.ts';

/**
 * A number of 0 or more as somebody types it, with a comma or a point, as a decimal: `50,25` and `50.25` → '50.25'. Where both stand there, the last one
 * parts the decimals, and the others groups of three digits: `1.234,50` → '1234.50'. Null for any other text.
 */
export function typedDecimal(text: string): string | null {
  const number = text.replaceAll(/\s/g, '');
  if (/^\d{1,12}([.,]\d*)?$/.test(number)) return number.replace(',', '.');
  if (/^\d{1,3}(\.\d{3})+,\d*$/.test(number)) return number.replaceAll('.', '').replace(',', '.');
  return /^\d{1,3}(,\d{3})+\.\d*$/.test(number) ? number.replaceAll(',', '') : null;
}

/** The same as an amount. Null for a text that is no amount of 0 or more in the currency. */
export function typedAmount(text: string, currency: string): Minor | null {
  const decimal = typedDecimal(text);
  return decimal === null ? null : exactMinor(decimal, currency);
}

/** A decimal as it stands in a field: '37.95' → '37,95', as amounts are written everywhere. */
export function asTyped(decimal: string): string {
  return decimal.replace('.', ',');
}
