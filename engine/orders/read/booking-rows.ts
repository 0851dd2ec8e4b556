import type { FoundBooking } from '#domain/contract/office/bookings.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import { buyerContact } from '../../database/buyer-contact.ts';
import type { Transaction } from '../../database/database.ts';
import { instantText } from '../../http/json-response.ts';
import { dueOf } from '../model/prices.ts';
import { orderLinesOf, snapshotOf } from '../model/queries.ts';
import { moneyToGiveBack } from '../model/refunds.ts';

/** Bookings as rows of the list, in the order of the ids, read by three queries. */
export async function bookingRows(tx: Transaction, ids: readonly string[]): Promise<FoundBooking[]> {
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'payment_status', 'main_contact_info_json', 'currency', 'total', 'paid'])
    .select(['refunded', 'store_id', 'created_at'])
    .where('id', 'in', ['', ...ids])
    .execute();
  const lines = Map.groupBy(await orderLinesOf(tx, ...ids), ({ order_id }) => order_id);
  const toGiveBack = await moneyToGiveBack(tx, ids);
  const byId = new Map(orders.map((order) => [order.id, order]));
  return ids.flatMap((id) => {
    const order = byId.get(id);
    if (!order) return [];
    const amountOf = (minor: Minor) => ({ amount: toDecimal(minor, order.currency), currency: order.currency });
    const owed = toGiveBack.get(id) ?? 0;
    return {
      number: order.number,
      status: order.status,
      payment_status: order.payment_status,
      ...buyerContact(order),
      lines: (lines.get(id) ?? [])
        .map((line) => {
          const { experience, booking_info } = snapshotOf(line);
          const { people, attendance_status } = line;
          return {
            title: experience.title,
            date: booking_info.date,
            time: booking_info.start_time.time,
            people,
            attendance_status,
          };
        })
        .toSorted((a, b) => (`${a.date} ${a.time}` < `${b.date} ${b.time}` ? -1 : 1)),
      due: amountOf(dueOf(order)),
      to_give_back: owed > 0 ? amountOf(owed) : null,
      store: order.store_id,
      created_at: instantText(order.created_at),
    };
  });
}
