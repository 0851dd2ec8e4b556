import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BookingRecord, MoveQuote } from '#domain/contract/office/bookings.ts';
import { addDays } from '#domain/time/day.ts';
import { emailsOf } from '#tests/support/engine/emails.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, balanced, made } from '#tests/support/payments/selling.ts';
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
const booked = (changes: object = {}) => made(owner, anOrderFor(buyer, changes, { date: runningDay }));
/** The body of a change of a line: the walk for so many adults on a day. */
const selection = (adults: number, date = nextDay) => {
  const { booking_info } = buyer.selection({ date, units: { Adult: adults } });
  return { booking_info };
};
async function record(number: string, who = owner): Promise<BookingRecord> {
  const { status, body, text } = await who.send('GET', `/api/bookings/by-number/${number}/`);
  if (status !== 200) throw new Error(text);
  return body;
}
const pathOf = (order: { id: string; lines: { id: string }[] }) =>
  `/api/orders/${order.id}/lines/${order.lines[0]?.id}/`;
/** The first departure of a tour on the running day. */
const departure = (experience_id: number) =>
  engine.database.read((tx) =>
    tx
      .selectFrom('departures')
      .select(['id', 'sold'])
      .where('experience_id', '=', experience_id)
      .where('date', '=', runningDay)
      .orderBy('starts_at')
      .executeTakeFirstOrThrow(),
  );
const eur = (amount: string) => ({ amount, currency: 'EUR' });

