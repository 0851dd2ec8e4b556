import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEngine, type Engine, ORIGIN } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';

let engine: Engine;
let owner: Seller;
beforeAll(async () => {
  engine = await anEngine();
  const account = await anAccount(engine, 'Lists');
  owner = await aSeller(engine, { [account]: 'owner' });
  for (const [title, min_age] of [
    ['Šetač', 10],
    ['50% off', 5],
    ['Adult_one', null],
    ['Old adult', 60],
  ] as const)
    await owner.send('POST', '/api/pricing-categories/', { title, min_age });
  for (const type of ['Fixed', 'Open']) await owner.send('POST', '/api/cancellation-policies/', { title: type, type });
});
afterAll(() => engine.stop());

const titles = async (query: string): Promise<unknown> => {
  const { body } = await owner.send('GET', `/api/pricing-categories/${query}`);
  return (body['results'] as { title: string }[]).map(({ title }) => title);
};

describe('a list of a seller', () => {
  it.each([
    ['?ordering=title', ['50% off', 'Adult_one', 'Old adult', 'Šetač']],
    ['?ordering=-title', ['Šetač', 'Old adult', 'Adult_one', '50% off']],
    ['?ordering=min_age', ['50% off', 'Šetač', 'Old adult', 'Adult_one']],
    ['?ordering=-min_age,title', ['Old adult', 'Šetač', '50% off', 'Adult_one']],
    ['?ordering=constructor,-id', ['Old adult', 'Adult_one', '50% off', 'Šetač']],
    ['?ordering=password', ['Šetač', '50% off', 'Adult_one', 'Old adult']],
    ['?search=ADULT', ['Adult_one', 'Old adult']],
    ['?search=old,%20adult', ['Old adult']],
    ['?search=%C5%A0ETA%C4%8C', ['Šetač']],
    ['?search=0%25', ['50% off']],
    ['?search=t_o', ['Adult_one']],
    ['?search=!', []],
    ['?page_size=3&page=last', ['Old adult']],
  ])('[A9] answers %s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('[A9] leads to its neighbours and keeps what else was asked for', async () => {
    const first = await owner.send('GET', '/api/pricing-categories/?ordering=id&page_size=2');
    const second = await owner.send('GET', '/api/pricing-categories/?ordering=id&page_size=2&page=2');

    expect(first.body).toMatchObject({
      count: 4,
      next: `${ORIGIN}/api/pricing-categories/?ordering=id&page_size=2&page=2`,
      previous: null,
    });
    expect(second.body).toMatchObject({
      next: null,
      previous: `${ORIGIN}/api/pricing-categories/?ordering=id&page_size=2`,
    });
    expect((await owner.send('GET', '/api/pricing-categories/?page=0')).body).toEqual({ detail: 'Invalid page.' });
  });

  it('[A9] is narrowed by its filters', async () => {
    const { body } = await owner.send('GET', '/api/cancellation-policies/?type=Open');

    expect(body).toMatchObject({ count: 1, results: [{ title: 'Open' }] });
  });

  it.each([
    ['agenda-items/?experience=1', 1],
    ['agenda-items/?experience=2', 0],
    ['pricing-rates/?is_group_pricing=true', 2],
    ['pricing-rates/?is_group_pricing=maybe&experience=3', 2],
  ])('[A9] is narrowed to %s', async (path, count) => {
    const seller = await aSeller(engine, { 1: 'guide' });

    expect((await seller.send('GET', `/api/${path}`)).body).toMatchObject({ count });
  });

  it.each([
    ['pricing-rates/?experience=abc', 'Select a valid choice. That choice is not one of the available choices.'],
    ['booking-questions/?experience=x', 'Select a valid choice. That choice is not one of the available choices.'],
  ])('[A9] says that nothing is to be had by %s', async (path, message) => {
    const seller = await aSeller(engine, { 1: 'guide' });

    expect((await seller.send('GET', `/api/${path}`)).body).toEqual({ experience: [message] });
  });
});

it('[A9] a search of meeting points finds words of an address, and no name of its fields', async () => {
  const address = { name: '', road: 'Riva', house_number: '1', city: 'Split_1', county: '', country: 'Croatia' };
  const { status } = await owner.send('POST', '/api/meeting-points/', {
    name: 'The quay',
    lat: 43.5,
    lon: 16.4,
    address,
  });
  const found = async (search: string) =>
    (await owner.send('GET', `/api/meeting-points/?search=${search}`)).body['count'];

  expect(status).toBe(201);
  expect(await Promise.all(['RIVA', 'split_1', 'croatia'].map(found))).toEqual([1, 1, 1]);
  expect(await Promise.all(['road', 'house_number', '%22', ':'].map(found))).toEqual([0, 0, 0, 0]);
});

