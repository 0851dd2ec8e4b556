import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addLine, readCart } from '#domain/contract/cart.ts';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import { signatureOf } from '#engine/base/signature.ts';
import type { PaymentOutcome } from '#engine/payments/provider.ts';
import { SIGNATURE_HEADER } from '#engine/payments/sandbox.ts';
import { casesOf } from '#tests/support/engine/databases.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { sweepOrders } from '../../support/engine/jobs.ts';
import type { Buyer } from '../../support/payments/buying.ts';
import { aBuyer, aNotice, handyStore, ledgerOf, refOf, refundsOf, taken } from '../../support/payments/buying.ts';
import { cards } from '../../support/payments/sandbox.ts';
import { tightDay } from '../../support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
});
afterEach(() => engine.stop());

const notify = (placed: PlacedOrder, outcome: PaymentOutcome, event_id: string = crypto.randomUUID()) =>
  engine.app(aNotice({ event_id, provider_ref: refOf(placed), outcome }, { at: engine.clock.now }));

const paid = (amount: number, payment_ref = 'pay_1'): PaymentOutcome => ({ state: 'paid', amount, payment_ref });

/** Makes the engine unable to ask the sandbox, so that only notices count. */
const silence = () =>
  engine.database.write((tx) => tx.updateTable('payment_sessions').set({ provider: 'silent' }).execute());

async function rowOf({ id }: { id: string }) {
  return engine.database.read((tx) =>
    tx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

async function anOrder(named = {}, changes = {}): Promise<PlacedOrder> {
  return (await buyer.order(await buyer.cartOf(buyer.selection(named)), changes)).body;
}

describe('a notice', () => {
  it('[P10] comes over HTTP, signed, and confirms the order', { tags: 'long' }, async () => {
    const placed = await anOrder();
    await buyer.pay(placed, cards.paid);
    const before = await rowOf(placed);

    await buyer.notices();

    expect(before.status).toBe('pending');
    expect(await rowOf(placed)).toMatchObject({ status: 'confirmed', payment_status: 'partially_paid', paid: 1600 });
    expect(engine.posts.map(({ url }) => url)).toEqual(['http://shop.example/api/payments/notices/sandbox/']);
  });

  it('[A28, P9c] confirms an order that holds its places, though it has waited while others took what had lapsed', async () => {
    await buyer.cartOf(buyer.selection({ date: tightDay, units: { Adult: 3 } }));
    buyer.later({ minutes: 10 });
    const placed = await anOrder({ date: tightDay, units: { Adult: 1 } });
    buyer.later({ minutes: 20 });
    await buyer.cartOf(buyer.selection({ date: tightDay, units: { Adult: 3 } }));

    buyer.later({ milliseconds: -300 });
    await notify(placed, paid(800));

    expect(await rowOf(placed)).toMatchObject({ status: 'confirmed', refunded: 0 });
  });

  it('[P10, P11] counts once, however often it comes', async () => {
    const placed = await anOrder();

    const answers = await Promise.all(Array.from({ length: 10 }, () => notify(placed, paid(1600), 'one event')));
    await Promise.all(Array.from({ length: 10 }, (_, i) => notify(placed, paid(1600), `event ${i}`)));

    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await ledgerOf(engine, placed.id)).toEqual({ paid: [1600], refunded: [] });
    expect(await taken(engine)).toEqual({ held: 0, sold: 2 });
  });

  it.each([
    ['signed with another secret', (request: Request) => request, 'another secret', 0],
    ['301 s old', (request: Request) => request, undefined, -301],
    ['301 s ahead', (request: Request) => request, undefined, 301],
    ['without a signature', (request: Request) => without(request, 'sandbox-signature'), undefined, 0],
    ['of another body', (request: Request) => withBody(request, '{}'), undefined, 0],
    ['of nothing', (request: Request) => withBody(request, ''), undefined, 0],
  ])('[P10] %s changes nothing', async (_, forged, secret, seconds) => {
    const placed = await anOrder();
    const at = engine.clock.now.add({ seconds });
    const notice = aNotice(
      { event_id: '1', provider_ref: refOf(placed), outcome: paid(1600) },
      { at, ...(secret && { secret }) },
    );

    const { status } = await engine.app(forged(notice));

    expect(status).toBe(400);
    expect(await rowOf(placed)).toMatchObject({ status: 'pending', paid: 0, version: 1 });
    expect(await engine.database.read((tx) => tx.selectFrom('payment_events').selectAll().execute())).toEqual([]);
  });

  it('[P10] of any nonsense changes nothing', async () => {
    const placed = await anOrder();
    const before = JSON.stringify(await rowOf(placed));
    const header = fc.oneof(
      fc.string(),
      fc.constantFrom(`t=${'9'.repeat(12)},v1=${'0'.repeat(64)}`, 't=0,v1=', 't=-1'),
    );
    const ascii = header.map((it) => it.replace(/[^ -~]/g, '').trim());

    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), ascii, async (body, signature) => {
        const { status } = await engine.send('POST', '/api/payments/notices/sandbox/', {
          text: body,
          headers: { [SIGNATURE_HEADER]: signature },
        });
        expect(status).toBe(400);
      }),
      { numRuns: casesOf({ soak: 10_000, daily: 80 }) },
    );

    expect(JSON.stringify(await rowOf(placed))).toBe(before);
  });

  it('[P10] that is signed but says nothing that we know changes nothing', async () => {
    const placed = await anOrder();
    for (const body of [
      '',
      'null',
      '[]',
      '{}',
      '{"id":1}',
      JSON.stringify({ id: 'e', checkout: { id: refOf(placed), outcome: { state: 'paid' } } }),
    ]) {
      const headers = { [SIGNATURE_HEADER]: signatureOf(body, 'a secret of the tests', engine.clock.now) };
      expect((await engine.send('POST', '/api/payments/notices/sandbox/', { text: body, headers })).status).toBe(400);
    }
    expect(await rowOf(placed)).toMatchObject({ status: 'pending', version: 1 });
  });

  it('[P10] of a page that is not known yet is refused, so that it comes again', async () => {
    const notice = aNotice(
      { event_id: '1', provider_ref: crypto.randomUUID(), outcome: paid(1) },
      { at: engine.clock.now },
    );

    expect((await engine.app(notice)).status).toBe(404);
  });

  it('[P10] of another provider is at no address', async () => {
    expect((await engine.send('POST', '/api/payments/notices/stripe/', { body: {} })).status).toBe(404);
    expect((await engine.send('GET', '/api/payments/notices/sandbox/')).status).toBe(405);
  });
});

