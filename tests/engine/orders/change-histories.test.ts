import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/contract/orders.ts';
import type { Transaction } from '#engine/database/database.ts';
import { disagreements } from '#engine/operate/disagreements.ts';
import { casesOf } from '../../support/engine/databases.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { sweepOrders } from '../../support/engine/jobs.ts';
import { aSeller } from '../../support/engine/sellers.ts';
import { aBuyer, handyStore, refundsOf, sum } from '../../support/payments/buying.ts';
import { aChanger } from '../../support/payments/changing.ts';
import { cards } from '../../support/payments/sandbox.ts';
import { runningDay, tightDay } from '../../support/stores/small-store.ts';

/** The next event: an act of a buyer who changes a booking, of the shop, or of time. `who` is the index of an order so far. */
type Event =
  | { do: 'buy'; adults: number; whole: boolean; code: boolean; lines: number }
  | {
      do: 'change';
      who: number;
      line: number;
      adults: number;
      children: number;
      day: string;
      time: string;
      kayaks: number;
    }
  | { do: 'pay'; page: number; card: 'paid' | 'slow' | 'slowDeclined' }
  | Act
  | { do: 'later'; minutes: number }
  | { do: 'notices' }
  | { do: 'sweep' };

interface Act {
  do: 'drop' | 'pay the rest' | 'cancel' | 'cancel line';
  who: number;
}

const who = fc.nat(4);
const adults = fc.integer({ min: 1, max: 4 });
const constants = <const T extends string>(...names: T[]) => fc.constantFrom(...names);
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: constants('buy'),
      adults,
      whole: fc.boolean(),
      code: fc.boolean(),
      lines: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: constants('change'),
      who,
      line: fc.nat(1),
      adults,
      children: fc.nat(1),
      day: fc.constantFrom(runningDay, tightDay),
      time: fc.constantFrom('09', '15'),
      kayaks: fc.nat(2),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: constants('pay'),
      page: fc.nat(3),
      card: fc.constantFrom('paid' as const, 'paid' as const, 'slow' as const, 'slowDeclined' as const),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: constants('drop', 'pay the rest', 'cancel', 'cancel line'), who }) },
  { weight: 3, arbitrary: fc.record({ do: constants('later'), minutes: fc.constantFrom(1, 20, 40, 60 * 30) }) },
  { weight: 3, arbitrary: fc.record({ do: constants('notices') }) },
  { weight: 3, arbitrary: fc.record({ do: constants('sweep') }) },
);

const start: Event[] = [
  { do: 'buy', adults: 2, whole: true, code: true, lines: 2 },
  { do: 'buy', adults: 1, whole: false, code: false, lines: 1 },
];

const runs = casesOf({ soak: 500, daily: 6, onPostgres: 2 });

describe('any history of changes', () => {
  // Each run plays a long history at an engine of its own, and checks the money after each step: over 5 s.
  it('[P12h, P12i, P11, A13, C13a] keeps money as its ledger says, places as the lines say, and loses no cent of a discount', {
    tags: 'long',
    timeout: 60_000 + runs * 3_000,
  }, async () => {
    const any = fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 10, maxLength: 40 }), async (events) => {
        const engine = await anEngine({ stores: [handyStore] });
        const history = await aHistory(engine);
        try {
          for (const it of [...start, ...events]) {
            await history.happen(it);
            await history.check();
          }
          await history.end();
        } finally {
          await engine.stop();
        }
      }),
      { numRuns: runs, endOnFailure: true },
    );
    await expect(any).resolves.toBeUndefined();
  });
});

