import type { Order } from '../contract/orders.ts';
import { exactMinor, toDecimal } from './money.ts';

/** What is left of an amount that is due once a part of it is paid; null where nothing is. Both are decimal strings of one currency. */
export function leftAfter(due: Order['due'], { amount }: { readonly amount: string }): string | null {
  const left = (exactMinor(due.amount, due.currency) ?? 0) - (exactMinor(amount, due.currency) ?? 0);
  return left > 0 ? toDecimal(left, due.currency) : null;
}

/** All that came in for an order, and what of it went back; `back` is null where nothing did. */
export function moneyOf({ paid, refunded }: Pick<Order, 'paid' | 'refunded'>): { came: string; back: string | null } {
  const { currency } = paid;
  const back = refunded ? (exactMinor(refunded.amount, currency) ?? 0) : 0;
  if (back === 0) return { came: paid.amount, back: null };
  return {
    came: toDecimal((exactMinor(paid.amount, currency) ?? 0) + back, currency),
    back: toDecimal(back, currency),
  };
}
