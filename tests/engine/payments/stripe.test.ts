import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addLine } from '#domain/contract/cart.ts';
import { sweepOrders } from '../../support/engine/jobs.ts';
import { ana, ledgerOf, refOf, sum, taken } from '../../support/payments/buying.ts';
import { STRIPE_KEY } from '../../support/payments/fake-stripe.ts';
import { anEngineWithStripe } from '../../support/payments/paid-by-stripe.ts';
import { tightDay } from '../../support/stores/small-store.ts';

let the: Awaited<ReturnType<typeof anEngineWithStripe>>;
beforeEach(async () => {
  the = await anEngineWithStripe();
});
afterEach(() => the.stop());

const created = () =>
  the.stripe.calls.filter(({ method, path }) => `${method} ${path}` === 'POST /v1/checkout/sessions');
const refunded = () => the.stripe.refunds.map(({ amount }) => amount);
const sweep = () => sweepOrders(the.engine.context);
const anyState = (placed: { checkout_url: string }) => the.stripe.find(refOf(placed)).status;

describe('a card page at Stripe', () => {
  it('[P10] asks for the deposit, by session and order, for as long as the places are held', async () => {
    const placed = await the.anOrder();

    const [call] = created();
    const page = the.stripe.find(refOf(placed));
    const held = await the.engine.database.read((tx) => tx.selectFrom('holds').select('expires_at').execute());
    expect(call).toMatchObject({
      key: expect.stringContaining(placed.session_id),
      version: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
      form: {
        customer_email: ana.email,
        client_reference_id: placed.session_id,
        metadata: { session_id: placed.session_id, order_number: placed.number },
        payment_intent_data: { metadata: { order_number: placed.number } },
        success_url: `http://shop.example/success?session_id=${placed.session_id}`,
        cancel_url: 'http://shop.example/bookings/checkout-editor?step=2',
        line_items: { 0: { price_data: { currency: 'eur', product_data: { description: placed.number } } } },
      },
    });
    expect(page.amount_total).toBe(1600);
    expect(page.expires_at - page.created).toBe(31 * 60);
    expect(held.every(({ expires_at }) => expires_at / 1000 === page.expires_at + 120)).toBe(true);
  });

  it('[P7] is at the host that the engine names', async () => {
    const placed = await the.anOrder();

    const { body } = await the.engine.send('GET', '/api/app-info/');

    expect(JSON.stringify(body)).toContain(`"payment_hosts":["${new URL(placed.checkout_url).origin}"]`);
  });

  it('[G1] speaks the language in which the guest has booked, or that of the store', async () => {
    const cart = await the.buyer.cartOf(the.buyer.selection());
    await the.buyer.order(cart, { language: 'hr' });
    await the.anOrder();

    const [croatian, plain] = created().map(({ form }) => form);
    expect([croatian?.['locale'], plain?.['locale']]).toEqual(['hr', 'en']);
    expect(JSON.stringify(croatian?.['line_items'])).toContain('(djelomično plaćanje, ukupno 80,00\u00A0€)');
    expect(JSON.stringify(plain?.['line_items'])).toContain('(part payment, total 80,00\u00A0€)');
  });

  it('[P10] has a line for each of the cart where all of it is paid', async () => {
    const cart = await the.buyer.cartOf(the.buyer.selection());
    await the.engine.call(addLine, { cartId: cart.id }, { body: the.buyer.selection({ time: '15:00' }) });

    await the.buyer.order(cart, { amount: '160.00' });

    expect(Object.keys(created()[0]?.form['line_items'] ?? {})).toHaveLength(2);
  });

  it('[P10] is the same one where the answer to the first try was lost', async () => {
    the.stripe.plan('answer lost');

    const placed = await the.anOrder();

    expect(created()).toHaveLength(2);
    expect([...the.stripe.sessions.keys()]).toEqual([refOf(placed)]);
  });

  it.each(['broken', 'too often'] as const)('[P10] opens after Stripe was %s once', async (fault) => {
    the.stripe.plan(fault);

    expect(refOf(await the.anOrder())).toMatch(/^cs_/);
  });

  it('[P10] opens without an e-mail address that Stripe does not take', async () => {
    const cart = await the.buyer.cartOf(the.buyer.selection(), { ...ana, email: 'ana@example.x1' });

    const { body: placed } = await the.buyer.order(cart);

    expect(the.stripe.find(refOf(placed)).customer_email).toBeNull();
  });

  it('[P7] that is at another host than the engine names is not opened, and the log says what to set', async () => {
    the.stripe.movePages('https://pay.example');

    const { status } = await the.buyer.order(await the.buyer.cartOf(the.buyer.selection()));

    expect(status).toBe(503);
    expect(inspect(the.engine.logged, { depth: 10 })).toContain(
      "Stripe's card pages are at https://pay.example: set STRIPE_CHECKOUT to that",
    );
  });

  it('[P10] that does not open leaves an order that can be paid later, and says nothing of who pays', async () => {
    the.stripe.away(true);
    const cart = await the.buyer.cartOf(the.buyer.selection());
    const { status, body } = await the.buyer.order(cart);
    the.stripe.away(false);

    expect([status, body['code']]).toEqual([503, 'payment_unavailable']);
    expect((await the.buyer.order(cart)).status).toBe(201);
    const message = inspect(the.engine.logged, { depth: 10, showHidden: true });
    expect(message).toContain('opening a card page');
    expect(message).not.toContain(STRIPE_KEY);
    expect(message).not.toContain(ana.email);
  });
});

