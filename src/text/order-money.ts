import type { Order } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { exactMinor, toDecimal } from '#domain/money/money.ts';
import * as words from '#words/orders.ts';
import { formatDate } from './format.ts';

/** The rest of an amount due after a part of it is paid; null without a rest. Both are decimal strings of one currency. */
export function leftAfter(due: Order['due'], { amount }: { readonly amount: string }): string | null {
  const left = (exactMinor(due.amount, due.currency) ?? 0) - (exactMinor(amount, due.currency) ?? 0);
  return left > 0 ? toDecimal(left, due.currency) : null;
}

/** All money paid for an order, and the part that was refunded; `back` is null without a refund. */
export function moneyOf({ paid, refunded }: Pick<Order, 'paid' | 'refunded'>): { came: string; back: string | null } {
  const { currency } = paid;
  const back = refunded ? (exactMinor(refunded.amount, currency) ?? 0) : 0;
  if (back === 0) return { came: paid.amount, back: null };
  return {
    came: toDecimal((exactMinor(paid.amount, currency) ?? 0) + back, currency),
    back: toDecimal(back, currency),
  };
}

/** 'Due by Tue, 8 Dec 2026'; null if nothing is due, or the day is not known. */
export function dueByText({ due, due_by }: Pick<Order, 'due' | 'due_by'>): string | null {
  return due_by && Number(due.amount) > 0 ? words.dueBy(formatDate(due_by)) : null;
}

/** The amount due, with its day if it is known: '64,00 € due by Tue, 8 Dec 2026'. */
export function dueText({ due, due_by }: Pick<Order, 'due' | 'due_by'>): string {
  const amount = formatMoney(due.amount, due.currency);
  return due_by ? words.amountDueBy(amount, formatDate(due_by)) : words.amountDue(amount);
}
