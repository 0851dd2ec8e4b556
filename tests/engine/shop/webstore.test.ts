import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rowSortKeys } from '#domain/app/filter-rows.ts';
import { SORTS, type Sort } from '#domain/app/filters.ts';
import { Experience, ExperienceRow, StoreInfo } from '#domain/contract/catalogue.ts';
import { jsonSchema } from '#domain/contract/fields.ts';
import { createOrder } from '#domain/contract/orders.ts';
import { listExperiences, readExperience, readStore } from '#domain/contract/webstore.ts';
import { isOpenOn } from '#domain/time/calendar.ts';
import { sellLines } from '#engine/places/places.ts';
import { bumpVersion, touchExperiences } from '#engine/places/version.ts';
import { anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';
import { aBuyer } from '../../support/payments/buying.ts';
import { closedDay, noon, runningDay, smallStore, tightDay } from '../../support/stores/small-store.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine();
});
afterEach(() => engine.stop());

const slugs = async (query: Record<string, string | number> = {}) => {
  const { body } = await engine.call(listExperiences, {}, { query });
  return body.results.map(({ slug }) => slug);
};

describe('the store', () => {
  it('[A2, A16] is one object with what visitors see', async () => {
    const { status, body } = await engine.call(readStore);

    expect(status).toBe(200);
    expect(StoreInfo.is(body)).toBe(true);
    expect(body).toMatchObject({
      title: 'Small things to do',
      banner_message: 'Come in.',
      banner: expect.stringMatching(/^\/pictures\/[\w-]{22}-1600\.webp$/) as unknown,
      logo: { alt_text: 'Small & Sons' },
      base_account: { company_display_name: 'Small & Sons' },
      time_zone: 'Europe/Zagreb',
      currency: 'EUR',
    });
    expect(body.categories).toMatchObject([
      {
        slug: 'sea',
        title: 'At sea',
        children: [{ slug: 'kayaking', keywords: [{ slug: 'sunset', title: 'At sunset' }] }],
      },
      { slug: 'land', children: [] },
    ]);
  });

  it('[A11] answers 304 to whoever has it already', async () => {
    const first = await engine.call(readStore);
    const etag = first.headers.get('etag') ?? '';
    const again = await engine.call(readStore, {}, { headers: { 'if-none-match': `"other", ${etag}` } });
    const strong = await engine.call(readStore, {}, { headers: { 'if-none-match': etag.replace('W/', '') } });
    const other = await engine.call(readStore, {}, { headers: { 'if-none-match': '"other"' } });

    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect([strong.status, other.status]).toEqual([304, 200]);
  });
});

describe('an answer of the catalogue', () => {
  const full = '/api/webstores/experiences/?detail=full&page_size=100';
  const as = (accepted: string) =>
    engine.app(new Request(`http://shop.example${full}`, { headers: { 'accept-encoding': accepted } }));

  it('[A2] goes out packed to those who take it so, and says the same', async () => {
    const plain = await as('identity');
    const text = await plain.text();
    const packed = [
      [await as('gzip, deflate, br, zstd'), 'br', brotliDecompressSync],
      [await as('gzip;q=1.0, deflate'), 'gzip', gunzipSync],
      [await as('br'), 'br', brotliDecompressSync],
    ] as const;

    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const [response, encoding, unpack] of packed) {
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([response.status, response.headers.get('content-encoding')]).toEqual([200, encoding]);
      expect(response.headers.get('vary')).toBe('accept-encoding');
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      expect(unpack(bytes).toString()).toBe(text);
      expect(bytes.length).toBeLessThan(text.length / 3);
    }
  });

  it('[A2] is right however many different ones were asked for before', async () => {
    const count = () => slugs({ search: 'quay', page_size: 1 });
    expect(await count()).toEqual(['walk']);
    for (let i = 0; i < 400; i++) await engine.send('GET', `${full}&nothing=${i}${'x'.repeat(500)}`);

    expect(await count()).toEqual(['walk']);
  });
});

