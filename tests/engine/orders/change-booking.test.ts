import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkAvailability } from '#domain/contract/bookings.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { sendEmails, sweepOrders } from '../../support/engine/jobs.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore, ledgerOf, refundsOf, taken } from '../../support/payments/buying.ts';
import { aChanger } from '../../support/payments/changing.ts';
import { cards } from '../../support/payments/sandbox.ts';
import { anOrderFor, aPaidOrder, balanced, made, soldOrder } from '../../support/payments/selling.ts';
import { asking } from '../../support/stores/questions.ts';
import { closedDay, tightDay } from '../../support/stores/small-store.ts';

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
const changes = () => engine.database.read((tx) => tx.selectFrom('line_changes').selectAll().execute());
const owed = ({ id }: { id: string }) =>
  engine.database.read(async (tx) => {
    const rows = await tx.selectFrom('order_letters').select('kind').where('order_id', '=', id).execute();
    return rows.map(({ kind }) => kind);
  });

/** The emails that were written since the last call. */
const emails = async () => {
  await sweepOrders(engine.context);
  const rows = await engine.database.read((tx) =>
    tx.selectFrom('mails').selectAll().where('sent_at', 'is', null).execute(),
  );
  await sendEmails(engine.context);
  return rows.filter(({ recipient }) => recipient === 'ana@example.com');
};

function calendarIn(attachments_json: string) {
  const files = JSON.parse(attachments_json) as { filename: string; content: string }[];
  const file = files.find(({ filename }) => filename.endsWith('.ics'));
  const text = Buffer.from(file?.content ?? '', 'base64').toString('utf8');
  const line = (name: string) => new RegExp(`^${name}[:;](.*)\r$`, 'm').exec(text)?.[1] ?? '';
  return { uid: line('UID'), sequence: Number(line('SEQUENCE')), start: line('DTSTART;TZID=Europe/Zagreb') };
}

describe('what a change of a booked line would cost', () => {
  it('[P12h] is told without an address, and holds nothing', async () => {
    const order = await aPaidOrder(buyer, agent);

    const more = await changer.quote(order, { units: { Adult: 3 } });
    const less = await changer.quote(order, { date: otherDay, units: { Adult: 1 } });
    const same = await changer.quote(order, { date: otherDay });

    expect(more).toMatchObject({
      status: 200,
      body: {
        old_price: { gross: '80.00' },
        new_price: { gross: '120.00' },
        total: { gross: '120.00' },
        to_pay: { amount: '40.00' },
        to_refund: { amount: '0.00' },
        due: { amount: '0.00' },
        changeable_until: '2026-12-09T08:00:00Z',
      },
    });
    expect(less.body).toMatchObject({ to_pay: { amount: '0.00' }, to_refund: { amount: '40.00' } });
    expect(same.body).toMatchObject({ to_pay: { amount: '0.00' }, to_refund: { amount: '0.00' } });
    expect(await taken(engine)).toEqual({ held: 0, sold: 2 });
  });

  it('[P12h] asks the rules of any booking', async () => {
    const order = await aPaidOrder(buyer, agent);

    const answers = [
      await changer.quote(order, { date: closedDay }),
      await changer.quote(order, { units: { Adult: 9 } }),
      await changer.quote(order, { date: '2026-12-01' }),
      await changer.quote(order, { date: tightDay, units: { Adult: 5 } }),
      await changer.quote(order, {}),
    ];

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 409, 409, 400]);
    expect(answers[2]?.body).toMatchObject({ code: 'past_cutoff' });
    expect(answers[3]?.body).toMatchObject({ code: 'places_taken', left: 4 });
    expect(answers[4]?.body).toMatchObject({ non_field_errors: ['It is booked like this.'] });
  });

  it('[P12h] counts the own places of the line as free at its own start', async () => {
    const order = await aPaidOrder(buyer, agent, { date: tightDay, units: { Adult: 3 }, amount: '120.00' });

    const whole = await changer.quote(order, { date: tightDay, units: { Adult: 4 } });
    const tooMany = await changer.quote(order, { date: tightDay, units: { Adult: 5 } });

    expect(whole.status).toBe(200);
    expect(tooMany.body).toMatchObject({ code: 'places_taken', left: 4 });
  });

  it('[P12h, E8] shows its own places, and what an earlier selection for it holds, as free', async () => {
    const order = await aPaidOrder(buyer, agent, { date: tightDay, units: { Adult: 3 }, amount: '120.00' });
    await changer.change(order, { date: tightDay, units: { Adult: 4 } });
    const { experience_id } = buyer.selection();
    const left = async (cart_line_id?: string) => {
      const query = { experience_id, date_from: tightDay, ...(cart_line_id && { cart_line_id }) };
      return (await engine.call(checkAvailability, {}, { query })).body.start_times.map(({ vacancies }) => vacancies);
    };

    expect(await left(order.lines[0]?.id)).toEqual([4]);
    expect(await left()).toEqual([0]);
    expect(await left(crypto.randomUUID())).toEqual([0]);
  });

  it('[P12i] of a deposit asks what the deposit grows by, and leaves the rest due', async () => {
    const order = await aPaidOrder(buyer, agent, { amount: '16.00' });

    const more = await changer.quote(order, { units: { Adult: 4 } });
    const less = await changer.quote(order, { units: { Adult: 1 } });

    expect(more.body).toMatchObject({ to_pay: { amount: '16.00' }, due: { amount: '128.00' } });
    expect(less.body).toMatchObject({ to_refund: { amount: '0.00' }, due: { amount: '24.00' } });
  });

  it('[P12i] asks nothing now of an order that is paid on the day', async () => {
    const order = await made(agent, anOrderFor(buyer));

    const more = await changer.quote(order, { units: { Adult: 4 } });

    expect(more.body).toMatchObject({ to_pay: { amount: '0.00' }, due: { amount: '160.00' } });
  });
});

