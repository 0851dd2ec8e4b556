import { orderNumberOf } from '#domain/desk/log.ts';
import type { Database, Transaction } from '../database/database.ts';

/** A database, and the time by which its holds count. */
interface Books {
  readonly database: Pick<Database, 'read'>;
  readonly clock: { readonly now: Temporal.Instant };
  /** Departures whose sold places are no guests. */
  readonly uncounted?: ReadonlySet<number>;
}

/** Differences in the books of an engine, in words; empty if they agree: money by the ledgers, places by the lines (A13). */
export async function disagreements({ database, clock, uncounted }: Books): Promise<string[]> {
  const at = clock.now.epochMilliseconds;
  return database.read(async (tx) => {
    const orders = await tx.selectFrom('orders').selectAll().execute();
    const lines = await tx.selectFrom('order_lines').selectAll().execute();
    const payments = await tx.selectFrom('payments').selectAll().execute();
    const departures = await tx.selectFrom('departures').selectAll().execute();
    const extras = await tx.selectFrom('departure_extras').selectAll().execute();
    const holds = await tx.selectFrom('holds').selectAll().where('expires_at', '>', at).execute();
    const taken = [...(await heldLines(tx, at)), ...(await leasedPlaces(tx, at))];
    const overpaid = new Set(await overpaidAtDesks(tx));
    const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
    const ledgers = Map.groupBy(payments, ({ order_id }) => order_id);
    const statuses = new Map(orders.map(({ id, status }) => [id, status]));
    const takes = ({ attendance_status, order_id }: (typeof lines)[number]) =>
      attendance_status !== 'cancelled' && ['confirmed', 'completed'].includes(statuses.get(order_id) ?? '');
    const bookedAt = Map.groupBy(lines.filter(takes), ({ departure_id }) => departure_id);
    const holdsAt = Map.groupBy(holds, ({ departure_id }) => departure_id);
    const takenAt = Map.groupBy(taken, ({ departure_id }) => departure_id);
    const extrasAt = Map.groupBy(extras, ({ departure_id }) => departure_id);
    const found: string[] = [];
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
    const say = (claim: boolean, words: string) => void (claim || found.push(words));

    for (const order of orders) {
      const { id, number, status, paid, refunded, subtotal, discount, total } = order;
      const mine = linesOf.get(id) ?? [];
      const live = mine.filter(({ attendance_status }) => attendance_status !== 'cancelled');
      const ledger = (ledgers.get(id) ?? []).filter((it) => it.refund_state !== 'replaced');
      const net = sum(ledger.map(({ kind, amount }) => (kind === 'payment' ? amount : -amount)));
      say(paid - refunded === net, `${number}: ${paid} − ${refunded} is not the ledger's ${net}`);
      say(net >= 0 && net <= Math.max(total, paid), `${number}: keeps ${net} of ${total}`);
      const isTooMuchKnown = overpaid.has(number);
      if (status === 'cancelled') {
        say(live.length === 0, `${number}: cancelled with ${live.length} lines`);
        continue;
      }
      say(live.length > 0, `${number}: ${status} without lines`);
      say(subtotal === sum(live.map(({ gross }) => gross)), `${number}: lines do not come to ${subtotal}`);
      say(
        discount === sum(live.map((it) => it.discount)),
        `${number}: its lines' discounts do not come to ${discount}`,
      );
      for (const it of live)
        say(it.discount >= 0 && it.discount <= it.gross, `${number}: ${it.discount} off ${it.gross}`);
      const retained = sum(mine.map((it) => it.retained));
      say(
        total === subtotal - discount + retained,
        `${number}: ${total} is not ${subtotal} − ${discount} + ${retained}`,
      );
      say(net <= total || isTooMuchKnown, `${number}: overpaid, ${net} of ${total}`);
    }
    for (const { id, capacity, sold } of departures) {
      if (uncounted?.has(id)) continue;
      const booked = bookedAt.get(id) ?? [];
      const places = sum(booked.map((it) => it.places));
      const held = sum((holdsAt.get(id) ?? []).filter((it) => it.item_id === 0).map((it) => it.quantity));
      say(sold === places, `departure ${id}: sold ${sold}, lines say ${places}`);
      const total = sum((takenAt.get(id) ?? []).map((it) => it.places));
      say(held === total, `departure ${id}: held ${held}, carts say ${total}`);
      say(held + sold <= capacity, `departure ${id}: ${held} + ${sold} of ${capacity}`);
      for (const extra of extrasAt.get(id) ?? []) {
        const pieces = sum(
          booked.flatMap(({ wish_json }) => {
            const selection = JSON.parse(wish_json) as { pieces?: { item_id: number; pieces: number }[] };
            return (selection.pieces ?? []).filter((it) => it.item_id === extra.item_id).map((it) => it.pieces);
          }),
        );
        say(extra.sold === pieces, `departure ${id}: ${extra.sold} of extra ${extra.item_id}, lines say ${pieces}`);
      }
    }
    return found;
  });
}

/** Lines that hold places: the lines of open carts, and of carts kept for an order or a change that waits for payment. */
function heldLines(tx: Transaction, at: number) {
  return tx
    .selectFrom('cart_lines as l')
    .innerJoin('carts as c', 'c.id', 'l.cart_id')
    .leftJoin('orders as o', (join) => join.onRef('o.cart_id', '=', 'c.id').on('o.status', '=', 'pending'))
    .leftJoin('orders as any', 'any.cart_id', 'c.id')
    .leftJoin('line_changes as n', (join) => join.onRef('n.id', '=', 'c.id').on('n.state', '=', 'pending'))
    .select(['l.departure_id', 'l.places'])
    .where('c.expires_at', '>', at)
    .where((it) => {
      // Staff hold places by a closed cart that has no order yet.
      const isStaffHold = it.and([it('c.order_id', 'is', null), it('any.id', 'is', null)]);
      return it.or([it('c.ordered', '=', 0), it('o.id', 'is not', null), it('n.id', 'is not', null), isStaffHold]);
    })
    .execute();
}

/** Places that devices of the desk hold for coming departures. */
function leasedPlaces(tx: Transaction, at: number) {
  return tx
    .selectFrom('desk_leases as l')
    .innerJoin('departures as d', 'd.id', 'l.departure_id')
    .select(['l.departure_id', 'l.places'])
    .where('d.starts_at', '>', at)
    .where((it) => it.or([it('l.ends_at', 'is', null), it('l.ends_at', '>', at)]))
    .execute();
}

/** Numbers of orders for which staff are told that a desk took more money than was due. */
async function overpaidAtDesks(tx: Transaction): Promise<string[]> {
  const rows = await tx.selectFrom('desk_log').select('line').where('conflict', '=', 'overpaid').execute();
  return rows.map(({ line }) => orderNumberOf(line ?? ''));
}