async function aHistory(engine: Engine) {
  const buyer = await aBuyer(engine);
  const [agent, owner] = [await aSeller(engine, { 1: 'agent' }), await aSeller(engine, { 1: 'owner' })];
  await owner.send('POST', '/api/promo-codes/', { store: 1, code: 'LESS', kind: 'percent', value: '12.5' });
  const changer = aChanger(engine, buyer);
  const ids: string[] = [];
  const pages: string[] = [];
  const faults: unknown[] = [];
  const note = ({ status, text }: { status: number; text: string }) => void (status >= 500 && faults.push(text));

  async function happen(it: Event): Promise<void> {
    if (it.do === 'later') return buyer.later({ minutes: it.minutes });
    // A second passes, so that each event of an order has its own time.
    buyer.later({ seconds: 1 });
    if (it.do === 'notices') return buyer.notices();
    if (it.do === 'sweep') return sweepOrders(engine.context);
    if (it.do === 'buy') return buy(it);
    if (it.do === 'pay') {
      const page = pages.at(-1 - it.page);
      if (page) await buyer.pay({ checkout_url: page }, cards[it.card]);
      return;
    }
    const id = ids[it.who % Math.max(1, ids.length)];
    if (id) await act(it, await changer.read({ id }));
  }

  async function buy({ adults: count, whole, code, lines }: Event & { do: 'buy' }): Promise<void> {
    const cart = await buyer.cartOf(buyer.selection({ units: { Adult: count } })).catch(() => null);
    if (!cart || !('lines' in cart)) return;
    if (lines > 1) {
      const body = buyer.selection({ time: '15', units: { Adult: 1, Child: 1 } });
      await engine.send('POST', `/api/cart/${cart.id}/lines/`, { body });
    }
    if (code) await engine.send('PATCH', `/api/cart/${cart.id}/`, { body: { promo_code: 'LESS' } });
    const { body } = await engine.send('GET', `/api/cart/${cart.id}/`);
    const known = body as unknown as typeof cart;
    if (!('total' in known)) return;
    const placed = await buyer.order(known, whole ? { amount: known.total.gross } : {});
    if (placed.status !== 201) return;
    await buyer.pay(placed.body, cards.paid);
    await buyer.notices();
    ids.push(placed.body.id);
  }

  async function act(it: Act | (Event & { do: 'change' }), order: Order): Promise<void> {
    if (it.do === 'change') {
      const units: Record<string, number> = { Adult: it.adults };
      if (it.children) units['Child'] = it.children;
      const extras: Record<string, number> = it.kayaks ? { Kayak: it.kayaks } : {};
      const selection = { date: it.day, time: it.day === tightDay ? '09' : it.time, units, extras };
      const line = it.line % order.lines.length;
      const quote = await changer.quote(order, selection, line);
      const { to_pay, to_refund } = quote.body;
      const expectations =
        quote.status === 200 ? { expected_to_pay: to_pay.amount, expected_to_refund: to_refund.amount } : {};
      const before = await received(order.id);
      const answer = await changer.change(order, selection, { line, ...expectations });
      note(answer);
      if (quote.status === 200 && answer.status === 200) {
        agreed(order, await changer.read(order), quote.body, (await received(order.id)) - before);
      }
      if (answer.body.checkout_url) pages.push(answer.body.checkout_url);
    } else if (it.do === 'drop') {
      note(await changer.drop(order));
    } else if (it.do === 'pay the rest') {
      const answer = await engine.send('POST', `/api/orders/${order.id}/payments/`, { body: {} });
      note(answer);
      if (answer.status === 201) pages.push(String(answer.body['checkout_url']));
    } else {
      const line = `lines/${order.lines[0]?.id}/`;
      note(await agent.send('POST', `/api/orders/${order.id}/${it.do === 'cancel' ? '' : line}cancel/`, {}));
    }
  }

  /** The sum of all payments for an order, in minor units. */
  async function received(id: string): Promise<number> {
    const row = (tx: Transaction) => tx.selectFrom('orders').select('paid').where('id', '=', id);
    return (await engine.database.read((tx) => row(tx).executeTakeFirstOrThrow())).paid;
  }

  /**
   * The change is what was quoted, or it waits for its payment.
   *
   * @param arrived  minor units of a balance that the change found paid when it closed the card page
   */
  function agreed(
    before: Order,
    after: Order,
    quote: { total: { gross: string }; to_pay: { amount: string }; to_refund: { amount: string } },
    arrived: number,
  ) {
    const isMade = after.change?.state === 'made';
    const { to_pay, to_refund, total } = quote;
    expect(isMade).toBe(Number(to_pay.amount) === 0);
    // An earlier change whose payment was found on the way was made first. Its places may have lapsed and still be free.
    if (before.change?.state === 'pending' || before.change?.state === 'lapsed') return;
    expect(after.total.gross).toBe(isMade ? total.gross : before.total.gross);
    const back = Number(before.paid.amount) + arrived / 100 - Number(after.paid.amount);
    expect(back.toFixed(2)).toBe(Number(to_refund.amount).toFixed(2));
    if (!isMade) expect(after.change?.to_pay.amount).toBe(to_pay.amount);
  }

  async function check(): Promise<void> {
    expect(faults).toEqual([]);
    expect(engine.logged.filter(({ level }) => level === 'error')).toEqual([]);
    expect(await disagreements(engine)).toEqual([]);
    const { orders, lines, changes, holds } = await engine.database.read(async (tx) => ({
      orders: await tx.selectFrom('orders').selectAll().where('status', '<>', 'cancelled').execute(),
      lines: await tx.selectFrom('order_lines').selectAll().where('attendance_status', '<>', 'cancelled').execute(),
      changes: await tx.selectFrom('line_changes').selectAll().where('state', '=', 'pending').execute(),
      holds: await tx.selectFrom('holds').selectAll().execute(),
    }));
    for (const { id, discount } of orders) {
      const mine = lines.filter(({ order_id }) => order_id === id);
      expect(sum(mine.map((it) => it.discount))).toBe(discount);
      expect(mine.every((it) => it.discount <= it.gross)).toBe(true);
      expect(changes.filter(({ order_id }) => order_id === id).length).toBeLessThanOrEqual(1);
    }
    // Holds without an open cart belong to a change that waits for its payment.
    const carts = await engine.database.read((tx) =>
      tx.selectFrom('carts').select('id').where('ordered', '=', 0).execute(),
    );
    const known = new Set([...changes, ...carts].map(({ id }) => id));
    expect(holds.filter(({ cart_id }) => !known.has(cart_id))).toEqual([]);
  }

  /** Ends a history: nothing is held, and the provider has refunded what the books say. */
  async function end(): Promise<void> {
    buyer.later({ hours: 2 });
    await buyer.notices();
    await sweepOrders(engine.context);
    await buyer.notices();
    await check();
    const refunds = await engine.database.read((tx) =>
      tx.selectFrom('payments').select('amount').where('kind', '=', 'refund').execute(),
    );
    expect(sum(await refundsOf(engine))).toBe(sum(refunds.map(({ amount }) => amount)));
    const held = await engine.database.read((tx) =>
      tx.selectFrom('holds').selectAll().where('expires_at', '>', engine.clock.now.epochMilliseconds).execute(),
    );
    expect(held).toEqual([]);
  }

  return { happen, check, end };
}
