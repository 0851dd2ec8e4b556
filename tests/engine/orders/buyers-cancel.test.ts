import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCart } from '#domain/contract/cart.ts';
import type { HistoryEntry } from '#domain/contract/office/bookings.ts';
import { emailsOf } from '../../support/engine/emails.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { sweepOrders } from '../../support/engine/jobs.ts';
import { aSeller } from '../../support/engine/sellers.ts';
import type { Buyer } from '../../support/payments/buying.ts';
import { aBuyer, aNotice, ana, handyStore, ledgerOf, refOf, refundsOf, taken } from '../../support/payments/buying.ts';
import { cancellingWith } from '../../support/payments/cancelling.ts';
import { cards } from '../../support/payments/sandbox.ts';
import { anOrderFor, balanced, made, marko } from '../../support/payments/selling.ts';
import { runningDay } from '../../support/stores/small-store.ts';

/** A policy that refunds everything until a day before, and half until three hours before. */
const halves = {
  ...handyStore,
  cancellation_policies: [
    {
      ref: 'day-before',
      title: 'Moderate',
      type: 'Moderate',
      cancellation_cutoff_time: '24 hours before start',
      tiers: [
        { minutes_before_start: 1440, refund_percentage: 100 },
        { minutes_before_start: 180, refund_percentage: 50 },
      ],
    },
  ],
};
/** The walk's start: nine in Split, which is 08:00 UTC in December. */
const start = Temporal.Instant.from(`${runningDay}T08:00:00Z`);

let engine: Engine;
let buyer: Buyer;
let my: ReturnType<typeof cancellingWith>;
beforeEach(async () => {
  engine = await anEngine({ stores: [halves] });
  buyer = await aBuyer(engine);
  my = cancellingWith(engine, buyer);
});
afterEach(() => balanced(engine));

const before = (duration: Temporal.DurationLike, later = 0) => {
  engine.clock.now = start.subtract(duration).add({ milliseconds: later });
};

