import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import type { Buyer } from '../../support/payments/buying.ts';
import { aBuyer, aNotice, handyStore, ledgerOf, refOf, refundsOf, sum, taken } from '../../support/payments/buying.ts';
import { cards } from '../../support/payments/sandbox.ts';
import { anOrderFor, aPaidOrder, balanced, made, soldOrder } from '../../support/payments/selling.ts';
import { tightDay } from '../../support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
let agent: Seller;
let manager: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  [agent, manager] = [await aSeller(engine, { 1: 'agent' }), await aSeller(engine, { 1: 'manager' })];
});
afterEach(() => balanced(engine));

describe('staff who do things at once', () => {
  it('[A4b] cancel an order with one refund', async () => {
    const { id } = await aPaidOrder(buyer, agent);

    const answers = await Promise.all(
      [agent, manager, agent, manager].map((who) => who.send('POST', `/api/orders/${id}/cancel/`, {})),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await refundsOf(engine)).toEqual([8_000]);
    expect(await taken(engine)).toEqual({ held: 0, sold: 0 });
  });

  it('[A4b] cancel the lines of an order, each once', async () => {
    const order = await made(agent, anOrderFor(buyer, { amount: '160.00', paid: true }, {}, { time: '15' }));

    const answers = await Promise.all(
      [...order.lines, ...order.lines].map(({ id }) =>
        agent.send('POST', `/api/orders/${order.id}/lines/${id}/cancel/`, {}),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(sum((await ledgerOf(engine, order.id)).refunded)).toBe(16_000);
    expect(await soldOrder(agent, order.id)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
  });

  it('[A4b] delete an order once', async () => {
    const { id } = await made(agent, anOrderFor(buyer));
    await agent.send('POST', `/api/orders/${id}/cancel/`, {});

    const answers = await Promise.all(
      Array.from({ length: 12 }, () => agent.send('DELETE', `/api/orders/${id}/`, undefined)),
    );

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, ...Array(11).fill(404)]);
  });

  it('[A4, A4b] delete an order while others change, cancel and pay it', async () => {
    const { id } = await made(agent, anOrderFor(buyer));
    await agent.send('POST', `/api/orders/${id}/cancel/`, {});
    const acts = [
      () => agent.send('DELETE', `/api/orders/${id}/`, undefined),
      () => manager.send('PATCH', `/api/orders/${id}/`, { staff_note: 'x' }),
      () => agent.send('POST', `/api/orders/${id}/cancel/`, {}),
      () => manager.send('POST', `/api/orders/${id}/payments/`, { payment_method_id: '2' }),
    ];

    const answers = await Promise.all([...acts, ...acts, ...acts, ...acts].map((act) => act()));

    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('[A4, P1] take the money of an order once', async () => {
    const order = await made(agent, anOrderFor(buyer));
    const cash = { payment_method_id: '1', payment_type_id: 'cash', amount: '80.00' };

    const answers = await Promise.all(
      [agent, manager].map((who) => who.send('POST', `/api/orders/${order.id}/payments/`, cash)),
    );

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await ledgerOf(engine, order.id)).toEqual({ paid: [8_000], refunded: [] });
  });

  it('[A4a, A13] sell the last places to one of them, or to a visitor', async () => {
    const selection = { date: tightDay, units: { Adult: 3 } };

    const [cart, ...orders] = await Promise.all([
      engine.send('POST', '/api/cart/', { body: buyer.selection(selection) }),
      ...[agent, manager].map((who) => who.send('POST', '/api/orders/', anOrderFor(buyer, {}, selection))),
    ]);

    expect([cart.status, ...orders.map(({ status }) => status)].toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const { held, sold } = await taken(engine);
    expect(held + sold).toBe(3);
  });

  it('[A4a, A13] book several starts in whatever order without waiting for each other', async () => {
    const [morning, afternoon] = [{ units: { Adult: 1 } }, { time: '15', units: { Adult: 1 } }];

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        agent.send(
          'POST',
          '/api/orders/',
          anOrderFor(buyer, {}, ...(i % 2 ? [morning, afternoon] : [afternoon, morning])),
        ),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(await taken(engine)).toEqual({ held: 0, sold: 16 });
    expect((await agent.send('GET', '/api/customers/')).body).toMatchObject({ count: 1, results: [{ orders: 8 }] });
  });

  it.each(['the notice', 'the staff'])(
    '[A4b, P9] cancel against a payment that comes at once, %s first',
    async (first) => {
      const { body: placed } = await buyer.order(await buyer.cartOf(buyer.selection()), { amount: '80.00' });
      const provider_ref = refOf(placed);
      await buyer.pay(placed, cards.paid);
      const outcome = await engine.context.payments.ask(provider_ref);
      const notice = () =>
        engine.app(aNotice({ event_id: crypto.randomUUID(), provider_ref, outcome }, { at: engine.clock.now }));
      const cancel = () => agent.send('POST', `/api/orders/${placed.id}/cancel/`, {});

      const acts = first === 'the notice' ? [notice(), cancel()] : [cancel(), notice()];
      const answers = await Promise.all(acts);
      await buyer.notices();

      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await soldOrder(agent, placed.id)).toMatchObject({
        status: 'cancelled',
        payment_status: 'refunded',
        paid: { amount: '0.00' },
      });
      expect(await refundsOf(engine)).toEqual([8_000]);
      expect(await ledgerOf(engine, placed.id)).toEqual({ paid: [8_000], refunded: [8_000] });
    },
  );

  it('[A4b] send a refund that the provider did not take until it has', async () => {
    const { id } = await aPaidOrder(buyer, agent);
    const { refund } = engine.context.payments;
    Object.assign(engine.context.payments, { refund: () => Promise.reject(new Error('connect ECONNREFUSED')) });

    const cancelled = await agent.send('POST', `/api/orders/${id}/cancel/`, {});
    const owed = await agent.send('GET', `/api/orders/${id}/payments/`);
    Object.assign(engine.context.payments, { refund });
    await agent.send('POST', `/api/orders/${id}/cancel/`, {});
    const sent = await agent.send('GET', `/api/orders/${id}/payments/`);

    expect(cancelled.status).toBe(200);
    expect(owed.body['results']).toMatchObject([{ state: 'paid' }, { kind: 'refund', state: 'owed' }]);
    expect(sent.body['results']).toMatchObject([{ state: 'paid' }, { kind: 'refund', state: 'done' }]);
    expect(await refundsOf(engine)).toEqual([8_000]);
    engine.logged.length = 0;
  });
});