describe('one booking', () => {
  it('[B5] is read by its number, with money and history, by those who may see it', async () => {
    const { number } = await booked({ paid: true, amount: '30.00' });
    const manager = await aSeller(engine, { 1: 'manager' });

    const { order, payments, history, paid_for } = await record(number.toLowerCase());
    expect(order).toMatchObject({ number, status: 'confirmed', due: eur('50.00') });
    expect(payments).toMatchObject([{ kind: 'payment', state: 'paid', amount: eur('30.00') }]);
    expect(paid_for).toEqual([{ line: order.lines[0]?.id, amount: eur('30.00') }]);
    expect(history.map(({ kind }) => kind)).toEqual(['placed', 'payment']);
    expect((await record(number, manager)).order.number).toBe(number);

    const stranger = await aSeller(engine, { [await anAccount(engine, 'Other tours')]: 'owner' });
    const guide = await aSeller(engine, { 1: 'guide' });
    const statuses = [stranger, guide].map(
      async (who) => (await who.send('GET', `/api/bookings/by-number/${number}/`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 403]);
    expect((await owner.send('GET', '/api/bookings/by-number/LF-222222/')).status).toBe(404);
  });
});

describe('actions on a booking', () => {
  it('[B6] sends the confirmation again, to the address that the booking has now', async () => {
    const order = await booked();
    await emailsOf(engine);
    await owner.send('PATCH', `/api/orders/${order.id}/`, {
      main_contact_info: { first_name: 'Marko', email: 'new@example.com' },
    });

    expect((await owner.send('POST', `/api/orders/${order.id}/resend/`)).status).toBe(204);

    const sent = (await emailsOf(engine)).filter(({ recipient }) => recipient.includes('new@example.com'));
    expect(sent.length).toBe(1);
    const { history } = await record(order.number);
    expect(history.at(-1)).toMatchObject({ kind: 'emailed', after: { emails: ['confirmed'], to: 'new@example.com' } });
  });

  it('[B6] sends no confirmation without an address, or of an order that is not booked', async () => {
    const withoutEmail = await booked({ main_contact_info: { first_name: 'Marko' } });
    const cancelled = await booked();
    await owner.send('POST', `/api/orders/${cancelled.id}/cancel/`, {});

    for (const { id } of [withoutEmail, cancelled])
      expect((await owner.send('POST', `/api/orders/${id}/resend/`)).status).toBe(409);
  });

  it('[B6] moves a line to another day: its places go with it, and a higher price is due', async () => {
    const order = await booked({ paid: true, amount: '80.00' });
    const quote = await owner.send('POST', `${pathOf(order)}move-quote/`, selection(3));
    const due = { total: { gross: '120.00' }, to_refund: eur('0.00'), due: eur('40.00') };
    expect(quote.body as MoveQuote).toMatchObject({
      old_price: { gross: '80.00' },
      new_price: { gross: '120.00' },
      ...due,
    });

    const moved = await owner.send('POST', `${pathOf(order)}move/`, { ...selection(3), expected_total: '120.00' });

    expect(moved.body).toMatchObject({ booking_info: { date: nextDay }, people: 3 });
    const after = await record(order.number);
    expect(after.order).toMatchObject({ status: 'confirmed', payment_status: 'partially_paid', due: eur('40.00') });
    expect(after.history.at(-1)).toMatchObject({
      kind: 'moved',
      actor: 'Ana Anić',
      before: { date: runningDay, people: 2 },
      after: { date: nextDay, people: 3 },
    });
  });

  it('[B6] pays back what a smaller party costs less, where it was paid', async () => {
    const order = await booked({ paid: true, amount: '80.00' });

    await owner.send('POST', `${pathOf(order)}move/`, selection(1, runningDay));

    const { order: after, payments } = await record(order.number);
    expect(after).toMatchObject({ total: { gross: '40.00' }, due: eur('0.00') });
    expect(payments?.at(-1)).toMatchObject({ kind: 'refund', state: 'done', amount: eur('40.00') });
  });

  it('[B6] moves nothing where the price is another, the places are gone or the line is over', async () => {
    const order = await booked();
    const move = async (body: object) => (await owner.send('POST', `${pathOf(order)}move/`, body)).status;

    expect(await move({ ...selection(3), expected_total: '119.00' })).toBe(409);
    expect(await move(selection(2, runningDay))).toBe(400);
    await engine.database.write((tx) =>
      tx.updateTable('departures').set({ capacity: 1 }).where('sold', '=', 0).execute(),
    );
    expect(await move(selection(2))).toBe(409);
    await owner.send('PATCH', pathOf(order), { attendance_status: 'checked_in' });
    expect(await move(selection(1, runningDay))).toBe(409);
    expect((await record(order.number)).order.lines[0]).toMatchObject({ people: 2, total: { gross: '80.00' } });
  });

  it('[B6] moves a line after the cut-off, which binds its buyer, until it starts', async () => {
    const order = await booked({ paid: true, amount: '80.00' });
    const start = Temporal.Instant.from(order.lines[0]?.starts_at ?? '');
    engine.clock.now = start.subtract({ minutes: 1 });
    const buyers = await engine.send('POST', `${pathOf(order)}change-quote/`, { body: selection(2) });

    const moved = await owner.send('POST', `${pathOf(order)}move/`, selection(2));

    expect([buyers.status, moved.status]).toEqual([409, 200]);
  });

  it('[B6] adds a child and extras to a party, which the guest then owes', async () => {
    const order = await booked({ paid: true, amount: '80.00' });
    const { booking_info, extra_items_units } = buyer.selection({
      date: runningDay,
      units: { Adult: 2, Child: 1 },
      extras: { Lunch: 1 },
    });

    const moved = await owner.send('POST', `${pathOf(order)}move/`, { booking_info, extra_items_units });

    expect(moved).toMatchObject({ status: 200, body: { people: 3, extra_items_units: [{ quantity: 1 }] } });
    const { order: after } = await record(order.number);
    expect(Number(after.due.amount)).toBe(Number(after.total.gross) - 80);
    expect(Number(after.due.amount)).toBeGreaterThan(0);
  });

  it('[B6] moves a line to another tour of the same supplier, with the terms of that tour', async () => {
    const order = await booked({ paid: true, amount: '80.00' });
    const { experience_id, booking_info } = buyer.selection({ experience: 'boat', date: runningDay });
    const walk = buyer.selection({ date: runningDay });
    const before = await departure(walk.experience_id);

    const quote = await owner.send('POST', `${pathOf(order)}move-quote/`, { experience_id, booking_info });
    const moved = await owner.send('POST', `${pathOf(order)}move/`, { experience_id, booking_info });

    expect(quote.status).toBe(200);
    expect(moved).toMatchObject({ status: 200, body: { experience_id } });
    const { order: after, history } = await record(order.number);
    expect(after.total.gross).toBe((quote.body as MoveQuote).total.gross);
    expect(history.filter(({ kind }) => kind === 'moved')).toMatchObject([
      { before: { title: 'Walk along the quay' }, after: { title: buyer.experience('boat').title } },
    ]);
    expect((await departure(walk.experience_id)).sold).toBe(before.sold - 2);
    const guest = await owner.send('GET', `/api/departures/${(await departure(experience_id)).id}/people/`);
    expect(JSON.stringify(guest.body)).toContain(order.number);
  });

  it('[B6] moves no line to the tour of another supplier', async () => {
    const order = await booked();
    const others = await anAccount(engine, 'Others');
    const { experience_id, booking_info } = buyer.selection({ experience: 'boat', date: runningDay });
    await engine.database.write((tx) =>
      tx.updateTable('experiences').set({ account_id: others }).where('id', '=', experience_id).execute(),
    );

    const moved = await owner.send('POST', `${pathOf(order)}move/`, { experience_id, booking_info });

    expect(moved).toMatchObject({ status: 409, body: { code: 'not_for_sale' } });
  });

  it('[B6] is for those who may change orders', async () => {
    const order = await booked();
    const guide = await aSeller(engine, { 1: 'guide' });
    const calls = [`${pathOf(order)}move/`, `${pathOf(order)}move-quote/`, `/api/orders/${order.id}/resend/`];

    for (const path of calls) expect((await guide.send('POST', path, selection(2))).status).toBe(403);
  });
});