describe('a buyer who cancels', () => {
  it('[P12e, P15, A13] has all of it back by the policy, once, and the places are free', async () => {
    const order = await my.booked();

    const cancelled = await my.cancel(order, { expected_refund: '80.00' });
    const again = await my.cancel(order, { expected_refund: '80.00' });

    expect(cancelled).toMatchObject({
      status: 200,
      body: {
        status: 'cancelled',
        payment_status: 'refunded',
        paid: { amount: '0.00' },
        refunded: { amount: '80.00' },
        due: { amount: '0.00' },
        vouchers: [],
        lines: [{ attendance_status: 'cancelled', cancellable: false, refunded: { amount: '80.00' } }],
      },
    });
    expect(again).toMatchObject({ status: 200, text: cancelled.text });
    expect(await taken(engine)).toEqual({ held: 0, sold: 0 });
    expect(await refundsOf(engine)).toEqual([8_000]);
    expect(await ledgerOf(engine, order.id)).toEqual({ paid: [8_000], refunded: [8_000] });
  });

  it.each([
    ['a day before, to the millisecond', 24, 0, '80.00'],
    ['a millisecond later', 24, 1, '40.00'],
    ['three hours before', 3, 0, '40.00'],
  ])('[P12e] has back what the tier that is open says: %s', async (_, hours, later, amount) => {
    const order = await my.booked();
    before({ hours }, later);
    const [line] = (await my.seen(order)).lines;

    const { body } = await my.cancel(order, { expected_refund: amount });

    expect(line).toMatchObject({ cancellable: true, refund_quote: { amount } });
    expect(body).toMatchObject({ status: 'cancelled', refunded: { amount } });
  });

  it('[P12e] is told after the last tier that it is too late, and since when', async () => {
    const order = await my.booked();
    before({ hours: 3 }, 1);

    const whole = await my.cancel(order);
    const line = await my.cancelLine(order, 0);

    for (const answer of [whole, line])
      expect(answer).toMatchObject({
        status: 409,
        body: {
          code: 'past_cutoff',
          order_id: order.id,
          detail: '“Walk along the quay” could be cancelled until Thu, 10 Dec 2026, 06:00. Please ask the shop.',
        },
      });
    expect((await my.seen(order)).lines).toMatchObject([{ cancellable: false, refund_quote: null }]);
    expect(await taken(engine)).toEqual({ held: 0, sold: 2 });
  });

  it('[P12e] goes by the policy that was copied at purchase, and by the experience’s own zone', async () => {
    const order = await my.booked();
    await engine.database.write((tx) => tx.updateTable('cancellation_policies').set({ tiers_json: '[]' }).execute());
    await engine.database.write((tx) => tx.updateTable('stores').set({ time_zone: 'Pacific/Auckland' }).execute());
    before({ hours: 24 });

    expect((await my.cancel(order)).body).toMatchObject({ refunded: { amount: '80.00' } });
  });

  it('[P12d] has nothing cancelled where another amount would go back than they were told', async () => {
    const order = await my.booked();
    before({ hours: 23 });

    const changed = await my.cancel(order, { expected_refund: '80.00' });
    const fine = await my.cancel(order, { expected_refund: '40.001' });

    expect(changed).toMatchObject({
      status: 409,
      body: { code: 'refund_changed', old_refund: '80.00', new_refund: '40.00', currency: 'EUR' },
    });
    expect(fine.body).toEqual({ expected_refund: ['Ensure that there are no more than 2 decimal places.'] });
    expect(await my.seen(order)).toMatchObject({ status: 'confirmed', paid: { amount: '80.00' } });
    expect(await refundsOf(engine)).toEqual([]);
  });

  it('[P12e] may where nothing was paid, but not what has begun', async () => {
    const order = await my.booked([{ experience: 'boat' }], { amount: '0.00' });
    const boatStart = Temporal.Instant.from(`${runningDay}T07:00:00Z`);
    engine.clock.now = boatStart.add({ milliseconds: 1 });
    const late = await my.cancel(order);
    engine.clock.now = boatStart;
    const quoted = await my.seen(order);

    const cancelled = await my.cancel(order, { expected_refund: '0.00' });

    expect(late).toMatchObject({ status: 409, body: { code: 'past_cutoff' } });
    expect(quoted.lines).toMatchObject([{ cancellable: true, refund_quote: { amount: '0.00', percentage: 0 } }]);
    expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled', payment_status: 'not_required' } });
  });

  it('[P12e] cancels one of two lines: its share goes back, and the rest stays as it was', async () => {
    const order = await my.booked([{}, { time: '15', units: { Adult: 1 } }]);

    const one = await my.cancelLine(order, 0, { expected_refund: '80.00' });
    const same = await my.cancelLine(order, 0);

    expect(one).toMatchObject({
      status: 200,
      body: {
        status: 'confirmed',
        payment_status: 'partially_refunded',
        total: { gross: '40.00' },
        paid: { amount: '40.00' },
        refunded: { amount: '80.00' },
        due: { amount: '0.00' },
        vouchers: [{ number: `${order.number}-2` }],
        lines: [{ attendance_status: 'cancelled' }, { attendance_status: 'expected', cancellable: true }],
      },
    });
    expect(same).toMatchObject({ status: 200, body: { total: { gross: '40.00' } } });
    expect(await taken(engine)).toEqual({ held: 0, sold: 1 });
    expect((await my.cancelLine(order, 1)).body).toMatchObject({ status: 'cancelled', paid: { amount: '0.00' } });
    expect(await refundsOf(engine)).toEqual([8_000, 4_000]);
  });

  it('[P11, P12] of one line is given what is left of the balance where no card could pay it', async () => {
    const order = await my.booked([{}, { time: '15', units: { Adult: 1 } }], { amount: '118.60' });

    const { body } = await my.cancelLine(order, 0, { expected_refund: '79.07' });

    expect(body).toMatchObject({
      status: 'confirmed',
      total: { gross: '39.53' },
      due: { amount: '0.00' },
      due_by: null,
    });
  });

  it('[P11] of one line still owes what is paid by hand, however little', async () => {
    const agent = await aSeller(engine, { 1: 'manager' });
    const lines = [{}, { time: '15', units: { Adult: 1 } }];
    const paid = { main_contact_info: ana, amount: '118.60', paid: true };
    const order = await made(agent, anOrderFor(buyer, paid, ...lines));

    const { body } = await my.cancelLine(await my.seen(order), 0);

    expect(body).toMatchObject({ total: { gross: '40.00' }, due: { amount: '0.47' } });
  });

  it('[P12e] is refused as a whole where one line is too late, and can cancel the other', async () => {
    const order = await my.booked([{}, { time: '15', units: { Adult: 1 } }]);
    before({ hours: 1 });

    expect(await my.cancel(order)).toMatchObject({ status: 409, body: { code: 'past_cutoff' } });
    expect(await my.cancelLine(order, 1)).toMatchObject({ status: 200, body: { refunded: { amount: '20.00' } } });
  });

  it('[P9, P12e] of a deposit has that back, and no rest is asked for', async () => {
    const order = await my.booked([{}], { amount: '16.00' });

    expect((await my.cancel(order, { expected_refund: '16.00' })).body).toMatchObject({
      status: 'cancelled',
      due: { amount: '0.00' },
    });
    expect(await refundsOf(engine)).toEqual([1_600]);
  });

  it('[P12, P14a] is written one letter of it, whose money goes back by nobody’s hand', async () => {
    const order = await my.booked([{}, { time: '15', units: { Adult: 1 } }]);
    await emailsOf(engine);
    await engine.database.write((tx) => tx.deleteFrom('mails').execute());

    await my.cancelLine(order, 1);
    const [changed, ...more] = await emailsOf(engine);
    await engine.database.write((tx) => tx.deleteFrom('mails').execute());
    await my.cancel(order);
    const [cancelled, ...others] = await emailsOf(engine);

    expect([...more, ...others]).toEqual([]);
    expect(changed?.subject).toMatch(/^Booking changed: Walk along the quay/);
    expect(changed?.text).toContain('40,00 €');
    expect(cancelled).toMatchObject({
      recipient: ana.email,
      subject: expect.stringMatching(/^Booking cancelled: /) as unknown,
    });
    const by = await engine.database.read((tx) =>
      tx.selectFrom('payments').select(['amount', 'made_by']).where('kind', '=', 'refund').orderBy('amount').execute(),
    );
    expect(by).toEqual([
      { amount: 4_000, made_by: null },
      { amount: 8_000, made_by: null },
    ]);
  });

  it('[P12e, P1] is owed by hand what came by hand, until staff have given it back, once', async () => {
    const agent = await aSeller(engine, { 1: 'manager' });
    const order = await made(agent, anOrderFor(buyer, { main_contact_info: ana, amount: '80.00', paid: true }));

    const cancelled = await my.cancel(order, { expected_refund: '80.00' });
    const path = `/api/orders/${order.id}/payments/`;
    const [, owed] = (await agent.send('GET', path)).body['results'] as unknown as { id: string }[];
    const received = () => agent.send('POST', `${path}${owed?.id}/replace/`, { payment_type_id: 'cash' });
    const [once, twice] = [await received(), await received()];

    expect(cancelled.body).toMatchObject({ payment_status: 'refunded', refunded: { amount: '80.00' } });
    expect(owed).toMatchObject({
      state: 'failed',
      amount: { amount: '80.00' },
      made_by: null,
      failure: 'To be given back by hand: the booking was cancelled or changed.',
    });
    expect([once.status, twice.status]).toEqual([201, 409]);
    const { results } = (await agent.send('GET', `/api/orders/${order.id}/history/`)).body as {
      results: HistoryEntry[];
    };
    const refunds = results.filter(({ kind }) => kind === 'refund').map(({ after }) => after?.to_give_back ?? false);
    expect(refunds).toEqual([true, false]);
    expect(await ledgerOf(engine, order.id)).toEqual({ paid: [8_000], refunded: [8_000] });
  });

  it('[P11] is refused in words for who has come', async () => {
    const order = await my.booked();
    const guide = await aSeller(engine, { 1: 'guide' });
    await guide.send('PATCH', `/api/orders/${order.id}/lines/${order.lines[0]?.id}/`, {
      attendance_status: 'checked_in',
    });

    expect(await my.cancel(order)).toMatchObject({ status: 409, body: { code: 'move_refused' } });
  });
});

