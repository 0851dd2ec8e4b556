import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endUnopenedSessions, lockOrder } from '#engine/orders/model/queries.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import type { Buyer } from '../../support/payments/buying.ts';
import { aBuyer, aNotice, handyStore, ledgerOf, refOf, refundsOf, sum, taken } from '../../support/payments/buying.ts';
import { aChanger } from '../../support/payments/changing.ts';
import { cards } from '../../support/payments/sandbox.ts';
import { anOrderFor, aPaidOrder, balanced } from '../../support/payments/selling.ts';
import { tightDay } from '../../support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
let agent: Seller;
let changer: ReturnType<typeof aChanger>;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  agent = await aSeller(engine, { 1: 'agent' });
  changer = aChanger(engine, buyer);
});
afterEach(() => balanced(engine));

const otherDay = '2026-12-11';
const ordered = (statuses: readonly number[]) => statuses.toSorted((a, b) => a - b);

describe('changes at once', () => {
  it('[P12i, A13] sell the last places to one of those who move there', async () => {
    const orders = [];
    for (let i = 0; i < 4; i++) orders.push(await aPaidOrder(buyer, agent));

    const answers = await Promise.all([
      ...orders.map((order) => changer.change(order, { date: tightDay })),
      agent.send('POST', '/api/orders/', anOrderFor(buyer, {}, { date: tightDay })),
    ]);

    const statuses = ordered(answers.map(({ status }) => (status === 201 ? 200 : status)));
    expect(statuses).toEqual([200, 200, 409, 409, 409]);
    expect((await taken(engine)).held).toBe(0);
  });

  it('[P12i, A13] swap two parties between two starts without waiting for each other', async () => {
    const [early, late] = [await aPaidOrder(buyer, agent), await aPaidOrder(buyer, agent, { time: '15' })];

    const answers = await Promise.all([
      changer.change(early, { time: '15' }),
      changer.change(late, { time: '09' }),
      changer.change(early, { date: otherDay }),
      changer.change(late, { date: otherDay }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await taken(engine)).toEqual({ held: 0, sold: 4 });
  });

  it('[P12j, P9] leave one that waits for its payment', async () => {
    const order = await aPaidOrder(buyer, agent);

    const answers = await Promise.all([3, 4, 5].map((count) => changer.change(order, { units: { Adult: count } })));

    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const rows = await engine.database.read((tx) => tx.selectFrom('line_changes').select('state').execute());
    expect(rows.filter(({ state }) => state === 'pending').length).toBeLessThanOrEqual(1);
    const sessions = await engine.database.read((tx) =>
      tx.selectFrom('payment_sessions').selectAll().where('state', '=', 'open').execute(),
    );
    expect(sessions.length).toBeLessThanOrEqual(1);
  });

  it('[P12j, P9] do not open a card page for a change that another one has just replaced', async () => {
    const order = await aPaidOrder(buyer, agent);
    const { payments, database } = engine.context;
    const open = payments.open.bind(payments);
    let replaced: Promise<void> | undefined;
    vi.spyOn(payments, 'open').mockImplementationOnce(async (request) => {
      const page = await open(request);
      const { promise: isLocked, resolve } = Promise.withResolvers<void>();
      replaced = database.write(async (tx) => {
        await lockOrder(tx, order.id);
        resolve();
        // This is long enough to store the page, if nothing blocked it.
        await setTimeout(300);
        await endUnopenedSessions(tx, { order_id: order.id }, 'cancelled');
      });
      await isLocked;
      return page;
    });

    const { status } = await changer.change(order, { units: { Adult: 3 } });
    await replaced;

    expect(status).toBe(409);
    const sessions = await database.read((tx) => tx.selectFrom('payment_sessions').select('state').execute());
    expect(sessions.map(({ state }) => state)).not.toContain('open');
  });

  it('[P12i] under one key are one', async () => {
    const order = await aPaidOrder(buyer, agent);
    const key = crypto.randomUUID();

    await Promise.all([1, 2, 3].map(() => changer.change(order, { units: { Adult: 1 } }, { key })));

    expect(await refundsOf(engine)).toEqual([4_000]);
    expect((await ledgerOf(engine, order.id)).refunded).toEqual([4_000]);
  });

  it.each(['a cancellation', 'giving it up', 'another change'])(
    '[P12i, P9] and their payment against %s: made, or paid back',
    async (what) => {
      const order = await aPaidOrder(buyer, agent);
      const { body } = await changer.change(order, { units: { Adult: 3 } });
      const page = { checkout_url: body.checkout_url ?? '' };
      const provider_ref = refOf(page);
      await buyer.pay(page, cards.paid);
      const outcome = await engine.context.payments.ask(provider_ref);
      const notice = () =>
        engine.app(aNotice({ event_id: crypto.randomUUID(), provider_ref, outcome }, { at: engine.clock.now }));
      const act = {
        'a cancellation': () => agent.send('POST', `/api/orders/${order.id}/cancel/`, {}),
        'giving it up': () => changer.drop(order),
        'another change': () => changer.change(order, { date: otherDay }),
      }[what];

      await Promise.all([notice(), act?.(), notice()]);
      await buyer.notices();

      const { paid, refunded } = await ledgerOf(engine, order.id);
      const after = await changer.read(order);
      expect(paid).toEqual([8_000, 4_000]);
      expect(sum(paid) - sum(refunded)).toBe(Number(after.paid.amount) * 100);
      expect(sum(await refundsOf(engine))).toBe(sum(refunded));
      expect((await taken(engine)).held).toBe(0);
    },
  );

  it('[P12i, A13] hold no more than there is against carts', async () => {
    const order = await aPaidOrder(buyer, agent);

    await Promise.all([
      changer.change(order, { date: tightDay, units: { Adult: 3 } }),
      ...[1, 2, 3].map(() => engine.send('POST', '/api/cart/', { body: buyer.selection({ date: tightDay }) })),
    ]);

    const { held, sold } = await taken(engine);
    expect(sold).toBe(2);
    expect(held).toBeLessThanOrEqual(4);
    expect(held).toBeGreaterThan(0);
  });
});
