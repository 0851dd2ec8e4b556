import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addLine, changeCart, createCart, dropCart, readCart } from '#domain/contract/cart.ts';
import { type NewOrder, Order, PlacedOrder } from '#domain/contract/orders.ts';
import { readAppInfo } from '#domain/contract/webstore.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { aBuyer, ana, type Buyer, handyStore, success, taken } from '../../support/payments/buying.ts';
import { cards } from '../../support/payments/sandbox.ts';

let engine: Engine;
let buyer: Buyer;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
});
afterEach(() => engine.stop());

describe('an order', () => {
  it('[P4, A2] is made from the cart and answers with the card page', async () => {
    const cart = await buyer.cartOf(buyer.selection());

    const { status, body } = await buyer.order(cart, { comment: 'By the window' });

    expect(status).toBe(201);
    expect(PlacedOrder.is(body)).toBe(true);
    expect(body).toMatchObject({
      status: 'pending',
      number: expect.stringMatching(/^LF-[2-9A-HJ-NP-Z]{6}$/) as unknown,
    });
    expect(body.checkout_url).toMatch(/^http:\/\/shop\.example\/sandbox\/pay\/[0-9a-f-]{36}$/);
    const seen = await buyer.seen(body);
    expect(Order.is(seen)).toBe(true);
    expect(seen).toMatchObject({
      id: body.id,
      status: 'pending',
      payment_status: 'unpaid',
      total: { gross: '80.00', currency: 'EUR' },
      total_deposit: { amount: '16.00', currency: 'EUR' },
      due: { amount: '80.00' },
      main_contact_info: ana,
      comment: 'By the window',
      session: { id: body.session_id, state: 'open', amount: { amount: '16.00' }, checkout_url: body.checkout_url },
    });
    expect(seen.lines.map(({ id }) => id)).toEqual(cart.lines.map(({ id }) => id));
  });

  it('[P8] is confirmed by payment, its places go from held to sold', async () => {
    const cart = await buyer.cartOf(buyer.selection({ extras: { Kayak: 2 } }));
    const { body: placed } = await buyer.order(cart);
    const before = await taken(engine);

    await buyer.pay(placed, cards.paid);
    await buyer.notices();

    expect(before).toEqual({ held: 2, sold: 0 });
    expect(await taken(engine)).toEqual({ held: 0, sold: 2 });
    expect(await buyer.seen(placed)).toMatchObject({
      status: 'confirmed',
      payment_status: 'partially_paid',
      paid: { amount: '26.00' },
      due: { amount: '104.00' },
      expires_at: null,
      session: { state: 'paid', checkout_url: null },
    });
  });

  it('[P8] is confirmed by asking where no notice came', async () => {
    const { body: placed } = await buyer.order(await buyer.cartOf(buyer.selection()), { amount: '80.00' });
    await buyer.post(placed.checkout_url, { number: cards.slow, expiry: '12/34', cvc: '123', name: 'Ana' });

    const waiting = await buyer.seen(placed);
    buyer.later({ seconds: 6 });
    const decided = await buyer.seen(placed);

    expect(waiting).toMatchObject({ status: 'pending', session: { state: 'processing' } });
    expect(decided).toMatchObject({ status: 'confirmed', payment_status: 'paid', due: { amount: '0.00' } });
  });

  it('[P8] asks the provider at most every two seconds for a session', async () => {
    const { body: placed } = await buyer.order(await buyer.cartOf(buyer.selection()));
    await buyer.seen(placed);
    await engine.database.write((tx) => tx.updateTable('sandbox_checkouts').set({ state: 'paid' }).execute());

    buyer.later({ milliseconds: 1_999 });
    const early = await buyer.seen(placed);
    buyer.later({ milliseconds: 1 });
    const later = await buyer.seen(placed);

    expect([early.status, later.status]).toEqual(['pending', 'confirmed']);
  });

  it('[P8] tells of a payment that failed, and a new session pays the same order', async () => {
    const { body: placed } = await buyer.order(await buyer.cartOf(buyer.selection()));
    await buyer.pay(placed, cards.slowDeclined);
    buyer.later({ seconds: 6 });

    const failed = await buyer.seen(placed);
    const again = await engine.send('POST', `/api/orders/${placed.id}/payments/`, { body: {} });
    const second = again.body as unknown as PlacedOrder;
    await buyer.pay(second, cards.paid);

    expect(failed).toMatchObject({
      status: 'pending',
      payment_status: 'failed',
      session: { state: 'failed', failure: 'The bank declined the payment.' },
    });
    expect(second).toMatchObject({ id: placed.id, number: placed.number });
    expect(second.session_id).not.toBe(placed.session_id);
    expect(await buyer.seen(second)).toMatchObject({ status: 'confirmed', payment_status: 'partially_paid' });
    expect(await buyer.seen(placed)).toMatchObject({ status: 'confirmed', session: { state: 'failed' } });
  });

  it('[P8] knows nothing of a session that never was', async () => {
    for (const session_id of [crypto.randomUUID(), '1', "' or 1=1", 'x'.repeat(5_000)]) {
      const { status } = await engine.send('GET', `/api/order?session_id=${encodeURIComponent(session_id)}`);
      expect(status).toBe(404);
    }
    expect((await engine.send('GET', '/api/order')).status).toBe(400);
  });

  it('[P8, A4] can be read by its id, with its lines', async () => {
    const { body: placed } = await buyer.order(await buyer.cartOf(buyer.selection()));

    const order = await engine.send('GET', `/api/orders/${placed.id}/`);
    const lines = await engine.send('GET', `/api/orders/${placed.id}/lines/`);
    const [line] = (lines.body as unknown as { results: { id: string }[] }).results;
    const one = await engine.send('GET', `/api/orders/${placed.id}/lines/${line?.id}/`);

    expect(order.body).toMatchObject({ id: placed.id, session: { id: placed.session_id } });
    expect(lines.body).toMatchObject({ count: 1, next: null, previous: null });
    expect(one.body).toMatchObject({
      order: placed.id,
      experience: { title: 'Walk along the quay' },
      meeting_point: { name: 'The quay' },
      attendance_status: 'expected',
      cancellable: false,
      refund_quote: null,
      booking_participants_info: { has_main_contact: false, participants: [] },
    });
  });

  it('[P11] quotes what a confirmed line would pay back, of what was paid', async () => {
    const { body: placed } = await buyer.order(await buyer.cartOf(buyer.selection()));
    await buyer.pay(placed, cards.paid);

    const { lines } = await buyer.seen(placed);

    expect(lines[0]).toMatchObject({
      cancellable: true,
      refund_quote: { amount: '16.00', percentage: 100, currency: 'EUR' },
    });
  });

  it.each([
    ['GET', (id: string) => `/api/orders/${id}/`],
    ['GET', (id: string) => `/api/orders/${id}/lines/`],
    ['GET', (id: string) => `/api/orders/${id}/lines/${id}/`],
    ['POST', (id: string) => `/api/orders/${id}/payments/`],
  ])('[P15] %s of an order that nobody can know is 404', async (method, path) => {
    for (const id of [crypto.randomUUID(), '1', "'"]) expect((await engine.send(method, path(id))).status).toBe(404);
  });
});