describe('an order that is not paid', () => {
  const unpaid = async () => (await buyer.order(await buyer.cartOf(buyer.selection()), { amount: '80.00' })).body;

  it('[P9, A13] is cancelled with its session, its cart and its places', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const { body: placed } = await buyer.order(cart);

    const cancelled = await my.cancel(placed, { expected_refund: '0.00' });
    await buyer.pay(placed, cards.paid);
    await buyer.notices();

    expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled', payment_status: 'unpaid' } });
    expect(await taken(engine)).toEqual({ held: 0, sold: 0 });
    expect((await engine.call(readCart, { id: cart.id })).body).toMatchObject({ code: 'cart_expired' });
    expect(await refundsOf(engine)).toEqual([]);
  });

  it('[P9c] is cancelled in the end where its money comes all the same: that goes back once', async () => {
    const placed = await unpaid();
    const provider_ref = refOf(placed);
    const { close } = engine.context.payments;
    Object.assign(engine.context.payments, { close: () => Promise.reject(new Error('connect ECONNREFUSED')) });

    await my.cancel(placed);
    await buyer.pay(placed, cards.paid);
    Object.assign(engine.context.payments, { close });
    await buyer.notices();
    const outcome = await engine.context.payments.ask(provider_ref);
    for (const event_id of ['again', 'and again'])
      await engine.app(aNotice({ event_id, provider_ref, outcome }, { at: engine.clock.now }));
    await sweepOrders(engine.context);

    expect(await my.seen(placed)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
    expect(await refundsOf(engine)).toEqual([8_000]);
    expect(await ledgerOf(engine, placed.id)).toEqual({ paid: [8_000], refunded: [8_000] });
  });

  it('[P9] of several lines is given up as a whole while its cart is open', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    await engine.send('POST', `/api/cart/${cart.id}/lines/`, { body: buyer.selection({ time: '15' }) });
    const { body: whole } = await engine.call(readCart, { id: cart.id });
    const { body: placed } = await buyer.order(whole);
    const order = await buyer.seen(placed);

    expect(await my.cancelLine(order, 0)).toMatchObject({ status: 409, body: { code: 'move_refused' } });
    expect(await my.cancel(order)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  });
});

