import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCart } from '#domain/contract/cart.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, ana, type Buyer, handyStore, ledgerOf, refundsOf, taken } from '../../support/payments/buying.ts';
import { cards } from '../../support/payments/sandbox.ts';
import { anOrderFor, aPaidOrder, balanced, made, soldOrder } from '../../support/payments/selling.ts';
import { runningDay } from '../../support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
/** The agent sells in the small store, and the guide checks people in there. */
let agent: Seller;
let guide: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  [agent, guide] = await Promise.all([aSeller(engine, { 1: 'agent' }), aSeller(engine, { 1: 'guide' })]);
});
afterEach(() => balanced(engine));

describe('a repeat of a change', () => {
  it('[A4, A11] with its key has its effect once and the first answer', async () => {
    const order = await made(agent, anOrderFor(buyer, {}, {}, { time: '15' }));
    const path = `/api/orders/${order.id}/`;
    const line = `${path}lines/${order.lines[0]?.id}/`;

    for (const [method, address, body] of [
      ['PUT', path, { main_contact_info: ana }],
      ['PATCH', path, { note: 'A note' }],
      ['PATCH', line, { attendance_status: 'no_show' }],
      ['PATCH', line, { attendance_status: 'expected' }],
      ['POST', `${path}payments/`, { payment_method_id: '1', payment_type_id: 'cash', amount: '100.00' }],
      ['POST', `${path}payments/`, { payment_method_id: '2', amount: '10.00' }],
      ['POST', `${line}cancel/`, {}],
      ['POST', `${path}cancel/`, { refund_amount: '1.00' }],
      ['DELETE', path],
    ] as const) {
      const key = crypto.randomUUID();
      const send = async (sent = body) =>
        engine.send(method, address, { ...(sent && { body: sent }), key, headers: await agent.headers() });
      const [first, second] = [await send(), await send()];

      expect([method, address, second.status, second.text]).toEqual([method, address, first.status, first.text]);
      expect(second.headers.get('idempotent-replayed')).toBe('true');
    }
    expect((await ledgerOf(engine, order.id)).paid).toEqual([10_000]);
  });
});

describe('changing an order', () => {
  it('[A4] keeps who bought it and what is noted, and nothing else', async () => {
    const order = await made(agent, anOrderFor(buyer));
    const path = `/api/orders/${order.id}/`;

    const changed = await agent.send('PATCH', path, { note: 'Two veg', staff_note: 'VIP', total: '1.00', number: 'X' });
    const put = await agent.send('PUT', path, { main_contact_info: { first_name: 'Iva' } });
    const required = await agent.send('PUT', path, {});

    expect(changed).toMatchObject({
      status: 200,
      body: { note: 'Two veg', staff_note: 'VIP', number: order.number, total: order.total },
    });
    expect(put.body).toMatchObject({
      main_contact_info: { first_name: 'Iva', last_name: '', email: '', phone_number: '' },
      note: 'Two veg',
      version: order.version + 2,
    });
    expect([required.status, required.body]).toEqual([400, { main_contact_info: ['This field is required.'] }]);
    expect((await agent.send('GET', '/api/orders/?search=iva')).body).toMatchObject({ count: 1 });
    expect((await agent.send('GET', '/api/orders/?search=marko')).body).toMatchObject({ count: 0 });
  });

  it('[P11a] confirms what was kept, and completes what has taken place', async () => {
    const order = await made(agent, anOrderFor(buyer, { status: 'pending' }));
    const path = `/api/orders/${order.id}/`;

    const confirmed = await agent.send('PATCH', path, { status: 'confirmed' });
    const early = await agent.send('PATCH', path, { status: 'completed' });
    engine.clock.now = Temporal.Instant.from(`${runningDay}T12:00:00Z`);
    const completed = await agent.send('PATCH', path, { status: 'completed' });

    expect(confirmed.body).toMatchObject({ status: 'confirmed', expires_at: null });
    expect(early).toMatchObject({ status: 409, body: { code: 'move_refused' } });
    expect(completed).toMatchObject({ status: 200, body: { status: 'completed' } });
  });

  it('[P11a] refuses every other move in words', async () => {
    const order = await made(agent, anOrderFor(buyer));
    const path = `/api/orders/${order.id}/`;
    const refused = async (status: string) => (await agent.send('PATCH', path, { status })).body['detail'];

    expect(await refused('cancelled')).toMatch(/^Cancel an order by POST/);
    expect(await refused('pending')).toBe('An order that is confirmed cannot become pending.');
    expect(await refused('expired')).toBe('An order that is confirmed cannot become expired.');
    await agent.send('POST', `${path}cancel/`, {});
    expect(await refused('confirmed')).toBe('An order that is cancelled cannot become confirmed.');
    expect((await agent.send('PATCH', path, { status: 'nonsense' })).body).toEqual({
      status: ['"nonsense" is not a valid choice.'],
    });
  });

  it('[A4b] deletes only what came to nothing', async () => {
    const order = await made(agent, anOrderFor(buyer));
    const path = `/api/orders/${order.id}/`;

    const alive = await agent.send('DELETE', path);
    await agent.send('POST', `${path}cancel/`, {});
    const over = await agent.send('DELETE', path);
    const again = await agent.send('DELETE', path);
    const paid = await aPaidOrder(buyer, agent);
    await agent.send('POST', `/api/orders/${paid.id}/cancel/`, {});
    const booked = await agent.send('DELETE', `/api/orders/${paid.id}/`);

    expect(alive).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Cancel it first') as unknown },
    });
    expect([over.status, over.text]).toEqual([204, '']);
    expect(again.status).toBe(404);
    expect(booked).toMatchObject({
      status: 409,
      body: { detail: 'Money of this order is in the books, so it stays there.' },
    });
  });
});