describe('the amount', () => {
  it.each([
    [{ amount: '15.99' }, { amount: ['The least you can pay is 16,00\u00A0€.'] }],
    [{ amount: '80.01' }, { amount: ['The most you can pay is 80,00\u00A0€.'] }],
    [{ amount: '0' }, { amount: ['The least you can pay is 16,00\u00A0€.'] }],
    [{ amount: '16.001' }, { amount: ['Ensure that there are no more than 2 decimal places.'] }],
    [{ amount: '-1' }, { amount: ['Ensure this value is greater than or equal to 0.'] }],
    [{ amount: 'abc' }, { amount: ['A valid number is required.'] }],
    [{ payment_method_id: '1', payment_type_id: 'cash', amount: '0' }, { amount: ['This field is required!'] }],
    [
      { payment_method_id: '1', payment_type_id: 'cash', amount: '10' },
      { amount: ['The least you can pay is 16,00\u00A0€.'] },
    ],
    [{ payment_method_id: '1' }, { payment_type_id: ['This field is required.'] }],
    [{ payment_method_id: '1', payment_type_id: '' }, { payment_type_id: ['This field is required!'] }],
    [{ payment_method_id: '1', payment_type_id: 'gold' }, { payment_type_id: ['"gold" is not a valid choice.'] }],
    [{ payment_method_id: '3' }, { payment_method_id: ['"3" is not a valid choice.'] }],
    [{ payment_method_id: '' }, { payment_method_id: ['This field is required!'] }],
  ])('[P2, P3, P4] refuses %o', async (changes, problems) => {
    const cart = await buyer.cartOf(buyer.selection());

    const { status, body } = await buyer.order(cart, changes);

    expect([status, body]).toEqual([400, problems]);
    expect((await engine.counts())['orders']).toBe(0);
  });

  it.each(['16.00', '16', '50.5', '80.00'])('[P3] may be %s of 80.00 with a deposit of 16.00', async (amount) => {
    const { status } = await buyer.order(await buyer.cartOf(buyer.selection()), { amount });

    expect(status).toBe(201);
  });

  it('[P2] a payment link has no payment type', async () => {
    const { body } = await buyer.order(await buyer.cartOf(buyer.selection()), { payment_type_id: 'cash' });

    expect(await buyer.seen(body)).toMatchObject({ payment_method_id: '2', payment_type_id: null });
  });

  it('[P11b] may be nothing where nothing is due now: confirmed at once', async () => {
    const cart = await buyer.cartOf(buyer.selection({ experience: 'boat', rate: 'Seat' }));

    const { status, body } = await buyer.order(cart, { amount: '0.00' });

    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'confirmed', checkout_url: success(body.session_id) });
    expect(await buyer.seen(body)).toMatchObject({ payment_status: 'not_required', due: { amount: '120.00' } });
    expect(await taken(engine)).toEqual({ held: 0, sold: 2 });
  });

  it('[P11b] below what the provider takes is refused in words', async () => {
    const cart = await buyer.cartOf(buyer.selection({ experience: 'boat', rate: 'Seat' }));

    const { status, body } = await buyer.order(cart, { amount: '0.49' });

    expect([status, body]).toEqual([
      409,
      { detail: 'A card payment is 0,50\u00A0€ or more.', code: 'amount_too_small', currency: 'EUR' },
    ]);
    expect((await buyer.order(cart, { amount: '0.50' })).status).toBe(201);
  });

  it('[P4] is refused where the total is not what the visitor was shown', async () => {
    const cart = await buyer.cartOf(buyer.selection());

    const { status, body } = await buyer.order(cart, { expected_total: '79.00' });

    expect([status, body]).toMatchObject([
      409,
      { code: 'price_changed', old_total: '79.00', new_total: '80.00', currency: 'EUR' },
    ]);
    expect((await buyer.order(cart, { expected_total: '80' })).status).toBe(201);
  });
});