describe('money by Stripe', () => {
  it.each([
    ['the deposit', 1600, {}, 'partially_paid'],
    ['all of it', 8000, { amount: '80.00' }, 'paid'],
  ])('[P10, P11] confirms an order by %s', async (_, paid, changes, payment_status) => {
    const placed = await the.anOrder({}, changes);
    the.payWith(placed, 'good');

    expect(await the.notices()).toEqual([200, 200]);

    expect(await the.rowOf(placed)).toMatchObject({ status: 'confirmed', payment_status, paid });
    expect(await ledgerOf(the.engine, placed.id)).toEqual({ paid: [paid], refunded: [] });
  });

  it('[P10] may be declined first', async () => {
    const placed = await the.anOrder();
    the.payWith(placed, 'declined');
    expect(await the.notices()).toEqual([200]);
    expect(await the.rowOf(placed)).toMatchObject({ status: 'pending', paid: 0 });

    the.payWith(placed, 'good');
    await the.notices();

    expect(await the.rowOf(placed)).toMatchObject({ status: 'confirmed', paid: 1600 });
  });

  it.each([
    [true, 'confirmed', 1600],
    [false, 'pending', 0],
  ])('[P10, P11] of a slow bank is decided later: %s', async (isGood, status, paid) => {
    const placed = await the.anOrder();
    the.payWith(placed, 'slow');
    await the.notices();
    expect(await the.buyer.seen(placed)).toMatchObject({ session: { state: 'processing' } });

    the.stripe.decide(refOf(placed), isGood);
    await the.notices();

    expect(await the.rowOf(placed)).toMatchObject({ status, paid });
  });

  it('[P8] is found by asking where the notice was lost: by who looks, and by the sweeper', async () => {
    const [seen, swept] = [await the.anOrder(), await the.anOrder()];
    for (const it of [seen, swept]) the.payWith(it, 'good');

    expect((await the.buyer.seen(seen)).status).toBe('confirmed');
    the.buyer.later({ minutes: 34 });
    await sweep();

    expect(await the.rowOf(swept)).toMatchObject({ status: 'confirmed', paid: 1600 });
  });

  it('[P9c] that comes late takes the places again where they are free', { tags: 'long' }, async () => {
    const placed = await late();

    await the.notices();

    expect(await the.rowOf(placed)).toMatchObject({ status: 'confirmed', paid: 1600 });
    expect(refunded()).toEqual([]);
  });

  it.each([
    [[] as const],
    [['answer lost', 'answer lost', 'answer lost'] as const],
    [['broken'] as const],
    [['broken after'] as const],
    [['broken', 'broken after'] as const],
    [['too often', 'too often'] as const],
    [['away', 'away', 'away'] as const],
  ])('[P9c, P9d] goes back once where the places have gone, though Stripe was %j', { tags: 'long' }, async (faults) => {
    const placed = await late({ date: tightDay, units: { Adult: 4 } });
    const other = await the.anOrder({ date: tightDay, units: { Adult: 1 } });
    const paid = the.stripe.events.find(({ type }) => type === 'checkout.session.completed');
    if (!paid) throw new Error('nobody paid');

    the.stripe.plan(...faults);
    await the.deliver(paid);
    the.stripe.forgetKeys();
    await the.deliver(paid);
    for (let i = 0; i < 3; i++) {
      await sweep();
      the.buyer.later({ minutes: 2 });
    }

    expect(refunded()).toEqual([3200]);
    expect(await the.rowOf(placed)).toMatchObject({ status: 'expired', payment_status: 'refunded' });
    const { failure } = await the.engine.database.read((tx) =>
      tx.selectFrom('payment_sessions').select('failure').where('id', '=', placed.session_id).executeTakeFirstOrThrow(),
    );
    expect(failure).toContain('It is paid back in full.');
    expect(await the.rowOf(other)).toMatchObject({ status: 'pending' });
    expect(await taken(the.engine)).toEqual({ held: 1, sold: 0 });
  });

  it('[P9d] goes back once where two engines send it at once', async () => {
    const placed = await the.anOrder();
    the.payWith(placed, 'good');
    const request = { provider_ref: refOf(placed), refund_id: 'one', amount: 500, currency: 'EUR', attempt: 1 };

    await Promise.all(Array.from({ length: 4 }, () => the.engine.context.payments.refund(request)));

    expect(refunded()).toEqual([500]);
  });

  it('[P9d] goes back once though Stripe has lost its answer and forgotten the key', async () => {
    const placed = await the.anOrder();
    the.payWith(placed, 'good');
    const request = { provider_ref: refOf(placed), refund_id: 'one', amount: 500, currency: 'EUR', attempt: 1 };
    const { refund } = the.engine.context.payments;
    the.stripe.plan('answer lost', 'answer lost', 'answer lost');
    await expect(refund(request)).rejects.toThrow('paying back: StripeConnectionError');
    the.stripe.forgetKeys();

    await refund(request);

    expect(refunded()).toEqual([500]);
  });

  it('[P9d] that went back by hand at Stripe already is not asked for again', async () => {
    const placed = await the.anOrder();
    the.payWith(placed, 'good');
    await the.notices();
    the.stripe.refund({ payment_intent: the.stripe.paymentOf(refOf(placed)) });

    const request = { provider_ref: refOf(placed), refund_id: 'one', amount: 1600, currency: 'EUR', attempt: 1 };
    await the.engine.context.payments.refund(request);

    expect(refunded()).toEqual([1600]);
  });

  /** An order that was paid in time, but the engine did not learn of it before the hold had lapsed. */
  async function late(named = {}) {
    const placed = await the.anOrder(named);
    the.payWith(placed, 'good');
    the.buyer.later({ minutes: 34 });
    the.stripe.away(true);
    await sweep();
    the.stripe.away(false);
    expect(await the.rowOf(placed)).toMatchObject({ status: 'expired', paid: 0 });
    return placed;
  }
});