describe('who may change a booked line, and until when', () => {
  it('[P15, P12h] whoever says the address that it was booked with', async () => {
    const order = await aPaidOrder(buyer, agent);

    const other = await changer.change(order, { date: otherDay }, { email: 'eve@example.com' });
    const right = await changer.change(order, { date: otherDay }, { email: 'ANA@example.com' });

    expect(other).toMatchObject({ status: 400, body: { email: [expect.any(String)] } });
    expect(right).toMatchObject({ status: 200, body: { state: 'made', checkout_url: null } });
  });

  it('[P15a] nobody who has guessed at that address for long, though they hit it', async () => {
    const order = await aPaidOrder(buyer, agent);
    const guess = (email: string) => changer.change(order, { date: otherDay }, { email });

    for (let n = 0; n < 10; n++) await guess(`eve${n}@example.com`);
    const held = await guess('ana@example.com');
    engine.clock.now = engine.clock.now.add({ minutes: 16 });
    const later = await guess('ana@example.com');

    expect(held).toMatchObject({ status: 400, body: { email: [expect.stringContaining('Too many')] } });
    expect(later).toMatchObject({ status: 200, body: { state: 'made' } });
  });

  it('[P12g] until its cancellation would not pay all of it back any more, to the last instant', async () => {
    const order = await aPaidOrder(buyer, agent);
    const last = Temporal.Instant.from('2026-12-09T08:00:00Z');

    engine.clock.now = last;
    const inTime = [await changer.quote(order, { date: otherDay }), await changer.read(order)] as const;
    engine.clock.now = last.add({ milliseconds: 1 });
    const late = [await changer.change(order, { date: otherDay }), await changer.read(order)] as const;

    expect(inTime[0].status).toBe(200);
    expect(inTime[1].lines[0]?.changeable_until).toBe('2026-12-09T08:00:00Z');
    expect(late[0]).toMatchObject({ status: 409, body: { code: 'past_cutoff' } });
    expect(late[0].body['detail']).toContain('Wed, 9 Dec 2026, 09:00');
    expect(late[1].lines[0]?.changeable_until).toBeNull();
  });

  it('[P12g] not once its guests are checked in, it was cancelled, or before it is booked', async () => {
    const [here, gone] = [await aPaidOrder(buyer, agent), await aPaidOrder(buyer, agent)];
    const { body: waiting } = await buyer.order(await buyer.cartOf(buyer.selection()), {});
    const lines = (await changer.read(waiting)).lines;
    await agent.send('PATCH', `/api/orders/${here.id}/lines/${here.lines[0]?.id}/`, {
      attendance_status: 'checked_in',
    });
    await agent.send('POST', `/api/orders/${gone.id}/cancel/`, {});

    const answers = [
      await changer.change(here, { date: otherDay }),
      await changer.change(gone, { date: otherDay }),
      await changer.change({ ...waiting, lines }, { date: otherDay }),
    ];

    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual(
      Array.from({ length: 3 }, () => [409, 'move_refused']),
    );
  });
});

