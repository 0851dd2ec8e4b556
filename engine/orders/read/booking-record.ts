import type { BookingRecord } from '#domain/contract/office/bookings.ts';
import { notFoundError } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderRow } from '../../database/tables.ts';
import type { Serialised } from '../../http/json-response.ts';
import type { Principal } from '../../http/principal.ts';
import { versioned } from '../../http/request/if-match.ts';
import { sellersOrder } from '../model/order-access.ts';
import { moneyFact, orderHistory } from '../model/order-history.ts';
import { typedNumber } from '../model/order-number.ts';
import { paidForLines } from '../model/prices.ts';
import { orderLinesOf, storeOf } from '../model/queries.ts';
import { paymentsOf } from './seller-payments.ts';
import { type SellerOrdersInput, sellerOrder } from './seller-replies.ts';

/** An order by its number, for callers who may see it. @throws Failed 404 */
export async function orderByNumber(tx: Transaction, caller: Principal, number = ''): Promise<OrderRow> {
  const found = await tx
    .selectFrom('orders')
    .select('id')
    .where('number', '=', typedNumber(number) ?? '')
    .executeTakeFirstOrThrow(() => notFoundError());
  return sellersOrder(tx, caller, found.id, 'orders.read');
}

/** GET /api/bookings/by-number/{number}/: an order with its money and its history (B5), and its version for `If-Match`. */
export async function bookingRecord(
  tx: Transaction,
  order: OrderRow,
  { caller, ...input }: SellerOrdersInput & { caller: Principal },
): Promise<Serialised> {
  const { account_id } = await storeOf(tx, order);
  const paid = paidForLines(order, await orderLinesOf(tx, order.id));
  const record: BookingRecord = {
    order: await sellerOrder(tx, order, input),
    paid_for: [...paid].map(([line, amount]) => ({ line, amount: moneyFact(amount, order.currency) })),
    payments: caller.can(account_id, 'payments.read') ? await paymentsOf(tx, order, input.now) : null,
    history: await orderHistory(tx, order),
  };
  return versioned(record, order.version);
}
