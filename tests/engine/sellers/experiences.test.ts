import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCart } from '#domain/contract/cart.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer } from '#tests/support/payments/buying.ts';
import { closedDay, runningDay } from '#tests/support/stores/small-store.ts';
import { sendNotices } from '../../support/engine/jobs.ts';

let engine: Engine;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine();
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(() => engine.stop());

const all = '/api/experiences/';
const one = (id: unknown) => `${all}${String(id)}/`;

/** Enough fields for publishing. */
const complete = {
  title: 'Night walk',
  short_description: 'Through the old town when everybody else has gone home to bed.',
  description: 'It is dark.',
  highlights: ['Nobody else is there, promised'],
  languages: ['en', 'hr'],
  duration: { days: 0, hours: 2, minutes: 30 },
  cancellation_policy: 1,
  booking_deposit: 12.5,
  meeting_point: 1,
  images: [1],
  categories: [1],
  extras: [3, 1],
  schedule: {
    cutoff_minutes: 30,
    seasons: [{ from: '2026-12-01', to: '2026-12-31', weekdays: [4, 5], start_times: ['20:00', '22:00'], capacity: 9 }],
    exceptions: [{ date: '2026-12-25', start_times: [] }],
  },
  rates: [
    {
      title: 'Standard',
      max_per_booking: 6,
      pricing_options: [
        { pricing_category: 1, retail_price: '30.00', max_limit: 5 },
        { pricing_category: 3, retail_price: '0', takes: 'none' },
      ],
    },
    {
      title: 'Group',
      is_group_pricing: true,
      pricing_options: [{ pricing_category: 4, retail_price: 180, takes: 'all' }],
    },
  ],
  pickup: { selection: 'optional', minutes_before_departure: 20, points: [{ name: 'Gate', lat: 43.5, lon: 16.4 }] },
  agenda_items: [
    { title: 'Meet', duration: { minutes: 10 } },
    { title: 'Walk', text: 'Quietly.' },
  ],
};

const published = async () => (await owner.send('POST', all, { ...complete, status: 'published' })).body;
const departuresOf = (id: unknown) =>
  engine.database.read((tx) =>
    tx
      .selectFrom('departures as d')
      .innerJoin('start_times as s', 's.id', 'd.start_time_id')
      .select(['d.id', 'd.date', 's.time', 'd.capacity', 'd.sold'])
      .where('d.experience_id', '=', Number(id))
      .orderBy('d.starts_at')
      .execute(),
  );
const bodyOf = ({ body }: { body: Record<string, unknown> }, but: object) => ({ ...body, ...but });
const storefrontDays = async (id: unknown) => {
  const { body } = await engine.send('GET', `/api/bookings/config/?experience_id=${String(id)}&month=12&year=2026`);
  return (body['days'] as { date: string; status: string; capacity: number; start_times: { time: string }[] }[]).filter(
    ({ status }) => status !== 'CLOSED',
  );
};