describe('a change for which nothing is to be paid', () => {
  it('[P12i, A13, T8] is made at once: places, line, totals, and a letter; number and code stay, the signed text changes', async () => {
    const order = await aPaidOrder(buyer, agent);
    const before = await changer.read(order);

    const answer = await changer.change(order, { date: otherDay, time: '15' }, { expected_to_pay: '0.00' });

    const after = await changer.read(order);
    expect(answer).toMatchObject({ status: 200, body: { state: 'made', session_id: null } });
    expect(after).toMatchObject({
      number: order.number,
      status: 'confirmed',
      payment_status: 'paid',
      total: { gross: '80.00' },
      change: { state: 'made', date: otherDay },
      lines: [{ id: order.lines[0]?.id, booking_info: { date: otherDay, start_time: { time: '15:00:00' } } }],
    });
    expect(after.version).toBeGreaterThan(before.version);
    const [was, is] = [before.vouchers?.[0], after.vouchers?.[0]];
    expect(is).toMatchObject({ line: was?.line, number: was?.number, code: was?.code });
    expect(is?.qr.path).not.toBe(was?.qr.path);
    expect(await taken(engine)).toEqual({ held: 0, sold: 2 });
    expect(await owed(order)).toContain('moved');
    expect((await engine.counts())['carts']).toBe(1);
  });

  it('[P12i] gives back what it costs less, once, to the card that it came from', async () => {
    const order = await aPaidOrder(buyer, agent);

    const key = crypto.randomUUID();
    const selection = { units: { Adult: 1 } };
    const answers = [
      await changer.change(order, selection, { expected_to_refund: '40.00', key }),
      await changer.change(order, selection, { expected_to_refund: '40.00', key }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await refundsOf(engine)).toEqual([4_000]);
    expect(await soldOrder(agent, order.id)).toMatchObject({
      total: { gross: '40.00' },
      paid: { amount: '40.00' },
      due: { amount: '0.00' },
      payment_status: 'partially_refunded',
      lines: [{ people: 1 }],
    });
    expect(await taken(engine)).toEqual({ held: 0, sold: 1 });
  });

  it('[P12h] goes by today’s prices, and by the policy that was agreed when it was bought', async () => {
    const order = await aPaidOrder(buyer, agent);
    await engine.database.write(async (tx) => {
      await tx.updateTable('pricing_options').set({ retail_price: 4_500 }).where('retail_price', '=', 4_000).execute();
      await tx.updateTable('cancellation_policies').set({ tiers_json: '[]' }).execute();
      await tx.updateTable('experiences').set({ version: 1_000 }).execute();
      await tx.updateTable('stores').set({ version: 1_000 }).execute();
    });

    await changer.change(order, { units: { Adult: 1 } }, { expected_to_refund: '35.00' });

    const [line] = (await changer.read(order)).lines;
    expect(line).toMatchObject({ total: { gross: '45.00' }, changeable_until: '2026-12-09T08:00:00Z' });
    expect(line?.experience.cancellation_policy?.tiers).toHaveLength(1);
  });

  it('[P12i, P14a] is told by mail, with a calendar file that follows the one before', async () => {
    const order = await aPaidOrder(buyer, agent);
    const booked = await emails();

    await changer.change(order, { date: otherDay, units: { Adult: 1 } });
    const changed = await emails();

    const [before, after] = [booked, changed].map((it) => calendarIn(it[0]?.attachments_json ?? '[]'));
    expect(booked).toMatchObject([{ subject: expect.stringContaining('Booking confirmed: Walk along the quay') }]);
    expect(changed).toMatchObject([{ subject: expect.stringContaining('Booking changed: Walk along the quay') }]);
    expect(changed[0]?.text.replaceAll('\u00A0', ' ')).toMatch(/11 December 2026[^]*1 × Adult[^]*refund 40,00 €/);
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
    expect(after?.start).toContain('20261211T0900');
  });

  it('[P12h] is refused where it comes to another amount than was told', async () => {
    const order = await aPaidOrder(buyer, agent);

    const answer = await changer.change(order, { units: { Adult: 1 } }, { expected_to_refund: '41.00' });

    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'price_changed', old_total: '41.00', new_total: '40.00', currency: 'EUR' },
    });
    expect(await changes()).toEqual([]);
    expect(await taken(engine)).toEqual({ held: 0, sold: 2 });
  });

  it('[P12i] leaves due what a card cannot pay, and what is paid on the day', async () => {
    const order = await made(agent, anOrderFor(buyer, { main_contact_info: { ...anaContact } }));

    const answer = await changer.change(order, { units: { Adult: 4 } });

    expect(answer.body).toMatchObject({ state: 'made' });
    expect(await soldOrder(agent, order.id)).toMatchObject({ due: { amount: '160.00' }, payment_status: 'unpaid' });
  });

  it('[P12h, P12k, A13] moves extras with a stock, pick-up and names with it', async () => {
    const order = await aPaidOrder(buyer, agent, { extras: { Kayak: 2 }, pickup: 'West gate', amount: '130.00' });

    await changer.change(order, { date: otherDay });
    const moved = await changer.read(order);
    await changer.change(order, { date: otherDay, extras: { Kayak: 1 }, units: { Adult: 1 } });

    expect(moved.lines[0]).toMatchObject({
      booking_info: { pickup_point: { name: 'West gate' } },
      extra_items_units: [{ quantity: 2 }],
    });
    expect((await changer.read(order)).lines[0]?.extra_items_units).toMatchObject([{ quantity: 1 }]);
    const pieces = await engine.database.read((tx) => tx.selectFrom('departure_extras').selectAll().execute());
    expect(pieces.map(({ sold }) => sold).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });
});

