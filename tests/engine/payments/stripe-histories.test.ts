import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLine, changeCart, createCart, readCart } from '#domain/contract/cart.ts';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import { casesOf } from '#tests/support/engine/databases.ts';
import { sweepOrders } from '../../support/engine/jobs.ts';
import { ana, ledgerOf, placesOf, refOf, sum } from '../../support/payments/buying.ts';
import type { StripeFault } from '../../support/payments/fake-stripe.ts';
import { anEngineWithStripe } from '../../support/payments/paid-by-stripe.ts';
import { tightDay } from '../../support/stores/small-store.ts';

/** The next step. `who` is the index of a buyer so far. */
type Step =
  | { do: 'buy'; adults: number; more: number }
  | { do: 'pay'; who: number; card: 'good' | 'declined' | 'slow' }
  | { do: 'decide'; who: number; good: boolean }
  | { do: 'again' | 'change' | 'look'; who: number }
  | { do: 'notice'; which: number }
  | { do: 'later'; minutes: number }
  | { do: 'fault'; fault: StripeFault }
  | { do: 'sweep' | 'forget' };

const who = fc.nat(5);
const just = <const T extends string>(...values: T[]) => fc.constantFrom(...values);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: just('buy'), adults: fc.integer({ min: 1, max: 3 }), more: fc.constantFrom(0, 7.5) }),
  },
  { weight: 6, arbitrary: fc.record({ do: just('pay'), who, card: just('good', 'good', 'declined', 'slow') }) },
  { weight: 2, arbitrary: fc.record({ do: just('decide'), who, good: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: just('again', 'change', 'look'), who }) },
  { weight: 5, arbitrary: fc.record({ do: just('notice'), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: just('later'), minutes: fc.constantFrom(1, 20, 34) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: just('fault'),
      fault: just('broken', 'broken after', 'too often', 'answer lost', 'away'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: just('sweep', 'sweep', 'forget') }) },
);

const runs = casesOf({ soak: 300, daily: 6 });

describe('any history with Stripe', () => {
  it('[P9, P10, P11] ends with what Stripe says, though notices are lost, late, doubled and out of order', {
    tags: 'long',
    timeout: 60_000 + runs * 5_000,
  }, async () => {
    const paid: number[] = [];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        paid.push(await play([{ do: 'buy', adults: 2, more: 0 }, ...steps]));
      }),
      { numRuns: runs },
    );
    expect(sum(paid)).toBeGreaterThan(0);
  });
});

/** @returns the sum of money that Stripe took */
async function play(steps: readonly Step[]): Promise<number> {
  const the = await anEngineWithStripe();
  const { engine, stripe, buyer } = the;
  const buyers: { cart_id: string; pages: PlacedOrder[] }[] = [];

  /** Goes to pay the deposit of a cart, plus `more`. */
  async function order(it: (typeof buyers)[number], more: number): Promise<void> {
    const { status, body: cart } = await engine.call(readCart, { id: it.cart_id });
    if (status !== 200) return;
    const amount = (Number(cart.total_deposit.amount) + more).toFixed(2);
    const placed = await buyer.order(cart, { amount });
    if (placed.status === 201) it.pages.push(placed.body);
  }

  async function take(it: Step): Promise<void> {
    const one = 'who' in it ? buyers[it.who % buyers.length] : undefined;
    const page = one?.pages.at(-1);
    switch (it.do) {
      case 'buy': {
        const body = buyer.selection({ date: tightDay, units: { Adult: it.adults } });
        const made = await engine.call(createCart, {}, { body });
        if (made.status !== 201) return;
        await engine.call(changeCart, { id: made.body.id }, { body: { main_contact_info: ana } });
        const next = { cart_id: made.body.id, pages: [] };
        buyers.push(next);
        await order(next, it.more);
        return;
      }
      case 'pay':
        if (page && stripe.find(refOf(page)).status === 'open') the.payWith(page, it.card);
        return;
      case 'decide':
        if (page && stripe.isUndecided(refOf(page))) stripe.decide(refOf(page), it.good);
        return;
      case 'again':
        if (one) await order(one, 5);
        return;
      case 'change': {
        const selection = buyer.selection({ units: { Adult: 1 } });
        if (one) await engine.call(addLine, { cartId: one.cart_id }, { body: selection });
        return;
      }
      case 'look':
        if (page) await buyer.seen(page);
        return;
      case 'notice': {
        const event = stripe.events[it.which % Math.max(1, stripe.events.length)];
        if (event) expect([200, 404]).toContain(await the.deliver(event));
        return;
      }
      case 'later':
        return buyer.later({ minutes: it.minutes });
      case 'fault':
        return stripe.plan(it.fault);
      case 'sweep':
        return sweepOrders(engine.context);
      case 'forget':
        return stripe.forgetKeys();
    }
  }

  /** Ends a history without notices, so that the engine learns the outcomes only by asking. */
  async function end(): Promise<void> {
    stripe.unplan();
    for (const id of stripe.sessions.keys()) if (stripe.isUndecided(id)) stripe.decide(id, true);
    buyer.later({ minutes: 40 });
    for (let i = 0; i < 3; i++) await sweepOrders(engine.context);
  }

  async function check(): Promise<number> {
    for (const { capacity, held, sold } of await placesOf(engine)) expect(held + sold).toBeLessThanOrEqual(capacity);
    const orders = await engine.database.read((tx) => tx.selectFrom('orders').selectAll().execute());
    let total = 0;
    for (const { id, number, paid, refunded } of orders) {
      const sessions = [...stripe.sessions.values()].filter(({ metadata }) => metadata['order_number'] === number);
      const took = sum(sessions.filter((it) => it.payment_status === 'paid').map((it) => it.amount_total));
      const gave = sum(
        sessions.flatMap((it) => stripe.refundsOf(it.payment_intent ?? 'none').map(({ amount }) => amount)),
      );
      const ledger = await ledgerOf(engine, id);
      expect([sum(ledger.paid), sum(ledger.refunded)]).toEqual([took, gave]);
      expect(paid - refunded).toBe(took - gave);
      total += took;
    }
    return total;
  }

  try {
    for (const it of steps) await take(it);
    await end();
    return await check();
  } finally {
    await the.stop();
  }
}
