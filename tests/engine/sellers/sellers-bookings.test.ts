import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DayLine } from '#domain/contract/booking-days.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '../../support/payments/buying.ts';
import { anOrderFor, made, marko } from '../../support/payments/selling.ts';
import { runningDay } from '../../support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
let agent: Seller;
let guide: Seller;
let stranger: Seller;
let supplier: Seller;
/** Orders of the day: one with a line in the afternoon and one in the morning, a cancelled one, and one that is only reserved. */
let numbers: Record<'two' | 'cancelled' | 'pending', string>;
beforeAll(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  const [other, supplying] = [await anAccount(engine, 'Others'), await anAccount(engine, 'Suppliers')];
  [agent, guide, stranger, supplier] = await Promise.all([
    aSeller(engine, { 1: 'agent' }),
    aSeller(engine, { 1: 'guide' }),
    aSeller(engine, { [other]: 'owner' }),
    aSeller(engine, { [supplying]: 'guide' }),
  ]);
  const ofBoat = { experience: 'boat', units: { Adult: 3 } };
  const two = await made(agent, anOrderFor(buyer, {}, { time: '15', units: { Adult: 1, Infant: 1 } }, ofBoat));
  const cancelled = await made(agent, anOrderFor(buyer, { main_contact_info: { first_name: 'Iva' } }));
  await agent.send('POST', `/api/orders/${cancelled.id}/cancel/`, {});
  const pending = await made(agent, anOrderFor(buyer, { status: 'pending' }));
  numbers = { two: two.number, cancelled: cancelled.number, pending: pending.number };
  // The boat belongs to another account, for which the store sells.
  await engine.database.write((tx) =>
    tx.updateTable('experiences').set({ account_id: supplying }).where('slug', '=', 'boat').execute(),
  );
});
afterAll(() => engine.stop());

const forbidden = { detail: 'You do not have permission to perform this action.' };
const found = async (who: Seller, query: string): Promise<[string, string][]> => {
  const { body } = await who.send('GET', `/api/bookings/by-date/?date=${runningDay}${query}`);
  return (body['results'] as DayLine[]).map((it) => [it.order_number, it.booking_info.start_time.time]);
};

