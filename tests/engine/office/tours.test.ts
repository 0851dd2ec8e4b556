import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StarterTour, TourChange, TourPublishing, TourRow } from '#domain/contract/resources/tours.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';

let engine: Engine;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine();
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(() => engine.stop());

const all = '/api/experiences/';
const overview = async (query = '', who = owner) =>
  ((await who.send('GET', `${all}overview/?${query}`)).body as { results: TourRow[] }).results;
const publishing = async (id: number) =>
  (await owner.send('GET', `${all}${id}/publishing/`)).body as unknown as TourPublishing;
const change = (id: number, body: object) => owner.send('PATCH', `${all}${id}/`, body);
const shopTitles = async () => {
  const { body } = await engine.send('GET', '/api/webstores/experiences/');
  return (body['results'] as { title: string }[]).map(({ title }) => title);
};

const starter: StarterTour = {
  title: 'Night walk',
  place: { name: 'The pier', lat: 43.5, lon: 16.4 },
  duration: { hours: 2 },
  schedule: {
    seasons: [{ from: '2026-12-01', to: '2026-12-31', start_times: ['20:00:00'], capacity: 9, weekdays: [1, 2, 3] }],
  },
  price: '30.00',
  rate_title: 'Standard',
  category_title: 'Adult',
  images: [1],
};
const start = (body: object = {}, who = owner) => who.send('POST', '/api/starter-tours/', { ...starter, ...body });

describe('the list of tours', () => {
  it('[B10] has the picture, the next departure and what is missing of each', async () => {
    await change(5, { meeting_point: null, highlights: [] });

    const rows = await overview('ordering=title');

    expect(rows.map(({ title }) => title)).toEqual(rows.map(({ title }) => title).toSorted());
    expect(rows.find(({ id }) => id === 1)).toMatchObject({
      title: 'Walk along the quay',
      status: 'published',
      image: { alt_text: 'A harbour' },
      next_departure: { date: '2026-12-01', time: '15:00:00' },
      missing: ['short_description'],
    });
    expect(rows.find(({ id }) => id === 5)).toMatchObject({
      status: 'draft',
      missing: ['short_description', 'highlights', 'meeting_point'],
    });
  });

  it('[B10] finds by words, narrows by status, and leaves out what is archived unless it is asked for', async () => {
    await change(2, { status: 'archived' });

    expect((await overview('search=quay')).map(({ id }) => id)).toEqual([1]);
    expect((await overview('status=draft')).map(({ id }) => id)).toEqual([5]);
    expect((await overview('status=archived')).map(({ id }) => id)).toEqual([2]);
    expect((await overview()).map(({ id }) => id)).toEqual([5, 4, 3, 1]);
  });

  it('[B10] has only tours of accounts of which the caller may see the catalogue', async () => {
    const other = await anAccount(engine, 'Others');
    const stranger = await aSeller(engine, { [other]: 'owner' });

    expect(await overview('', stranger)).toEqual([]);
    expect((await stranger.send('GET', `${all}1/publishing/`)).status).toBe(404);
    expect((await stranger.send('GET', `${all}1/images/`)).status).toBe(404);
    expect((await stranger.send('POST', `${all}1/duplicate/`)).status).toBe(404);
  });
});

describe('the prices of a first tour', () => {
  const categories = (account: number) =>
    engine.database.read((tx) =>
      tx
        .selectFrom('pricing_categories')
        .select(['title', 'min_age', 'max_age'])
        .where('account_id', '=', account)
        .orderBy('id')
        .execute(),
    );

  it('[B10b] make the categories of adults and children, once for the account', async () => {
    const account = await anAccount(engine, 'Others');
    const seller = await aSeller(engine, { [account]: 'owner' });
    const store = {
      base_account: account,
      title: 'Others',
      slug: 'others',
      currency: 'EUR',
      time_zone: 'Europe/Zagreb',
    };
    await seller.send('POST', '/api/stores/', store);
    const child = { min_age: 3, max_age: 12, price: '20', title: 'Child' };
    const body = { base_account: account, images: [], child };

    expect([(await start(body, seller)).status, (await start(body, seller)).status]).toEqual([201, 201]);

    expect(await categories(account)).toEqual([
      { title: 'Adult', min_age: 13, max_age: null },
      { title: 'Child', min_age: 3, max_age: 12 },
    ]);
  });

  it('[B10b] say at the ages of children what is wrong with them', async () => {
    const { status, body } = await start({ child: { min_age: 13, max_age: 12, price: '20', title: 'Child' } });

    expect([status, body]).toEqual([400, { child: { max_age: [expect.stringContaining('13')] } }]);
  });
});