const anaContact = { first_name: 'Ana', last_name: 'Horvat', email: 'ana@example.com', phone_number: '1' };

describe('what is asked of guests who come along', () => {
  it('[P12k, A18a] is answered with the change, and those who come already keep what they said', async () => {
    await engine.stop();
    engine = await anEngine({ stores: [asking(handyStore, 'walk')] });
    buyer = await aBuyer(engine);
    agent = await aSeller(engine, { 1: 'agent' });
    changer = aChanger(engine, buyer);
    const cart = await buyer.cartOf(buyer.selection());
    const [line] = cart.lines;
    const shoes = line?.booking_questions?.find(({ title }) => title === 'Shoe size')?.id ?? 0;
    const adult = line?.booking_info.pricing_units[0]?.pricing_option_id ?? 0;
    const sizeOf = (number: number, value: number) => ({
      question_id: shoes,
      participant: { pricing_option_id: adult, number },
      value,
    });
    const answers = [sizeOf(1, 41), sizeOf(2, 38)];
    const others = await engine.send('PATCH', `/api/cart/${cart.id}/`, {
      body: { booking_answers: [{ line_id: line?.id, answers }] },
    });
    const placed = (await buyer.order(others.body, { amount: '80.00' })).body;
    await buyer.pay(placed, cards.paid);
    await buyer.notices();
    const order = await changer.read(placed);

    const missing = await changer.change(order, { units: { Adult: 3 } });
    const wrong = await changer.change(order, { units: { Adult: 3 } }, { booking_answers: [sizeOf(3, NaN)] });
    const { body } = await changer.change(order, { units: { Adult: 3 } }, { booking_answers: [sizeOf(3, 44)] });
    await buyer.pay({ checkout_url: body.checkout_url ?? '' }, cards.paid);
    await buyer.notices();
    const more = await changer.read(order);
    const less = await changer.change(order, { units: { Adult: 1 } });

    expect(missing).toMatchObject({ status: 400, body: { booking_answers: { [shoes]: {} } } });
    expect(wrong.status).toBe(400);
    expect(more.lines[0]?.booking_answers).toEqual([...answers, sizeOf(3, 44)]);
    expect(less.body.state).toBe('made');
    expect((await changer.read(order)).lines[0]?.booking_answers).toEqual([sizeOf(1, 41)]);
  });
});

