import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import type { SellerOrder } from '#domain/contract/seller-orders.ts';
import { moves } from '#domain/orders/status.ts';
import { disagreements } from '#engine/operate/disagreements.ts';
import { casesOf } from '../../support/engine/databases.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { sweepOrders } from '../../support/engine/jobs.ts';
import { aSeller } from '../../support/engine/sellers.ts';
import { aBuyer, handyStore } from '../../support/payments/buying.ts';
import { cards } from '../../support/payments/sandbox.ts';
import { anOrderFor } from '../../support/payments/selling.ts';
import { tightDay } from '../../support/stores/small-store.ts';

/** The next event: an act of staff, a visitor or time. `who` is the index of an order so far, `line` the index of one of its lines. */
type Event =
  | { do: 'make'; adults: number; lines: number; paid: boolean; held: boolean; link: boolean }
  | { do: 'buy'; adults: number; card: keyof typeof cards; lines: number }
  | Money
  | { do: 'attend'; who: number; line: number; to: string }
  | { do: 'confirm' | 'complete' | 'delete' | 'pay' | 'link'; who: number }
  | { do: 'later'; hours: number }
  | { do: 'notices' }
  | { do: 'sweep' };

interface Money {
  do: 'take' | 'cancel' | 'cancel line';
  who: number;
  line: number;
  /** The share of the amount due or paid; null for all of it, or for the share that the policy gives. */
  share: number | null;
}

const who = fc.nat(4);
const line = fc.nat(2);
const share = fc.option(fc.constantFrom(0, 0.3, 0.5, 1), { nil: null });
const adults = fc.integer({ min: 1, max: 2 });
const constants = <const T extends string>(...names: T[]) => fc.constantFrom(...names);
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: constants('make'),
      adults,
      lines: fc.integer({ min: 1, max: 3 }),
      paid: fc.boolean(),
      held: fc.boolean(),
      link: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: constants('buy'),
      adults,
      card: fc.constantFrom('paid' as const, 'declined' as const, 'slow' as const),
      lines: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({ do: constants('take', 'cancel', 'cancel line', 'cancel line'), who, line, share }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: constants('attend'),
      who,
      line,
      to: fc.constantFrom('expected', 'checked_in', 'no_show', 'cancelled'),
    }),
  },
  { weight: 7, arbitrary: fc.record({ do: constants('confirm', 'complete', 'delete', 'pay', 'link'), who }) },
  { weight: 2, arbitrary: fc.record({ do: constants('later'), hours: fc.constantFrom(0.01, 1, 30, 230) }) },
  { weight: 2, arbitrary: fc.record({ do: constants('notices') }) },
  { weight: 2, arbitrary: fc.record({ do: constants('sweep') }) },
);

/** Each history begins with these events, because chance alone would rarely bring money into it. Later events come in any order. */
const start: Event[] = [
  { do: 'make', adults: 1, lines: 3, paid: true, held: false, link: false },
  { do: 'buy', adults: 1, card: 'paid', lines: 2 },
  { do: 'notices' },
];

const runs = casesOf({ soak: 500, daily: 6, onPostgres: 2 });

describe('any history of what staff do', () => {
  it('[P11, A4, A13] keeps money as its ledger says and places as the lines say', {
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
        } finally {
          await engine.stop();
        }
      }),
      { numRuns: runs },
    );
    await expect(any).resolves.toBeUndefined();
  });
});

