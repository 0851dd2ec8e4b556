import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCart } from '#domain/contract/cart.ts';
import type {
  DepartureAction,
  DepartureActionSummary,
  DepartureChoice,
} from '#domain/contract/office/departure-actions.ts';
import type { Notification } from '#domain/contract/office/notifications.ts';
import { notificationTitle } from '#domain/desk/notification-text.ts';
import { addDays } from '#domain/time/day.ts';
import { DEPARTURE_ACTION } from '#engine/departures/end-moves.ts';
import { notificationWords } from '#engine/notifications/texts.ts';
import { aDevice, aSale } from '#tests/support/engine/desk-device.ts';
import { emailsOf, type Written } from '#tests/support/engine/emails.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { runJobs } from '#tests/support/engine/jobs.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, ana, type Buyer, handyStore, refundsOf } from '#tests/support/payments/buying.ts';
import { cards } from '#tests/support/payments/sandbox.ts';
import { anOrderFor, balanced, made, soldOrder } from '#tests/support/payments/selling.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(() => balanced(engine));

const nextDay = addDays(runningDay, 1);
const byHand = (changes: object = {}, adults = 2) =>
  made(owner, anOrderFor(buyer, changes, { date: runningDay, units: { Adult: adults } }));
const paidByHand = (changes: object = {}) => byHand({ paid: true, amount: '80.00', ...changes });

/** Two adults on the walk, paid by card. */
async function byCard(email = ana.email): Promise<string> {
  const cart = await buyer.cartOf(buyer.selection({ date: runningDay }), { ...ana, email });
  const { body } = await buyer.order(cart, { amount: cart.total.gross });
  await buyer.pay(body, cards.paid);
  await buyer.notices();
  return body.id;
}