describe('a change for which something is to be paid', () => {
  it('[P12i, A13] waits for its payment with its places held, and is made with it', async () => {
    const order = await aPaidOrder(buyer, agent);

    const { status, body } = await changer.change(order, { date: otherDay, units: { Adult: 3 } });
    const waiting = await changer.read(order);
    const places = await taken(engine);
    await buyer.pay({ checkout_url: body.checkout_url ?? '' }, cards.paid);
    await buyer.notices();

    expect([status, body]).toMatchObject([200, { state: 'pending' }]);
    expect(waiting).toMatchObject({
      total: { gross: '80.00' },
      change: {
        state: 'pending',
        to_pay: { amount: '40.00' },
        date: otherDay,
        pricing_units: [{ quantity: 3 }],
        checkout_url: body.checkout_url,
        expires_at: '2026-12-01T12:31:00Z',
      },
    });
    expect(waiting.session?.id).not.toBe(body.session_id);
    expect(places).toEqual({ held: 3, sold: 2 });
    expect(await soldOrder(agent, order.id)).toMatchObject({
      total: { gross: '120.00' },
      paid: { amount: '120.00' },
      payment_status: 'paid',
      change: { state: 'made' },
      lines: [{ people: 3, booking_info: { date: otherDay } }],
    });
    expect(await taken(engine)).toEqual({ held: 0, sold: 3 });
    expect(await ledgerOf(engine, order.id)).toEqual({ paid: [8_000, 4_000], refunded: [] });
    expect(await owed(order)).toContain('moved');
    expect(await owed(order)).not.toContain('rest_paid');
  });

  it('[P12i, A13] holds only what it takes more at its own start', async () => {
    const order = await aPaidOrder(buyer, agent, { date: tightDay, units: { Adult: 3 }, amount: '120.00' });

    await changer.change(order, { date: tightDay, units: { Adult: 4 } });

    expect(await taken(engine)).toEqual({ held: 1, sold: 3 });
  });

  it('[P12i] of a deposit asks its share, and the rest grows', async () => {
    const order = await aPaidOrder(buyer, agent, { amount: '16.00' });

    const { body } = await changer.change(order, { units: { Adult: 3 } }, { expected_to_pay: '8.00' });
    await buyer.pay({ checkout_url: body.checkout_url ?? '' }, cards.paid);
    await buyer.notices();

    expect(await changer.read(order)).toMatchObject({
      total: { gross: '120.00' },
      total_deposit: { amount: '24.00' },
      paid: { amount: '24.00' },
      due: { amount: '96.00' },
      payment_status: 'partially_paid',
    });
  });

  it.each(['declined', 'expired'])(
    '[P12i] changes nothing where its payment is %s, and can be tried again',
    async (how) => {
      const order = await aPaidOrder(buyer, agent);
      const first = await changer.change(order, { units: { Adult: 3 } });
      const before = await changer.read(order);

      if (how === 'declined') await buyer.pay({ checkout_url: first.body.checkout_url ?? '' }, cards.slowDeclined);
      buyer.later({ minutes: how === 'declined' ? 1 : 34 });
      await buyer.notices();
      await sweepOrders(engine.context);
      const after = await changer.read(order);
      const again = await changer.change(order, { units: { Adult: 3 } });

      expect(after).toMatchObject({ status: 'confirmed', payment_status: 'paid', total: { gross: '80.00' } });
      expect(after.change).toMatchObject({ state: 'lapsed', checkout_url: null });
      expect(after.version).toBe(before.version);
      expect(again.body.state).toBe('pending');
      expect(await taken(engine)).toEqual({ held: 1, sold: 2 });
    },
  );

  it('[P12i, P9c] is made by late money while its places are free', async () => {
    const order = await aPaidOrder(buyer, agent);
    const { body } = await changer.change(order, { units: { Adult: 3 } });
    await buyer.pay({ checkout_url: body.checkout_url ?? '' }, cards.paid);

    buyer.later({ hours: 2 });
    await buyer.notices();

    expect(await changer.read(order)).toMatchObject({ total: { gross: '120.00' }, change: { state: 'made' } });
    expect(await taken(engine)).toEqual({ held: 0, sold: 3 });
  });

  it('[P12i, P9c] goes back where its places have gone by then, once, and that is said', async () => {
    const order = await aPaidOrder(buyer, agent, { date: tightDay, units: { Adult: 2 } });
    const { body } = await changer.change(order, { date: tightDay, units: { Adult: 4 } });
    await buyer.pay({ checkout_url: body.checkout_url ?? '' }, cards.paid);
    buyer.later({ minutes: 40 });
    await made(agent, anOrderFor(buyer, {}, { date: tightDay, units: { Adult: 1 } }));

    await buyer.notices();
    await sweepOrders(engine.context);

    const after = await changer.read(order);
    expect(after).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      total: { gross: '80.00' },
      paid: { amount: '80.00' },
      change: { state: 'refused', failure: expect.stringContaining('goes back in full') },
    });
    expect(await refundsOf(engine)).toEqual([8_000]);
    expect(await taken(engine)).toEqual({ held: 0, sold: 3 });
  });

  it('[P12j] is given up by its buyer: its page is closed, and late money goes back', async () => {
    const order = await aPaidOrder(buyer, agent);
    const { body } = await changer.change(order, { units: { Adult: 3 } });

    const dropped = await changer.drop(order);
    const page = await buyer.pay({ checkout_url: body.checkout_url ?? '' }, cards.paid);
    await buyer.notices();

    expect([dropped.status, page.status]).toEqual([204, 410]);
    expect(await changer.read(order)).toMatchObject({ total: { gross: '80.00' }, change: { state: 'dropped' } });
    expect(await taken(engine)).toEqual({ held: 0, sold: 2 });
  });

  it('[P12i] cannot be given up once it is paid: it is made', async () => {
    const order = await aPaidOrder(buyer, agent);
    const { body } = await changer.change(order, { units: { Adult: 3 } });
    await buyer.pay({ checkout_url: body.checkout_url ?? '' }, cards.paid);

    const dropped = await changer.drop(order);

    expect(dropped).toMatchObject({ status: 409, body: { code: 'session_closed' } });
    expect(await changer.read(order)).toMatchObject({ total: { gross: '120.00' }, change: { state: 'made' } });
  });

  it('[P12j, P9] gives way to another one, and to paying the rest', async () => {
    const order = await aPaidOrder(buyer, agent, { amount: '16.00' });
    const first = await changer.change(order, { units: { Adult: 3 } });
    buyer.later({ seconds: 1 });
    const second = await changer.change(order, { units: { Adult: 5 } });
    const held = await taken(engine);
    buyer.later({ seconds: 1 });

    const rest = await engine.send('POST', `/api/orders/${order.id}/payments/`, { body: {} });

    expect(first.body.session_id).not.toBe(second.body.session_id);
    expect(held).toEqual({ held: 3, sold: 2 });
    expect(rest.status).toBe(201);
    expect(await changer.read(order)).toMatchObject({ change: { state: 'dropped' }, session: { state: 'open' } });
    expect(await taken(engine)).toEqual({ held: 0, sold: 2 });
  });

  it.each(['the order', 'its line'])('[P12j] ends where the shop cancels %s', async (what) => {
    const order = await made(agent, {
      ...anOrderFor(buyer, { amount: '160.00', paid: true, main_contact_info: anaContact }, {}, { time: '15' }),
    });
    await changer.change(order, { units: { Adult: 3 } });

    const path = what === 'the order' ? 'cancel/' : `lines/${order.lines[0]?.id}/cancel/`;
    const cancelled = await agent.send('POST', `/api/orders/${order.id}/${path}`, {});

    expect(cancelled.status).toBe(200);
    expect((await changer.read(order)).change?.state).toBe('dropped');
    expect((await taken(engine)).held).toBe(0);
  });

  it.each([
    ['it was to leave', { date: '2026-12-20' }],
    ['it was to move to', { date: '2026-12-09', time: '09' }],
  ])('[P12i, P9c] goes back where the start that %s has passed by then', async (_, selection) => {
    const order = await aPaidOrder(buyer, agent);
    const { body } = await changer.change(order, { ...selection, units: { Adult: 3 } });
    await buyer.pay({ checkout_url: body.checkout_url ?? '' }, cards.paid);

    engine.clock.now = Temporal.Instant.from(
      selection.date === '2026-12-20' ? '2026-12-10T08:00:00Z' : '2026-12-09T08:00:00Z',
    );
    await buyer.notices();

    expect(await changer.read(order)).toMatchObject({ total: { gross: '80.00' }, change: { state: 'refused' } });
    expect(await refundsOf(engine)).toEqual([4_000]);
    expect(await taken(engine)).toEqual({ held: 0, sold: 2 });
  });

  it('[P12j, P9c] gives back what comes for one that has been ended meanwhile', async () => {
    const order = await made(agent, {
      ...anOrderFor(buyer, { amount: '160.00', paid: true, main_contact_info: anaContact }, {}, { time: '15' }),
    });
    const { body } = await changer.change(order, { units: { Adult: 3 } });
    await buyer.pay({ checkout_url: body.checkout_url ?? '' }, cards.paid);

    await agent.send('POST', `/api/orders/${order.id}/lines/${order.lines[1]?.id}/cancel/`, {});
    await buyer.notices();

    const after = await changer.read(order);
    expect(after).toMatchObject({
      total: { gross: '80.00' },
      paid: { amount: '80.00' },
      change: { state: 'dropped', failure: expect.stringContaining('after the change was given up') },
    });
    expect(await refundsOf(engine)).toEqual([4_000]);
    expect(await taken(engine)).toEqual({ held: 0, sold: 2 });
  });

  it('[P12j, P9] is not paid for what was cancelled while its page was opening', async () => {
    const order = await made(agent, {
      ...anOrderFor(buyer, { amount: '160.00', paid: true, main_contact_info: anaContact }, {}, { time: '15' }),
    });
    const { open } = engine.context.payments;
    const cancelling: typeof open = async (request) => {
      const page = await open(request);
      await agent.send('POST', `/api/orders/${order.id}/lines/${order.lines[0]?.id}/cancel/`, {});
      return page;
    };
    Object.assign(engine.context.payments, { open: cancelling });

    const answer = await changer.change(order, { units: { Adult: 3 } });
    Object.assign(engine.context.payments, { open });

    expect(answer).toMatchObject({ status: 409, body: { code: 'session_closed' } });
    expect((await changer.read(order)).change?.state).toBe('dropped');
    const pages = await engine.database.read((tx) => tx.selectFrom('sandbox_checkouts').select('state').execute());
    expect(pages.map(({ state }) => state)).not.toContain('open');
  });

  it('[P12i] leaves nothing behind where the provider is out of reach', async () => {
    const order = await aPaidOrder(buyer, agent);
    const { open } = engine.context.payments;
    Object.assign(engine.context.payments, { open: () => Promise.reject(new Error('connect ECONNREFUSED')) });

    const answer = await changer.change(order, { units: { Adult: 3 } });
    Object.assign(engine.context.payments, { open });
    const again = await changer.change(order, { units: { Adult: 3 } });

    expect(answer).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
    expect(again.body.state).toBe('pending');
    expect(await taken(engine)).toEqual({ held: 1, sold: 2 });
    engine.logged.length = 0;
  });
});