describe('the listing', () => {
  it('[A2, A9, A16] has a row of each published experience, in the store’s order', async () => {
    const { status, body } = await engine.call(listExperiences);

    expect(status).toBe(200);
    expect(body).toMatchObject({ count: 4, next: null, previous: null });
    expect(body.results.map(({ slug }) => slug)).toEqual(['walk', 'groups', 'boat', 'fetched']);
    // The tour has no rating and no translated text.
    expect([...Object.keys(body.results[0] ?? {}), 'rating', 'text_language', 'untranslated'].toSorted()).toEqual(
      Object.keys(jsonSchema(ExperienceRow)['properties'] as object).toSorted(),
    );
    expect(body.results[0]).toMatchObject({
      title: 'Walk along the quay',
      duration: { days: 0, hours: 2, minutes: 30 },
      cancellation_policy: { title: 'Flexible' },
      booking_deposit: 20,
      from_price: { gross: '40.00', currency: 'EUR' },
      categories: ['sea/kayaking/sunset', 'land'],
    });
  });

  it('[A2] is narrowed by category, subcategory and keyword', async () => {
    expect(await slugs({ category: 'land' })).toEqual(['walk', 'groups']);
    expect(await slugs({ category: 'sea' })).toEqual(['walk', 'boat', 'fetched']);
    expect(await slugs({ category: 'sea', subcategory: 'kayaking' })).toEqual(['walk']);
    expect(await slugs({ category: 'sea', subcategory: 'kayaking', keyword: 'sunset' })).toEqual(['walk']);
  });

  it('[L9] ignores what makes no sense, and applies the rest', async () => {
    const nonsense = {
      subcategory: 'nothing',
      keyword: 'nothing',
      date_from: '2026-13-40',
      date_to: 'soon',
      colour: 'red',
    };

    expect(await slugs({ category: 'land', ...nonsense })).toEqual(['walk', 'groups']);
    expect(await slugs({ category: 'nothing' })).toHaveLength(4);
    expect(await slugs({ date_from: '2020-01-01' })).toHaveLength(4);
    expect(await slugs({ category: 'land', date_from: closedDay, date_to: '2026-12-02' })).toEqual(['walk', 'groups']);
  });

  it('[L13] matches a range that has a start, by the days that are open', async () => {
    expect(await slugs({ date_from: runningDay, date_to: runningDay })).toContain('walk');
    expect(await slugs({ date_from: closedDay, date_to: closedDay })).not.toContain('walk');
    expect(await slugs({ date_from: closedDay, date_to: '2026-12-25' })).toContain('walk');
  });

  it('[L13] counts a start until its cut-off, to the instant', async () => {
    // The last start of the day is at 15:00 in Split, which is 14:00 UTC. Its cut-off is an hour before.
    const today = { date_from: '2026-12-01', date_to: '2026-12-01' };
    engine.clock.now = Temporal.Instant.from('2026-12-01T13:00:00Z');
    expect(await slugs(today)).toEqual(['walk']);

    engine.clock.now = Temporal.Instant.from('2026-12-01T13:00:00.001Z');
    expect(await slugs(today)).toEqual([]);
  });

  it('[L13] counts places that are held as free, sold ones not', async () => {
    const departure = await engine.database.read((tx) =>
      tx
        .selectFrom('departures')
        .selectAll()
        .where('date', '=', tightDay)
        .where('capacity', '=', 4)
        .executeTakeFirstOrThrow(),
    );
    const sell = (places: number) => ({
      lines: [{ departure_id: departure.id, places, wish_json: '{}' }],
      cart_id: null,
      now: noon,
    });
    const onThatDay = { date_from: tightDay, date_to: tightDay };

    await engine.database.write((tx) => sellLines(tx, sell(3)));
    expect(await slugs(onThatDay)).toContain('walk');
    await engine.database.write((tx) => sellLines(tx, sell(1)));
    expect(await slugs(onThatDay)).not.toContain('walk');
  });

  it('[V9] says how many places are left of a day that has few, once some are sold', async () => {
    const fewOf = async () => (await engine.call(readExperience, { id: 'walk' })).body.few_left;
    const onThatDay = await engine.database.read((tx) =>
      tx.selectFrom('departures').selectAll().where('date', '=', tightDay).where('capacity', '=', 4).execute(),
    );
    const sell = (departure_id: number, places: number) =>
      engine.database.write((tx) =>
        sellLines(tx, { lines: [{ departure_id, places, wish_json: '{}' }], cart_id: null, now: noon }),
      );

    expect([onThatDay.length, await fewOf()]).toEqual([1, []]);
    await sell(onThatDay[0]?.id ?? 0, 1);
    expect(await fewOf()).toEqual([{ date: tightDay, places: 3 }]);
    await sell(onThatDay[0]?.id ?? 0, 2);
    expect(await fewOf()).toEqual([{ date: tightDay, places: 1 }]);
    expect(await slugs({ date_from: tightDay, date_to: tightDay, party: 1 })).toContain('walk');
    expect(await slugs({ date_from: tightDay, date_to: tightDay, party: 2 })).not.toContain('walk');
    engine.clock.now = Temporal.Instant.fromEpochMilliseconds((onThatDay[0]?.cutoff_at ?? 0) + 1);
    expect(await fewOf()).toEqual([]);
  });

  it('[V9] names the day from which on one can cancel for free, by the first start that can be booked, to the instant', async () => {
    const freeFrom = async () =>
      (await engine.call(listExperiences)).body.results.find(({ slug }) => slug === 'walk')?.free_from;

    // Cancelling is free until 24 hours before 09:00.
    engine.clock.now = Temporal.Instant.from('2026-12-02T08:00:00Z');
    expect(await freeFrom()).toBe('2026-12-03');
    engine.clock.now = Temporal.Instant.from('2026-12-02T08:00:00.001Z');
    expect(await freeFrom()).toBe('2026-12-04');

    // The start at 09:00 on the next day is sold out, so its first start is 15:00.
    const { id, schedule } = (await engine.call(readExperience, { id: 'walk' })).body;
    await engine.database.write(async (tx) => {
      await tx
        .updateTable('departures')
        .set((eb) => ({ sold: eb.ref('capacity') }))
        .where('date', '=', '2026-12-03')
        .where('experience_id', '=', id)
        .where('start_time_id', '=', schedule.start_times[0]?.id ?? 0)
        .execute();
      await touchExperiences(tx, [id]);
    });
    expect(await freeFrom()).toBe('2026-12-03');
  });

  it('[V6] finds words of title, place, categories and description, with one typing error', async () => {
    expect(await slugs({ q: 'WALK' })).toEqual(['walk']);
    expect(await slugs({ q: 'wlak' })).toEqual(['walk']);
    expect(await slugs({ q: 'kayaking' })).toEqual(['walk']);
    expect(await slugs({ q: 'helicopter' })).toEqual([]);
  });

  it('[V6a] knows the town of the meeting point, and the most that a booking may be for', async () => {
    const { body } = await engine.call(listExperiences);

    expect(body.results.map(({ place, max_party }) => [place, max_party])).toMatchInlineSnapshot(`
      [
        [
          "Split",
          10,
        ],
        [
          "Split",
          16,
        ],
        [
          "Split",
          8,
        ],
        [
          "Split",
          6,
        ],
      ]
    `);
  });

  it('[V7] is ordered by price, duration or the next day', async () => {
    const all = async (ordering: string) =>
      (await engine.call(listExperiences, {}, { query: { ordering } })).body.results.map((row) =>
        rowSortKeys[ordering as Sort](row),
      );

    for (const ordering of SORTS) {
      const keys = await all(ordering);
      expect(keys).toEqual(keys.toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity)));
      expect(keys.filter((key) => key !== null).length).toBeGreaterThan(1);
    }
  });

  it('[A9] is cut into pages whose neighbours keep the other parameters', async () => {
    const { body } = await engine.call(
      listExperiences,
      {},
      { query: { page_size: 1, page: 2, category: 'land', ordering: 'title' } },
    );

    expect(body.count).toBe(2);
    expect(body.next).toBeNull();
    expect(body.previous).toBe(
      'http://shop.example/api/webstores/experiences/?page_size=1&category=land&ordering=title',
    );
    expect(body.results.map(({ slug }) => slug)).toEqual(['walk']);
    const first = await engine.call(listExperiences, {}, { query: { page_size: 1, category: 'land' } });
    expect(first.body.next).toBe('http://shop.example/api/webstores/experiences/?page_size=1&category=land&page=2');
  });

  const ofFour = (page: string) => engine.call(listExperiences, {}, { query: { page_size: 1, page } });

  it.each(['1', '4', 'last', '+2'])('[A9] page=%s of four is there', async (page) => {
    const { status, body } = await ofFour(page);

    expect([status, body.results.length]).toEqual([200, 1]);
  });

  it.each(['5', '0', '-1', 'abc', '1.5'])('[A9] page=%s of four is 404', async (page) => {
    const { status, body } = await ofFour(page);

    expect([status, body]).toEqual([404, { detail: 'Invalid page.' }]);
  });

  it('[A9] page 1 of nothing is there', async () => {
    const { status, body } = await engine.call(listExperiences, {}, { query: { search: 'nowhere', page: 1 } });

    expect(status).toBe(200);
    expect(body).toEqual({ count: 0, next: null, previous: null, results: [] });
  });

  it.each([
    ['0', 4],
    ['abc', 4],
    ['-3', 4],
    ['2', 2],
    ['1000', 4],
  ])('[A9] page_size=%s gives %i rows', async (page_size, rows) => {
    expect(await slugs({ page_size })).toHaveLength(rows);
  });

  it('[A9] is ordered by what it knows', async () => {
    expect(await slugs({ ordering: 'title' })).toEqual(['boat', 'fetched', 'groups', 'walk']);
    expect(await slugs({ ordering: '-price,title' })).toEqual(['groups', 'boat', 'fetched', 'walk']);
    expect(await slugs({ ordering: 'colour,-title' })).toEqual(['walk', 'groups', 'fetched', 'boat']);
    expect(await slugs({ ordering: '__proto__' })).toHaveLength(4);
  });

  it('[A9] is searched by all terms, without regard to case', async () => {
    expect(await slugs({ search: 'QUAY' })).toEqual(['walk']);
    expect(await slugs({ search: 'walk, quay' })).toEqual(['walk']);
    expect(await slugs({ search: 'walk boat' })).toEqual([]);
  });

  it('[A2] gives all that the experience page needs where it is asked in full', async () => {
    const { body } = await engine.call(listExperiences, {}, { query: { detail: 'full', page_size: 100 } });
    const { body: one } = await engine.call(readExperience, { id: 'walk' });

    expect(body.results[0]).toEqual(one);
  });
});

