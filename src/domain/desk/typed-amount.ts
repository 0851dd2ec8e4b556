import { exactMinor, type Minor } from '../money/money.ts';

/** An amount as somebody types it, with a comma or a point: `20`, `20,5` or `20.50`. Null for a text that is no amount of 0 or more in the currency. */
export function typedAmount(text: string, currency: string): Minor | null {
  const value = exactMinor(text.trim().replace(',', '.'), currency);
  return value === null || value < 0 ? null : value;
}
