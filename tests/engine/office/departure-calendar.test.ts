import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DepartureCalendar } from '#domain/contract/departures.ts';
import { addDays } from '#domain/time/day.ts';
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

const WALK = 1;
const read = (query: string, who = owner) => who.send('GET', `/api/departures/calendar/?${query}`);
async function calendar(day = runningDay, experience: number | '' = WALK): Promise<DepartureCalendar> {
  const { body } = await read(`date_from=${day}&date_to=${day}&experience=${experience}`);
  return body;
}
const startsOf = async (day?: string) => (await calendar(day)).departures.map(({ time, capacity }) => [time, capacity]);
const change = (body: object, who = owner) => who.send('POST', '/api/departures/change/', body);
const add = (body: object = {}, who = owner) =>
  who.send('POST', '/api/departures/', { experience: WALK, date: runningDay, time: '14:30', capacity: 6, ...body });
const remove = (id: unknown, who = owner) => who.send('DELETE', `/api/departures/${String(id)}/`);
/** The start times that the shop offers for the walk. */
async function offered(day = runningDay): Promise<string[]> {
  const query = new URLSearchParams({ experience_id: String(WALK), date_from: day, rate_id: '1' });
  const { body } = await engine.send('GET', `/api/bookings/check-availability/?${query}`);
  return (body['start_times'] as { time: string; reason: string | null }[])
    .filter(({ reason }) => reason === null)
    .map(({ time }) => time.slice(0, 5));
}

describe('the calendar of departures', () => {
  it('[B1] shows all departures of a range in order of time, with their places and tours', async () => {
    await made(owner, anOrderFor(buyer, {}, { date: runningDay }));

    const { body } = await read(`date_from=${runningDay}&date_to=${addDays(runningDay, 41)}`);

    const { departures, experiences } = body as unknown as DepartureCalendar;
    expect(departures.find(({ experience, date }) => experience === WALK && date === runningDay)).toMatchObject({
      time: '09:00:00',
      sold: 2,
      held: 0,
      closed: false,
    });
    const order = departures.map(({ date, time }) => `${date} ${time}`);
    expect(order).toEqual(order.toSorted());
    const tours = experiences.map(({ id }) => id);
    expect(departures.filter(({ experience }) => !tours.includes(experience))).toEqual([]);
    expect(experiences.find(({ id }) => id === WALK)).toEqual({ id: WALK, title: 'Walk along the quay', own: true });
  });

  it('[B1] can be of one tour, and names the others all the same', async () => {
    const { departures, experiences } = await calendar();

    expect(new Set(departures.map(({ experience }) => experience))).toEqual(new Set([WALK]));
    expect(experiences.length).toBeGreaterThan(2);
  });

  it('[B1] has six weeks at most, and is for those who see who comes', async () => {
    const nobody = await aSeller(engine, {});

    const refused = [
      await read(`date_from=${runningDay}&date_to=${addDays(runningDay, 42)}`),
      await read(`date_from=${runningDay}&date_to=${addDays(runningDay, -1)}`),
      await read('date_from=soon&date_to=later'),
      await read(`date_from=${runningDay}&date_to=${runningDay}`, nobody),
    ];

    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 403]);
  });
});

describe('a change of several departures', () => {
  const ids = async () => (await calendar()).departures.map(({ id }) => id);

  it('[B2] closes and reopens all of them, and the shop shows it with its next request', async () => {
    const before = await offered();

    const closed = await change({ ids: await ids(), closed: true });
    const shut = await offered();
    const reopened = await change({ ids: await ids(), closed: false });

    expect([closed.status, reopened.status]).toEqual([200, 200]);
    expect([before.length, shut, await offered()]).toEqual([2, [], before]);
  });

  it('[B2] adds places to each, from what each has', async () => {
    const [first, second] = await ids();
    await change({ ids: [second], capacity: 20 });

    const { body } = await change({ ids: [first, second, first], add: 3 });

    const capacities = (body['results'] as { capacity: number }[]).map(({ capacity }) => capacity);
    expect(capacities).toHaveLength(2);
    expect((await startsOf()).map(([, capacity]) => capacity)).toEqual([Number(capacities[0]), 23]);
  });

  it('[B2, A13] changes none where one would have fewer places than are taken, and says which', async () => {
    await made(owner, anOrderFor(buyer, {}, { date: runningDay }));
    const before = await startsOf();
    const all = await ids();

    const refused = await change({ ids: [...all].reverse(), capacity: 1 });

    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({
      ids: { 1: [`${runningDay}, 09:00, Walk along the quay: 2 places are taken: a capacity of 1 is too few.`] },
    });
    expect(await startsOf()).toEqual(before);
  });

  it('[B2, A12] is for those who change the catalogue, of their own tours', async () => {
    const stranger = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });
    const guide = await aSeller(engine, { 1: 'guide' });
    const all = await ids();

    const refused = [
      await change({ ids: all, closed: true }, guide),
      await change({ ids: all, closed: true }, stranger),
      await change({ ids: [999_999], closed: true }),
      await change({ ids: [], closed: true }),
      await change({ ids: all, add: 1, capacity: 3 }),
    ];

    expect(refused.map(({ status }) => status)).toEqual([403, 400, 400, 400, 400]);
  });
});

