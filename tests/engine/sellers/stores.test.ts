import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { agreeOnResale, anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, ana } from '#tests/support/payments/buying.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;
let owner: Seller;
let supplier: Seller;
let other: number;
beforeEach(async () => {
  engine = await anEngine();
  other = await anAccount(engine, 'Suppliers');
  owner = await aSeller(engine, { 1: 'owner' });
  supplier = await aSeller(engine, { [other]: 'owner' });
  await agreeOnResale(engine, other, 1);
});
afterEach(() => engine.stop());

const all = '/api/stores/';
const one = (id: unknown, action = '') => `${all}${String(id)}/${action}`;

/** A published experience of the supplier at a location. */
async function offered(
  title: string,
  {
    lat,
    lon,
    city = '',
    currency = 'EUR',
    type = 'tour',
  }: { lat: number; lon: number; city?: string; currency?: string; type?: string },
) {
  const send = async (path: string, body: object) => (await supplier.send('POST', path, body)).body;
  const point = await send('/api/meeting-points/', { name: `At ${title}`, lat, lon, address: { city } });
  const policy = await send('/api/cancellation-policies/', { title: 'Flexible' });
  const adult = await send('/api/pricing-categories/', { title: 'Adult' });
  const image = await engine.database.write((tx) =>
    tx
      .insertInto('pictures')
      .values({
        key: crypto.randomUUID().slice(0, 22),
        source: 'file:x',
        width: 640,
        height: 400,
        alt_text: '',
        placeholder: '',
        account_id: other,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const experience = await send('/api/experiences/', {
    title,
    type,
    status: 'published',
    currency,
    time_zone: 'Europe/Zagreb',
    short_description: 'Something that nobody should miss when they are around here.',
    description: 'It is good.',
    highlights: ['The very best there is anywhere'],
    duration: { hours: 1 },
    cancellation_policy: policy['id'],
    meeting_point: point['id'],
    images: [image.id],
    rates: [{ title: 'Standard', pricing_options: [{ pricing_category: adult['id'], retail_price: '10' }] }],
    schedule: { seasons: [{ from: '2026-12-10', to: '2026-12-10', start_times: ['10:00'], capacity: 4 }] },
  });
  return Number(experience['id']);
}

const titles = async (path: string, as = owner): Promise<unknown> => {
  const { body } = await as.send('GET', path);
  return (body['results'] as { title: string }[]).map(({ title }) => title);
};
const listing = async () => {
  const { body } = await engine.send('GET', '/api/webstores/experiences/');
  return (body['results'] as { title: string }[]).map(({ title }) => title);
};

describe('what a store shows', () => {
  it('[A6, A17] grows by an experience, at its place and under its categories, and shrinks again', async () => {
    const id = await offered('Fort', { lat: 43.5, lon: 16.4 });

    const added = await owner.send('POST', one(1, 'add-experience/'), { experience: id, position: 1, categories: [2] });
    const shown = await listing();
    const found = await engine.send('GET', '/api/webstores/experiences/?category=sea&subcategory=kayaking');
    const removed = await owner.send('POST', one(1, 'remove-experience/'), { experience: id });

    expect(added).toMatchObject({ status: 200, body: { store: 1, experience: id, position: 1, categories: [2] } });
    expect(shown).toEqual(['Walk along the quay', 'Fort', 'Groups only', 'A boat of your own', 'Fetched at the gate']);
    expect(found.body).toMatchObject({ count: 2 });
    expect([removed.status, removed.text]).toEqual([204, '']);
    expect(await listing()).not.toContain('Fort');
    expect(await owner.send('POST', one(1, 'remove-experience/'), { experience: id })).toMatchObject({
      status: 400,
      body: { experience: [`Invalid pk "${id}" - object does not exist.`] },
    });
  });

  it('[A6, A17] follows its supplier, at once', async () => {
    const id = await offered('Fort', { lat: 43.5, lon: 16.4 });
    await owner.send('POST', one(1, 'add-experience/'), { experience: id });

    await supplier.send('PATCH', `/api/experiences/${id}/`, { title: 'Fortress' });
    const renamed = await listing();
    await supplier.send('PATCH', `/api/experiences/${id}/`, { status: 'archived' });

    expect(renamed).toContain('Fortress');
    expect(await listing()).not.toContain('Fortress');
  });

  it('[A6, A17] is never a draft of others, another currency, or another store’s category', async () => {
    const draft = (
      await supplier.send('POST', '/api/experiences/', { title: 'Draft', currency: 'EUR', time_zone: 'UTC' })
    ).body['id'];
    const dollars = await offered('Dollars', { lat: 43.5, lon: 16.4, currency: 'USD' });
    const add = async (body: object) => (await owner.send('POST', one(1, 'add-experience/'), body)).body;

    expect(await add({ experience: draft })).toEqual({
      experience: [`Invalid pk "${String(draft)}" - object does not exist.`],
    });
    expect(await add({ experience: dollars })).toEqual({
      experience: ['It is priced in USD, the store sells in EUR.'],
    });
    expect(await add({ experience: 1, categories: [999] })).toEqual({
      categories: ['Invalid pk "999" - object does not exist.'],
    });
    expect(await add({})).toEqual({ experience: ['This field is required.'] });
    await owner.send('POST', one(1, 'add-experience/'), {
      experience: await offered('Fort', { lat: 43.5, lon: 16.4 }),
    });
    expect(await owner.send('PATCH', one(1), { currency: 'USD' })).toMatchObject({
      status: 400,
      body: { currency: ['Its experiences are priced in EUR.'] },
    });
  });
});

describe('the currency and the time zone of a store', () => {
  const shown = async () => (await engine.send('GET', '/api/webstores/experiences/?detail=full')).body['results'][0];

  it('[A17, B19] change until the first booking, and its tours and extras follow the currency', async () => {
    const buyer = await aBuyer(engine);
    await buyer.cartOf(buyer.selection({ date: runningDay }));

    const changed = await owner.send('PATCH', one(1), { currency: 'USD', time_zone: 'Europe/Berlin' });

    expect(changed).toMatchObject({ status: 200, body: { currency: 'USD', has_bookings: false } });
    expect(await shown()).toMatchObject({ currency: 'USD', from_price: { currency: 'USD' } });
    const extras = (await owner.send('GET', '/api/inventory-items/')).body['results'] as { currency: string }[];
    expect(new Set(extras.map(({ currency }) => currency))).toEqual(new Set(['USD']));
    expect(await engine.database.read((tx) => tx.selectFrom('carts').select('id').execute())).toEqual([]);
  });

  it('[A17, B19] stay after the first booking', async () => {
    const buyer = await aBuyer(engine);
    await buyer.order(await buyer.cartOf(buyer.selection({ date: runningDay }), ana), {});

    const changed = await owner.send('PATCH', one(1), { currency: 'USD', time_zone: 'Europe/Berlin' });
    const unchanged = await owner.send('PATCH', one(1), { currency: 'EUR', title: 'Same money' });

    const stays = ['It stays as it is, because the shop has bookings.'];
    expect(changed).toMatchObject({ status: 400, body: { currency: stays, time_zone: stays } });
    expect(unchanged).toMatchObject({ status: 200, body: { has_bookings: true } });
  });

  it('[A17] keep a currency whose decimals its prices have', async () => {
    expect(await owner.send('PATCH', one(1), { currency: 'JPY' })).toMatchObject({
      status: 400,
      body: { currency: ['Its prices have more decimals than JPY.'] },
    });
  });
});

describe('the slugs of sellers who come at once', () => {
  const selections = { time_zone: 'Europe/Zagreb', currency: 'EUR' };
  const several = async () => {
    const accounts = await Promise.all(Array.from({ length: 8 }, (_, i) => anAccount(engine, `Seller ${i}`)));
    return Promise.all(accounts.map((account) => aSeller(engine, { [account]: 'owner' })));
  };

  it('[A6] are all different where the engine makes them', async () => {
    const sellers = await several();

    const body = { ...selections, title: 'The same title' };
    const answers = await Promise.all(sellers.map((it) => it.send('POST', '/api/experiences/', body)));

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const slugs = answers.map((it) => String(it.body['slug'])).toSorted();
    expect(slugs).toEqual(['the-same-title', ...[2, 3, 4, 5, 6, 7, 8].map((n) => `the-same-title-${n}`)]);
  });

  it('[A6] are the first one’s where they name them', async () => {
    const sellers = await several();

    const body = { ...selections, title: 'Named', slug: 'one-name' };
    const answers = await Promise.all(sellers.map((it) => it.send('POST', '/api/experiences/', body)));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body: problems } of answers.filter((it) => it.status !== 201))
      expect([status, problems]).toEqual([400, { slug: ['experience with this slug already exists.'] }]);
  });
});

describe('what a store might show', () => {
  it.each([
    ['', ['Not open yet', 'Fort', 'Far away', 'By the date line']],
    ['?ownership=own', ['Not open yet']],
    ['?ownership=others&ordering=-title', ['Fort', 'Far away', 'By the date line']],
    ['?type=class', ['Far away']],
    ['?location=zadar', ['Fort']],
    ['?lat=43.5&lon=16.4', ['Fort', 'Not open yet']],
    ['?lat=43.5&lon=16.4&radius=3', ['Fort']],
    ['?lat=44.1&lon=15.2&radius=200', ['Far away', 'Fort', 'Not open yet']],
    ['?lat=-17&lon=-179.95&radius=30', ['By the date line']],
    ['?lat=90&lon=0&radius=1', []],
    ['?lat=0&lon=0&radius=20038', ['Not open yet', 'Fort', 'Far away', 'By the date line'].toSorted()],
    ['?search=date%20LINE', ['By the date line']],
    ['?supplier=1', ['Not open yet']],
    ['?page_size=1&page=2', ['Fort']],
  ])('[A6, A9] by %s', async (query, expected) => {
    await owner.send('POST', one(1, 'remove-experience/'), { experience: 5 });
    await offered('Fort', { lat: 43.5, lon: 16.4, city: 'Zadar' });
    await offered('Far away', { lat: 44.12, lon: 15.23, type: 'class' });
    await offered('By the date line', { lat: -17, lon: 179.9 });

    const found = (await titles(one(1, `eligible-experiences/${query}`))) as string[];

    expect(query.includes('20038') ? found.toSorted() : found).toEqual(expected);
  });

  it('[A6] is how far away', async () => {
    await offered('Zadar', { lat: 44.119, lon: 15.232 });

    const { body } = await owner.send(
      'GET',
      one(1, 'eligible-experiences/?lat=43.508&lon=16.44&radius=150&ownership=others'),
    );

    const [zadar] = body['results'] as { supplier: string; base_account: number; distance_km: number }[];
    expect(zadar).toMatchObject({ supplier: 'Suppliers', base_account: other });
    expect(zadar?.distance_km).toBeCloseTo(118.4, 0);
  });

  it.each([
    ['?lat=91&lon=0', { lat: ['Ensure this value is less than or equal to 90.'] }],
    ['?lat=43', { lon: ['This field is required.'] }],
    ['?type=war', { type: ['Select a valid choice. war is not one of the available choices.'] }],
    ['?ownership=mine', { ownership: ['Select a valid choice. mine is not one of the available choices.'] }],
    ['?supplier=me', { supplier: ['Select a valid choice. That choice is not one of the available choices.'] }],
  ])('[A6] is not to be had by %s', async (query, problems) => {
    for (const list of ['experiences/', 'eligible-experiences/'])
      expect(await owner.send('GET', one(1, list + query))).toMatchObject({ status: 400, body: problems });
  });

  it('[A6] is not what it shows', async () => {
    expect(await titles(one(1, 'experiences/'))).toEqual([
      'Walk along the quay',
      'Groups only',
      'A boat of your own',
      'Fetched at the gate',
      'Not open yet',
    ]);
  });
});

describe('the categories of a store', () => {
  const tree = async () =>
    (await owner.send('GET', one(1))).body['categories'] as { id: number; slug: string; title: string }[];

  it('[A5, A17] are changed as a whole, and keep their experiences where they keep id or slug', async () => {
    const [sea] = await tree();

    const { body } = await owner.send('PATCH', one(1), {
      categories: [
        { slug: 'land', title: 'Ashore' },
        {
          id: sea?.id,
          slug: 'water',
          title: 'On the water',
          children: [{ slug: 'kayaking', title: 'By kayak', keywords: [] }],
        },
      ],
    });

    expect(body['categories']).toMatchObject([
      { slug: 'land', title: 'Ashore', children: [] },
      { id: sea?.id, slug: 'water', children: [{ slug: 'kayaking', title: 'By kayak', keywords: [] }] },
    ]);
    expect(body['categories']).toMatchObject(
      (await engine.send('GET', '/api/webstores/')).body['categories'] as object[],
    );
    expect((await engine.send('GET', '/api/webstores/experiences/?category=water')).body).toMatchObject({ count: 2 });
  });

  it.each([
    [
      [
        { slug: 'a', title: 'A' },
        { slug: 'a', title: 'B' },
      ],
      [{}, { slug: ['Ensure that no two beside each other have the same slug.'] }],
    ],
    [[{ id: 999, slug: 'a', title: 'A' }], [{ id: ['Invalid pk "999" - object does not exist.'] }]],
    [
      [{ slug: 'a b' }],
      [
        {
          slug: ['Enter a valid "slug" consisting of letters, numbers, underscores or hyphens.'],
          title: ['This field is required.'],
        },
      ],
    ],
  ])('[A5] refuse %j', async (categories, problems) => {
    expect((await owner.send('PATCH', one(1), { categories })).body).toEqual({ categories: problems });
  });
});

it.each([
  ['POST', 'add-experience/'],
  ['POST', 'remove-experience/'],
  ['GET', 'experiences/'],
  ['GET', 'eligible-experiences/'],
])('[A12] lets only those %s %s who may', async (method, action) => {
  const agent = await aSeller(engine, { 1: 'agent' });
  const guide = await aSeller(engine, { 1: 'guide' });
  const body = method === 'GET' ? undefined : { experience: 1 };

  expect(await engine.send(method, one(1, action), { ...(body && { body }) })).toMatchObject({ status: 401 });
  expect(await guide.send(method, one(1, action), body)).toMatchObject({ status: 403 });
  expect(await agent.send(method, one(1, action), body)).toMatchObject({ status: method === 'GET' ? 200 : 403 });
  expect(await supplier.send(method, one(1, action), body)).toMatchObject({
    status: 404,
    body: { detail: 'Not found.' },
  });
  expect(await owner.send(method, one(999, action), body)).toMatchObject({ status: 404 });
});
