import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeCart, readCart } from '#domain/contract/cart.ts';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { sweepOrders } from '../../support/engine/jobs.ts';
import type { Buyer } from '../../support/payments/buying.ts';
import { aBuyer, aNotice, handyStore, ledgerOf, refOf, refundsOf, taken } from '../../support/payments/buying.ts';
import { cards } from '../../support/payments/sandbox.ts';

let engine: Engine;
let buyer: Buyer;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
});
afterEach(() => engine.stop());

const key = '11111111-1111-4111-8111-111111111111';

const pages = () => engine.database.read((tx) => tx.selectFrom('sandbox_checkouts').selectAll().execute());
const sessions = () => engine.database.read((tx) => tx.selectFrom('payment_sessions').selectAll().execute());
const begun = async () =>
  (await engine.database.read((tx) => tx.selectFrom('carts').select('payments_begun').executeTakeFirstOrThrow()))
    .payments_begun;

describe('an order with one key', () => {
  it('[P9, A11] sent a hundred times at once is one order', async () => {
    const cart = await buyer.cartOf(buyer.selection());

    const answers = await Promise.all(Array.from({ length: 100 }, () => buyer.order(cart, {}, key)));
    const after = await buyer.order(cart, {}, key);

    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set([...made, after].map(({ text }) => text)).size).toBe(1);
    expect(refused.every(({ status, body }) => status === 409 && body['code'] === 'in_flight')).toBe(true);
    expect(refused.every(({ headers }) => headers.get('retry-after') === '1')).toBe(true);
    expect([after.status, after.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(await engine.counts()).toMatchObject({ orders: 1, order_lines: 1, payment_sessions: 1 });
    expect(await pages()).toHaveLength(1);
    expect(await begun()).toBe(1);
  });

  it('[P9] sent a hundred times one after the other is one order', async () => {
    const cart = await buyer.cartOf(buyer.selection());

    const texts = new Set<string>();
    for (let i = 0; i < 100; i++) texts.add((await buyer.order(cart, {}, key)).text);

    expect(texts.size).toBe(1);
    expect(await engine.counts()).toMatchObject({ orders: 1, payment_sessions: 1 });
  });

  it('[P9] of other bytes is refused', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    await buyer.order(cart, {}, key);

    const { status, body } = await buyer.order(cart, { amount: '80.00' }, key);

    expect([status, body]).toMatchObject([422, { code: 'idempotency_mismatch' }]);
  });

  it('[P9] keeps a refusal, too', async () => {
    const cart = await buyer.cartOf(buyer.selection());

    const first = await buyer.order(cart, { amount: '1' }, key);
    const second = await buyer.order(cart, { amount: '1' }, key);

    expect([first.status, second.status, second.text]).toEqual([400, 400, first.text]);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
  });

  it('[P9] at once with others of the same cart leaves one session that can be paid', async () => {
    const cart = await buyer.cartOf(buyer.selection());

    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.order(cart, {}, crypto.randomUUID())));

    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect((await engine.counts())['orders']).toBe(1);
    const open = (await pages()).filter(({ state }) => state === 'open');
    const live = (await sessions()).filter(({ state }) => state === 'open');
    expect(open).toHaveLength(1);
    expect(live.map(({ provider_ref }) => provider_ref)).toEqual(open.map(({ id }) => id));
  });

  it('[P9, P11] at once for the last places sells them once', async () => {
    const carts = await Promise.all([1, 2, 3].map(() => buyer.cartOf(buyer.selection({ units: { Adult: 4 } }))));

    const orders = await Promise.all(carts.map((cart) => buyer.order(cart)));
    await Promise.all(orders.map(({ body }) => buyer.pay(body, cards.paid)));
    await buyer.notices();

    expect(await taken(engine)).toEqual({ held: 0, sold: 12 });
  });
});

describe('a cart that is changed while its card page opens', () => {
  it('[P9] is told so, and the page is closed again', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const { payments } = engine.context;
    const { open } = payments;
    vi.spyOn(payments, 'open').mockImplementationOnce(async (request) => {
      const page = await open(request);
      await engine.call(changeCart, { id: cart.id }, { body: { note: 'Just now' } });
      return page;
    });

    const { status, body } = await buyer.order(cart);

    expect([status, body]).toMatchObject([409, { code: 'session_closed' }]);
    expect((await pages()).map(({ state }) => state)).toEqual(['cancelled']);
    expect((await buyer.order(cart)).status).toBe(201);
  });
});

describe('an engine that dies while the card page opens', () => {
  /** Opens the page at the provider and never returns. */
  const dieAfterOpening = () => {
    const { payments } = engine.context;
    const { open } = payments;
    const never = new Promise<never>(() => {});
    vi.spyOn(payments, 'open').mockImplementationOnce(async (request) => {
      await open(request);
      return never;
    });
  };

  it('[P9] leaves an order that the repeat completes, with the same page', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    dieAfterOpening();
    void buyer.order(cart, {}, key);
    await vi.waitFor(async () => expect(await pages()).toHaveLength(1));

    const early = await buyer.order(cart, {}, key);
    buyer.later({ seconds: 60 });
    const { status, body } = await buyer.order(cart, {}, key);
    await buyer.pay(body, cards.paid);

    expect([early.status, early.body]).toMatchObject([409, { code: 'in_flight' }]);
    expect(status).toBe(201);
    expect(await buyer.seen(body)).toMatchObject({ status: 'confirmed' });
    expect(await engine.counts()).toMatchObject({ orders: 1, payment_sessions: 1 });
    expect(await pages()).toHaveLength(1);
  });

  it('[P9] leaves a cart that another order can pay for', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    dieAfterOpening();
    void buyer.order(cart, {}, key);
    await vi.waitFor(async () => expect(await pages()).toHaveLength(1));

    const { body } = await buyer.order(cart, { amount: '80.00' }, crypto.randomUUID());
    await buyer.pay(body, cards.paid);

    expect(await buyer.seen(body)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
    expect((await engine.counts())['orders']).toBe(1);
  });
});

