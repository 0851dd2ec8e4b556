import { hash } from 'node:crypto';
import type { KnownEntry } from '#domain/contract/desk.ts';
import { CASH } from '#domain/desk/drawer.ts';
import { orderNumberOf } from '#domain/desk/log.ts';
import { exactMinor, type Minor } from '#domain/money/money.ts';
import type { Transaction } from '../database/database.ts';
import type { OrderRow } from '../database/tables.ts';
import { bookManualPayment } from '../orders/model/book-manual.ts';
import { type Clock, lockOrder, storeOf } from '../orders/model/queries.ts';
import { userOf } from './book-sale.ts';
import { type ConflictReason, EntryConflict, momentOf } from './conflict.ts';

/**
 * Books a payment that staff took at a desk (T9): the whole amount, because the cash is in the drawer. A payment for an order that does not exist
 * yet waits for the order. With `of` it stands for a payment whose way was entered wrongly, of which the guest was told.
 *
 * @returns a conflict to show to staff; null without one
 * @throws EntryConflict if the payment cannot be booked; Refused if the order's places are taken
 */
export async function bookDeskPayment(
  tx: Transaction,
  entry: KnownEntry,
  account_id: number,
  { now }: Clock,
): Promise<ConflictReason | null> {
  const { id, type = CASH, who, device, of } = entry;
  const { order, amount } = await lockOrderOfEntry(tx, entry, account_id);
  if (order.status === 'cancelled') throw new EntryConflict('order_cancelled');
  // Two devices may have booked the same money. More than twice the price is a typing error.
  const most = 2 * Math.max(order.total, order.subtotal);
  if (order.paid - order.refunded + amount > most) throw new EntryConflict('wrong_amount');
  const { order: booked } = await bookManualPayment(tx, order, {
    amount,
    type_id: type,
    note: [who, device.name].filter(Boolean).join(', '),
    by: null,
    actor: { user_id: await userOf(tx, device.id), name: who },
    taken_at: momentOf(entry, now),
    isKnown: of !== undefined,
    now,
    newId: () => deskPaymentId(account_id, id),
  });
  return booked.paid - booked.refunded > booked.total ? 'overpaid' : null;
}

/** The locked order of an entry about money, and the amount. @throws EntryConflict */
export async function lockOrderOfEntry(
  tx: Transaction,
  { line = '', amount: stated = '', currency }: KnownEntry,
  account_id: number,
): Promise<{ order: OrderRow; amount: Minor }> {
  const known = await tx.selectFrom('orders').select('id').where('number', '=', orderNumberOf(line)).executeTakeFirst();
  if (!known) throw new EntryConflict('no_order');
  const order = await lockOrder(tx, known.id);
  if ((await storeOf(tx, order)).account_id !== account_id) throw new EntryConflict('other_seller');
  const amount = exactMinor(stated, order.currency);
  if (currency !== order.currency || amount === null || amount <= 0) throw new EntryConflict('wrong_amount');
  return { order, amount };
}

/** The id of the payment or refund that an entry books: entries of two accounts may have the same id. */
export function deskPaymentId(account_id: number, entry_id: string): string {
  const [a, b, c, d, e] =
    /^(.{8})(.{4})(.{3})(.{3})(.{12})/.exec(hash('sha256', `${account_id} ${entry_id}`))?.slice(1) ?? [];
  // Version 8 of RFC 9562: the bits are the application's.
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