describe('an experience', () => {
  it('[A6] holds all that the storefront shows, and shows there at once', async () => {
    const created = await owner.send('POST', all, { ...complete, status: 'published' });
    await owner.send('POST', '/api/stores/1/add-experience/', { experience: created.body['id'] });
    const shown = await engine.send('GET', '/api/webstores/experiences/night-walk/');
    const days = await storefrontDays(created.body['id']);

    expect(created).toMatchObject({
      status: 201,
      body: { slug: 'night-walk', time_zone: 'Europe/Zagreb', currency: 'EUR', booking_deposit: 12.5, extras: [3, 1] },
    });
    expect(shown).toMatchObject({
      status: 200,
      body: {
        title: complete.title,
        highlights: complete.highlights,
        booking_deposit: 12.5,
        categories: ['sea'],
        from_price: { gross: '30.00' },
        extras: [{ title: 'Kayak' }, { title: 'Map' }],
        pickup: { points: [{ id: 1, name: 'Gate' }] },
        agenda_items: [
          { title: 'Meet', duration: { hours: 0, minutes: 10 } },
          { title: 'Walk', text: 'Quietly.' },
        ],
        rates: [
          { title: 'Standard', pricing_options: [{ max_limit: 5 }, { takes: 'none' }] },
          { is_group_pricing: true, pricing_options: [{ takes: 'all', retail_price: { gross: '180.00' } }] },
        ],
      },
    });
    expect(days.map(({ date }) => date)).toEqual(
      ['03', '04', '10', '11', '17', '18', '24', '31'].map((day) => `2026-12-${day}`),
    );
    expect(days[0]).toMatchObject({ capacity: 18, start_times: [{ time: '20:00:00' }, { time: '22:00:00' }] });
  });

  it('[A6] is the same after it was sent back as it was shown', async () => {
    const { id } = await published();
    const before = await owner.send('GET', one(id));
    const departures = await departuresOf(id);

    const after = await owner.send('PUT', one(id), before.body);

    expect(after.status).toBe(200);
    expect(bodyOf(after, { version: 0 })).toEqual(bodyOf(before, { version: 0 }));
    expect(await departuresOf(id)).toEqual(departures);
  });

  it.each([
    ['Istanbul ışıklar & Ærø', 'istanbul-isiklar-aero'],
    ['Łódź: Größe', 'lodz-grosse'],
    // No letters of this alphabet: the seller may write an address.
    ['海上皮划艇之旅', 'experience'],
  ])('[A6, E1] gets an address of the letters of its title: %s', async (title, slug) => {
    expect((await owner.send('POST', all, { title })).body).toMatchObject({ slug });
  });

  it('[A6] has its time zone as IANA spells it', async () => {
    expect((await owner.send('POST', all, { title: 'Walk', time_zone: 'europe/zagreb' })).body).toMatchObject({
      time_zone: 'Europe/Zagreb',
    });
  });

  it('[A6, A10] is published when nothing is missing, and else says what is', async () => {
    const { body } = await owner.send('POST', all, { title: 'Half done' });
    const refused = await owner.send('PATCH', one(body['id']), { status: 'published' });

    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body).toSorted()).toEqual([
      'cancellation_policy',
      'description',
      'duration',
      'highlights',
      'images',
      'meeting_point',
      'rates',
      'schedule',
      'short_description',
    ]);
    expect(refused.body).toMatchObject({
      short_description: ['Ensure this field has at least 50 characters.'],
      rates: ['At least one rate is needed before it is published.'],
    });
    expect((await owner.send('GET', one(body['id']))).body).toMatchObject({ status: 'draft' });
  });

  it.each([
    [{ rates: [] }, { rates: ['At least one rate is needed before it is published.'] }],
    [{ images: [] }, { images: ['At least one image is needed before it is published.'] }],
    [{ rates: [{ id: 999, title: 'X' }] }, { rates: [{ id: ['Invalid pk "999" - object does not exist.'] }] }],
    [{ images: [1, 1] }, { images: ['Ensure that each is there once.'] }],
    [{ categories: [999] }, { categories: ['Invalid pk "999" - object does not exist.'] }],
    [{ default_rate: 1 }, { default_rate: ['Invalid pk "1" - object does not exist.'] }],
    [{ currency: 'USD' }, { currency: ['Its rates are priced in another currency.'] }],
    [{ slug: 'walk' }, { slug: ['experience with this slug already exists.'] }],
    [{ slug: '12' }, { slug: ['A slug may not consist of digits only.'] }],
    [
      { schedule: { seasons: [{ from: '2026-12-02', to: '2026-12-01', start_times: [], capacity: 1 }] } },
      {
        schedule: {
          seasons: [
            {
              to: ['Ensure that a season does not end before it begins.'],
              start_times: ['A season needs a start time.'],
            },
          ],
        },
      },
    ],
    [
      { rates: [{ title: 'X', pricing_options: [{ pricing_category: 1, retail_price: '1', takes: 'all' }] }] },
      {
        rates: [
          {
            pricing_options: [{ takes: ['Only a group can take a whole departure: the rate has no group pricing.'] }],
          },
        ],
      },
    ],
    [
      { pickup: { selection: 'required' } },
      { pickup: { points: ['At least one point is needed where it is offered.'] } },
    ],
  ])('[A6] once published refuses %j', async (change, problems) => {
    const { id } = await published();

    const { status, body } = await owner.send('PATCH', one(id), change);

    expect([status, body]).toEqual([400, problems]);
  });

  it('[A6] keeps the ids of rates, options and points that come back with theirs', async () => {
    const { id, rates } = await published();
    const [standard, group] = rates as { id: number; pricing_options: { id: number }[] }[];

    const { body } = await owner.send('PATCH', one(id), {
      default_rate: group?.id,
      rates: [group, { ...standard, title: 'Usual', pricing_options: standard?.pricing_options.slice(1) }],
      pickup: {
        selection: 'optional',
        points: [
          { name: 'New', lat: 1, lon: 2 },
          { id: 1, name: 'Gate', lat: 43.5, lon: 16.4 },
        ],
      },
    });

    expect(body).toMatchObject({
      default_rate: group?.id,
      rates: [
        { id: group?.id, pricing_options: [{ id: group?.pricing_options[0]?.id }] },
        { id: standard?.id, title: 'Usual', pricing_options: [{ id: standard?.pricing_options[1]?.id }] },
      ],
      pickup: {
        points: [
          { id: 2, name: 'New' },
          { id: 1, name: 'Gate' },
        ],
      },
    });
    expect((await owner.send('PATCH', one(id), { rates: [{ id: standard?.id, title: 'Usual' }] })).body).toMatchObject({
      default_rate: null,
    });
  });

  it.each([
    ['?status=draft', ['secret']],
    ['?status=published&type=tour&ordering=title&page_size=2', ['boat', 'fetched']],
    ['?type=class', []],
    ['?search=quay', ['walk']],
  ])('[A6, A9] is listed by %s', async (query, slugs) => {
    const { body } = await owner.send('GET', all + query);

    expect((body['results'] as { slug: string }[]).map(({ slug }) => slug)).toEqual(slugs);
  });

  it('[A6] is in no list by a status that is none', async () => {
    expect((await owner.send('GET', `${all}?status=open`)).body).toEqual({
      status: ['Select a valid choice. open is not one of the available choices.'],
    });
  });

  it('[A5] shows what it names in place of its id where that is asked for', async () => {
    const { body } = await owner.send('GET', `${one(1)}?expand=meeting_point,cancellation_policy,nothing`);

    expect(body).toMatchObject({
      meeting_point: { id: 1, name: 'The quay' },
      cancellation_policy: { title: 'Flexible' },
    });
  });

  it('[A6, A17] that somebody has in a cart stays; one that nobody has goes with its departures', async () => {
    const { cartOf, selection } = await aBuyer(engine);
    await cartOf(selection());
    const { id } = await published();
    await owner.send('POST', '/api/stores/1/add-experience/', { experience: id });
    const listed = async () => (await engine.send('GET', '/api/webstores/experiences/?search=night')).body['count'];
    const before = await listed();

    expect(await owner.send('DELETE', one(1))).toMatchObject({
      status: 409,
      body: { detail: 'This experience is booked, or in a cart. Archive it instead.' },
    });
    expect(await owner.send('DELETE', one(id))).toMatchObject({ status: 204 });
    expect(await departuresOf(id)).toEqual([]);
    expect([before, await listed()]).toEqual([1, 0]);
  });
});

