import type { Transaction } from '../../database/database.ts';
import type { OrderRow } from '../../database/tables.ts';
import { moneyFact } from '../../orders/model/order-history.ts';
import { paidForLines, sumOf } from '../../orders/model/prices.ts';
import { liveLines, orderLinesOf } from '../../orders/model/queries.ts';

/** The refunds if the departure were cancelled now: the guests, an amount for each currency, and the part that staff refund by hand. */
export async function moneyToRefund(tx: Transaction, departure_id: number, orders: readonly OrderRow[]) {
  const ids = orders.map(({ id }) => id);
  const lines = Map.groupBy(await orderLinesOf(tx, ...ids), ({ order_id }) => order_id);
  const cards = await leftOnCards(tx, ids);
  const [totals, byHand] = [new Map<string, number>(), new Map<string, number>()];
  let guests = 0;
  for (const order of orders) {
    const all = lines.get(order.id) ?? [];
    const there = liveLines(all).filter((it) => it.departure_id === departure_id);
    const paid = paidForLines(order, all);
    const back = sumOf(there.map(({ id }) => paid.get(id) ?? 0));
    guests += sumOf(there.map(({ people }) => people));
    add(totals, order.currency, back);
    // Refunds go to cards first.
    add(byHand, order.currency, Math.max(0, back - (cards.get(order.id) ?? 0)));
  }
  return {
    guests,
    to_refund: amountsOf(totals),
    by_hand: amountsOf(byHand).filter(({ amount }) => Number(amount) > 0),
  };
}

function add(sums: Map<string, number>, currency: string, amount: number): void {
  sums.set(currency, (sums.get(currency) ?? 0) + amount);
}

const amountsOf = (sums: ReadonlyMap<string, number>) =>
  [...sums].map(([currency, amount]) => moneyFact(amount, currency));

/** The amounts that came by card pages and were not refunded, in minor units, by the id of the order. */
async function leftOnCards(tx: Transaction, order_ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('payments')
    .select(['order_id', 'kind', 'amount'])
    .where('order_id', 'in', ['', ...order_ids])
    .where('session_id', 'is not', null)
    .where((it) => it.or([it('refund_state', 'is', null), it('refund_state', '<>', 'replaced')]))
    .execute();
  const left = new Map<string, number>();
  for (const { order_id, kind, amount } of rows) add(left, order_id, kind === 'payment' ? amount : -amount);
  return left;
}
