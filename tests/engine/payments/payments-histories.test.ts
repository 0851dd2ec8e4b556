import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLine, type Cart, changeCart, changeLine, dropCart } from '#domain/contract/cart.ts';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import { moves } from '#domain/orders/status.ts';
import { casesOf } from '#tests/support/engine/databases.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { sweepOrders } from '../../support/engine/jobs.ts';
import { aBuyer, aNotice, handyStore, placesOf, refOf, sum } from '../../support/payments/buying.ts';
import { cards } from '../../support/payments/sandbox.ts';
import { tightDay } from '../../support/stores/small-store.ts';

/** The next event. `who` is the index of a buyer so far. */
type Event =
  | { do: 'fill'; adults: number; experience: 'walk' | 'boat' }
  | { do: 'order'; who: number; share: 'deposit' | 'total' | 'nothing'; manual: boolean }
  | { do: 'pay'; who: number; card: keyof typeof cards }
  | { do: 'pay on'; who: number }
  | { do: 'add' | 'shrink' | 'note' | 'code' | 'drop' | 'look'; who: number }
  | { do: 'later'; seconds: number }
  | { do: 'notices' | 'sweep' | 'forge' | 'repeat' | 'outage' };

const who = fc.nat(5);
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fill' as const),
      adults: fc.integer({ min: 1, max: 3 }),
      experience: fc.constantFrom('walk', 'boat'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      who,
      share: fc.constantFrom('deposit', 'deposit', 'total', 'total', 'nothing'),
      manual: fc.constantFrom(false, false, false, true),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      who,
      card: fc.constantFrom('paid', 'paid', 'declined', 'slow', 'slowDeclined'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay on' as const), who }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constantFrom('add', 'shrink', 'note', 'code', 'code', 'drop', 'look'), who }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('later' as const),
      seconds: fc.constantFrom(1, 7, 300, 1_200, 2_000, 90_000),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('notices', 'sweep', 'forge', 'repeat', 'outage') }) },
);

/** Each history begins with these events, because chance alone would rarely bring money into it. Later events come in any order. */
const start: Event[] = [
  { do: 'fill', adults: 2, experience: 'walk' },
  { do: 'order', who: 0, share: 'deposit', manual: false },
];

const runs = casesOf({ soak: 1_000, daily: 12 });

describe('any history of orders and payments', () => {
  it('[A13, P9, P11, C13a] oversells nothing, loses no money and books none twice, with discounts or without', {
    tags: 'long',
    timeout: 60_000 + runs * 2_000,
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
      { numRuns: runs },
    );
    await expect(any).resolves.toBeUndefined();
  });
});

/** A code that can be used once. Its shares of the lines are not whole cents. */
const onceTooMuch = {
  account_id: 1,
  store_id: 1,
  code: 'ONCE',
  kind: 'subtract',
  value: '33.33',
  most_uses: 1,
  is_active: 1,
} as const;