describe('publishing', () => {
  it('[B10a] says what is missing until nothing is, and then where visitors find the tour', async () => {
    const { id } = (await start()).body as { id: number };

    const before = await publishing(id);
    expect(before.missing.map(({ field }) => field)).toEqual(['short_description', 'description', 'highlights']);
    expect((await change(id, { status: 'published' })).status).toBe(400);
    await change(id, {
      short_description: 'Through the old town when everybody else has gone home to bed.',
      description: 'It is dark.',
      highlights: ['Nobody else is there, promised'],
    });
    expect((await publishing(id)).missing).toEqual([]);
    expect((await change(id, { status: 'published' })).status).toBe(200);

    const { stores } = await publishing(id);
    expect(stores).toEqual([
      { id: 1, title: 'Small things to do', url: expect.stringMatching(/\/experiences\/night-walk$/) },
    ]);
    expect((await engine.send('GET', '/api/webstores/experiences/night-walk/')).status).toBe(200);
    expect(await shopTitles()).toContain('Night walk');
  });

  it('[B10] has no address in a store that does not list the tour', async () => {
    await owner.send('POST', '/api/stores/1/remove-experience/', { experience: 1 });

    expect((await publishing(1)).stores).toEqual([{ id: 1, title: 'Small things to do', url: null }]);
  });

  it('[B10b] shows the pictures of a tour in its order, also those that are not ready', async () => {
    await engine.database.write((tx) =>
      tx.updateTable('pictures').set({ status: 'processing', progress: 40 }).where('id', '=', 2).execute(),
    );
    await change(1, { images: [2, 1] });

    const { body } = await owner.send('GET', `${all}1/images/`);

    expect(body['results']).toMatchObject([
      { id: 2, status: 'processing', progress: 40 },
      { id: 1, status: 'ready', alt_text: 'A harbour' },
    ]);
  });
});

describe('a first tour', () => {
  it('[B10b] is a draft with a meeting point, a schedule and a rate for everybody', async () => {
    const { status, body } = await start();

    expect(status).toBe(201);
    const { body: tour } = await owner.send('GET', `${all}${String(body['id'])}/?expand=meeting_point`);
    expect(tour).toMatchObject({
      status: 'draft',
      meeting_point: { name: 'The pier', lat: 43.5 },
      cancellation_policy: 1,
      images: [1],
      stores: [1],
      schedule: { seasons: [{ from: '2026-12-01', capacity: 9 }] },
      rates: [{ title: 'Standard', pricing_options: [{ pricing_category: 1, retail_price: '30.00' }] }],
    });
  });

  it('[B10b] of a new account brings its first pricing category, and leaves what nobody has said', async () => {
    const account = await anAccount(engine, 'New here');
    const seller = await aSeller(engine, { [account]: 'owner' });
    await seller.send('POST', '/api/stores/', { title: 'New shop', currency: 'EUR', time_zone: 'Europe/Zagreb' });

    const { status, body } = await start({ images: [] }, seller);

    expect(status).toBe(201);
    const { body: tour } = await seller.send('GET', `${all}${String(body['id'])}/`);
    expect(tour).toMatchObject({ base_account: account, cancellation_policy: null, images: [] });
    const { body: categories } = await seller.send('GET', '/api/pricing-categories/');
    expect(categories).toMatchObject({ results: [{ title: 'Adult', base_account: account }] });
  });

  it('[B10b] that is refused leaves nothing behind, and says what is wrong at the fields of the form', async () => {
    const before = await owner.send('GET', '/api/meeting-points/');

    const noPlace = await start({ place: undefined });
    const stray = await start({ images: [999] });
    const late = await start({
      schedule: { seasons: [{ from: '2026-12-31', to: '2026-12-01', start_times: [], capacity: 1 }] },
    });

    expect(noPlace).toMatchObject({ status: 400, body: { place: [expect.any(String)] } });
    expect(stray).toMatchObject({ status: 400, body: { images: expect.anything() } });
    expect(late).toMatchObject({ status: 400, body: { schedule: expect.anything() } });
    expect((await owner.send('GET', '/api/meeting-points/')).body).toEqual(before.body);
  });

  it('[B10] is for roles that change the catalogue, in their own account', async () => {
    const agent = await aSeller(engine, { 1: 'agent' });
    const other = await anAccount(engine, 'Others');
    const stranger = await aSeller(engine, { [other]: 'owner' });

    expect((await start({}, agent)).status).toBe(403);
    expect((await start({ base_account: 1 }, stranger)).status).toBe(400);
    expect((await start({ meeting_point: 1 }, stranger)).status).toBe(400);
  });
});