describe('cancelling', () => {
  it('[A4b, A13] frees the places and pays back to the card by the policy, once', async () => {
    const order = await aPaidOrder(buyer, agent, { extras: { Kayak: 2 }, amount: '130.00' });

    const cancelled = await agent.send('POST', `/api/orders/${order.id}/cancel/`, {});
    const again = await agent.send('POST', `/api/orders/${order.id}/cancel/`, {});

    expect(cancelled).toMatchObject({
      status: 200,
      body: { status: 'cancelled', payment_status: 'refunded', paid: { amount: '0.00' }, due: { amount: '0.00' } },
    });
    expect(cancelled.body['lines']).toMatchObject([{ attendance_status: 'cancelled', refunded: { amount: '130.00' } }]);
    expect(again).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await taken(engine)).toEqual({ held: 0, sold: 0 });
    expect(await refundsOf(engine)).toEqual([13_000]);
    expect(await ledgerOf(engine, order.id)).toEqual({ paid: [13_000], refunded: [13_000] });
  });

  it('[A4b] pays by the policy as it was when it was bought', async () => {
    const order = await aPaidOrder(buyer, agent);
    await engine.database.write((tx) => tx.updateTable('cancellation_policies').set({ tiers_json: '[]' }).execute());

    const { body } = await agent.send('POST', `/api/orders/${order.id}/cancel/`, {});

    expect(body).toMatchObject({ payment_status: 'refunded' });
  });

  it('[A4b] takes a stated amount within what was paid, and asks for one where it is too late', async () => {
    const order = await aPaidOrder(buyer, agent);
    const path = `/api/orders/${order.id}/cancel/`;
    engine.clock.now = Temporal.Instant.from(`${runningDay}T07:00:00Z`);

    const late = await agent.send('POST', path, {});
    const much = await agent.send('POST', path, { refund_amount: '80.01' });
    const fine = await agent.send('POST', path, { refund_amount: '0.001' });
    const less = await agent.send('POST', path, { refund_amount: '-1' });
    const stated = await agent.send('POST', path, { refund_amount: '30' });

    expect(late).toMatchObject({ status: 409, body: { code: 'past_cutoff' } });
    expect(much.body).toEqual({ refund_amount: ['Ensure this value is less than or equal to 80.00.'] });
    expect(fine.status).toBe(400);
    expect(less.status).toBe(400);
    expect(stated.body).toMatchObject({
      status: 'cancelled',
      payment_status: 'partially_refunded',
      paid: { amount: '50.00' },
    });
    expect(await refundsOf(engine)).toEqual([3_000]);
  });

  it('[A4b] of one line leaves the rest, and what it costs', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    await engine.send('POST', `/api/cart/${cart.id}/lines/`, {
      body: buyer.selection({ experience: 'groups', group_size: 4 }),
    });
    const { body: whole } = await engine.call(readCart, { id: cart.id });
    const { body: placed } = await buyer.order(whole, { amount: whole.total.gross });
    await buyer.pay(placed, cards.paid);
    await buyer.notices();
    const before = await soldOrder(agent, placed.id);
    const path = (i: number) => `/api/orders/${placed.id}/lines/${before.lines[i]?.id}/cancel/`;

    const one = await agent.send('POST', path(0), { refund_amount: '50.00' });
    const between = await soldOrder(agent, placed.id);
    const same = await agent.send('POST', path(0), {});
    const other = await agent.send('POST', path(1), {});

    expect(before.total.gross).toBe('280.00');
    expect(one).toMatchObject({ status: 200, body: { attendance_status: 'cancelled', refunded: { amount: '50.00' } } });
    expect(between).toMatchObject({
      status: 'confirmed',
      payment_status: 'partially_refunded',
      subtotal: { gross: '200.00' },
      total: { gross: '230.00' },
      paid: { amount: '230.00' },
      due: { amount: '0.00' },
    });
    expect(same.status).toBe(200);
    expect(other.status).toBe(200);
    expect(await soldOrder(agent, placed.id)).toMatchObject({ status: 'cancelled', paid: { amount: '30.00' } });
    expect(await refundsOf(engine)).toEqual([5_000, 20_000]);
    expect(await taken(engine)).toEqual({ held: 0, sold: 0 });
  });

  it('[A4b] of a line of which only the deposit was paid asks for the others’ rest', async () => {
    const body = anOrderFor(
      buyer,
      { amount: '32.00', paid: true },
      { units: { Adult: 2 } },
      { time: '15', units: { Adult: 2 } },
    );
    const order = await made(agent, body);

    await agent.send('POST', `/api/orders/${order.id}/lines/${order.lines[0]?.id}/cancel/`, {});

    expect(await soldOrder(agent, order.id)).toMatchObject({
      total: { gross: '80.00' },
      paid: { amount: '16.00' },
      due: { amount: '64.00' },
    });
    expect((await agent.send('GET', `/api/orders/${order.id}/payments/`)).body['results']).toMatchObject([
      { kind: 'payment', amount: { amount: '32.00' } },
      {
        kind: 'refund',
        state: 'done',
        amount: { amount: '16.00' },
        payment_method_id: '1',
        payment_type_id: 'cash',
        made_by: agent.user_id,
      },
    ]);
  });

  it('[A4b] pays back to the card first, and the rest by hand as it came', async () => {
    const order = await aPaidOrder(buyer, agent, { amount: '16.00' });
    await agent.send('POST', `/api/orders/${order.id}/payments/`, {
      payment_method_id: '1',
      payment_type_id: 'cash',
      amount: '64.00',
    });

    await agent.send('POST', `/api/orders/${order.id}/cancel/`, { refund_amount: '40.00' });

    expect(await refundsOf(engine)).toEqual([1_600]);
    expect((await ledgerOf(engine, order.id)).refunded.toSorted((a, b) => a - b)).toEqual([1_600, 2_400]);
  });

  it('[A4b, P9] of an order that is being paid ends its payment and its cart', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const { body: placed } = await buyer.order(cart);

    const partly = await agent.send('POST', `/api/orders/${placed.id}/lines/${cart.lines[0]?.id}/cancel/`, {});
    const late = await buyer.pay(placed, cards.paid);
    await buyer.notices();

    expect(partly.status).toBe(200);
    expect(await soldOrder(agent, placed.id)).toMatchObject({ status: 'cancelled', payment_status: 'unpaid' });
    expect(await taken(engine)).toEqual({ held: 0, sold: 0 });
    expect((await engine.call(readCart, { id: cart.id })).body).toMatchObject({ code: 'cart_expired' });
    expect(late.status).not.toBe(500);
    expect(await refundsOf(engine)).toEqual([]);
  });

  it('[A4b] of one line waits while its buyer still has the cart, and lets go of what staff keep', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    await engine.send('POST', `/api/cart/${cart.id}/lines/`, { body: buyer.selection({ time: '15' }) });
    const { body: whole } = await engine.call(readCart, { id: cart.id });
    const { body: placed } = await buyer.order(whole);
    const pending = await made(
      agent,
      anOrderFor(buyer, { status: 'pending' }, { units: { Adult: 1 } }, { experience: 'boat', units: { Adult: 2 } }),
    );

    const refused = await agent.send('POST', `/api/orders/${placed.id}/lines/${whole.lines[0]?.id}/cancel/`, {});
    const freed = await agent.send('POST', `/api/orders/${pending.id}/lines/${pending.lines[1]?.id}/cancel/`, {});
    const confirmed = await agent.send('PATCH', `/api/orders/${pending.id}/`, { status: 'confirmed' });

    expect(refused).toMatchObject({ status: 409, body: { code: 'move_refused' } });
    expect(freed).toMatchObject({ status: 200, body: { attendance_status: 'cancelled' } });
    expect(confirmed).toMatchObject({ status: 200, body: { status: 'confirmed', total: { gross: '40.00' } } });
    expect(await taken(engine)).toEqual({ held: 4, sold: 1 });
  });

  it('[P11e] is refused for who has come, and for what is over', async () => {
    const order = await made(agent, anOrderFor(buyer));
    const line = `/api/orders/${order.id}/lines/${order.lines[0]?.id}/`;
    await guide.send('PATCH', line, { attendance_status: 'checked_in' });

    const came = await agent.send('POST', `${line}cancel/`, {});
    engine.clock.now = Temporal.Instant.from(`${runningDay}T12:00:00Z`);
    await agent.send('PATCH', `/api/orders/${order.id}/`, { status: 'completed' });
    const over = await agent.send('POST', `/api/orders/${order.id}/cancel/`, {});

    expect(came.body['detail']).toBe(
      'The guests of “Walk along the quay” have been checked in. Set them to expected first.',
    );
    expect(over).toMatchObject({ status: 409, body: { code: 'move_refused' } });
  });
});