describe('an experience', () => {
  it('[A2, E1] is found by its id and by its slug', async () => {
    const bySlug = await engine.call(readExperience, { id: 'walk' });
    const byId = await engine.call(readExperience, { id: bySlug.body.id });

    expect(bySlug.status).toBe(200);
    expect(byId.body).toEqual(bySlug.body);
    expect(Experience.is(bySlug.body)).toBe(true);
  });

  it('[A2, A16] carries its rates, extras, places of pick-up, schedule and agenda', async () => {
    const { body } = await engine.call(readExperience, { id: 'walk' });

    expect(body.rates[0]?.pricing_options[0]).toMatchObject({
      pricing_category: { title: 'Adult', min_age: 12, max_age: null },
      retail_price: { gross: '40.00', currency: 'EUR' },
      min_limit: 1,
      max_limit: 8,
    });
    expect(body.extras.map(({ title }) => title)).toEqual(['Map', 'Lunch', 'Kayak']);
    expect(body.pickup).toMatchObject({
      selection: 'optional',
      points: [
        { id: 1, name: 'West gate' },
        { id: 2, name: 'East gate' },
      ],
    });
    expect(body.schedule.exceptions).toContainEqual({ date: closedDay, start_time_ids: [], capacity: 0 });
    expect(body.agenda_items[0]).toMatchObject({ title: 'Off we go', duration: { minutes: 30 } });
    expect(body.meeting_point).toMatchObject({ name: 'The quay', address: { city: 'Split', house_number: '1' } });
    expect(isOpenOn(body.open_days, runningDay)).toBe(true);
    expect(isOpenOn(body.open_days, closedDay)).toBe(false);
  });

  it.each(['secret', 'nothing', '999', '0', '-1', '1e0', '__proto__', 'constructor'])(
    '[A2] that is not there is 404: %s',
    async (id) => {
      const { status, body } = await engine.send('GET', `/api/webstores/experiences/${id}/`);

      expect([status, body]).toEqual([404, { detail: 'Not found.' }]);
    },
  );
});