describe('the discount of a changed line', () => {
  const withCode = async (code: object, amount: string) => {
    const owner = await aSeller(engine, { 1: 'owner' });
    await owner.send('POST', '/api/promo-codes/', { store: 1, code: 'LESS', ...code });
    const cart = await buyer.cartOf(buyer.selection());
    const { body } = await engine.send('PATCH', `/api/cart/${cart.id}/`, { body: { promo_code: 'LESS' } });
    const { body: placed } = await buyer.order(body, { amount });
    await buyer.pay(placed, cards.paid);
    await buyer.notices();
    return soldOrder(agent, placed.id);
  };

  it('[C13, P12h, C15] of a percentage is the same part of the new price', async () => {
    const order = await withCode({ kind: 'percent', value: '12.5' }, '70.00');

    const more = await changer.quote(order, { units: { Adult: 3 } });
    const less = await changer.quote(order, { units: { Child: 1 } });

    expect(more.body).toMatchObject({ discount: { amount: '15.00' }, to_pay: { amount: '35.00' } });
    expect(less.body).toMatchObject({ discount: { amount: '2.56' }, to_refund: { amount: '52.06' } });
  });

  it.each([
    ['is over', { valid_until: '2020-01-01' }],
    ['has not begun', { valid_from: '2099-01-01' }],
    ['is switched off', { is_active: false }],
  ])('[C15] of a percentage stays the amount that it was once its code %s', async (_, end) => {
    const order = await withCode({ kind: 'percent', value: '12.5' }, '70.00');
    const owner = await aSeller(engine, { 1: 'owner' });
    const { id } = await engine.database.read((tx) =>
      tx.selectFrom('promo_codes').select('id').executeTakeFirstOrThrow(),
    );
    const ended = await owner.send('PATCH', `/api/promo-codes/${id}/`, end);

    const more = await changer.quote(order, { units: { Adult: 3 } });
    const less = await changer.quote(order, { units: { Child: 1 } });

    expect(ended.status).toBe(200);
    expect(more.body).toMatchObject({ discount: { amount: '10.00' }, to_pay: { amount: '40.00' } });
    expect(less.body).toMatchObject({ discount: { amount: '2.56' }, to_refund: { amount: '52.06' } });
  });

  it('[C13, P12h, C15] of an amount never grows', async () => {
    const order = await withCode({ kind: 'subtract', value: '20' }, '60.00');

    const more = await changer.quote(order, { units: { Adult: 3 } });
    const less = await changer.change(order, { units: { Adult: 1 } });

    expect(more.body).toMatchObject({ discount: { amount: '20.00' }, to_pay: { amount: '40.00' } });
    expect(less.body.state).toBe('made');
    expect(await changer.read(order)).toMatchObject({ discount: { amount: '10.00' }, total: { gross: '30.00' } });
  });
});