describe('a card page that is not wanted any more', () => {
  it('[P9] ends at Stripe when the cart changes', async () => {
    const cart = await the.buyer.cartOf(the.buyer.selection());
    const { body: placed } = await the.buyer.order(cart);
    expect(anyState(placed)).toBe('open');

    await the.engine.call(addLine, { cartId: cart.id }, { body: the.buyer.selection({ time: '15:00' }) });
    await sweep();

    expect(anyState(placed)).toBe('expired');
    expect(() => the.payWith(placed, 'good')).toThrow('over');
    expect(await the.notices()).toEqual([200]);
    expect(await the.rowOf(placed)).toMatchObject({ status: 'pending' });
  });

  it('[P9] ends when the order is paid anew', async () => {
    const cart = await the.buyer.cartOf(the.buyer.selection());
    const { body: first } = await the.buyer.order(cart);
    const { body: second } = await the.buyer.order(cart, { amount: '80.00' });

    expect([anyState(first), anyState(second)]).toEqual(['expired', 'open']);
    the.payWith(second, 'good');
    await the.notices();

    expect(await the.rowOf(second)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
    expect(sum((await ledgerOf(the.engine, second.id)).paid)).toBe(8000);
    expect(await taken(the.engine)).toEqual({ held: 0, sold: 2 });
  });

  it('[P9] is paid before it can be ended: the money counts', async () => {
    const cart = await the.buyer.cartOf(the.buyer.selection());
    const { body: placed } = await the.buyer.order(cart);
    the.payWith(placed, 'good');

    await the.buyer.order(cart);

    expect(await the.rowOf(placed)).toMatchObject({ status: 'confirmed', paid: 1600 });
  });
});