describe('a schedule', () => {
  const walk = { from: '2026-01-01', to: '2026-12-31', yearly: true };
  const plan = (capacity: number, start_times = ['09:00', '15:00']) => ({
    schedule: { seasons: [{ ...walk, start_times, capacity }] },
  });
  const at = async (date: string, time: string) =>
    (await departuresOf(1)).find((it) => it.date === date && it.time.startsWith(time));

  it('[A6, A13] that changes remakes the departures to come, and no others', async () => {
    const before = await departuresOf(1);

    const { status } = await owner.send('PATCH', one(1), plan(7, ['09:00', '11:30']));

    const after = await departuresOf(1);
    expect(status).toBe(200);
    expect(before).toHaveLength(after.length);
    expect(await at(runningDay, '09')).toMatchObject({
      id: before.find((it) => it.date === runningDay)?.id,
      capacity: 7,
    });
    expect([await at(runningDay, '11:30'), await at(runningDay, '15')]).toMatchObject([{ capacity: 7 }, undefined]);
    expect((await storefrontDays(1)).find(({ date }) => date === runningDay)).toMatchObject({
      capacity: 14,
      start_times: [{ time: '09:00:00' }, { time: '11:30:00' }],
    });
    expect((await engine.send('GET', '/api/webstores/experiences/walk/')).body).toMatchObject({
      schedule: { start_times: [{ time: '09:00:00' }, { time: '11:30:00' }] },
    });
  });

  it('[A13] that leaves fewer places than are held and sold is refused, whole', async () => {
    const { cartOf, selection, order, pay } = await aBuyer(engine);
    const bought = await order(await cartOf(selection({ units: { Adult: 3 } })));
    await pay(bought.body, '4242 4242 4242 4242');
    await sendNotices(engine.context);
    await cartOf(selection({ units: { Adult: 2, Child: 1 } }));
    const before = await departuresOf(1);

    const refused = await owner.send('PATCH', one(1), { ...plan(5), title: 'Walk no more' });

    expect([refused.status, refused.body]).toEqual([
      400,
      {
        schedule: {
          non_field_errors: [`On ${runningDay} at 09:00 6 places are taken: a capacity of 5 is too few.`],
        },
      },
    ]);
    expect(await departuresOf(1)).toEqual(before);
    expect((await owner.send('GET', one(1))).body).toMatchObject({ title: 'Walk along the quay' });
    expect(await owner.send('PATCH', one(1), plan(6))).toMatchObject({ status: 200 });
  });

  it('[A13] that closes a day keeps what is held and sold there, and no place more', async () => {
    const { cartOf, selection } = await aBuyer(engine);
    await cartOf(selection({ units: { Adult: 2 } }));

    await owner.send('PATCH', one(1), {
      schedule: { exceptions: [{ date: runningDay, start_times: [] }] },
    });

    expect(await at(runningDay, '09')).toMatchObject({ capacity: 2 });
    expect(await at(runningDay, '15')).toBeUndefined();
    expect(await at(closedDay, '09')).toMatchObject({ capacity: 12 });
  });

  it('[A13] that changes while visitors come never has more held than there is', async () => {
    const { selection } = await aBuyer(engine);
    const coming = Array.from({ length: 12 }, () =>
      engine.call(createCart, {}, { body: selection({ units: { Adult: 1 } }) }),
    );
    const changing = [9, 4, 7].map((capacity) => owner.send('PATCH', one(1), plan(capacity)));

    const carts = await Promise.all(coming);
    const changes = await Promise.all(changing);

    const held = carts.filter(({ status }) => status === 201).length;
    expect(carts.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    expect(changes.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
    expect((await at(runningDay, '09'))?.capacity).toBeGreaterThanOrEqual(held);
  });

  it('[A6, F7] in another zone starts at other instants', async () => {
    const { id } = await published();

    await owner.send('PATCH', one(id), { time_zone: 'America/New_York' });

    const { body } = await engine.send('GET', '/api/webstores/experiences/');
    const [first] = await engine.database.read((tx) =>
      tx
        .selectFrom('departures')
        .select(['starts_at', 'cutoff_at'])
        .where('experience_id', '=', Number(id))
        .orderBy('starts_at')
        .execute(),
    );
    expect(body['count']).toBe(4);
    expect(
      [first?.starts_at, first?.cutoff_at].map((ms) => Temporal.Instant.fromEpochMilliseconds(ms ?? 0).toString()),
    ).toEqual(['2026-12-04T01:00:00Z', '2026-12-04T00:30:00Z']);
  });
});

describe('a copy of an experience', () => {
  it('[A6] is a draft that is the same, with parts of its own', async () => {
    const { id } = await published();
    await owner.send('POST', '/api/stores/1/add-experience/', { experience: id });
    const original = await owner.send('GET', one(id));

    const copy = await owner.send('POST', `${one(id)}duplicate/`);

    const apart = {
      id: 0,
      slug: '',
      title: '',
      status: '',
      version: 0,
      stores: [],
      rates: [],
      agenda_items: [],
      schedule: {},
    };
    expect(copy).toMatchObject({
      status: 201,
      body: { title: 'Night walk (copy)', slug: 'night-walk-copy', status: 'draft', stores: [] },
    });
    expect(bodyOf(copy, apart)).toEqual(bodyOf(original, apart));
    expect(copy.body).toMatchObject({
      rates: [{ title: 'Standard', pricing_options: [{ retail_price: '30.00' }, {}] }, { title: 'Group' }],
      schedule: { cutoff_minutes: 30, seasons: [{ start_times: ['20:00:00', '22:00:00'] }] },
    });
    const idsOf = (body: Record<string, unknown>) => (body['rates'] as { id: number }[]).map((rate) => rate.id);
    expect(idsOf(copy.body).filter((rate) => idsOf(original.body).includes(rate))).toEqual([]);
    expect(await departuresOf(copy.body['id'])).toHaveLength((await departuresOf(id)).length);
    expect((await owner.send('POST', `${one(id)}duplicate/`)).body).toMatchObject({ slug: 'night-walk-copy-2' });
  });
});

describe('the images of an experience', () => {
  it('[A6] can be put in another order, all of them and each once', async () => {
    await owner.send('PATCH', one(1), { images: [1, 2] });

    const reordered = await owner.send('PATCH', `${one(1)}reorder-images/`, { images: [2, 1] });

    expect(reordered).toMatchObject({ status: 200, body: { images: [2, 1], image: { width: 320 } } });
    for (const images of [[2], [1, 1], [1, 2, 3]])
      expect(await owner.send('PATCH', `${one(1)}reorder-images/`, { images })).toMatchObject({
        status: 400,
        body: { images: ['Ensure that these are the images of the experience, each once.'] },
      });
    expect((await owner.send('PATCH', `${one(1)}reorder-images/`, {})).body).toEqual({
      images: ['This field is required.'],
    });
  });
});

it('[A8] says what a form for an experience may offer', async () => {
  const { status, body } = await engine.send('GET', '/api/experience-options/');

  expect(status).toBe(200);
  expect(body).toMatchObject({
    statuses: [
      { value: 'draft', label: 'Draft' },
      { value: 'published', label: 'Published' },
      { value: 'archived', label: 'Archived' },
    ],
  });
  expect(body['types']).toContainEqual({ value: 'tour', label: 'Tour' });
  expect(body['languages']).toContainEqual({ value: 'hr', label: 'Croatian' });
  expect(body['currencies']).toContainEqual({ value: 'EUR', label: 'Euro' });
});

it.each([
  ['POST', 'duplicate/'],
  ['PATCH', 'reorder-images/'],
])('[A12] lets only those %s %s who may', async (method, action) => {
  const stranger = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });
  const guide = await aSeller(engine, { 1: 'guide' });
  const body = { images: [1] };
  const path = one(1) + action;

  expect(await engine.send(method, path, { body })).toMatchObject({ status: 401 });
  expect(await guide.send(method, path, body)).toMatchObject({ status: 403 });
  expect(await stranger.send(method, path, body)).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
  expect(await owner.send(method, one(999) + action, body)).toMatchObject({ status: 404 });
});