async function aHistory(engine: Engine) {
  const buyer = await aBuyer(engine);
  const agent = await aSeller(engine, { 1: 'agent' });
  const ids: string[] = [];
  const pages: PlacedOrder[] = [];
  const faults: unknown[] = [];
  const seen = new Map<string, Seen>();

  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await agent.send(method, path, body);
    if (answer.status >= 500) faults.push([method, path, answer.text]);
    return answer;
  };
  /** Lines with several starts and prices, on a day with few places. */
  const named = (count: number, units: number) =>
    [
      { date: tightDay, units: { Adult: units }, extras: { Kayak: 1 } },
      { experience: 'boat', units: { Adult: units } },
      { experience: 'groups', group_size: 3 },
    ].slice(0, count);

  async function happen(it: Event): Promise<void> {
    if (it.do === 'later') return buyer.later({ minutes: Math.ceil(it.hours * 60) });
    if (it.do === 'notices') return buyer.notices();
    if (it.do === 'sweep') return sweepOrders(engine.context);
    if (it.do === 'make') return make(it);
    if (it.do === 'buy') return buy(it);
    const id = ids[it.who % Math.max(1, ids.length)];
    if (id) await act(it, id);
  }

  async function make({ adults: units, lines, paid, held, link }: Event & { do: 'make' }): Promise<void> {
    const method = link
      ? { payment_method_id: '2', amount: lines === 3 ? '250.00' : '30.00' }
      : { amount: '20.00', paid, ...(held && { status: 'pending' }) };
    const { status, body } = await send('POST', '/api/orders/', anOrderFor(buyer, method, ...named(lines, units)));
    if (status === 201) ids.push(String(body['id']));
  }

  async function buy({ adults: units, card, lines }: Event & { do: 'buy' }): Promise<void> {
    const [first, ...more] = named(lines, units);
    const cart = await buyer.cartOf(buyer.selection(first)).catch(() => null);
    if (!cart || !('lines' in cart)) return;
    for (const one of more) await engine.send('POST', `/api/cart/${cart.id}/lines/`, { body: buyer.selection(one) });
    const { body: whole } = await engine.send('GET', `/api/cart/${cart.id}/`);
    const { status, body } = await buyer.order(whole, { amount: (whole as { total: { gross: string } }).total.gross });
    if (status !== 201) return;
    ids.push(body.id);
    pages.push(body);
    await buyer.pay(body, cards[card]);
  }

  async function act(
    it: Exclude<Event, { do: 'make' } | { do: 'buy' } | { do: 'later' } | { do: 'notices' } | { do: 'sweep' }>,
    id: string,
  ): Promise<void> {
    const path = `/api/orders/${id}/`;
    const order = (await send('GET', path)).body as SellerOrder;
    if (!('lines' in order)) return;
    const at = 'line' in it ? `${path}lines/${order.lines[it.line % order.lines.length]?.id}/` : path;
    if ('share' in it) await money(it, order, path, at);
    else if (it.do === 'confirm') await send('PATCH', path, { status: 'confirmed' });
    else if (it.do === 'complete') await send('PATCH', path, { status: 'completed' });
    else if (it.do === 'delete') await send('DELETE', path);
    else if (it.do === 'attend') await send('PATCH', at, { attendance_status: it.to });
    else if (it.do === 'link') {
      const { status, body } = await send('POST', `${path}payments/`, { payment_method_id: '2' });
      if (status === 201) pages.push(body);
    } else if (it.do === 'pay') {
      const page = pages[it.who % Math.max(1, pages.length)];
      if (page?.checkout_url?.includes('/sandbox/')) await buyer.pay(page, cards.paid);
    }
  }

  async function money(
    { do: what, share: part }: Money,
    order: SellerOrder,
    path: string,
    line_: string,
  ): Promise<void> {
    const of = (whole: string) => (part === null ? undefined : (Number(whole) * part).toFixed(2));
    if (what === 'take') {
      const amount = of(order.due.amount) ?? order.due.amount;
      await send('POST', `${path}payments/`, { payment_method_id: '1', payment_type_id: 'cash', amount });
    } else {
      const refund_amount = of(order.paid.amount);
      const cancelled = what === 'cancel' ? path : line_;
      await send('POST', `${cancelled}cancel/`, { ...(refund_amount && { refund_amount }) });
    }
  }

  async function check(): Promise<void> {
    expect(faults).toEqual([]);
    expect(engine.logged.filter(({ level }) => level === 'error')).toEqual([]);
    expect(await disagreements(engine)).toEqual([]);
    const { orders, lines } = await engine.database.read(async (tx) => ({
      orders: await tx.selectFrom('orders').select(['id', 'status', 'payment_status']).execute(),
      lines: await tx.selectFrom('order_lines').select(['order_id', 'position', 'attendance_status']).execute(),
    }));
    for (const { id, status, payment_status } of orders) moved(id, { order: status, payment: payment_status });
    for (const it of lines) moved(`${it.order_id} ${it.position}`, { attendance: it.attendance_status });
  }

  function moved(key: string, now: Seen): void {
    const before = seen.get(key);
    seen.set(key, now);
    for (const of of ['order', 'payment', 'attendance'] as const) {
      const [from, to] = [before?.[of], now[of]];
      if (from !== undefined && to !== undefined) expect([...reachable(moves[of], from)]).toContain(to);
    }
  }

  return { happen, check };
}

type Seen = Partial<Record<keyof typeof moves, string>>;

/** All states that can be reached from a state. */
function reachable(table: Readonly<Record<string, readonly string[]>>, from: string): Set<string> {
  const found = new Set([from]);
  for (const state of found) for (const next of table[state] ?? []) found.add(next);
  return found;
}
