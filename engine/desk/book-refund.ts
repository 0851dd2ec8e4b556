import type { KnownEntry } from '#domain/contract/desk.ts';
import { CASH } from '#domain/desk/drawer.ts';
import { orderNumberOf } from '#domain/desk/log.ts';
import type { Minor } from '#domain/money/money.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import type { Transaction } from '../database/database.ts';
import { type Clock, updateOrder } from '../orders/model/queries.ts';
import { enterRefund } from '../orders/model/refunds.ts';
import { deskPaymentId, lockOrderOfEntry } from './book-payment.ts';
import { userOf } from './book-sale.ts';
import { EntryConflict, momentOf } from './conflict.ts';

/**
 * Books money that staff gave back at a desk (T9), once, by the entry's id. With `of` it takes back a payment of a desk that was a mistake: once, and
 * all of it. Such money never came, so the order has neither a payment nor a refund of it; the ledger has both entries. When an order is no longer
 * overpaid, its payments are conflicts no longer.
 *
 * @throws EntryConflict if the refund cannot be booked
 */
export async function bookDeskRefund(
  tx: Transaction,
  entry: KnownEntry,
  account_id: number,
  { now }: Clock,
): Promise<null> {
  const { id, of, type = CASH, who, device } = entry;
  if (of !== undefined && !(await isOfOrder(tx, entry))) return settleUnbooked(tx, entry, account_id);
  const { order, amount } = await lockOrderOfEntry(tx, entry, account_id);
  const mistake = of === undefined ? undefined : await settlePaymentToTakeBack(tx, entry, order.id, account_id);
  if (mistake === null) return null;
  if (amount > order.paid - order.refunded || (mistake && amount !== mistake.amount))
    throw new EntryConflict('wrong_amount');
  const at = momentOf(entry, now).epochMilliseconds;
  const byHand = { order_id: order.id, session_id: null, method_id: MANUAL, type_id: type, at };
  const refund = { ...byHand, ...(mistake && { replaces: mistake.id }) };
  const actor = { user_id: await userOf(tx, device.id), name: who };
  await enterRefund(tx, refund, amount, order.currency, { newId: () => deskPaymentId(account_id, id), actor });
  const money = mistake ? { paid: order.paid - amount } : { refunded: order.refunded + amount };
  const { paid, refunded, total } = await updateOrder(tx, order, money);
  if (paid - refunded <= total) await settleOverpaid(tx, order.number, account_id);
  return null;
}

/** The payment that an entry takes back; null if it was not booked, or was taken back before. One that was not booked is a conflict no longer. */
async function settlePaymentToTakeBack(
  tx: Transaction,
  { of = '', line = '' }: KnownEntry,
  order_id: string,
  account_id: number,
): Promise<{ id: string; amount: Minor } | null> {
  const payments = await tx
    .selectFrom('payments')
    .select(['id', 'amount', 'replaces'])
    .where('order_id', '=', order_id)
    .execute();
  const booked = payments.find(({ id }) => id === deskPaymentId(account_id, of));
  if (booked) return payments.some(({ replaces }) => replaces === booked.id) ? null : booked;
  return settleUnbooked(tx, { of, line }, account_id);
}

async function isOfOrder(tx: Transaction, { line = '' }: KnownEntry): Promise<boolean> {
  const number = orderNumberOf(line);
  return (await tx.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst()) !== undefined;
}

/** A payment that was not booked and is taken back is no longer a conflict. */
async function settleUnbooked(
  tx: Transaction,
  { of = '', line = '' }: Pick<KnownEntry, 'of' | 'line'>,
  account_id: number,
): Promise<null> {
  await tx
    .updateTable('desk_log')
    .set({ conflict: null })
    .where('account_id', '=', account_id)
    .where('id', '=', of)
    .where('line', '=', line)
    .execute();
  return null;
}

async function settleOverpaid(tx: Transaction, number: string, account_id: number): Promise<void> {
  await tx
    .updateTable('desk_log')
    .set({ conflict: null })
    .where('line', 'like', `${number}-%`)
    .where('conflict', '=', 'overpaid')
    .where('account_id', '=', account_id)
    .execute();
}