describe('the events of a payment', () => {
  const permutations = <T>(items: readonly T[]): T[][] =>
    items.length < 2
      ? [[...items]]
      : items.flatMap((it, i) => permutations(items.toSpliced(i, 1)).map((rest) => [it, ...rest]));

  const processing: PaymentOutcome = { state: 'processing' };
  const failed: PaymentOutcome = { state: 'failed', failure: 'No.' };
  const expired: PaymentOutcome = { state: 'expired' };
  const cancelled: PaymentOutcome = { state: 'cancelled' };

  it('[P11] end in the one right state where one of them is money, in whatever order they come', {
    tags: 'long',
    timeout: 60_000,
  }, async () => {
    for (const events of permutations([processing, paid(8000, 'pay'), paid(8000, 'pay'), expired, failed])) {
      const fresh = await anOrder({ units: { Adult: 2 }, date: nextDate() }, { amount: '80.00' });
      for (const outcome of events) await notify(fresh, withOwnRef(outcome, fresh));

      expect(await rowOf(fresh)).toMatchObject({
        status: 'confirmed',
        payment_status: 'paid',
        paid: 8000,
        refunded: 0,
      });
      expect(await ledgerOf(engine, fresh.id)).toEqual({ paid: [8000], refunded: [] });
    }
  });

  it.each([
    ['expired', [processing, expired, processing], 'unpaid'],
    ['failed', [processing, failed, failed], 'failed'],
    ['cancelled', [cancelled, processing, cancelled], 'unpaid'],
  ] as const)('[P11] end %s without money, in whatever order they come', async (state, events, payment_status) => {
    for (const order of permutations<PaymentOutcome>(events)) {
      const fresh = await anOrder({ date: nextDate() });
      for (const outcome of order) await notify(fresh, outcome);
      await silence();

      expect(await rowOf(fresh)).toMatchObject({ status: 'pending', payment_status, paid: 0 });
      expect(await buyer.seen(fresh)).toMatchObject({ session: { state } });
    }
  });

  let day = 0;
  const nextDate = () =>
    Temporal.PlainDate.from('2027-01-01')
      .add({ days: (day += 1) % 300 })
      .toString();
  const withOwnRef = (outcome: PaymentOutcome, { id }: PlacedOrder): PaymentOutcome =>
    outcome.state === 'paid' ? { ...outcome, payment_ref: `${outcome.payment_ref} ${id}` } : outcome;
});