describe('a change', () => {
  it('[A17] of an experience is seen at once, and what did not change stays', async () => {
    const before = await engine.call(listExperiences);
    const [walk, groups] = before.body.results;
    await engine.database.write(async (tx) => {
      await tx.updateTable('experiences').set({ title: 'Another walk' }).where('slug', '=', 'walk').execute();
      await touchExperiences(tx, [walk?.id ?? 0]);
    });

    const after = await engine.call(listExperiences);
    expect(after.body.results[0]).toMatchObject({ title: 'Another walk' });
    expect(after.body.results[1]).toEqual(groups);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect((await engine.call(readExperience, { id: 'walk' })).body.title).toBe('Another walk');
  });

  it('[A17] of the store is seen at once', async () => {
    const before = await engine.call(readStore);
    await engine.database.write(async (tx) => {
      await tx.updateTable('stores').set({ title: 'Big things to do' }).execute();
      await bumpVersion(tx, [before.body.id]);
    });

    const after = await engine.call(readStore);
    expect(after.body.title).toBe('Big things to do');
    expect(after.body.version).toBeGreaterThan(before.body.version);
  });

  it('[A17] that takes an experience off the store is seen at once', async () => {
    const { body } = await engine.call(readExperience, { id: 'walk' });
    await engine.database.write(async (tx) => {
      await tx.updateTable('experiences').set({ status: 'archived' }).where('slug', '=', 'walk').execute();
      await touchExperiences(tx, [body.id]);
    });

    expect((await engine.call(readExperience, { id: 'walk' })).status).toBe(404);
  });

  it('[L13] of the day moves the days that are open on', async () => {
    const from = async () => (await engine.call(readExperience, { id: 'walk' })).body.open_days.from;
    expect(await from()).toBe('2026-12-01');

    // Midnight in Split is 23:00 UTC.
    engine.clock.now = Temporal.Instant.from('2026-12-01T23:00:00Z');
    expect(await from()).toBe('2026-12-02');
  });
});