async function departureOn(date = runningDay): Promise<number> {
  const { experience_id } = buyer.selection({ date });
  const { id } = await engine.database.read((tx) =>
    tx
      .selectFrom('departures')
      .select('id')
      .where('experience_id', '=', experience_id)
      .where('date', '=', date)
      .orderBy('starts_at')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

async function start(action: 'cancel' | 'message' | 'move', body: object = {}): Promise<DepartureActionSummary> {
  const answer = await owner.send('POST', `/api/departures/${await departureOn()}/${action}/`, body);
  if (answer.status !== 202) throw new Error(answer.text);
  await work();
  return answer.body;
}
const work = () => runJobs(engine.context, [DEPARTURE_ACTION, 'refund']);
const report = async (id: string): Promise<DepartureAction> =>
  (await owner.send('GET', `/api/departure-actions/${id}/`)).body;

const cancellationOf = (emails: readonly Written[], to: string) =>
  emails.filter(({ recipient, subject }) => recipient === to && subject.startsWith('Your tour is cancelled'));
/** The secret in the link of a guest's only email about the cancellation. */
async function tokenOf(to: string): Promise<string> {
  const [email, ...others] = cancellationOf(await emailsOf(engine), to);
  expect(others).toEqual([]);
  return /\?choice=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? '';
}
const choose = async (token: string, body?: object): Promise<DepartureChoice> =>
  (await engine.send(body ? 'POST' : 'GET', `/api/departure-choices/${token}/`, body ? { body } : {})).body;
const eur = (amount: string) => ({ amount, currency: 'EUR' });

describe('a cancelled departure', () => {
  it('[B8] shows first how many bookings and guests there are, and what goes back', async () => {
    await byCard();
    await paidByHand({ main_contact_info: { first_name: 'Marko', phone_number: '091 1' } });
    await byHand({ status: 'pending' });

    const { body } = await owner.send('GET', `/api/departures/${await departureOn()}/bookings/`);

    expect(body).toMatchObject({ bookings: 2, guests: 4, without_email: 1, to_refund: [eur('160.00')] });
    expect(cancellationOf(await emailsOf(engine), ana.email)).toEqual([]);
  });

  it('[B8, B8a] closes at once, tells each guest once, and reports each booking', async () => {
    await byCard();
    const { number } = await paidByHand({ main_contact_info: { first_name: 'Marko', phone_number: '091 1' } });

    const { id } = await start('cancel', { message: 'The waves are four metres high.' });
    await work();

    const cart = await engine.call(createCart, {}, { body: buyer.selection({ date: runningDay }) });
    expect(cart.status).toBe(409);
    const [email, ...others] = cancellationOf(await emailsOf(engine), ana.email);
    expect(others).toEqual([]);
    expect(email?.text).toContain('The waves are four metres high.');
    const { bookings, ...counts } = await report(id);
    expect(counts).toMatchObject({ count: 2, waiting: 0, open: 2, done: 0, failed: 0, title: 'Walk along the quay' });
    expect(bookings).toMatchObject([
      { number, first_name: 'Marko', phone_number: '091 1', people: 2, state: 'open', notified_at: null },
      { first_name: 'Ana', state: 'open', notified_at: engine.clock.now.toString() },
    ]);
  });

  it('[B8a] gives all of the money back where it was paid, whatever the policy says', async () => {
    const order = await byCard();
    engine.clock.now = Temporal.Instant.from(`${runningDay}T07:30:00Z`);
    await start('cancel');
    const token = await tokenOf(ana.email);
    expect(await choose(token)).toMatchObject({ state: 'open', paid: eur('80.00'), people: 2 });

    const chosen = await choose(token, { choice: 'money' });
    await work();

    expect(chosen).toMatchObject({ state: 'refunded', refunded: eur('80.00') });
    expect(await soldOrder(owner, order)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
    expect(await refundsOf(engine)).toEqual([8000]);
  });

  it('[G4] names the tour in the language of the guest, and to staff as its seller did', async () => {
    await byCard();
    await owner.send('PATCH', '/api/experiences/1/', { translations: { de: { title: 'Spaziergang am Kai' } } });
    const { id } = await start('cancel');
    const token = await tokenOf(ana.email);
    const readIn = async (language: string): Promise<DepartureChoice> =>
      (await engine.send('GET', `/api/departure-choices/${token}/`, { headers: { cookie: `language=${language}` } }))
        .body;

    expect(await readIn('de')).toMatchObject({ title: 'Spaziergang am Kai' });
    expect(await readIn('hr')).toMatchObject({ title: 'Walk along the quay', text_language: 'en' });
    const [booking] = (await report(id)).bookings;
    const forGuest = await owner.send('GET', `/api/departure-actions/${id}/bookings/${booking?.number}/`);
    expect(forGuest.body).toMatchObject({ title: 'Walk along the quay' });
  });

  it('[B8a] moves a guest to another day at the same price', async () => {
    const order = await byCard();
    await start('cancel');
    const token = await tokenOf(ana.email);
    const { days } = await choose(token);
    const day = days.find(({ date }) => date === nextDay);

    const chosen = await choose(token, { choice: 'another_day', departure: day?.id });

    expect(chosen).toMatchObject({ state: 'moved', moved_to: { date: nextDay } });
    const { lines, due, status } = await soldOrder(owner, order);
    expect({ status, due }).toEqual({ status: 'confirmed', due: eur('0.00') });
    expect(lines).toMatchObject([{ booking_info: { date: nextDay }, total: { gross: '80.00' } }]);
    const emails = (await emailsOf(engine)).filter(({ recipient }) => recipient === ana.email);
    expect(emails.at(-1)?.subject).toContain('Booking changed: Walk along the quay');
  });

  it('[B8a] keeps the price of a line where the other day costs more', async () => {
    const order = await byCard();
    await start('cancel');
    const token = await tokenOf(ana.email);
    await engine.database.write(async (tx) => {
      await tx.updateTable('pricing_options').set({ retail_price: 9900 }).execute();
      await tx
        .updateTable('experiences')
        .set((it) => ({ version: it('version', '+', 1) }))
        .execute();
      await tx
        .updateTable('stores')
        .set((it) => ({ version: it('version', '+', 1) }))
        .execute();
    });

    await choose(token, { choice: 'another_day', departure: await departureOn(nextDay) });

    expect(await soldOrder(owner, order)).toMatchObject({ total: { gross: '80.00' }, due: eur('0.00') });
  });

  it('[B8] cancels or moves only the lines of that departure, and all of them together', async () => {
    const lines = [{ date: runningDay }, { date: runningDay, units: { Adult: 1 } }, { date: addDays(runningDay, 2) }];
    const of = (email: string) => ({ paid: true, amount: '200.00', main_contact_info: { first_name: 'Zoe', email } });
    const refunded = await made(owner, anOrderFor(buyer, of('zoe@example.com'), ...lines));
    const moved = await made(owner, anOrderFor(buyer, of('bo@example.com'), ...lines));
    await start('cancel');
    const tokens = [await tokenOf('zoe@example.com'), await tokenOf('bo@example.com')] as const;
    expect(await choose(tokens[0])).toMatchObject({ people: 3, paid: eur('120.00') });

    await choose(tokens[0], { choice: 'money' });
    await choose(tokens[1], { choice: 'another_day', departure: await departureOn(nextDay) });

    const { results } = (await owner.send('GET', '/api/notifications/')).body as { results: Notification[] };
    const chosen = results.filter((it) => it.lines.some(({ is_choice }) => is_choice));
    expect(chosen.map((it) => [it.actor_kind, notificationTitle(notificationWords.en, it)])).toEqual([
      ...Array.from({ length: 2 }, () => ['guest', 'Chose another day']),
      ...Array.from({ length: 2 }, () => ['guest', 'Chose money back']),
    ]);
    expect(await soldOrder(owner, refunded.id)).toMatchObject({ status: 'confirmed', total: { gross: '80.00' } });
    const { lines: after, total } = await soldOrder(owner, moved.id);
    expect(total.gross).toBe('200.00');
    expect(after.map(({ booking_info }) => booking_info.date)).toEqual([nextDay, nextDay, addDays(runningDay, 2)]);
  });

  it('[B8a] gives back what was paid of a booking, and leaves due what is due where it moves', async () => {
    const deposit = { paid: true, amount: '30.00' };
    const refunded = await byHand({ ...deposit, main_contact_info: { first_name: 'Zoe', email: 'zoe@example.com' } });
    const moved = await byHand(deposit);
    await start('cancel');

    const back = await choose(await tokenOf('zoe@example.com'), { choice: 'money' });
    const departure = await departureOn(nextDay);
    await choose(await tokenOf('marko@example.com'), { choice: 'another_day', departure });

    expect(back).toMatchObject({ state: 'refunded', refunded: eur('30.00') });
    expect(await soldOrder(owner, refunded.id)).toMatchObject({ status: 'cancelled', due: eur('0.00') });
    expect(await soldOrder(owner, moved.id)).toMatchObject({ status: 'confirmed', due: eur('50.00') });
  });

  it('[B8a] counts the first choice of a guest: a repeat shows its result', async () => {
    await byCard();
    await start('cancel');
    const token = await tokenOf(ana.email);

    const first = await choose(token, { choice: 'money' });
    const second = await choose(token, { choice: 'another_day', departure: await departureOn(nextDay) });
    const third = await choose(token, { choice: 'money' });
    await work();

    expect([first.state, second.state, third.state]).toEqual(['refunded', 'refunded', 'refunded']);
    expect((await refundsOf(engine)).length).toBe(1);
    expect((await engine.send('GET', `/api/departure-choices/${crypto.randomUUID()}/`)).status).toBe(404);
  });

  it('[B8a] counts one of several choices that are made at once, also beside the deadline', async () => {
    const order = await byCard();
    await start('cancel');
    const token = await tokenOf(ana.email);
    const departure = await departureOn(nextDay);
    engine.clock.now = engine.clock.now.add({ hours: 48 });

    const choices = [{ choice: 'money' }, { choice: 'another_day', departure }, { choice: 'money' }];
    const [first, ...others] = (await Promise.all([...choices.map((it) => choose(token, it)), work()])).slice(0, 3);
    await work();

    expect(others.map((it) => it?.state)).toEqual([first?.state, first?.state]);
    expect(await refundsOf(engine)).toEqual(first?.state === 'refunded' ? [8000] : []);
    expect((await soldOrder(owner, order)).status).toBe(first?.state === 'refunded' ? 'cancelled' : 'confirmed');
  });

  it('[B8a] refuses a day that is full, closed or of another tour, and stays open', async () => {
    await byCard();
    await start('cancel');
    const token = await tokenOf(ana.email);
    const full = await departureOn(nextDay);
    await engine.database.write((tx) =>
      tx.updateTable('departures').set({ capacity: 1 }).where('id', '=', full).execute(),
    );
    const post = async (departure?: number) =>
      (await engine.send('POST', `/api/departure-choices/${token}/`, { body: { choice: 'another_day', departure } }))
        .status;

    expect([await post(full), await post(await departureOn()), await post(0), await post()]).toEqual([
      409, 409, 409, 400,
    ]);
    const { state, days } = await choose(token);
    expect([state, days.some(({ id }) => id === full)]).toEqual(['open', false]);
  });

  it('[B8a] gives the money back by itself after the deadline, and owes what was paid by hand', async () => {
    const card = await byCard();
    const { number, id: hand } = await paidByHand();
    const guests = (await owner.send('GET', `/api/departures/${await departureOn()}/bookings/`)).body;
    const { id } = await start('cancel', { choose_by: engine.clock.now.add({ hours: 5 }).toString() });
    const open = await report(id);
    expect([guests['to_refund'], guests['by_hand'], open.by_hand]).toEqual([
      [eur('160.00')],
      [eur('80.00')],
      [eur('80.00')],
    ]);
    engine.clock.now = engine.clock.now.add({ hours: 5 });

    await work();

    for (const order of [card, hand]) expect((await soldOrder(owner, order)).status).toBe('cancelled');
    const { bookings, done, by_hand } = await report(id);
    expect([done, by_hand]).toEqual([2, []]);
    expect(bookings).toMatchObject([
      { outcome: 'refunded', chosen_by: 'shop', refunded: eur('80.00'), to_give_back: null },
      { number, outcome: 'refunded', chosen_by: 'shop', refunded: eur('80.00'), to_give_back: eur('80.00') },
    ]);
    const { history } = (await owner.send('GET', `/api/bookings/by-number/${number}/`)).body;
    expect(history).toMatchObject([{}, {}, {}, {}, { kind: 'cancelled', actor_kind: 'shop' }]);
  });

  it('[B8a] lets a guest choose after its start has passed, until the deadline, and reminds nobody of it', async () => {
    const order = await byCard();
    await start('cancel', { choose_by: Temporal.Instant.from(`${runningDay}T20:00:00Z`).toString() });
    const token = await tokenOf(ana.email);
    engine.clock.now = Temporal.Instant.from(`${addDays(runningDay, -1)}T12:00:00Z`);
    const emails = await emailsOf(engine);
    expect(emails.filter(({ subject }) => /^(Today|Tomorrow|Soon)/.test(subject))).toEqual([]);
    engine.clock.now = Temporal.Instant.from(`${runningDay}T19:00:00Z`);

    const chosen = await choose(token, { choice: 'another_day', departure: await departureOn(nextDay) });

    expect(chosen.state).toBe('moved');
    expect((await soldOrder(owner, order)).lines).toMatchObject([{ booking_info: { date: nextDay } }]);
  });

  it('[B8a] gives all of it back also to a buyer who cancels on the page of the booking', async () => {
    const order = await byCard();
    await start('cancel');
    engine.clock.now = Temporal.Instant.from(`${runningDay}T09:00:00Z`);
    const { lines } = (await engine.send('GET', `/api/orders/${order}/`)).body as {
      lines: { departure_cancelled?: boolean }[];
    };
    expect(lines).toMatchObject([{ departure_cancelled: true, refund_quote: { percentage: 100, amount: '80.00' } }]);

    const body = { email: ana.email, expected_refund: '80.00' };
    const cancelled = await engine.send('POST', `/api/orders/${order}/cancel/`, { body });

    expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled', refunded: eur('80.00') } });
  });

  it('[B8a] lets staff choose for a guest, and shows what they did on the booking itself', async () => {
    const { number } = await paidByHand();
    const other = await paidByHand({ main_contact_info: { first_name: 'Zoe' } });
    const { id } = await start('cancel');
    await owner.send('POST', `/api/orders/${other.id}/cancel/`, { refund_amount: '80.00' });

    const departure = await departureOn(nextDay);
    const path = `/api/departure-actions/${id}/bookings/${number}/`;
    const chosen = await owner.send('POST', path, { choice: 'another_day', departure });

    expect(chosen).toMatchObject({ status: 200, body: { state: 'moved' } });
    const { bookings } = await report(id);
    expect(bookings).toMatchObject([
      { first_name: 'Zoe', state: 'done', outcome: 'refunded', refunded: eur('80.00') },
      { number, state: 'done', outcome: 'moved', chosen_by: 'staff', moved_to: { date: nextDay } },
    ]);
  });

  it('[B8, B8a] ends reservations that were not paid, and tells their guests once', async () => {
    const { id: order } = await byHand({ status: 'pending' });
    const { id } = await start('cancel');

    expect((await soldOrder(owner, order)).status).toBe('cancelled');
    expect((await report(id)).bookings).toMatchObject([{ state: 'done', outcome: 'released', refunded: null }]);
    const emails = (await emailsOf(engine)).filter(({ subject }) =>
      /tour is cancelled|Booking cancelled/.test(subject),
    );
    expect(emails.length).toBe(1);
  });

  it('[B8] gives money back that still comes by an open card page, and takes in what devices report later', async () => {
    const device = await aDevice(engine, 'agent');
    const departure = await departureOn();
    const lease = await device.leased(departure, 2);
    const cart = await buyer.cartOf(buyer.selection({ date: runningDay }));
    const placed = (await buyer.order(cart, { amount: cart.total.gross })).body;
    const { id, count } = await start('cancel');
    expect([count, (await device.sync([])).leases]).toEqual([0, []]);
    expect(lease.places).toBe(2);

    await buyer.pay(placed, cards.paid);
    await buyer.notices();
    await device.sync([aSale(engine, lease, buyer.selection({ date: runningDay }))]);
    buyer.later({ minutes: 1 });
    await work();

    expect((await report(id)).bookings).toMatchObject([{ number: lease.numbers[0], state: 'open' }]);
    expect((await buyer.seen(placed)).status).toBe('pending');
    expect(await refundsOf(engine)).toEqual([8000]);
  });

  it('[B8, B8c] cannot be booked by staff either, shows as cancelled, and can be reopened', async () => {
    await byHand();
    const departure = await departureOn();
    await start('cancel');
    const device = await aDevice(engine, 'agent');
    const again = await owner.send('POST', `/api/departures/${departure}/cancel/`);
    const booked = await owner.send('POST', '/api/orders/', anOrderFor(buyer, {}, { date: runningDay }));
    expect([again.status, booked.status]).toEqual([409, 409]);
    engine.clock.now = Temporal.Instant.from(`${runningDay}T06:00:00Z`);
    const { departures } = await device.sync([]);
    expect(departures.find(({ id }) => id === departure)).toMatchObject({ is_closed: true, is_cancelled: true });

    const reopened = await owner.send('PATCH', `/api/departures/${departure}/`, { closed: false });

    expect(reopened.body).toMatchObject({ closed: false, cancelled: false });
    expect(await start('cancel')).toMatchObject({ count: 0 });
    expect(cancellationOf(await emailsOf(engine), 'marko@example.com').length).toBe(1);
  });

  it.each(['cancel', 'move'] as const)(
    '[B8] leaves the guests who book after it was reopened alone: %s',
    async (action) => {
      const { id } = await start(action, action === 'move' ? { to: await departureOn(nextDay) } : {});
      await owner.send('PATCH', `/api/departures/${await departureOn()}/`, { closed: false });
      const order = await byCard();

      for (let minutes = 0; minutes < 120; minutes += 40) {
        engine.clock.now = engine.clock.now.add({ minutes: 40 });
        await work();
      }

      const { lines } = await soldOrder(owner, order);
      expect(lines.map((it) => it.booking_info.date)).toEqual([runningDay]);
      expect(await report(id)).toMatchObject({ count: 0 });
      expect(cancellationOf(await emailsOf(engine), ana.email)).toEqual([]);
    },
  );

  it.each(['at once', 'after a run', 'after staff have tried again'] as const)(
    '[B8] leaves the guests alone who book between a move and a closing by hand: %s',
    async (when) => {
      const departure = await departureOn();
      const { id } = await start('move', { to: await departureOn(nextDay) });
      await owner.send('PATCH', `/api/departures/${departure}/`, { closed: false });
      if (when === 'after a run') await work();
      const order = await byCard();
      await owner.send('PATCH', `/api/departures/${departure}/`, { closed: true });

      if (when === 'after staff have tried again') await owner.send('POST', `/api/departure-actions/${id}/retry/`);
      engine.clock.now = engine.clock.now.add({ hours: 2 });
      await work();

      const { lines } = await soldOrder(owner, order);
      expect(lines.map((it) => it.booking_info.date)).toEqual([runningDay]);
      expect(await report(id)).toMatchObject({ count: 0 });
    },
  );

  it('[B8a] cancels guests who were checked in, and says why a booking could not be cancelled', async () => {
    const order = await paidByHand();
    await owner.send('PATCH', `/api/orders/${order.id}/lines/${order.lines[0]?.id}/`, {
      attendance_status: 'checked_in',
    });
    const stuck = await paidByHand({ main_contact_info: { first_name: 'Zoe', email: 'zoe@example.com' } });
    const { id } = await start('cancel', { choose_by: engine.clock.now.add({ hours: 1 }).toString() });
    await engine.database.write((tx) =>
      tx.updateTable('orders').set({ status: 'completed' }).where('id', '=', stuck.id).execute(),
    );
    engine.clock.now = engine.clock.now.add({ hours: 1 });
    await work();

    const { bookings, failed } = await report(id);
    expect(failed).toBe(1);
    expect(bookings).toMatchObject([
      { first_name: 'Zoe', state: 'failed', problem: 'This order is completed: it cannot be cancelled any more.' },
      { first_name: 'Marko', state: 'done', outcome: 'refunded' },
    ]);

    await engine.database.write((tx) =>
      tx.updateTable('orders').set({ status: 'confirmed' }).where('id', '=', stuck.id).execute(),
    );
    await owner.send('POST', `/api/departure-actions/${id}/retry/`);
    await work();
    expect(await report(id)).toMatchObject({ done: 2, failed: 0 });
    expect(cancellationOf(await emailsOf(engine), 'zoe@example.com').length).toBe(1);
  });

  it('[B8] is refused once it has started, with a deadline that makes no sense, and to those who may not', async () => {
    const order = await byHand();
    const departure = await departureOn();
    const path = `/api/departures/${departure}/cancel/`;
    const agent = await aSeller(engine, { 1: 'agent' });
    const stranger = await aSeller(engine, { [await anAccount(engine, 'Other tours')]: 'owner' });
    const late = { choose_by: engine.clock.now.add({ hours: 24 * 31 }).toString() };
    expect((await agent.send('POST', path)).status).toBe(403);
    expect((await stranger.send('POST', path)).status).toBe(404);
    expect((await owner.send('POST', path, late)).status).toBe(400);

    engine.clock.now = Temporal.Instant.from(order.lines[0]?.starts_at ?? '');
    expect((await owner.send('POST', path)).status).toBe(409);

    engine.clock.now = engine.clock.now.subtract({ hours: 1 });
    const { id } = await start('cancel');
    expect((await stranger.send('GET', `/api/departure-actions/${id}/`)).status).toBe(404);
    expect((await agent.send('GET', `/api/departure-actions/${id}/`)).status).toBe(200);
    const listed = await stranger.send('GET', '/api/departure-actions/');
    expect(listed.body).toEqual({ results: [] });
  });

  it('[B8, B8b] is started once by a repeated request, and has a report as CSV', async () => {
    await byCard();
    const path = `/api/departures/${await departureOn()}/cancel/`;
    const headers = { ...(await owner.headers()), accept: 'text/csv' };
    const key = crypto.randomUUID();
    const send = () => engine.send('POST', path, { body: {}, key, headers: { ...headers, accept: '*/*' } });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.text]).toEqual([202, first.text]);
    await work();

    const request = new Request(`http://localhost/api/departure-actions/${(first.body as { id: string }).id}/`, {
      headers,
    });
    const csv = await (await engine.app(request)).text();

    expect(csv.split('\r\n')[1]).toContain('Ana,Horvat');
  });
});

describe('a message to the guests of a departure', () => {
  it('[B8b] is written to each booking once, and the report names those without an email address', async () => {
    await byCard();
    await paidByHand({ main_contact_info: { first_name: 'Zoe', phone_number: '091 1' } });

    const { id } = await start('message', { subject: 'Bring a jacket', message: 'It will be cold.' });
    await work();

    const emails = (await emailsOf(engine)).filter(({ subject }) => subject.startsWith('Bring a jacket'));
    expect(emails).toMatchObject([{ recipient: ana.email, text: expect.stringContaining('It will be cold.') }]);
    expect((await report(id)).bookings).toMatchObject([
      { first_name: 'Zoe', state: 'done', outcome: null, notified_at: null },
      { first_name: 'Ana', state: 'done', outcome: 'notified' },
    ]);
  });
});

describe('a departure that is moved', () => {
  it('[B8b] takes all its guests to another day at their price, and tells each of them once', async () => {
    const card = await byCard();
    const { id: hand } = await paidByHand();
    const to = await departureOn(nextDay);

    const { id } = await start('move', { to, message: 'The boat is being repaired.' });
    await work();

    for (const order of [card, hand])
      expect(await soldOrder(owner, order)).toMatchObject({
        total: { gross: '80.00' },
        lines: [{ booking_info: { date: nextDay } }],
      });
    const emails = (await emailsOf(engine)).filter(({ text }) => text.includes('The boat is being repaired.'));
    expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual([ana.email, 'marko@example.com']);
    expect(await report(id)).toMatchObject({ kind: 'move', done: 2, moved_to: { date: nextDay } });
    const closed = await owner.send('GET', `/api/departures/${await departureOn()}/`);
    expect(closed.body).toMatchObject({ sold: 0, closed: true, cancelled: false });
  });

  it('[B8b] reserves the places for its guests until they have moved', async () => {
    const orders = [await byCard(), await byCard('bo@example.com')];
    const to = await departureOn(nextDay);
    await engine.database.write((tx) =>
      tx.updateTable('departures').set({ capacity: 5 }).where('id', '=', to).execute(),
    );
    const book = (adults: number) =>
      owner.send('POST', '/api/orders/', anOrderFor(buyer, {}, { date: nextDay, units: { Adult: adults } }));
    const { body } = await owner.send('POST', `/api/departures/${await departureOn()}/move/`, { to });

    expect((await book(2)).body).toMatchObject({ code: 'places_taken', left: 1 });
    await work();

    expect(await report((body as { id: string }).id)).toMatchObject({ done: 2, failed: 0 });
    for (const order of orders)
      expect(await soldOrder(owner, order)).toMatchObject({ lines: [{ booking_info: { date: nextDay } }] });
    expect((await book(1)).status).toBe(201);
  });

  it('[B8b] needs the places, and stays where they are gone when its reservation has ended', async () => {
    await byCard();
    await byCard('bo@example.com');
    const to = await departureOn(nextDay);
    const capacity = (places: number) =>
      engine.database.write((tx) =>
        tx.updateTable('departures').set({ capacity: places }).where('id', '=', to).execute(),
      );
    await capacity(3);
    const path = `/api/departures/${await departureOn()}/move/`;
    const refused = await owner.send('POST', path, { to });
    expect(refused).toMatchObject({
      status: 400,
      body: { to: ['4 places are needed, and 3 are free. Add places there, or choose another one.'] },
    });

    await capacity(4);
    const { body } = await owner.send('POST', path, { to });
    await engine.database.write((tx) => tx.deleteFrom('holds').execute());
    await capacity(3);
    await work();

    expect(await report((body as { id: string }).id)).toMatchObject({ done: 1, failed: 1 });
  });
});
