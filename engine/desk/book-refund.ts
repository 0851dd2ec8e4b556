import type { KnownEntry, LogEntry } from '#domain/contract/desk.ts';
import { CASH } from '#domain/desk/drawer.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import type { Transaction } from '../database/database.ts';
import { type Clock, updateOrder } from '../orders/model/queries.ts';
import { enterRefund } from '../orders/model/refunds.ts';
import { deskPaymentId, lockOrderOfEntry } from './book-payment.ts';
import { userOf } from './book-sale.ts';
import { EntryConflict, momentOf } from './conflict.ts';

/**
 * Books money that staff gave back at a desk (T9), once, by the entry's id. With `of` it takes back a mistaken payment of a desk: once, and never
 * more than was booked of it. When an order is no longer overpaid, its payments are conflicts no longer.
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
  const { order, amount } = await lockOrderOfEntry(tx, entry, account_id);
  if (of !== undefined && !(await canTakeBack(tx, entry, order.id, account_id))) return null;
  if (amount > order.paid - order.refunded) throw new EntryConflict('wrong_amount');
  const at = momentOf(entry, now).epochMilliseconds;
  const refund = { order_id: order.id, session_id: null, method_id: MANUAL, type_id: type, at };
  const actor = { user_id: await userOf(tx, device.id), name: who };
  await enterRefund(tx, refund, amount, order.currency, { newId: () => deskPaymentId(account_id, id), actor });
  const { paid, refunded, total } = await updateOrder(tx, order, { refunded: order.refunded + amount });
  if (paid - refunded <= total) await settleOverpaid(tx, order.number, account_id);
  return null;
}

/** Whether the payment that an entry takes back was booked and not taken back before. A payment that was not booked is no longer a conflict. */
async function canTakeBack(
  tx: Transaction,
  { id, of = '', line = '' }: KnownEntry,
  order_id: string,
  account_id: number,
): Promise<boolean> {
  const payments = await tx.selectFrom('payments').select('id').where('order_id', '=', order_id).execute();
  const isBooked = (entry_id: string) => payments.some((it) => it.id === deskPaymentId(account_id, entry_id));
  if (!isBooked(of)) {
    await tx
      .updateTable('desk_log')
      .set({ conflict: null })
      .where('account_id', '=', account_id)
      .where('id', '=', of)
      .where('line', '=', line)
      .execute();
    return false;
  }
  const others = await tx
    .selectFrom('desk_log')
    .select(['id', 'entry_json'])
    .where('account_id', '=', account_id)
    .where('line', '=', line)
    .where('kind', '=', 'refund')
    .where('id', '<>', id)
    .execute();
  return !others.some((it) => (JSON.parse(it.entry_json) as LogEntry).of === of && isBooked(it.id));
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