describe('money that comes late', () => {
  it('[P9c, P11] takes the places again where they are free', async () => {
    const placed = await anOrder();
    buyer.later({ minutes: 33 });
    const expired = await buyer.seen(placed);

    await notify(placed, paid(1600));

    expect(expired.status).toBe('expired');
    expect(await rowOf(placed)).toMatchObject({ status: 'confirmed', payment_status: 'partially_paid' });
    expect(await taken(engine)).toEqual({ held: 0, sold: 2 });
  });

  it('[P9c] is paid back, once, where the places have gone, and that is said', async () => {
    const placed = await anOrder({ date: tightDay, units: { Adult: 4 } });
    await engine.database.write((tx) => tx.updateTable('sandbox_checkouts').set({ state: 'paid' }).execute());
    await silence();
    buyer.later({ minutes: 33 });
    const other = await anOrder({ date: tightDay, units: { Adult: 1 } });
    await buyer.seen(placed);
    await engine.database.write((tx) =>
      tx.updateTable('payment_sessions').set({ provider: 'sandbox' }).where('id', '=', placed.session_id).execute(),
    );

    for (let i = 0; i < 3; i++) await notify(placed, paid(3200));
    await sweepOrders(engine.context);

    expect(await rowOf(placed)).toMatchObject({
      status: 'expired',
      payment_status: 'refunded',
      paid: 3200,
      refunded: 3200,
    });
    expect(await ledgerOf(engine, placed.id)).toEqual({ paid: [3200], refunded: [3200] });
    expect(await refundsOf(engine)).toEqual([3200]);
    expect(await buyer.seen(placed)).toMatchObject({
      session: { state: 'failed', failure: 'Your payment came when the places had gone. It is paid back in full.' },
      paid: { amount: '0.00' },
      due: { amount: '0.00' },
    });
    expect(await rowOf(other)).toMatchObject({ status: 'pending' });
  });

  it('[P9c] is paid back where the tour has started', async () => {
    const placed = await anOrder({ date: '2026-12-02' });
    buyer.later({ hours: 1 });
    await buyer.seen(placed);
    engine.clock.now = Temporal.Instant.from('2026-12-02T08:00:00Z');

    await notify(placed, paid(1600));

    expect(await rowOf(placed)).toMatchObject({ status: 'expired', payment_status: 'refunded' });
    expect(await taken(engine)).toEqual({ held: 0, sold: 0 });
  });

  it('[P9b] is in time as long as its session lives, though the tour has just started', async () => {
    const placed = await anOrder();
    const starts_at = engine.clock.now.add({ minutes: 20 }).epochMilliseconds;
    await engine.database.write((tx) =>
      tx.updateTable('departures').set({ starts_at }).where('sold', '=', 0).execute(),
    );
    buyer.later({ minutes: 30 });

    await buyer.pay(placed, cards.paid);

    expect(await buyer.seen(placed)).toMatchObject({ status: 'confirmed' });
  });

  it('[P9c] is paid back where the order was cancelled', async () => {
    const placed = await anOrder();
    await engine.database.write((tx) => tx.updateTable('orders').set({ status: 'cancelled' }).execute());

    await notify(placed, paid(1600));

    expect(await rowOf(placed)).toMatchObject({ status: 'cancelled', paid: 1600, refunded: 1600 });
    expect(await taken(engine)).toMatchObject({ sold: 0 });
  });

  it('[P9c] pays for what the order says where the cart was changed meanwhile', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const { body: placed } = await buyer.order(cart);
    await buyer.pay(placed, cards.paid);
    await engine.call(addLine, { cartId: cart.id }, { body: buyer.selection({ time: '15:00' }) });

    await buyer.notices();

    expect(await buyer.seen(placed)).toMatchObject({
      status: 'confirmed',
      total: { gross: '80.00' },
      session: { state: 'paid' },
    });
    expect((await engine.call(readCart, { id: cart.id })).body).toMatchObject({ code: 'cart_ordered' });
    expect(await taken(engine)).toEqual({ held: 0, sold: 2 });
  });
});

