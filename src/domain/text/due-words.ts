import * as words from '#words/orders.ts';
import type { Order } from '../contract/orders.ts';
import { formatMoney } from '../money/format-money.ts';
import { formatDate } from './format.ts';

/** 'Due by Tue, 8 Dec 2026'; null where nothing is due, or nobody has said when. */
export function dueByText({ due, due_by }: Pick<Order, 'due' | 'due_by'>): string | null {
  return due_by && Number(due.amount) > 0 ? words.dueBy(formatDate(due_by)) : null;
}

/** '64,00 € due by Tue, 8 Dec 2026' */
export function dueText({ due, due_by }: Pick<Order, 'due' | 'due_by'>): string {
  const amount = formatMoney(due.amount, due.currency);
  return due_by ? words.amountDueBy(amount, formatDate(due_by)) : words.amountDue(amount);
}