describe('of several stores', () => {
  const second = {
    ...smallStore,
    store: { ...smallStore.store, slug: 'second', domain: 'second.example', title: 'Second' },
    experiences: smallStore.experiences.slice(0, 1).map((it) => ({ ...it, slug: 'second-walk' })),
  };
  const titleAt = async (shop: Engine, host: string) => {
    const response = await shop.app(new Request(`http://${host}/api/webstores/`));
    return response.status === 200 ? ((await response.json()) as { title: string }).title : response.status;
  };

  it('[A17] the one of the host answers, else that of STORE, else the oldest without a domain, else none', {
    tags: 'long',
  }, async () => {
    const hosted = { ...smallStore, store: { ...smallStore.store, domain: 'small.example' } };
    const third = {
      ...second,
      store: { ...second.store, slug: 'third', domain: null, title: 'Third' },
      experiences: [],
    };
    const many = await anEngine({ stores: [hosted, second] });
    const open = await anEngine({ stores: [smallStore, second, third] });
    const named = await anEngine({ stores: [smallStore, second], env: { STORE: 'small' } });

    expect(await titleAt(many, 'second.example')).toBe('Second');
    expect(await titleAt(many, 'SECOND.example:8080')).toBe('Second');
    expect(await titleAt(many, 'elsewhere.example')).toBe(404);
    expect(await titleAt(named, 'second.example')).toBe('Second');
    expect(await titleAt(named, 'elsewhere.example')).toBe('Small things to do');
    expect(await titleAt(open, 'elsewhere.example')).toBe('Small things to do');
    await Promise.all([many.stop(), open.stop(), named.stop()]);
  });

  it.each(['http://small.example', ORIGIN])('[A22a] a guest who pays at %s comes back to it', async (origin) => {
    const hosted = { ...smallStore, store: { ...smallStore.store, domain: 'small.example' } };
    const own = await anEngine({ stores: [hosted] });
    const buyer = await aBuyer(own);
    const cart = await buyer.cartOf(buyer.selection());
    const placed = await own.send('POST', `${origin}${createOrder.path}`, { body: buyer.newOrder(cart) });

    const page = await own.database.read((tx) =>
      tx.selectFrom('sandbox_checkouts').select(['success_url', 'cancel_url']).executeTakeFirstOrThrow(),
    );
    expect(placed.status).toBe(201);
    expect([page.success_url, page.cancel_url].map((it) => new URL(it).origin)).toEqual([origin, origin]);
    await own.stop();
  });

  it('[A17] each shows its own experiences and no other’s', async () => {
    const many = await anEngine({ stores: [smallStore, second], env: { STORE: 'small' } });
    const get = async (host: string, path: string) => many.app(new Request(`http://${host}${path}`));

    expect((await get('second.example', '/api/webstores/experiences/second-walk/')).status).toBe(200);
    expect((await get('second.example', '/api/webstores/experiences/walk/')).status).toBe(404);
    expect((await get('elsewhere.example', '/api/webstores/experiences/second-walk/')).status).toBe(404);
    await many.stop();
  });
});