describe('whose an order is', () => {
  it('[P15] is said by its address, in any case and with space around it', async () => {
    const order = await my.booked();

    const wrong = await my.cancel(order, { email: 'bo@example.com' });
    const none = await engine.send('POST', `/api/orders/${order.id}/cancel/`, { body: {} });
    const bad = await my.cancel(order, { email: 'ana' });
    const right = await my.cancel(order, { email: '  ANA@Example.com ' });

    expect(wrong).toMatchObject({
      status: 400,
      body: { email: [expect.stringContaining('was not made with that address') as unknown] },
    });
    expect([none.status, bad.status, right.status]).toEqual([400, 400, 200]);
  });

  it('[P15] cannot be said of an order without an address, nor of none', async () => {
    const agent = await aSeller(engine, { 1: 'agent' });
    const { first_name } = marko;
    const order = await made(agent, anOrderFor(buyer, { main_contact_info: { first_name } }));

    expect((await my.cancel(order)).status).toBe(400);
    expect((await my.cancel({ id: '00000000-0000-4000-8000-000000000000' })).status).toBe(404);
    expect((await my.cancel({ id: 'nothing' })).status).toBe(404);
    const { id } = await my.booked();
    expect((await my.cancelLine({ ...(await my.seen(order)), id }, 0)).status).toBe(404);
  });

  it('[P15a] is guessed ten times and no more, and can be said again after a while, with the same key', async () => {
    const order = await my.booked();
    const key = crypto.randomUUID();
    for (let n = 0; n < 10; n++) expect((await my.cancel(order, { email: `${n}@example.com` })).status).toBe(400);

    const held = await my.cancel(order, {}, key);
    buyer.later({ minutes: 16 });
    const later = await my.cancel(order, {}, key);

    expect(held).toMatchObject({ status: 400, body: { email: [expect.stringContaining('Too many') as unknown] } });
    expect(later).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  });

  it('[P15a] is not used up by those who know it', async () => {
    const order = await my.booked([{}, { time: '15' }]);

    for (let n = 0; n < 12; n++) await my.cancelLine(order, 0);

    expect((await my.cancelLine(order, 1)).status).toBe(200);
  });
});

describe('what is asked for at once', () => {
  it('[P12e, W6] is cancelled once for one key, and the repeat has the same answer', async () => {
    const order = await my.booked();
    const key = crypto.randomUUID();

    const first = await my.cancel(order, { expected_refund: '80.00' }, key);
    before({ hours: 1 });
    const again = await my.cancel(order, { expected_refund: '80.00' }, key);
    const other = await my.cancel(order, { expected_refund: '0.00' }, key);

    expect(again).toMatchObject({ status: 200, text: first.text });
    expect(other.status).toBe(422);
    expect(await refundsOf(engine)).toEqual([8_000]);
  });

  it('[P12e, A13] of an order, its lines and by its staff too, pays everything back once', async () => {
    const order = await my.booked([{}, { time: '15', units: { Adult: 1 } }]);
    const agent = await aSeller(engine, { 1: 'agent' });

    const answers = await Promise.all([
      my.cancel(order),
      my.cancelLine(order, 0),
      agent.send('POST', `/api/orders/${order.id}/cancel/`, {}),
      my.cancelLine(order, 1),
      my.cancel(order),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await refundsOf(engine)).reduce((sum, amount) => sum + amount, 0)).toBe(12_000);
    expect(await my.seen(order)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
    expect(await taken(engine)).toEqual({ held: 0, sold: 0 });
  });

  it.each(['the notice', 'the buyer'])('[P9, P12e] as its payment comes ends right, %s first', async (first) => {
    const { body: placed } = await buyer.order(await buyer.cartOf(buyer.selection()), { amount: '80.00' });
    const provider_ref = refOf(placed);
    await buyer.pay(placed, cards.paid);
    const outcome = await engine.context.payments.ask(provider_ref);
    const notice = () =>
      engine.app(aNotice({ event_id: crypto.randomUUID(), provider_ref, outcome }, { at: engine.clock.now }));
    const cancel = () => my.cancel(placed);

    const acts = first === 'the notice' ? [notice(), cancel()] : [cancel(), notice()];
    const answers = await Promise.all(acts);
    await buyer.notices();
    await sweepOrders(engine.context);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await my.seen(placed)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
    expect(await refundsOf(engine)).toEqual([8_000]);
    expect(await ledgerOf(engine, placed.id)).toEqual({ paid: [8_000], refunded: [8_000] });
    expect(await taken(engine)).toEqual({ held: 0, sold: 0 });
  });
});
