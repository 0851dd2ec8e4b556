import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Experience } from '#domain/contract/catalogue.ts';
import { createApp } from '#engine/app.ts';
import { createCatalogue, storesAt } from '#engine/catalogue/catalogue.ts';
import type { Database, Transaction } from '#engine/database/database.ts';
import { sellLines } from '#engine/places/places.ts';
import { touchExperiences } from '#engine/places/version.ts';
import { isOnPostgres } from '../../support/engine/databases.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { noon, smallStore, tightDay } from '../../support/stores/small-store.ts';
import { aWideStore } from '../../support/stores/wide-store.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine();
});
afterEach(() => engine.stop());

type Change = (tx: Transaction) => Promise<unknown>;
const idOf = async (tx: Transaction, slug: string) =>
  (await tx.selectFrom('experiences').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
const setting =
  (slug: string, values: { title?: string; status?: 'archived' | 'published' }): Change =>
  async (tx) => {
    const id = await idOf(tx, slug);
    await tx.updateTable('experiences').set(values).where('id', '=', id).execute();
    await touchExperiences(tx, [id]);
  };
const takingOff: Change = async (tx) => {
  const id = await idOf(tx, 'walk');
  await touchExperiences(tx, [id]);
  await tx.deleteFrom('store_experiences').where('experience_id', '=', id).execute();
};
const puttingBack: Change = async (tx) => {
  const id = await idOf(tx, 'walk');
  await tx.insertInto('store_experiences').values({ store_id: 1, experience_id: id, position: 99 }).execute();
  await touchExperiences(tx, [id]);
};
const sellingOut: Change = async (tx) => {
  const id = await idOf(tx, 'walk');
  const { id: departure_id, capacity } = await tx
    .selectFrom('departures')
    .selectAll()
    .where('experience_id', '=', id)
    .where('date', '=', tightDay)
    .executeTakeFirstOrThrow();
  await sellLines(tx, { lines: [{ departure_id, places: capacity, wish_json: '{}' }], cart_id: null, now: noon });
};

/** The contents of a catalogue, without the time at which they were read. */
async function shown(catalogue: Engine['context']['catalogue'], now: Temporal.Instant) {
  const storefront = await catalogue.at('shop.example', now);
  return storefront?.rows.map(({ id, as_of: _when, ...row }) => {
    const { as_of: _then, ...experience } = storefront.experience(id) as Experience;
    return { ...experience, row };
  });
}

describe('a catalogue that is kept in memory', () => {
  const moments: [string, Temporal.DurationLike, Change | null][] = [
    ['a start that can no longer be booked', { hours: 5 }, null],
    ['the next day', { hours: 24 }, null],
    ['a day far ahead', { hours: 24 * 40 }, null],
    ['a day before', { hours: -24 }, null],
    ['another title', { hours: 0 }, setting('walk', { title: 'Another walk' })],
    ['another title on another day', { hours: 24 }, setting('walk', { title: 'Another walk' })],
    ['an experience that is archived', { hours: 0 }, setting('walk', { status: 'archived' })],
    ['an experience that is published', { hours: 0 }, setting('secret', { status: 'published' })],
    ['an experience that the store no longer lists', { hours: 0 }, takingOff],
    ['a day that is sold out', { hours: 0 }, sellingOut],
  ];
  it.each(moments)('[A17, L13] shows after %s what it would read anew', async (_, later, change) => {
    const { catalogue } = engine.context;
    const before = await shown(catalogue, noon);
    const now = noon.add(later);
    if (change) await engine.database.write(change);

    const after = await shown(catalogue, now);
    expect(after).toEqual(await shown(createCatalogue(engine.database, engine.context.config), now));
    expect(after).not.toEqual(before);
  });

  it('[A17] shows what an experience has become while the store did not list it', async () => {
    const { catalogue } = engine.context;
    await shown(catalogue, noon);
    for (const change of [takingOff, setting('walk', { title: 'Another walk' }), puttingBack]) {
      await engine.database.write(change);
      await shown(catalogue, noon);
    }

    const listed = await shown(catalogue, noon);
    expect(listed?.at(-1)).toMatchObject({ slug: 'walk', title: 'Another walk' });
    expect(listed).toEqual(await shown(createCatalogue(engine.database, engine.context.config), noon));
  });

  it('reads a wide one by and by, whole and in its order', { tags: 'long' }, async () => {
    const wide = await anEngine({ stores: [aWideStore(120)] });

    const listed = await shown(wide.context.catalogue, noon);
    expect(listed?.map(({ slug }) => slug)).toEqual(Array.from({ length: 120 }, (_, n) => `day-${n + 1}`));
    await wide.stop();
  });
});

/** A database that counts its reads. After the first `most` reads it holds further ones back until `go` is called. */
function watched(database: Database, most = Number.POSITIVE_INFINITY) {
  const gate = Promise.withResolvers<void>();
  const counted = { reads: 0, asks: 0 };
  const read: Database['read'] = async (unit) => {
    if (counted.reads >= most) await gate.promise;
    counted.reads += 1;
    return database.read(unit);
  };
  const ask: Database['ask'] = (query) => {
    counted.asks += 1;
    return database.ask(query);
  };
  return { database: Object.assign(Object.create(database) as Database, { read, ask }), counted, go: gate.resolve };
}

const HOST = 'shop.example';
const titles = (rows: readonly { title: string }[] | undefined) => rows?.map(({ title }) => title);

describe('a large store', () => {
  let wide: Engine;
  beforeEach(async () => {
    wide = await anEngine({ stores: [aWideStore(120)] });
  });
  afterEach(() => wide.stop());

  it('[A43] opens with the first of its listing, and is whole once all is read', async () => {
    const { database, counted, go } = watched(wide.database, 1);
    const catalogue = createCatalogue(database, wide.context.config);

    const opening = await catalogue.opening(HOST, noon);
    expect(counted.reads).toBe(1);
    expect(opening?.count).toBe(120);
    expect(catalogue.known(HOST, noon)).toBeNull();

    go();
    const whole = await opening?.whole();
    expect(whole?.count).toBe(120);
    expect(titles(opening?.firstRows)).toEqual(titles(whole?.rows.slice(0, opening?.firstRows.length)));
    expect(opening?.in('hr').firstRows).toEqual(whole?.in('hr').rows.slice(0, opening?.firstRows.length));
  });

  it('[A43] answers the first pages at once, and all else when it is whole', async () => {
    const list = '/api/webstores/experiences/';
    const { database, counted, go } = watched(wide.database, 1);
    const app = createApp({ ...wide.context, catalogue: createCatalogue(database, wide.context.config) });
    const answer = async (query: string, through = app) =>
      (await (await through(new Request(`http://${HOST}${list}${query}`))).json()) as {
        count: number;
        results: { id: number }[];
      };
    const later = [
      '?page=3',
      '?category=sea',
      '?search=day',
      '?ordering=title',
      '?party=2',
      '?page=last',
      '?detail=full',
    ];

    const first = [await answer(''), await answer('?page=2'), await answer('?language=hr')];
    expect(counted.reads).toBe(1);
    const waiting = later.map((query) => answer(query));
    go();
    for (const [n, query] of ['', '?page=2', '?language=hr'].entries())
      expect(first[n]).toEqual(await answer(query, wide.app));
    expect(await Promise.all(waiting)).toEqual(await Promise.all(later.map((query) => answer(query, wide.app))));
  });

  it('[A43, A17] opens again after a change while it is read', async () => {
    const { database, go } = watched(wide.database, 1);
    const catalogue = createCatalogue(database, wide.context.config);
    const before = await catalogue.opening(HOST, noon);
    await wide.database.write(setting('day-1', { title: 'Another day' }));

    const after = catalogue.opening(HOST, noon);
    go();
    expect(titles(before?.firstRows)?.[0]).toBe('Day 1');
    expect(titles((await after)?.firstRows)?.[0]).toBe('Another day');
    expect(titles((await catalogue.at(HOST, noon))?.rows)?.[0]).toBe('Another day');
  });

  it('[A43] finds after midnight what was prepared before it, and reads nothing', async () => {
    const { database, counted } = watched(wide.database);
    const catalogue = createCatalogue(database, wide.context.config);
    const midnight = noon.toZonedDateTimeISO('Europe/Zagreb').startOfDay().add({ days: 1 }).toInstant();
    const before = midnight.subtract({ seconds: 30 });
    const lastDay = await shown(catalogue, before);
    const { reads } = counted;

    await catalogue.prepare(before);
    await catalogue.prepare(before);
    expect(await shown(catalogue, before)).toEqual(lastDay);
    // If other engines write, too, the catalogue knows nothing without asking.
    expect(catalogue.known(HOST, midnight) !== null).toBe(wide.database.writes !== null);
    const storefront = await catalogue.at(HOST, midnight);
    expect(counted.reads).toBe(reads);
    expect(storefront?.rows.every(({ as_of }) => as_of === midnight.toString())).toBe(true);
    expect(await shown(catalogue, midnight)).toEqual(
      await shown(createCatalogue(wide.database, wide.context.config), midnight),
    );
  });

  it('[A43, A17] shows after midnight a change that came after it was prepared', async () => {
    const catalogue = createCatalogue(wide.database, wide.context.config);
    const midnight = noon.toZonedDateTimeISO('Europe/Zagreb').startOfDay().add({ days: 1 }).toInstant();
    const before = midnight.subtract({ seconds: 30 });
    await shown(catalogue, before);
    await catalogue.prepare(before);
    await wide.database.write(setting('day-2', { title: 'Another day' }));
    await shown(catalogue, before);

    expect(await shown(catalogue, midnight)).toEqual(
      await shown(createCatalogue(wide.database, wide.context.config), midnight),
    );
  });
});

describe('many stores in one engine', () => {
  const named = (name: string) => ({
    ...smallStore,
    store: { ...smallStore.store, slug: name, domain: `${name}.example`, title: name },
    experiences: smallStore.experiences.map((it) => ({ ...it, slug: `${name}-${it.slug}` })),
  });
  const names = ['first', 'second', 'third', 'fourth', 'fifth'];

  it('[A43] leave memory when others are asked for, and show the same when they return', async () => {
    const many = await anEngine({ stores: names.map(named) });
    const { database, counted } = watched(many.database);
    const catalogue = createCatalogue(database, many.context.config, 8);
    const at = async (name: string) => (await catalogue.at(`${name}.example`, noon))?.rows;
    const readsOf = async (work: Promise<unknown>) => {
      const { reads } = counted;
      await work;
      return counted.reads - reads;
    };
    const first = await at('first');
    expect(first?.length).toBe(4);

    expect(await readsOf(at('second'))).toBe(1);
    expect(await readsOf(at('first'))).toBe(0);
    expect(await readsOf(at('third'))).toBe(1);
    expect(await readsOf(at('first'))).toBe(0);
    const [again, other] = await Promise.all([at('second'), at('fourth')]);
    expect(titles(again)).toEqual(titles(first));
    expect(titles(other)).toEqual(titles(first));
    expect(await readsOf(at('first'))).toBe(1);
    expect(await at('first')).toEqual(first);
    await many.stop();
  });

  it('[A43, A17] cost a request one statement, however many there are', async () => {
    const asksOf = async (stores: readonly string[]) => {
      const many = await anEngine({ stores: stores.map(named) });
      const { database, counted } = watched(many.database);
      const catalogue = createCatalogue(database, many.context.config);
      await catalogue.at('first.example', noon);
      counted.asks = 0;
      await many.database.write(async () => {});
      await catalogue.at('first.example', noon);
      const { rows } = await many.database
        .read((tx) => storesAt(tx, { name: 'first.example', slug: '' }))
        .then((it) => ({ rows: it.length }));
      await many.stop();
      return { asks: counted.asks, rows };
    };

    expect(await asksOf(['other', 'another', 'first'])).toEqual({ asks: 1, rows: 3 });
    expect(await asksOf(['other', 'another', 'first', ...names.slice(1)])).toEqual({ asks: 1, rows: 3 });
  });

  it.skipIf(isOnPostgres())('[A43] are found by their indexes and not by reading all', async () => {
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
    const many = await anEngine({ stores: [named('first'), named('other')] });
    prepare.mockClear();
    await createCatalogue(many.database, many.context.config).at('first.example', noon);
    await many.database.read((tx) => tx.selectFrom('stores').select('id').where('account_id', '=', 1).execute());
    const texts = [...new Set(prepare.mock.calls.map(([text]) => text))];
    prepare.mockRestore();

    const plansOf = async (part: RegExp) =>
      many.database.read(async (tx) => {
        const text = texts.find((it) => part.test(it)) ?? '';
        const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${text}`).execute(tx);
        return rows.map(({ detail }) => detail).filter((it) => it.includes('stores'));
      });
    const [byDomain, bySlug, oldest] = await plansOf(/ union .*"slug" = /);
    expect([byDomain, bySlug]).toEqual([expect.stringContaining('(domain=?)'), expect.stringContaining('(slug=?)')]);
    // The scan goes in the order of the ids, so the first two rows end it.
    expect(oldest).toBe('SCAN stores');
    expect(await plansOf(/^select "id" from "stores" where "account_id"/)).toEqual([
      expect.stringContaining('(account_id=?)'),
    ]);
    await many.stop();
  });
});