describe('an amount that is not what was asked for', () => {
  it('[P11] confirms where it is the deposit at least', async () => {
    const placed = await anOrder({}, { amount: '80.00' });

    await notify(placed, paid(5000));

    expect(await rowOf(placed)).toMatchObject({ status: 'confirmed', payment_status: 'partially_paid', paid: 5000 });
  });

  it('[P11] is paid back where it is less, and the order can be paid again', async () => {
    const placed = await anOrder();

    await notify(placed, paid(1599));
    const again = await engine.send('POST', `/api/orders/${placed.id}/payments/`, { body: {} });
    await notify(again.body, paid(1600, 'pay_2'));

    expect(await rowOf(placed)).toMatchObject({ status: 'confirmed', payment_status: 'partially_paid', paid: 1600 });
    expect(await ledgerOf(engine, placed.id)).toEqual({ paid: [1599, 1600], refunded: [1599] });
    expect(await buyer.seen(placed)).toMatchObject({ paid: { amount: '16.00' }, due: { amount: '64.00' } });
  });

  it('[P11] gives back what is too much, once', async () => {
    const placed = await anOrder({}, { amount: '80.00' });

    await notify(placed, paid(8000, 'pay_1'));
    await notify(placed, paid(8000, 'pay_2'));
    await notify(placed, paid(8000, 'pay_2'));

    expect(await rowOf(placed)).toMatchObject({ status: 'confirmed', payment_status: 'paid', paid: 8000, refunded: 0 });
    expect(await ledgerOf(engine, placed.id)).toEqual({ paid: [8000, 8000], refunded: [8000] });
  });
});

describe('the rest of a deposit', () => {
  it('[P8] is paid by a session of its own for the same order', async () => {
    const placed = await anOrder();
    await buyer.pay(placed, cards.paid);
    await buyer.notices();

    const { status, body } = await engine.send('POST', `/api/orders/${placed.id}/payments/`, { body: {} });
    const rest = body as unknown as PlacedOrder;
    const seen = await buyer.seen(rest);
    buyer.later({ seconds: 2 });
    await buyer.pay(rest, cards.paid);

    expect([status, rest.id]).toEqual([201, placed.id]);
    expect(seen).toMatchObject({ status: 'confirmed', session: { state: 'open', amount: { amount: '64.00' } } });
    expect(await buyer.seen(rest)).toMatchObject({ payment_status: 'paid', due: { amount: '0.00' } });
    expect(await taken(engine)).toEqual({ held: 0, sold: 2 });
    const { body: more } = await engine.send('POST', `/api/orders/${placed.id}/payments/`, { body: {} });
    expect(more).toMatchObject({ code: 'session_closed', detail: 'Nothing is left to pay.' });
  });

  it.each([
    [{ amount: '64.01' }, 400, { amount: ['The most you can pay is 64,00\u00A0€.'] }],
    [{ amount: '0' }, 400, { amount: ['The least you can pay is 0,50\u00A0€.'] }],
    [{ amount: '1.234' }, 400, { amount: ['Ensure that there are no more than 2 decimal places.'] }],
    [{ payment_method_id: '1' }, 400, { payment_method_id: ['"1" is not a valid choice.'] }],
    [{ amount: '20', payment_method_id: '2' }, 201, {}],
  ])('[P8] takes and refuses %o', async (body, status, answer) => {
    const placed = await anOrder();
    await buyer.pay(placed, cards.paid);
    await buyer.notices();

    const answered = await engine.send('POST', `/api/orders/${placed.id}/payments/`, { body });

    expect([answered.status, answered.body]).toMatchObject([status, answer]);
  });

  it('[P11] can be paid where nothing was due at booking', async () => {
    const placed = await anOrder({ experience: 'boat', rate: 'Seat' }, { amount: '0' });

    const { body } = await engine.send('POST', `/api/orders/${placed.id}/payments/`, { body: {} });
    await buyer.pay(body, cards.paid);

    expect(await buyer.seen(body)).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
    });
  });
});