describe('a search in experiences', () => {
  it.each([
    ['kayak', ['Kayaking at dusk']],
    ['AYAKIN', ['Kayaking at dusk']],
    ['dusk, kayak', ['Kayaking at dusk']],
    ['dusk oysters', ['Kayaking at dusk']],
    ['%C5%A1umi', ['Šetnja šumom']],
    ['%C5%A0UMOM', ['Šetnja šumom']],
    ['at', ['Kayaking at dusk', 'Šetnja šumom']],
    ['at kayak', ['Kayaking at dusk']],
    ['%225-star%22', ['Šetnja šumom']],
    ['50%25', ['Šetnja šumom']],
    ['oyster* OR moon', []],
    ['title:kayak', []],
    ['kayak zzz', []],
  ])('[A9] finds %s in any part of a word', async (search, expected) => {
    const account = await anAccount(engine, 'Searched');
    const seller = await aSeller(engine, { [account]: 'owner' });
    const texts = [
      ['Kayaking at dusk', 'Slowly along the bays, from one lighthouse to the next', 'With oysters.'],
      ['Šetnja šumom', 'A walk that is a "5-star" one, say those who have been there', 'U šumi, 50% up, at ease.'],
    ] as const;
    for (const [title, short_description, description] of texts) {
      const body = { title, short_description, description, time_zone: 'Europe/Zagreb', currency: 'EUR' };
      expect((await seller.send('POST', '/api/experiences/', body)).status).toBe(201);
    }

    const { body } = await seller.send('GET', `/api/experiences/?ordering=id&search=${search}`);

    expect((body['results'] as { title: string }[]).map(({ title }) => title)).toEqual(expected);
  });

  it('[A9] knows what has changed, and what is gone', async () => {
    const account = await anAccount(engine, 'Changing');
    const seller = await aSeller(engine, { [account]: 'owner' });
    const count = async (search: string) =>
      (await seller.send('GET', `/api/experiences/?search=${search}`)).body['count'];
    const body = { title: 'By funicular', time_zone: 'Europe/Zagreb', currency: 'EUR' };
    const { id } = (await seller.send('POST', '/api/experiences/', body)).body as { id: number };
    const before = [await count('funicular'), await count('zeppelin')];

    await seller.send('PATCH', `/api/experiences/${id}/`, { title: 'By zeppelin' });
    const after = [await count('funicular'), await count('zeppelin')];
    await seller.send('DELETE', `/api/experiences/${id}/`);

    expect([before, after, await count('zeppelin')]).toEqual([[1, 0], [0, 1], 0]);
  });
});

describe('what a seller changes', () => {
  it('[A17] is what the storefront shows, at once', async () => {
    const seller = await aSeller(engine, { 1: 'manager' });
    const before = await engine.send('GET', '/api/webstores/experiences/walk/');

    await seller.send('PATCH', '/api/cancellation-policies/1/', { title: 'More flexible' });
    await seller.send('PATCH', '/api/meeting-points/1/', { lat: 43.6 });
    await seller.send('PATCH', '/api/pricing-categories/1/', { title: 'Grown-up' });
    const after = await engine.send('GET', '/api/webstores/experiences/walk/');

    expect(before.body).toMatchObject({ cancellation_policy: { title: 'Flexible' }, meeting_point: { lat: 43.508 } });
    expect(after.body).toMatchObject({
      cancellation_policy: { title: 'More flexible' },
      meeting_point: { lat: 43.6 },
      rates: [{ pricing_options: [{ pricing_category: { title: 'Grown-up' } }, {}, {}] }],
    });
  });

  it('[A5] stays as long as something needs it', async () => {
    const seller = await aSeller(engine, { 1: 'manager' });

    expect(await seller.send('DELETE', '/api/cancellation-policies/1/')).toMatchObject({
      status: 409,
      body: {
        detail: expect.stringMatching(/^This cancellation policy is still in use by experiences: ‘.+’, others\.$/),
      },
    });
    expect(await seller.send('DELETE', '/api/pricing-categories/1/')).toMatchObject({ status: 409 });
  });
});
