import type { SellerOrder } from '#domain/contract/seller-orders.ts';
import { orderNumberOf } from '#domain/desk/log.ts';
import type { Transaction } from '#engine/database/database.ts';
import type { Answered, Engine } from '../engine/engine.ts';
import type { Seller } from '../engine/sellers.ts';
import type { Named } from '../stores/selections.ts';
import type { Buyer } from './buying.ts';
import { cards } from './sandbox.ts';

export const marko = { first_name: 'Marko', last_name: 'Marić', email: 'marko@example.com', phone_number: '091 1' };

/** The body by which staff make an order: two adults on the walk, cash, confirmed but not paid. */
export function anOrderFor(buyer: Buyer, changes: object = {}, ...named: Named[]) {
  const lines = (named.length > 0 ? named : [{}]).map((it) => buyer.selection(it));
  return {
    lines,
    main_contact_info: marko,
    payment_method_id: '1',
    payment_type_id: 'cash',
    amount: '10.00',
    ...changes,
  };
}

/** An order that staff made. @throws Error with the engine's refusal */
export async function made(seller: Seller, body: object): Promise<SellerOrder> {
  const answer: Answered<never> = await seller.send('POST', '/api/orders/', body);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

/** An order as its seller sees it. */
export async function soldOrder(seller: Seller, id: string): Promise<SellerOrder> {
  return (await seller.send('GET', `/api/orders/${id}/`)).body;
}

/** Ends a test: the engine has logged no error, and its books agree. @throws Error with the differences */
export async function balanced(engine: Engine): Promise<void> {
  const wrong = [...(await disagreements(engine)), ...engine.logged.filter(({ level }) => level === 'error')];
  await engine.stop();
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
}

/** Differences in the books of an engine, in words; empty if they agree: money by the ledgers, places by the lines (A13). */
export async function disagreements(engine: Engine): Promise<string[]> {
  const at = engine.clock.now.epochMilliseconds;
  return engine.database.read(async (tx) => {
    const orders = await tx.selectFrom('orders').selectAll().execute();
    const lines = await tx.selectFrom('order_lines').selectAll().execute();
    const payments = await tx.selectFrom('payments').selectAll().execute();
    const departures = await tx.selectFrom('departures').selectAll().execute();
    const extras = await tx.selectFrom('departure_extras').selectAll().execute();
    const holds = await tx.selectFrom('holds').selectAll().where('expires_at', '>', at).execute();
    const taken = [...(await heldLines(tx, at)), ...(await leasedPlaces(tx, at))];
    const overpaid = new Set(await overpaidAtDesks(tx));
    const found: string[] = [];
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
    const say = (claim: boolean, words: string) => void (claim || found.push(words));

    for (const order of orders) {
      const { id, number, status, paid, refunded, subtotal, discount, total } = order;
      const mine = lines.filter(({ order_id }) => order_id === id);
      const live = mine.filter(({ attendance_status }) => attendance_status !== 'cancelled');
      const ledger = payments.filter((it) => it.order_id === id && it.refund_state !== 'replaced');
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
      const booked = lines.filter((line) => {
        const status = orders.find((it) => it.id === line.order_id)?.status ?? '';
        const takes = line.attendance_status !== 'cancelled' && ['confirmed', 'completed'].includes(status);
        return line.departure_id === id && takes;
      });
      const places = sum(booked.map((it) => it.places));
      const held = sum(holds.filter((it) => it.departure_id === id && it.item_id === 0).map((it) => it.quantity));
      say(sold === places, `departure ${id}: sold ${sold}, lines say ${places}`);
      const total = sum(taken.filter(({ departure_id }) => departure_id === id).map((it) => it.places));
      say(held === total, `departure ${id}: held ${held}, carts say ${total}`);
      say(held + sold <= capacity, `departure ${id}: ${held} + ${sold} of ${capacity}`);
      for (const extra of extras.filter(({ departure_id }) => departure_id === id)) {
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

/** A visitor's order, paid by card; by default the whole price. @param seller  who reads it */
export async function aPaidOrder(
  buyer: Buyer,
  seller: Seller,
  { amount = '80.00', ...selection }: { amount?: string } & Named = {},
): Promise<SellerOrder> {
  const { body: placed } = await buyer.order(await buyer.cartOf(buyer.selection(selection)), { amount });
  await buyer.pay(placed, cards.paid);
  await buyer.notices();
  return soldOrder(seller, placed.id);
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