describe('the bookings of a day', () => {
  it('[A3] are the lines that are booked, in the order of their starts', async () => {
    const { status, body } = await guide.send('GET', `/api/bookings/by-date/?date=${runningDay}`);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      count: 2,
      results: [
        { experience: { title: 'A boat of your own' }, people: 3 },
        {
          experience: { title: 'Walk along the quay' },
          people: 2,
          attendance_status: 'expected',
          order_number: numbers.two,
          order_status: 'confirmed',
          payment_status: 'unpaid',
          due: { amount: '220.00', currency: 'EUR' },
          main_contact_info: marko,
        },
      ],
    });
  });

  it('[A3, A9] are narrowed, searched, ordered and cut into pages', async () => {
    const { two, cancelled, pending } = numbers;

    expect(await found(agent, '&status=pending')).toEqual([[pending, '09:00:00']]);
    expect(await found(agent, '&status=cancelled')).toEqual([[cancelled, '09:00:00']]);
    expect(await found(agent, '&attendance_status=cancelled')).toEqual([[cancelled, '09:00:00']]);
    expect(await found(agent, '&attendance_status=checked_in')).toEqual([]);
    expect(await found(agent, '&ordering=-start&page_size=1')).toEqual([[two, '15:00:00']]);
    expect(await found(agent, '&search=marko')).toHaveLength(2);
    expect(await found(agent, '&search=iva')).toEqual([]);
    expect((await agent.send('GET', '/api/bookings/by-date/?date=2026-12-11')).body).toMatchObject({
      count: 0,
      results: [],
    });
    expect((await agent.send('GET', `/api/bookings/by-date/?date=${runningDay}&page=7`)).body).toEqual({
      detail: 'Invalid page.',
    });
  });

  it('[A3, A11] need a day, and choices that there are', async () => {
    const refused = async (query: string) => {
      const { status, body } = await agent.send('GET', `/api/bookings/by-date/?${query}`);
      return [status, body];
    };

    expect(await refused('')).toEqual([400, { date: ['This field is required.'] }]);
    expect(await refused('date=soon')).toEqual([400, { date: ['Expected a date: YYYY-MM-DD.'] }]);
    expect(await refused(`date=${runningDay}&status=x&attendance_status=y`)).toEqual([
      400,
      {
        attendance_status: ['Select a valid choice. y is not one of the available choices.'],
        status: ['Select a valid choice. x is not one of the available choices.'],
      },
    ]);
  });

  it('[A3, A12] are seen by who sells them and by who runs them, each their own', async () => {
    const nobody = await aSeller(engine);

    expect(await found(stranger, '')).toEqual([]);
    expect(await found(supplier, '')).toEqual([[numbers.two, '08:00:00']]);
    expect((await nobody.send('GET', `/api/bookings/by-date/?date=${runningDay}`)).body).toEqual(forbidden);
    expect((await engine.send('GET', `/api/bookings/by-date/?date=${runningDay}`)).status).toBe(401);
  });

  it('[A12, P11a] are checked in by the guides of whoever runs them', async () => {
    const { body } = await supplier.send('GET', `/api/bookings/by-date/?date=${runningDay}`);
    const [mine] = body['results'] as DayLine[];
    const lines = `/api/orders/${mine?.order}/lines/`;

    const list = await supplier.send('GET', lines);
    const checked = await supplier.send('PATCH', `${lines}${mine?.id}/`, { attendance_status: 'checked_in' });
    await supplier.send('PATCH', `${lines}${mine?.id}/`, { attendance_status: 'expected' });

    expect(list.body).toMatchObject({ count: 1, results: [{ id: mine?.id }] });
    expect(checked).toMatchObject({ status: 200, body: { attendance_status: 'checked_in' } });
    expect((await supplier.send('GET', `/api/orders/${mine?.order}/`)).status).toBe(403);
    expect((await stranger.send('PATCH', `${lines}${mine?.id}/`, { note: '' })).status).toBe(404);
  });
});

describe('the calendar', () => {
  it('[A3] says for each day of a month what is booked and how much there is room for', async () => {
    const { status, body } = await guide.send('GET', '/api/bookings/calendar/?year=2026&month=12');
    const days = body['days'] as { date: string }[];

    expect(status).toBe(200);
    expect(body).toMatchObject({ year: 2026, month: 12 });
    expect(days).toHaveLength(31);
    // The capacity is the sum of walk 2 × 12, groups 20, boat 8, fetched 6.
    expect(days[9]).toEqual({ date: runningDay, bookings: 2, participants: 5, capacity: 58 });
    expect(days[10]).toMatchObject({ bookings: 0, participants: 0 });
  });

  it('[A3, A12] is each account’s own', async () => {
    const of = async (who: Seller) =>
      ((await who.send('GET', '/api/bookings/calendar/?year=2026&month=12')).body['days'] as object[])[9];

    expect(await of(stranger)).toEqual({ date: runningDay, bookings: 0, participants: 0, capacity: 0 });
    expect(await of(supplier)).toEqual({ date: runningDay, bookings: 1, participants: 3, capacity: 8 });
    expect((await engine.send('GET', '/api/bookings/calendar/?year=2026&month=12')).status).toBe(401);
    expect((await (await aSeller(engine)).send('GET', '/api/bookings/calendar/?year=2026&month=12')).body).toEqual(
      forbidden,
    );
  });

  it('[A3, A11] needs a year and a month', async () => {
    expect((await guide.send('GET', '/api/bookings/calendar/')).body).toEqual({
      month: ['This field is required.'],
      year: ['This field is required.'],
    });
    expect((await guide.send('GET', '/api/bookings/calendar/?year=2026&month=13')).body).toEqual({
      month: ['Ensure this value is less than or equal to 12.'],
    });
  });
});
