import { dayIn } from '#domain/time/zone.ts';
import type { OrderLineRow, OrderRow, RowOf } from '../database/tables.ts';
import { dividedBy } from '../orders/model/prices.ts';

export type SalesEntry = RowOf<'sales_entries'>;

/** An order with the data from which its numbers are computed. */
export interface CountedOrder {
  readonly order: Pick<OrderRow, 'id' | 'store_id' | 'source' | 'confirmed_at'>;
  readonly time_zone: string;
  readonly lines: readonly Pick<OrderLineRow, 'experience_id' | 'gross' | 'discount' | 'people' | 'refunded'>[];
  readonly payments: readonly Pick<RowOf<'payments'>, 'id' | 'kind' | 'amount' | 'at' | 'refund_state' | 'replaces'>[];
}

/**
 * An order's sales by day and tour (B7). Its lines are sold on the day of its confirmation, including lines that were cancelled later. Money
 * counts on its own day, and is divided among the tours to the minor unit: payments by the prices of the lines, refunds by the refunded amount
 * of each line.
 */
export function salesOfOrder({ order, time_zone, lines, payments }: CountedOrder): SalesEntry[] {
  const entries = new Map<string, SalesEntry>();
  const entryOf = (at: number, experience_id: number) => {
    const date = dayIn(Temporal.Instant.fromEpochMilliseconds(at), time_zone);
    const key = `${date} ${experience_id}`;
    const known = entries.get(key) ?? noSales({ ...order, date, experience_id });
    entries.set(key, known);
    return known;
  };

  if (order.confirmed_at !== null) {
    for (const { experience_id, gross, discount, people } of lines) {
      const entry = entryOf(order.confirmed_at, experience_id);
      entry.sold += gross - discount;
      entry.bookings += 1;
      entry.guests += people;
    }
  }
  const paid = new Set(payments.flatMap(({ id, kind }) => (kind === 'payment' ? id : [])));
  for (const { kind, amount, at, refund_state, replaces } of payments) {
    // A refund that was replaced counts once, with the refund that replaces it.
    if (refund_state === 'replaced') continue;
    const isTakenBack = replaces !== null && paid.has(replaces);
    const counted = isTakenBack ? 'payment' : kind;
    for (const [tour, share] of dividedBy(weightsOf(lines, counted), amount))
      entryOf(at, Number(tour))[counted === 'payment' ? 'paid' : 'refunded'] += isTakenBack ? -share : share;
  }
  return [...entries.values()];
}

/** The weights of tours. A refund without a cancelled line is divided like a payment. */
function weightsOf(lines: CountedOrder['lines'], kind: 'payment' | 'refund'): ReadonlyMap<string, number> {
  const isOfLines = kind === 'refund' && lines.some(({ refunded }) => refunded > 0);
  const weights = new Map<string, number>();
  for (const { experience_id, gross, discount, refunded } of lines) {
    const tour = String(experience_id);
    weights.set(tour, (weights.get(tour) ?? 0) + (isOfLines ? refunded : gross - discount));
  }
  return weights;
}

function noSales({
  id,
  store_id,
  source,
  date,
  experience_id,
}: CountedOrder['order'] & Pick<SalesEntry, 'date' | 'experience_id'>): SalesEntry {
  const nothing = { sold: 0, bookings: 0, guests: 0, paid: 0, refunded: 0 };
  return { order_id: id, date, experience_id, store_id, source, ...nothing };
}