describe('a provider that is out of reach', () => {
  const down = (call: 'open' | 'close' | 'ask' | 'refund') =>
    vi.spyOn(engine.context.payments, call).mockRejectedValue(new Error('connect ECONNREFUSED'));

  it('[P9, P8] leaves the order pending, and the same key tries again', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const open = down('open');

    const refused = await buyer.order(cart, {}, key);
    const order_id = String(refused.body['order_id']);
    const { body: order } = await engine.send('GET', `/api/orders/${order_id}/`);
    open.mockRestore();
    const { status, body } = await buyer.order(cart, {}, key);

    expect([refused.status, refused.body]).toMatchObject([503, { code: 'payment_unavailable' }]);
    expect(order).toMatchObject({
      status: 'pending',
      payment_status: 'unpaid',
      session: { state: 'failed', checkout_url: null },
    });
    expect([status, body.id]).toEqual([201, order_id]);
    expect(await sessions()).toHaveLength(1);
    expect(await begun()).toBe(1);
  });

  it('[C10b] does not use up the times that a hold is moved for paying', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    down('open');
    for (let i = 0; i < 5; i++) await buyer.order(cart);

    expect(await begun()).toBe(0);
    expect((await engine.call(readCart, { id: cart.id })).body.expires_at).toBe('2026-12-01T12:33:00Z');
  });

  it('[P9] keeps the old session where it cannot be ended', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const { body: first } = await buyer.order(cart);
    const close = down('close');

    const refused = await buyer.order(cart, {}, key);
    close.mockRestore();
    const { status, body } = await buyer.order(cart, {}, key);

    expect([refused.status, refused.body]).toMatchObject([503, { code: 'payment_unavailable' }]);
    expect(status).toBe(201);
    expect((await buyer.pay(first, cards.paid)).status).toBe(410);
    expect((await buyer.pay(body, cards.paid)).status).toBe(303);
  });

  it('[P8] is asked again: what /success shows is what is known', async () => {
    const { body: placed } = await buyer.order(await buyer.cartOf(buyer.selection()));
    await buyer.pay(placed, cards.paid);
    const ask = down('ask');

    const during = await buyer.seen(placed);
    ask.mockRestore();
    buyer.later({ seconds: 2 });
    const after = await buyer.seen(placed);

    expect([during.status, after.status]).toEqual(['pending', 'confirmed']);
  });

  it('[P9c] is asked again after the order has expired, and late money counts', async () => {
    const { body: placed } = await buyer.order(await buyer.cartOf(buyer.selection()));
    await buyer.pay(placed, cards.paid);
    const spies = [down('ask'), down('close')];
    buyer.later({ minutes: 33 });
    await sweepOrders(engine.context);
    const expired = (await buyer.seen(placed)).status;

    for (const spy of spies) spy.mockRestore();
    await sweepOrders(engine.context);

    expect(expired).toBe('expired');
    expect(await buyer.seen(placed)).toMatchObject({ status: 'confirmed' });
  });

  it('[P9d] is sent a refund until it takes it, once', async () => {
    const { body: placed } = await buyer.order(await buyer.cartOf(buyer.selection()));
    await engine.database.write((tx) => tx.updateTable('orders').set({ status: 'cancelled' }).execute());
    await buyer.pay(placed, cards.paid);
    const refund = down('refund');

    await buyer.notices();
    await sweepOrders(engine.context);
    const before = await refundsOf(engine);
    refund.mockRestore();
    await sweepOrders(engine.context);
    const spy = vi.spyOn(engine.context.payments, 'refund');
    await sweepOrders(engine.context);

    expect(before).toEqual([]);
    expect(spy).not.toHaveBeenCalled();
    expect(await refundsOf(engine)).toEqual([1600]);
    expect(await ledgerOf(engine, placed.id)).toEqual({ paid: [1600], refunded: [1600] });
  });

  it('[P15] is told in the log without the ids of orders and sessions', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const { body: placed } = await buyer.order(cart);
    for (const call of ['open', 'close', 'ask'] as const) down(call);
    await buyer.order(cart);
    await buyer.seen(placed);
    await engine.app(
      aNotice(
        { event_id: '1', provider_ref: crypto.randomUUID(), outcome: { state: 'open' } },
        { at: engine.clock.now },
      ),
    );
    buyer.later({ minutes: 33 });
    await sweepOrders(engine.context);

    const logged = JSON.stringify(engine.logged);

    expect(engine.logged.filter(({ level }) => level !== 'debug').length).toBeGreaterThan(2);
    for (const secret of secretsOf(placed, cart.id)) expect(logged).not.toContain(secret);
  });
});

function secretsOf(placed: PlacedOrder, cart_id: string): string[] {
  return [placed.id, placed.session_id, refOf(placed), cart_id];
}