describe('a new session for a pending order', () => {
  it('[P9b] ends the one before and holds the places as long', async () => {
    const placed = await anOrder();
    buyer.later({ minutes: 20 });

    const { body } = await engine.send('POST', `/api/orders/${placed.id}/payments/`, { body: {} });

    expect((await buyer.pay(placed, cards.paid)).status).toBe(410);
    expect(await buyer.seen(body)).toMatchObject({ expires_at: '2026-12-01T12:53:00Z' });
  });

  it('[P8] is refused once the places are free again', async () => {
    const placed = await anOrder();
    buyer.later({ minutes: 33 });

    const { status, body } = await engine.send('POST', `/api/orders/${placed.id}/payments/`, { body: {} });

    expect([status, body]).toMatchObject([410, { code: 'cart_expired', order_id: placed.id }]);
  });

  it('[P9] is refused where the cart was changed since', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const { body: placed } = await buyer.order(cart);
    await engine.call(addLine, { cartId: cart.id }, { body: buyer.selection({ time: '15:00' }) });

    const { status, body } = await engine.send('POST', `/api/orders/${placed.id}/payments/`, { body: {} });

    expect([status, body]).toMatchObject([409, { code: 'session_closed' }]);
  });

  it('[P9] is refused while a payment is being decided', async () => {
    const placed = await anOrder();
    await buyer.pay(placed, cards.slow);

    const { status, body } = await engine.send('POST', `/api/orders/${placed.id}/payments/`, { body: {} });

    expect([status, body]).toMatchObject([409, { code: 'session_closed', session_id: placed.session_id }]);
  });

  it('[P11] pays a manual order by card', async () => {
    const placed = await anOrder({}, { payment_method_id: '1', payment_type_id: 'cash', amount: '40' });
    buyer.later({ hours: 2 });

    const { body } = await engine.send('POST', `/api/orders/${placed.id}/payments/`, { body: {} });
    await buyer.pay(body, cards.paid);

    expect(await buyer.seen(body)).toMatchObject({
      status: 'confirmed',
      paid: { amount: '40.00' },
    });
  });
});

describe('the sweeper', () => {
  const expiry = async (placed: PlacedOrder) => (await rowOf(placed)).status;

  it('[P11] ends a pending order at the instant at which its places are free', async () => {
    const placed = await anOrder();

    buyer.later({ minutes: 32, seconds: 59, milliseconds: 999 });
    await sweepOrders(engine.context);
    const before = await expiry(placed);
    buyer.later({ milliseconds: 1 });
    await sweepOrders(engine.context);

    expect([before, await expiry(placed)]).toEqual(['pending', 'expired']);
    expect((await buyer.pay(placed, cards.paid)).status).toBe(410);
  });

  it('[P9b] leaves an order alone whose cart still holds its places', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const { body: placed } = await buyer.order(cart);
    buyer.later({ minutes: 20 });
    await engine.call(addLine, { cartId: cart.id }, { body: buyer.selection({ time: '15:00', units: { Adult: 1 } }) });

    buyer.later({ minutes: 29 });
    await sweepOrders(engine.context);

    expect(await expiry(placed)).toBe('pending');
    expect((await buyer.order((await engine.call(readCart, { id: cart.id })).body)).body).toMatchObject({
      id: placed.id,
    });
  });

  it('[P9b] ends an order with its cart, where a change of that made less of the time to pay', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const { body: placed } = await buyer.order(cart);
    await engine.call(addLine, { cartId: cart.id }, { body: buyer.selection({ time: '15:00', units: { Adult: 1 } }) });

    buyer.later({ minutes: 30 });
    await sweepOrders(engine.context);

    expect(await expiry(placed)).toBe('expired');
  });

  it('[P8] asks the provider a last time: what was paid is confirmed, though no notice came', async () => {
    const placed = await anOrder();
    await buyer.pay(placed, cards.paid);

    buyer.later({ minutes: 33 });
    await sweepOrders(engine.context);

    expect(await rowOf(placed)).toMatchObject({ status: 'confirmed' });
  });

  it('[P9] closes the card page of a cart that was changed', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const { body: placed } = await buyer.order(cart);
    await engine.call(addLine, { cartId: cart.id }, { body: buyer.selection({ time: '15:00' }) });

    await sweepOrders(engine.context);

    expect((await buyer.pay(placed, cards.paid)).status).toBe(410);
    expect(await engine.context.payments.ask(refOf(placed))).toEqual({ state: 'cancelled' });
  });
});

function without(request: Request, header: string): Request {
  const headers = new Headers(request.headers);
  headers.delete(header);
  return new Request(request, { headers });
}

function withBody({ url, method, headers }: Request, body: string): Request {
  return new Request(url, { method, headers, body });
}