describe('the cart of an order', () => {
  it('[P4] must have gone through the contact step', async () => {
    const cart = await buyer.cartOf(buyer.selection(), null);

    const { status, body } = await buyer.order(cart);

    expect([status, body]).toEqual([400, { main_contact_info: ['Please fill in the contact details first.'] }]);
  });

  it('[P9] is updated by a new order, which ends the old session', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const { body: first } = await buyer.order(cart);
    await engine.call(addLine, { cartId: cart.id }, { body: buyer.selection({ time: '15:00', units: { Adult: 1 } }) });
    const { body: changed } = await engine.call(readCart, { id: cart.id });

    const { body: second } = await buyer.order(changed, { comment: 'and one more' });

    expect(second).toMatchObject({ id: first.id, number: first.number });
    expect(second.session_id).not.toBe(first.session_id);
    expect((await buyer.pay(first, cards.paid)).status).toBe(410);
    expect(await buyer.seen(first)).toMatchObject({
      status: 'pending',
      session: { state: 'cancelled', checkout_url: null },
    });
    await buyer.pay(second, cards.paid);
    expect(await buyer.seen(second)).toMatchObject({
      status: 'confirmed',
      total: { gross: '120.00' },
      comment: 'and one more',
    });
    expect((await engine.counts())['orders']).toBe(1);
    expect(await taken(engine)).toEqual({ held: 0, sold: 3 });
  });

  it('[P9] keeps its session where a new order is refused', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const { body: first } = await buyer.order(cart);

    const order = await buyer.order(cart, { amount: '1' });
    const payment = await engine.send('POST', `/api/orders/${first.id}/payments/`, { body: { amount: '1' } });

    expect([order.status, payment.status]).toEqual([400, 400]);
    expect((await buyer.pay(first, cards.paid)).status).toBe(303);
  });

  it('[P9] can be changed after coming back from the card page, which ends the session', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const { body: placed } = await buyer.order(cart);

    const changed = await engine.call(changeCart, { id: cart.id }, { body: { note: 'A note' } });

    expect(changed.status).toBe(200);
    expect(await buyer.seen(placed)).toMatchObject({
      status: 'pending',
      session: { state: 'cancelled', checkout_url: null },
    });
    expect((await buyer.pay(placed, cards.paid)).status).toBe(410);
  });

  it('[P9a] is ordered when its order is confirmed', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const { body: placed } = await buyer.order(cart);
    await buyer.pay(placed, cards.paid);
    await buyer.notices();

    const change = await engine.call(changeCart, { id: cart.id }, { body: { note: 'A note' } });
    const order = await buyer.order(cart);

    expect([change.status, change.body]).toMatchObject([409, { code: 'cart_ordered', order_id: placed.id }]);
    expect([order.status, order.body]).toMatchObject([
      409,
      { code: 'cart_ordered', order_id: placed.id, session_id: placed.session_id },
    ]);
  });

  it('[P9a] that is paid meanwhile is not ordered twice', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const { body: placed } = await buyer.order(cart);
    await engine.database.write((tx) => tx.updateTable('sandbox_checkouts').set({ state: 'paid' }).execute());

    const { status, body } = await buyer.order(cart, { comment: 'again' });

    expect([status, body]).toMatchObject([409, { code: 'cart_ordered', session_id: placed.session_id }]);
    expect(await buyer.seen(placed)).toMatchObject({ status: 'confirmed', comment: '' });
  });

  it('[P9] whose payment is being decided waits for it', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const { body: placed } = await buyer.order(cart);
    await buyer.pay(placed, cards.slow);

    const during = await buyer.order(cart, {}, crypto.randomUUID());
    buyer.later({ seconds: 6 });
    const after = await buyer.order(cart, {}, crypto.randomUUID());

    expect([during.status, during.body]).toMatchObject([
      409,
      { code: 'cart_ordered', session_id: placed.session_id, detail: 'A payment for this cart is being confirmed.' },
    ]);
    expect([after.status, after.body]).toMatchObject([
      409,
      { code: 'cart_ordered', detail: 'This cart has been ordered.' },
    ]);
    expect(await taken(engine)).toEqual({ held: 0, sold: 2 });
  });

  it('[P9a] is closed by a manual order, which keeps its places for a day', async () => {
    const cart = await buyer.cartOf(buyer.selection());

    const { status, body } = await buyer.order(cart, { payment_method_id: '1', payment_type_id: 'cash', amount: '80' });

    expect([status, body]).toMatchObject([201, { status: 'pending', checkout_url: success(body.session_id) }]);
    expect(await buyer.seen(body)).toMatchObject({
      payment_method_id: '1',
      payment_type_id: 'cash',
      payment_status: 'unpaid',
      expires_at: '2026-12-02T12:00:00Z',
      session: { state: 'open', checkout_url: null },
    });
    const change = await engine.call(changeCart, { id: cart.id }, { body: { note: 'x' } });
    expect(change.body).toMatchObject({ code: 'cart_ordered' });
    buyer.later({ hours: 23, minutes: 59, seconds: 59 });
    expect(await taken(engine)).toEqual({ held: 2, sold: 0 });
    buyer.later({ seconds: 1 });
    expect(await taken(engine)).toEqual({ held: 0, sold: 0 });
    expect(await buyer.seen(body)).toMatchObject({
      status: 'expired',
      expires_at: null,
      session: { state: 'expired' },
    });
  });

  it('[P11d] a manual order keeps its places no longer than until the cut-off', async () => {
    const cart = await buyer.cartOf(buyer.selection({ date: '2026-12-02' }));

    const { body } = await buyer.order(cart, { payment_method_id: '1', payment_type_id: 'cash' });

    expect(await buyer.seen(body)).toMatchObject({ expires_at: '2026-12-02T07:00:00Z' });
  });

  it('[P1] cannot be paid by hand where the store does not offer it', async () => {
    const strict = await anEngine();
    const there = await aBuyer(strict);

    const { status, body } = await there.order(await there.cartOf(there.selection()), {
      payment_method_id: '1',
      payment_type_id: 'cash',
    });

    expect([status, body]).toEqual([400, { payment_method_id: ['"1" is not a valid choice.'] }]);
    await strict.stop();
  });

  it.each([
    ['that never was', async () => crypto.randomUUID(), 400],
    [
      'that was emptied',
      async () => {
        const cart = await buyer.cartOf(buyer.selection());
        await engine.call(dropCart, { id: cart.id });
        return cart.id;
      },
      400,
    ],
    [
      'that has expired',
      async () => {
        const cart = await buyer.cartOf(buyer.selection());
        buyer.later({ minutes: 30 });
        return cart.id;
      },
      410,
    ],
  ])('[P4] %s makes no order', async (_, id, requested) => {
    const body: NewOrder = { cart_id: await id(), payment_method_id: '2', amount: '16' };

    const { status } = await engine.send('POST', '/api/webstores/order/', { body });

    expect(status).toBe(requested);
    expect((await engine.counts())['orders']).toBe(0);
  });

  it('[P4] past the cut-off of a line makes no order', async () => {
    engine.clock.now = Temporal.Instant.from('2026-12-10T06:50:00Z');
    const cart = await buyer.cartOf(buyer.selection());

    buyer.later({ minutes: 10 });
    const atCutoff = await buyer.order(cart);
    buyer.later({ milliseconds: 1 });
    const { status, body } = await buyer.order(cart);

    expect(atCutoff.status).toBe(201);
    expect([status, body]).toMatchObject([409, { code: 'past_cutoff' }]);
  });

  it('[P9b, C10b] keeps its places for the payment session, three times at most', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const until = async () => (await engine.call(readCart, { id: cart.id })).body.expires_at;

    buyer.later({ minutes: 20 });
    const ends: string[] = [];
    for (let i = 0; i < 4; i++) {
      buyer.later({ minutes: 10 * i });
      await buyer.order(cart);
      ends.push(await until());
    }

    expect(ends).toEqual([
      '2026-12-01T12:53:00Z',
      '2026-12-01T13:03:00Z',
      '2026-12-01T13:23:00Z',
      '2026-12-01T13:23:00Z',
    ]);
  });

  it('[P9b, C10, C10b] keeps the last pieces of an extra until it is ordered and for the payment session', async () => {
    const kayaks = { extras: { Kayak: 3 } };
    const cart = await buyer.cartOf(buyer.selection(kayaks));
    const anotherGuest = async () => (await engine.call(createCart, {}, { body: buyer.selection(kayaks) })).body;

    buyer.later({ minutes: 20 });
    await engine.call(addLine, { cartId: cart.id }, { body: buyer.selection({ experience: 'groups' }) });
    buyer.later({ minutes: 15 });
    const beforeOrder = await anotherGuest();
    const { body: whole } = await engine.call(readCart, { id: cart.id });
    const { status } = await buyer.order(whole);
    buyer.later({ minutes: 32 });
    const whilePaying = await anotherGuest();

    const refused = { code: 'places_taken', left: 0, extra_item_id: 3 };
    expect(beforeOrder).toMatchObject(refused);
    expect(status).toBe(201);
    expect(whilePaying).toMatchObject(refused);
  });

  it('[P9] is given up with its order, and the card page closes', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const { body: placed } = await buyer.order(cart);

    await engine.call(dropCart, { id: cart.id });

    expect(await buyer.seen(placed)).toMatchObject({
      status: 'cancelled',
      session: { state: 'cancelled', checkout_url: null },
    });
    expect((await buyer.pay(placed, cards.paid)).status).toBe(410);
  });
});

describe('app-info', () => {
  it('[P7] names the hosts of payment: none besides our own for the sandbox', async () => {
    expect((await engine.call(readAppInfo)).body.payment_hosts).toEqual([]);
  });

  it('[P7] names the hosts of a provider that has its own', async () => {
    const hosts = ['https://checkout.example'];
    const { createApp } = await import('#engine/app.ts');
    const app = createApp({ ...engine.context, payments: { ...engine.context.payments, hosts } });

    const response = await app(new Request('http://shop.example/api/app-info/'));

    expect(await response.json()).toMatchObject({ payment_hosts: hosts });
  });
});