describe('the order of a store', () => {
  const reorder = (experiences: number[], who = owner) =>
    who.send('PATCH', '/api/stores/1/reorder-experiences/', { experiences });

  it('[B10] is what visitors see; tours that are not named follow', async () => {
    const before = await shopTitles();
    expect(before.slice(0, 2)).toEqual(['Walk along the quay', 'Groups only']);

    const { status, body } = await reorder([4, 2]);

    expect(status).toBe(200);
    expect(body['experiences']).toEqual([4, 2, 1, 3, 5]);
    expect(await shopTitles()).toEqual([
      'Fetched at the gate',
      'Groups only',
      'Walk along the quay',
      'A boat of your own',
    ]);
  });

  it('[B10] takes no tour that the store does not list, and no order by others', async () => {
    await owner.send('POST', '/api/stores/1/remove-experience/', { experience: 3 });
    const other = await anAccount(engine, 'Others');
    const stranger = await aSeller(engine, { [other]: 'owner' });

    expect((await reorder([3, 1])).status).toBe(400);
    expect((await reorder([1, 2], stranger)).status).toBe(404);
    expect((await shopTitles())[0]).toBe('Walk along the quay');
  });
});

describe('the history of a tour', () => {
  const historyOf = async (id: number, who = owner) =>
    ((await who.send('GET', `${all}${id}/history/`)).body as { results: TourChange[] }).results;

  it('[B10a] says who made and changed it, and joins what one person changes within ten minutes', async () => {
    const { id } = (await start()).body as { id: number };
    await change(id, { description: 'It is dark.' });
    engine.clock.now = engine.clock.now.add({ minutes: 9 });
    await change(id, { highlights: ['Nobody else is there, promised'], description: 'It is very dark.' });
    const colleague = await aSeller(engine, { 1: 'manager' });
    await colleague.send('PATCH', `${all}${id}/`, { title: 'Late walk' });
    await change(id, { status: 'archived' });
    engine.clock.now = engine.clock.now.add({ minutes: 11 });
    await change(id, { title: 'Later walk' });

    expect(await historyOf(id)).toMatchObject([
      { kind: 'created', actor: 'Ana Anić', status: 'draft' },
      { kind: 'changed', at: '2026-12-01T12:09:00Z', fields: ['description', 'highlights'] },
      { kind: 'changed', fields: ['title'] },
      { kind: 'changed', status: 'archived', fields: ['status'] },
      { kind: 'changed', at: '2026-12-01T12:20:00Z', fields: ['title'] },
    ]);
  });

  it('[B10a] has nothing of what was refused, and is for the account of the tour', async () => {
    await change(1, { title: 'No' });
    const other = await anAccount(engine, 'Others');
    const stranger = await aSeller(engine, { [other]: 'owner' });

    expect(await historyOf(1)).toEqual([]);
    expect((await stranger.send('GET', `${all}1/history/`)).status).toBe(404);
  });
});