it('[B2, A12] needs the right to change the catalogue in the account of each departure, also where places are added', async () => {
  const both = await aSeller(engine, { 1: 'guide', [await anAccount(engine, 'Others')]: 'owner' });
  const before = await startsOf();
  const ids = (await calendar()).departures.map(({ id }) => id);

  const refused = [await change({ ids, add: 3 }, both), await change({ ids, closed: true }, both)];

  expect(refused.map(({ status }) => status)).toEqual([403, 403]);
  expect(await startsOf()).toEqual(before);
});

describe('a single departure', () => {
  it('[B3] is added on a day, and the shop sells it with its next request', async () => {
    const before = await startsOf();

    const added = await add();

    expect(added.status).toBe(201);
    expect(await startsOf()).toEqual(expect.arrayContaining([...before, ['14:30:00', 6]]));
    expect(await offered()).toContain('14:30');
    const booked = await made(owner, anOrderFor(buyer, {}, { date: runningDay }));
    expect(booked.status).toBe('confirmed');
  });

  it('[B3] leaves the places of the other departures of its day, and other days', async () => {
    const [first] = (await calendar()).departures;
    await change({ ids: [first?.id], capacity: 31 });
    const [before, dayAfter] = [await startsOf(), await startsOf(addDays(runningDay, 1))];

    await add();

    expect((await startsOf()).filter(([time]) => time !== '14:30:00')).toEqual(before);
    expect(await startsOf(addDays(runningDay, 1))).toEqual(dayAfter);
  });

  it('[B3] stays when the seasons of the tour are changed', async () => {
    await add();
    const { body } = await owner.send('GET', `/api/experiences/${WALK}/`);
    const { seasons } = body['schedule'] as { seasons: object[] };

    const changed = await owner.send('PATCH', `/api/experiences/${WALK}/`, {
      schedule: { seasons: seasons.map((it) => ({ ...it, start_times: ['11:00'] })) },
    });

    expect(changed.status).toBe(200);
    expect(await startsOf()).toContainEqual(['14:30:00', 6]);
  });

  it('[B3] is removed again while nobody has booked it; a booked one is closed instead', async () => {
    const { body } = await add();
    const [booked] = (await calendar()).departures;
    await made(owner, anOrderFor(buyer, {}, { date: runningDay }));

    const removed = await remove(body['id']);
    const refused = await remove(booked?.id);

    expect([removed.status, refused.status]).toEqual([204, 409]);
    expect((await startsOf()).map(([time]) => time)).not.toContain('14:30:00');
  });

  it('[B3, A13] comes back to a start that still has bookings with no fewer places than are taken', async () => {
    await made(owner, anOrderFor(buyer, {}, { date: runningDay }));
    const { body } = await owner.send('GET', `/api/experiences/${WALK}/`);
    const { seasons } = body['schedule'] as { seasons: object[] };
    await owner.send('PATCH', `/api/experiences/${WALK}/`, {
      schedule: { seasons: seasons.map((it) => ({ ...it, start_times: ['11:00'] })) },
    });

    const tooFew = await add({ time: '09:00', capacity: 1 });
    const enough = await add({ time: '09:00', capacity: 5 });

    expect([tooFew.status, enough.status]).toEqual([400, 201]);
    expect(tooFew.body).toEqual({ capacity: ['2 places are taken: a capacity of 1 is too few.'] });
    expect(await startsOf()).toContainEqual(['09:00:00', 5]);
  });

  it('[B3] can leave a day without departures, and come back to it', async () => {
    for (const { id } of (await calendar()).departures) expect((await remove(id)).status).toBe(204);
    expect(await startsOf()).toEqual([]);

    expect((await add()).status).toBe(201);

    expect(await startsOf()).toEqual([['14:30:00', 6]]);
  });

  it('[B3] says why it cannot be: it is there, is over, is too far ahead, or the tour is not theirs', async () => {
    const stranger = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });
    const guide = await aSeller(engine, { 1: 'guide' });

    const refused = [
      await add({ time: '09:00' }),
      await add({ date: '2020-01-01' }),
      await add({ date: '2031-01-01' }),
      await add({ capacity: 0 }),
      await add({}, stranger),
      await add({}, guide),
    ];

    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 403]);
    expect(refused[0]?.body).toEqual({ time: ['The tour departs at this time already.'] });
  });
});