async function aHistory(engine: Engine) {
  const buyer = await aBuyer(engine);
  await engine.database.write((tx) => tx.insertInto('promo_codes').values(onceTooMuch).execute());
  const expired = new Set<string>();
  const carts: { cart: Cart; placed: PlacedOrder[] }[] = [];
  const faults: unknown[] = [];
  const seen = new Map<string, { status: string; payment_status: string }>();
  const chosen = (n: number) => carts[n % Math.max(1, carts.length)];
  const provider = outages(engine);
  const noted = <A extends { status: number }>(answer: A): A => {
    if (answer.status >= 500 && !(provider.isOut && answer.status === 503)) faults.push(answer);
    return answer;
  };
  const path = (address: string) => new URL(address).pathname;

  async function happen(it: Event): Promise<void> {
    if (!('who' in it)) return world(it);
    const one = chosen(it.who);
    if (!one) return;
    const { cart, placed } = one;
    const last = placed.at(-1);
    if (it.do === 'order') {
      const amount = { deposit: cart.total_deposit.amount, total: cart.total.gross, nothing: '0' }[it.share];
      const manual = it.manual ? { payment_method_id: '1', payment_type_id: 'cash' } : {};
      const { status, body } = noted(await buyer.order(cart, { amount, ...manual }));
      if (status === 201) placed.push(body);
    } else if (it.do === 'pay' && last && path(last.checkout_url).startsWith('/sandbox/')) {
      noted(await buyer.pay(last, cards[it.card]));
    } else if (it.do === 'pay on' && last) {
      const { status, body } = noted(await engine.send('POST', `/api/orders/${last.id}/payments/`, { body: {} }));
      if (status === 201) placed.push(body);
    } else if (it.do === 'look' && last) {
      await buyer.seen(last);
    } else await changeOf(it.do, cart);
  }

  /** An event that does not come from one of the buyers. */
  async function world(it: Exclude<Event, { who: number }>): Promise<void> {
    if (it.do === 'later') return buyer.later({ seconds: it.seconds });
    if (it.do === 'fill') return fill(it);
    if (it.do === 'notices') return buyer.notices();
    if (it.do === 'outage') return provider.toggle();
    return it.do === 'sweep' ? sweepOrders(engine.context) : notify(it.do);
  }

  async function fill({ adults, experience }: Event & { do: 'fill' }): Promise<void> {
    const selection = buyer.selection({
      experience,
      units: { Adult: adults },
      ...(experience === 'walk' && { date: tightDay }),
    });
    const cart = await buyer.cartOf(selection).catch(() => null);
    if (cart && 'lines' in cart) carts.push({ cart, placed: [] });
  }

  async function changeOf(what: string, { id, lines }: Cart): Promise<void> {
    if (what === 'drop') noted(await engine.call(dropCart, { id }));
    if (what === 'note') noted(await engine.call(changeCart, { id }, { body: { note: 'A note' } }));
    if (what === 'code') noted(await engine.call(changeCart, { id }, { body: { promo_code: onceTooMuch.code } }));
    if (what === 'add')
      noted(await engine.call(addLine, { cartId: id }, { body: buyer.selection({ units: { Adult: 1 } }) }));
    if (what === 'shrink') {
      const body = { booking_info: buyer.selection({ units: { Adult: 1 } }).booking_info };
      noted(await engine.call(changeLine, { cartId: id, id: lines[0]?.id ?? '' }, { body }));
    }
  }

  /** Sends a notice for each page: a forged one about money, or one that repeats what the sandbox knows. */
  async function notify(what: 'forge' | 'repeat'): Promise<void> {
    for (const { placed } of carts) {
      const last = placed.at(-1);
      if (!last || !path(last.checkout_url).startsWith('/sandbox/')) continue;
      const provider_ref = refOf(last);
      const outcome =
        what === 'repeat'
          ? await provider.truth(provider_ref)
          : ({ state: 'paid', amount: 9_900, payment_ref: 'forged' } as const);
      const secret = what === 'forge' ? { secret: 'a guess' } : {};
      noted(
        await engine.app(
          aNotice({ event_id: crypto.randomUUID(), provider_ref, outcome }, { at: engine.clock.now, ...secret }),
        ),
      );
    }
  }

  async function check(): Promise<void> {
    expect(faults).toEqual([]);
    expect(engine.logged.filter(({ message }) => message === 'fault')).toEqual([]);
    const { orders, lines, payments } = await rows();
    for (const departure of await placesOf(engine)) {
      const { held, sold, capacity } = departure;
      const booked = lines.filter(
        ({ departure_id, status }) => departure_id === departure.id && status === 'confirmed',
      );
      expect(held + sold).toBeLessThanOrEqual(capacity);
      expect(sold).toBe(sum(booked.map(({ places }) => places)));
    }
    for (const order of orders) {
      const mine = payments.filter(({ order_id }) => order_id === order.id);
      expect(order.paid - order.refunded).toBe(
        sum(mine.map(({ kind, amount }) => (kind === 'payment' ? amount : -amount))),
      );
      if (order.status === 'confirmed')
        expect(order.paid - order.refunded).toBeGreaterThanOrEqual(order.amount === 0 ? 0 : order.deposit);
      if (order.status !== 'confirmed') expect(order.paid - order.refunded).toBe(0);
      expect(order.paid - order.refunded).toBeLessThanOrEqual(order.total);
      const ofIt = lines.filter(({ order_id }) => order_id === order.id);
      expect(sum(ofIt.map(({ discount }) => discount))).toBe(order.discount);
      expect(ofIt.every(({ gross, discount }) => discount >= 0 && discount <= gross)).toBe(true);
      expect(order.total).toBe(order.subtotal - order.discount);
      checkMove(order);
    }
    // Money that arrives after an order has expired uses the code again.
    const using = orders.filter(
      ({ id, status, promo_code }) => promo_code && status !== 'cancelled' && !expired.has(id),
    );
    expect(using.length).toBeLessThanOrEqual(onceTooMuch.most_uses);
  }

  function checkMove({ id, status, payment_status }: { id: string; status: string; payment_status: string }): void {
    const before = seen.get(id);
    seen.set(id, { status, payment_status });
    if (status === 'expired') expired.add(id);
    if (!before) return;
    expect([...reachable(moves.order, before.status)]).toContain(status);
    expect([...reachable(moves.payment, before.payment_status)]).toContain(payment_status);
  }

  /**
   * Ends a history: a week later all notices are delivered and all is swept. Then the provider's money equals the orders' money, and nothing is open.
   */
  async function end(): Promise<void> {
    if (provider.isOut) provider.toggle();
    for (let i = 0; i < 3; i++) {
      buyer.later({ hours: 56 });
      await buyer.notices();
      await sweepOrders(engine.context);
    }
    await check();
    const { orders, sessions, pages } = await rows();
    expect(orders.filter(({ status }) => status === 'pending')).toEqual([]);
    expect(sessions.filter(({ state }) => state === 'open' || state === 'processing')).toEqual([]);
    const open = pages
      .filter(({ state }) => state === 'paid')
      .map(
        ({ amount, refunds_json }) => amount - sum(Object.values(JSON.parse(refunds_json) as Record<string, number>)),
      );
    expect(sum(orders.map(({ paid, refunded }) => paid - refunded))).toBe(sum(open));
  }

  const rows = () =>
    engine.database.read(async (tx) => ({
      orders: await tx.selectFrom('orders').selectAll().execute(),
      lines: await tx
        .selectFrom('order_lines as l')
        .innerJoin('orders as o', 'o.id', 'l.order_id')
        .select(['l.order_id', 'l.departure_id', 'l.places', 'l.gross', 'l.discount', 'o.status'])
        .execute(),
      payments: await tx.selectFrom('payments').selectAll().execute(),
      sessions: await tx.selectFrom('payment_sessions').selectAll().execute(),
      pages: await tx.selectFrom('sandbox_checkouts').selectAll().execute(),
    }));

  return { happen, check, end };
}

/** A provider that may be out of reach for a while. Its own notices still arrive. */
function outages(engine: Engine) {
  const { payments } = engine.context;
  const { open, close, ask, refund } = payments;
  const outage = { isOut: false, toggle: () => void (outage.isOut = !outage.isOut), truth: ask };
  const unlessOut =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (outage.isOut) throw new Error('connect ECONNREFUSED');
      return call(...args);
    };
  Object.assign(payments, {
    open: unlessOut(open),
    close: unlessOut(close),
    ask: unlessOut(ask),
    refund: unlessOut(refund),
  });
  return outage;
}

/** All states that can be reached from a state. */
function reachable(table: Readonly<Record<string, readonly string[]>>, from: string): Set<string> {
  const found = new Set([from]);
  for (const state of found) for (const next of table[state] ?? []) found.add(next);
  return found;
}
