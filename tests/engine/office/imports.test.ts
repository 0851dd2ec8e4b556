import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Schedule } from '#domain/contract/catalogue.ts';
import type { AccountHistory } from '#domain/contract/office/history.ts';
import { runHousekeeping } from '#engine/background.ts';
import { migrations } from '#engine/database/migrations/0003-import-rows.ts';
import type { MigrationStep } from '#engine/database/run-migration.ts';
import { Unavailable } from '#engine/database/unavailable.ts';
import { parentsFirst } from '#engine/import-export/document/kinds.ts';
import { isOnPostgres } from '#tests/support/engine/databases.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer } from '#tests/support/payments/buying.ts';
import { carriedStore, otherStore } from '#tests/support/stores/carried-store.ts';
import { aFolder, imported } from '#tests/support/stores/carrying.ts';
import {
  contentOf,
  exportOf,
  importedInto,
  planned,
  storeIn,
  withStore,
} from '#tests/support/stores/office-imports.ts';

let engine: Engine;
let ana: Seller;
let boris: Seller;
let second: number;
beforeEach(async () => {
  engine = await anEngine({ stores: [carriedStore, otherStore] });
  second = await anAccount(engine, 'Second tours');
  ana = await aSeller(engine, { 1: 'owner' });
  boris = await aSeller(engine, { [second]: 'manager' });
});
afterEach(() => engine.stop());

const rowsOf = async (account: number) =>
  engine.database.read(async (tx) => ({
    experiences: await tx
      .selectFrom('experiences')
      .selectAll()
      .where('account_id', '=', account)
      .orderBy('id')
      .execute(),
    stores: await tx.selectFrom('stores').selectAll().where('account_id', '=', account).orderBy('id').execute(),
    points: await tx.selectFrom('meeting_points').selectAll().where('account_id', '=', account).orderBy('id').execute(),
    rates: await tx
      .selectFrom('pricing_rates as r')
      .innerJoin('experiences as e', 'e.id', 'r.experience_id')
      .selectAll('r')
      .where('e.account_id', '=', account)
      .orderBy('r.id')
      .execute(),
  }));

it('[B18] exports all that one account has entered, without guests, and nothing of another', async () => {
  await boris.send('POST', '/api/pricing-categories/', { base_account: second, title: 'Pensioner' });
  await ana.send('POST', '/api/customers/', { first_name: 'Ana', last_name: 'Anić' });

  const found = storeIn(await exportOf(engine, ana, 1));

  expect(found['base-accounts']).toMatchObject([{ id: 1, company_display_name: 'Small & Sons' }]);
  expect(found['experiences']).toHaveLength(5);
  expect(found['pricing-categories']?.map(({ title }) => title)).not.toContain('Pensioner');
  expect(found['customers']).toBeUndefined();
  expect((await boris.send('GET', '/api/base-accounts/1/export/')).status).toBe(404);
});

it('[A21, B18] exports what the command of the operator reads', async () => {
  const empty = await anEngine({ stores: [] });
  const folder = await aFolder();
  for (const [name, bytes] of await exportOf(engine, ana, 1)) await writeFile(join(folder, name), bytes);

  const outcome = await imported(empty, folder);
  await empty.stop();

  expect(outcome).toMatchObject({ changed: 0, same: 0 });
  expect(outcome.new).toBeGreaterThan(10);
});

describe('an import into another account', () => {
  it('[B18a] makes the same objects there, with ids of their own, as drafts', async () => {
    const before = await rowsOf(1);
    const file = await exportOf(engine, ana, 1);

    const { tours } = await importedInto(engine, boris, second, file);

    const copy = storeIn(await exportOf(engine, boris, second));
    expect(contentOf(copy)).toEqual(contentOf(storeIn(file)));
    expect(tours).toHaveLength(5);
    expect(copy['experiences']?.map(({ status }) => status)).not.toContain('published');
    const ids = new Set(storeIn(file)['experiences']?.map(({ id }) => id));
    expect(copy['experiences']?.some(({ id }) => ids.has(id))).toBe(false);
    expect(copy['stores']?.map(({ domain }) => domain)).toEqual([null]);
    expect(await rowsOf(1)).toEqual(before);
  });

  it('[B18, B4] makes tours that the office finds by their words, and an undo leaves no word of them', async () => {
    const find = async (term: string) =>
      (await boris.send('GET', `/api/experiences/?search=${term}`)).body['results'] as unknown as { title: string }[];
    // SQLite compares its index with the rows, and throws where they say otherwise.
    const check = () =>
      engine.database.write(async (tx) => {
        if (!isOnPostgres())
          await sql`insert into experiences_search (experiences_search, rank) values ('integrity-check', 1)`.execute(
            tx,
          );
      });
    const { id, tours } = await importedInto(engine, boris, second, await exportOf(engine, ana, 1));
    const [first] = tours;
    await check();

    expect((await find(first?.title ?? '')).map(({ title }) => title)).toContain(first?.title);
    await boris.send('PATCH', `/api/experiences/${first?.id}/`, { title: 'Another name' });
    await check();
    expect(await find('Another')).toHaveLength(1);
    await boris.send('POST', `/api/base-accounts/${second}/imports/${id}/undo/`);
    await check();
  });

  it('[B18, B18a] changes nothing a second time, and then only what the file says otherwise', async () => {
    const file = await exportOf(engine, ana, 1);
    await importedInto(engine, boris, second, file);

    const again = await planned(engine, boris, second, file);
    const edited = await planned(
      engine,
      boris,
      second,
      withStore(file, (store) => Object.assign(store['meeting-points']?.[0] ?? {}, { name: 'The pier' })),
    );

    expect(again.body.rows).toEqual([]);
    expect(edited.body.rows).toEqual([{ kind: 'meeting-points', name: 'The pier', fate: 'changed' }]);
  });
});

describe('an import into the same account', () => {
  it('[B18] changes nothing, and puts back what was changed or deleted since', async () => {
    const file = await exportOf(engine, ana, 1);
    const point = storeIn(file)['meeting-points']?.[0]?.['id'] as number;
    const tour = storeIn(file)['experiences']?.at(-1);

    expect((await planned(engine, ana, 1, file)).body.rows).toEqual([]);
    await ana.send('PATCH', `/api/meeting-points/${point}/`, { name: 'Elsewhere' });
    await ana.send('DELETE', `/api/experiences/${String(tour?.['id'])}/`);
    await importedInto(engine, ana, 1, file);

    const after = storeIn(await exportOf(engine, ana, 1));
    expect(contentOf(after)).toEqual(contentOf(storeIn(file)));
    expect(after['experiences']?.find(({ title }) => title === tour?.['title'])).toMatchObject({
      slug: tour?.['slug'],
    });
    expect((await planned(engine, ana, 1, file)).body.rows).toEqual([]);
  });
});

describe('a file of somebody else', () => {
  it('[B18a] never changes or shows another account, whatever ids are in it', async () => {
    const before = await rowsOf(1);
    const victim = storeIn(await exportOf(engine, ana, 1));
    const forged = withStore(await exportOf(engine, boris, second), (store) => {
      for (const [kind, rows] of Object.entries(victim))
        if (Array.isArray(rows) && kind !== 'base-accounts') store[kind] = structuredClone(rows);
      // The file pretends to be the importer's own, and refers to rows of account 1.
      for (const tour of store['experiences'] ?? []) Object.assign(tour, { title: 'Taken over', default_rate: null });
      store['promo-codes'] = [{ id: 900, base_account: 1, store: 1, code: 'MINE', value: '5', experiences: [] }];
    });

    await importedInto(engine, boris, second, forged);

    expect(await rowsOf(1)).toEqual(before);
    const own = await rowsOf(second);
    expect(own.experiences.map(({ title }) => title)).toEqual(Array.from({ length: 5 }, () => 'Taken over'));
  });

  it('[B18a] brings no reference to rows that are not in the file', async () => {
    const point = (await rowsOf(1)).points[0]?.id;
    const file = withStore(await exportOf(engine, boris, second), (store) => {
      store['experiences'] = [
        { id: 1, title: 'A walk', time_zone: 'Europe/Zagreb', currency: 'EUR', meeting_point: point },
      ];
    });

    const { body } = await planned(engine, boris, second, file);

    expect(body.problems).toMatchObject([{ kind: 'experiences', name: 'A walk', row: 1, field: 'meeting_point' }]);
    expect((await rowsOf(second)).experiences).toEqual([]);
  });

  it('[B18a] takes no ids from the file, so that none of a later row is used up', async () => {
    const file = withStore(await exportOf(engine, boris, second), (store) => {
      store['meeting-points'] = [{ id: 9_007_199_254_740_000, name: 'Far away', lat: 1, lon: 1 }];
    });

    await importedInto(engine, boris, second, file);

    expect((await rowsOf(second)).points[0]?.id).toBeLessThan(1_000);
  });

  it('[A22, B18] brings no domain, no guests and no company', async () => {
    const file = withStore(await exportOf(engine, ana, 1), (store) => {
      Object.assign(store['stores']?.[0] ?? {}, { domain: 'stolen.example', domain_in_effect: true });
      store['customers'] = [{ id: 1, base_account: 1, first_name: 'Ana', last_name: 'Horvat' }];
      Object.assign(store['base-accounts']?.[0] ?? {}, { company_display_name: 'Other name' });
    });

    await importedInto(engine, boris, second, file);

    expect((await rowsOf(second)).stores.map(({ claimed_domain, domain }) => [claimed_domain, domain])).toEqual([
      [null, null],
    ]);
    const found = await engine.database.read(async (tx) => ({
      guests: await tx.selectFrom('customers').select('id').where('account_id', '=', second).execute(),
      name: await tx.selectFrom('base_accounts').select('company_display_name').where('id', '=', second).execute(),
    }));
    expect(found).toEqual({ guests: [], name: [{ company_display_name: 'Second tours' }] });
  });
});

describe('an import', () => {
  it('[B18] writes nothing where a row is wrong, and names each wrong row', async () => {
    const file = withStore(await exportOf(engine, ana, 1), (store) => {
      Object.assign(store['experiences']?.[1] ?? {}, { time_zone: 'Europe/Atlantis' });
      Object.assign(store['inventory-items']?.[0] ?? {}, { price: '1.234' });
    });

    const { status, body } = await planned(engine, boris, second, file);
    const applied = await boris.send('POST', `/api/base-accounts/${second}/imports/${body.id}/apply/`);

    expect(status).toBe(200);
    expect(body.problems.map(({ kind, row, field }) => [kind, row, field])).toEqual([
      ['inventory-items', 1, 'price'],
      ['experiences', 2, 'time_zone'],
    ]);
    expect(applied.status).toBe(409);
    expect((await rowsOf(second)).points).toEqual([]);
  });

  it('[B18a] names the rows whose identity is an object that cannot become a text', async () => {
    const odd = { toString: null };
    const archive = await exportOf(engine, ana, 1);
    const outcomes: unknown[] = [];
    for (const field of ['id', 'title', 'name', 'slug', 'file', 'base_account']) {
      const file = withStore(archive, (store) => {
        for (const [row] of Object.values(store).slice(3)) if (row?.[field] !== undefined) row[field] = odd;
      });
      const { status, body } = await planned(engine, boris, second, file);
      outcomes.push([field, status, body.problems.length > 0]);
    }

    // The account of a row is that of the import, whatever the file says.
    expect(outcomes).toEqual([
      ['id', 200, true],
      ['title', 200, true],
      ['name', 200, true],
      ['slug', 200, true],
      ['file', 200, true],
      ['base_account', 200, false],
    ]);
  });

  describe('that is stopped half-way', () => {
    const address = (id: string, act: string) => `/api/base-accounts/${second}/imports/${id}/${act}/`;
    const last = async () => (await boris.send('GET', `/api/base-accounts/${second}/imports/`)).body['last'];

    /** Plans the file, and imports it until so many units have written. */
    async function stopped(units: number): Promise<{ id: string; status: number }> {
      const plan = await planned(engine, boris, second, await exportOf(engine, ana, 1));
      const stop = new AbortController();
      const { database } = engine;
      const write = database.write.bind(database);
      let begun = 0;
      database.write = async (...unit) => {
        begun += 1;
        if (begun === units) stop.abort();
        return write(...unit);
      };
      const request = new Request(`http://shop.example${address(plan.body.id, 'apply')}`, {
        method: 'POST',
        headers: await boris.headers(),
        signal: stop.signal,
      });
      const { status } = await engine.app(request);
      database.write = write;
      return { id: plan.body.id, status };
    }

    it('[B18] is known as stopped, and an undo leaves nothing of it', async () => {
      const { id, status } = await stopped(9);

      expect(status).toBeGreaterThanOrEqual(500);
      expect(await last()).toMatchObject({ id, state: 'stopped', can_undo: 'yes' });
      expect((await rowsOf(second)).points).not.toEqual([]);
      expect((await boris.send('POST', address(id, 'undo'))).status).toBe(200);
      expect(await rowsOf(second)).toEqual({ experiences: [], stores: [], points: [], rates: [] });
      expect(await readdir(join(engine.folder, 'incoming')).catch(() => [])).toEqual([]);
      expect(await last()).toMatchObject({ id, can_undo: 'undone' });
    });

    it('[B18] goes on where it is repeated, and has each object once', async () => {
      const { id } = await stopped(9);

      const { status, body } = await boris.send('POST', address(id, 'apply'));

      expect([status, body]).toMatchObject([200, { id, state: 'done', can_undo: 'yes' }]);
      const copy = storeIn(await exportOf(engine, boris, second));
      expect(contentOf(copy)).toEqual(contentOf(storeIn(await exportOf(engine, ana, 1))));
      expect(body['counts']).toContainEqual({ kind: 'experiences', new: 5, changed: 0, same: 0 });
      expect((await boris.send('POST', address(id, 'undo'))).body).toMatchObject({ skipped: [] });
      expect(await rowsOf(second)).toEqual({ experiences: [], stores: [], points: [], rates: [] });
    });

    it('[B18] can be undone again where it was repeated after an undo', async () => {
      const { id } = await stopped(9);
      await boris.send('POST', address(id, 'undo'));

      const { body } = await boris.send('POST', address(id, 'apply'));

      expect(body).toMatchObject({ state: 'done', can_undo: 'yes' });
    });

    it('[B18] is not stored where it has written nothing', async () => {
      await stopped(2);

      expect(await last()).toBeNull();
    });
  });

  it('[B18] is tried while visitors book the tours that it would change', async () => {
    const file = withStore(await exportOf(engine, ana, 1), (store) => {
      for (const { schedule } of (store['experiences'] ?? []) as unknown as { schedule: Schedule }[])
        for (const season of schedule.seasons) Object.assign(season, { capacity: season.capacity + 1 });
    });
    const buyer = await aBuyer(engine);
    const tryOut = engine.database.tryOut.bind(engine.database);
    engine.database.tryOut = (unit) =>
      tryOut(async (tx) => {
        const tried = await unit(tx);
        await buyer.cartOf(buyer.selection());
        return tried;
      });

    const { status, body } = await planned(engine, ana, 1, file);

    expect([status, body.problems]).toEqual([200, []]);
    expect(body.counts).toContainEqual({ kind: 'experiences', new: 0, changed: 5, same: 0 });
  });

  it('[B18] waits for another import of the account, whose lease ends with its engine', async () => {
    const plan = await planned(engine, boris, second, await exportOf(engine, ana, 1));
    const address = `/api/base-accounts/${second}/imports/${plan.body.id}`;
    const lease_until = engine.clock.now.add({ seconds: 60 }).epochMilliseconds;
    const killed = {
      id: 'killed',
      account_id: second,
      user_id: null,
      file_name: 'a.zip',
      undone_at: null,
      lease_until,
    };
    const created_at = engine.clock.now.epochMilliseconds;
    await engine.database.write((tx) =>
      tx
        .insertInto('imports')
        .values({ ...killed, created_at, result_json: '', undo_json: '' })
        .execute(),
    );

    const early = await boris.send('POST', `${address}/apply/`);
    engine.clock.now = engine.clock.now.add({ seconds: 60 });
    const late = await boris.send('POST', `${address}/apply/`);

    expect([early.status, late.status]).toEqual([409, 200]);
  });

  it('[B18] undoes what it has written where a later row is refused', async () => {
    const file = withStore(await exportOf(engine, ana, 1), (store) => {
      store['qr-codes'] = [{ id: 1, base_account: 1, name: 'Quay', store: 99 }];
    });
    const plan = await planned(engine, boris, second, file);

    const { status } = await boris.send('POST', `/api/base-accounts/${second}/imports/${plan.body.id}/apply/`);

    expect([plan.body.problems_count, status]).toEqual([1, 409]);
    expect(await rowsOf(second)).toEqual({ experiences: [], stores: [], points: [], rates: [] });
    expect((await boris.send('GET', `/api/base-accounts/${second}/imports/`)).body).toEqual({ last: null });
  });

  it('[B18a] is for those who may change all of it, in their own account', async () => {
    const guide = await aSeller(engine, { [second]: 'guide' });
    const file = await exportOf(engine, boris, second);

    expect((await planned(engine, guide, second, file)).status).toBe(403);
    expect((await planned(engine, ana, second, file)).status).toBe(404);
    expect((await guide.send('GET', `/api/base-accounts/${second}/imports/`)).status).toBe(403);
    const plan = await planned(engine, boris, second, file);
    expect((await ana.send('POST', `/api/base-accounts/1/imports/${plan.body.id}/apply/`)).status).toBe(404);
  });

  it.each([
    ['no zip and no table', 'PK nonsense', 'The archive cannot be read.'],
    ['an archive without a document', new Map([['notes.txt', new TextEncoder().encode('x')]]), 'has no store.json'],
    ['another document', new Map([['store.json', new TextEncoder().encode('{}')]]), 'no file of a store'],
  ])('[B18] says what is wrong with %s', async (_, file, message) => {
    const { status, body } = await planned(engine, boris, second, file);

    expect(status).toBe(400);
    expect(String(body['file' as never])).toContain(message);
  });

  it.each([
    ['has no time', { created_at: undefined }],
    ['has a time that is none', { created_at: 'soon' }],
    ['has an id that is none', { id: 'x'.repeat(5_000) }],
    ['is none', null],
  ])('[B18] refuses a file whose company %s', async (_, change) => {
    const file = withStore(await exportOf(engine, ana, 1), (store) => {
      const [company] = store['base-accounts'] ?? [];
      store['base-accounts'] = [change && { ...company, ...change }] as never;
    });

    const { status, body } = await planned(engine, boris, second, file);

    expect([status, Object.keys(body)]).toEqual([400, ['file']]);
  });

  it('[B18, B18a] refuses what is too large, before it is unpacked', async () => {
    const large = new Map([['store.json', new Uint8Array(17 * 1024 * 1024)]]);

    const { status, body } = await planned(engine, boris, second, large);

    expect([status, body]).toEqual([400, { file: ['store.json: at most 16 MB.'] }]);
    expect(await readdir(join(engine.folder, 'imports'))).toEqual([]);
  });

  it.each([
    ['more than 5000 rows', 'filer-folders', 5_001, 'a', 'The file has more than 5000 rows: bring them in parts.'],
    ['more than 300 tours', 'experiences', 301, 'a', 'The file has more than 300 tours: bring them in parts.'],
    ['a row of more than 256 kB', 'filer-folders', 1, 'a'.repeat(257 * 1024), 'A row has more than 256 kB'],
  ])('[B18a] refuses %s before any row is looked at', async (_, kind, count, name, message) => {
    const file = withStore(await exportOf(engine, boris, second), (store) => {
      store[kind] = Array.from({ length: count }, (__, id) => ({ id, name }));
    });
    const write = vi.spyOn(engine.database, 'tryOut');

    const { status, body } = await planned(engine, boris, second, file);

    expect(status).toBe(400);
    expect(String(body['file' as never])).toContain(message);
    expect(write).not.toHaveBeenCalled();
  });

  it('[B18a] refuses a document without an archive that is too large, before it is read', async () => {
    const { status, body } = await planned(engine, boris, second, new Uint8Array(17 * 1024 * 1024));

    expect([status, body]).toEqual([400, { file: ['landfall.zip: at most 16 MB.'] }]);
    expect(await readdir(join(engine.folder, 'imports'))).toEqual([]);
  });
});

it('[B18] keeps a file for an hour, and no longer', async () => {
  const plan = await planned(engine, boris, second, await exportOf(engine, ana, 1));
  const apply = async () => boris.send('POST', `/api/base-accounts/${second}/imports/${plan.body.id}/apply/`);

  const waitFor = async (minutes: number) => {
    vi.spyOn(performance, 'now').mockReturnValue(minutes * 60_000);
    await runHousekeeping(engine.context);
    return readdir(join(engine.folder, 'imports'));
  };

  await waitFor(0);
  // The machine's clock is set back, so the times of files must not matter.
  const longAgo = Date.now() / 1000 - 5 * 3_600;
  await utimes(join(engine.folder, 'imports', `${second}-${plan.body.id}`), longAgo, longAgo);
  const waiting = await waitFor(59);
  await waitFor(61);

  expect(waiting).toHaveLength(1);
  expect((await apply()).status).toBe(404);
});

describe('pictures', () => {
  it('[A20, B18] come along, each with a file of its own', async () => {
    const form = new FormData();
    const bytes = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    form.set('file', new File([new Uint8Array(bytes)], 'quay.jpg'));
    form.set('base_account', '1');
    const { body } = await engine.send('POST', '/api/filer-images/', { body: form, headers: await ana.headers() });
    await ana.send('PATCH', '/api/experiences/1/', { images: [body['id']] });
    const file = await exportOf(engine, ana, 1);

    const plan = await planned(engine, boris, second, file);
    await importedInto(engine, boris, second, file);

    expect([...file.keys()].filter((name) => name.startsWith('pictures/'))).toHaveLength(1);
    expect(plan.body.pictures).toBe(3);
    const copy = await exportOf(engine, boris, second);
    const [name = ''] = [...copy.keys()].filter((it) => it.startsWith('pictures/'));
    expect(file.has(name)).toBe(false);
    expect(await sharp(copy.get(name)).metadata()).toMatchObject({ width: 800, height: 500 });
    expect(await readdir(join(engine.folder, 'originals'))).toHaveLength(2);

    const broken = new Map(file);
    for (const it of file.keys()) if (it.startsWith('pictures/')) broken.delete(it);
    const third = await anAccount(engine, 'Third tours');
    const clara = await aSeller(engine, { [third]: 'owner' });
    expect((await planned(engine, clara, third, broken)).body.problems).toMatchObject([
      { kind: 'filer-images', field: 'file', message: 'The file of this picture is not in the archive.' },
    ]);
  });
});

it('[B18] goes on as one while it takes many pictures', async () => {
  const images: unknown[] = [];
  for (const colour of ['#336699', '#996633']) {
    const form = new FormData();
    const bytes = await sharp({ create: { width: 800, height: 500, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
    form.set('file', new File([new Uint8Array(bytes)], 'quay.jpg'));
    form.set('base_account', '1');
    const { body } = await engine.send('POST', '/api/filer-images/', { body: form, headers: await ana.headers() });
    images.push(body['id']);
  }
  await ana.send('PATCH', '/api/experiences/1/', { images });
  const plan = await planned(engine, boris, second, await exportOf(engine, ana, 1));
  const apply = () => boris.send('POST', `/api/base-accounts/${second}/imports/${plan.body.id}/apply/`);
  const others: number[] = [];
  const bring = engine.context.pictures.bring.bind(engine.context.pictures);
  vi.spyOn(engine.context.pictures, 'bring').mockImplementation(async (...picture) => {
    engine.clock.now = engine.clock.now.add({ seconds: 40 });
    others.push((await apply()).status);
    return bring(...picture);
  });

  expect((await apply()).status).toBe(200);
  expect(others).toEqual([409, 409]);
});

describe('a picture of a file', () => {
  it.each([
    'pictures/../store.json',
    'pictures/../../../../etc/hostname',
    'pictures/sub/quay.jpg',
    '/etc/hostname',
    'pictures/',
  ])('[A20, B18] is looked for beside the document alone, and not at %s', async (name) => {
    const bring = vi.spyOn(engine.context.pictures, 'bring');
    const file = withStore(await exportOf(engine, boris, second), (store) => {
      store['filer-images'] = [{ id: 1, base_account: second, name: 'Quay', file: name }];
    });

    const { status, body } = await planned(engine, boris, second, file);

    expect(bring).not.toHaveBeenCalled();
    expect(status).toBe(200);
    expect(body.problems).toMatchObject([{ kind: 'filer-images', field: 'file' }]);
  });
});

it('[B18] puts rows that stand in each other in an order without going round and round', () => {
  let steps = 0;
  const rows = Array.from({ length: 1_000 }, (_, id) => ({
    id,
    get parent() {
      steps += 1;
      return (id + 1) % 1_000;
    },
  }));

  expect(parentsFirst(rows, (it) => it, 'parent')).toHaveLength(1_000);
  expect(steps).toBeLessThan(100_000);
});

it('[B18] keeps one file of an account: the one that came last', async () => {
  const file = await exportOf(engine, boris, second);
  const first = await planned(engine, boris, second, file);
  const own = await planned(engine, ana, 1, await exportOf(engine, ana, 1));

  const last = await planned(engine, boris, second, file);

  const names = await readdir(join(engine.folder, 'imports'));
  expect(names.toSorted()).toEqual([`1-${own.body.id}`, `${second}-${last.body.id}`].toSorted());
  expect((await boris.send('POST', `/api/base-accounts/${second}/imports/${first.body.id}/apply/`)).status).toBe(404);
});

it('[B18] stops receiving a file of an account when the next one comes', async () => {
  const coming = new TransformStream<Uint8Array, Uint8Array>();
  const writer = coming.writable.getWriter();
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="landfall.zip"\r\n\r\nPK';
  void writer.write(new TextEncoder().encode(head)).catch(() => {});
  const request = new Request(`http://shop.example/api/base-accounts/${second}/imports/`, {
    method: 'POST',
    headers: { ...(await boris.headers()), 'content-type': 'multipart/form-data; boundary=x' },
    body: coming.readable,
    duplex: 'half',
  } as RequestInit);
  const slow = engine.app(request);
  await vi.waitFor(async () => expect(await readdir(join(engine.folder, 'imports'))).toHaveLength(1));

  const next = await planned(engine, boris, second, await exportOf(engine, boris, second));

  expect([(await slow).status, next.status]).toEqual([409, 200]);
  expect(await readdir(join(engine.folder, 'imports'))).toEqual([`${second}-${next.body.id}`]);
});

it('[B18] takes the last of many files that come at once, while an earlier one is applied', async () => {
  const file = await exportOf(engine, boris, second);
  for (let round = 0; round < 4; round += 1) {
    const { body: early } = await planned(engine, boris, second, file);

    const applied = boris.send('POST', `/api/base-accounts/${second}/imports/${early.id}/apply/`);
    const sent = await Promise.all(Array.from({ length: 6 }, () => planned(engine, boris, second, file)));

    expect([200, 404, 409]).toContain((await applied).status);
    expect(new Set(sent.map(({ status }) => status)).difference(new Set([200, 409]))).toEqual(new Set());
    const checked = sent.filter(({ status }) => status === 200).map(({ body }) => `${second}-${body.id}`);
    const names = await readdir(join(engine.folder, 'imports'));
    expect([names.length, checked.includes(names[0] ?? '')]).toEqual([1, true]);
  }
});

describe('the way back', () => {
  const undo = async (id: string) => boris.send('POST', `/api/base-accounts/${second}/imports/${id}/undo/`);

  it('[B18] deletes what the last import made, and puts back what it changed', async () => {
    const file = await exportOf(engine, ana, 1);
    await importedInto(engine, boris, second, file);
    const before = storeIn(await exportOf(engine, boris, second));
    const edited = withStore(file, (store) => {
      Object.assign(store['meeting-points']?.[0] ?? {}, { name: 'The pier' });
      store['meeting-points']?.push({ id: 77, name: 'New', lat: 1, lon: 1 });
    });

    const { id } = await importedInto(engine, boris, second, edited);
    const { body } = await undo(id);

    expect(body).toEqual({ deleted: 1, restored: 1, skipped: [] });
    expect(storeIn(await exportOf(engine, boris, second))).toEqual(before);
    expect((await undo(id)).status).toBe(409);
  });

  it('[B15, B18] has the import and its undo in the history, with how many objects they wrote', async () => {
    const file = await exportOf(engine, ana, 1);
    const { id } = await importedInto(engine, boris, second, file);
    const { deleted } = (await undo(id)).body as unknown as { deleted: number };

    const { results } = (await boris.send('GET', '/api/history/?group=imports')).body as unknown as AccountHistory;

    expect(deleted).toBeGreaterThan(10);
    expect(results).toMatchObject([
      { group: 'imports', kind: 'undone', subject: second, count: deleted, actor: 'Ana Anić' },
      { group: 'imports', kind: 'imported', title: expect.stringMatching(/\.zip$/) as unknown },
    ]);
  });

  it('[B18] takes a whole import back, but what was changed since then', async () => {
    const { id, tours } = await importedInto(engine, boris, second, await exportOf(engine, ana, 1));
    await boris.send('PATCH', `/api/experiences/${tours[0]?.id}/`, { title: 'Mine by now' });

    const { body } = await undo(id);

    const left = await rowsOf(second);
    expect(left.experiences.map(({ title }) => title)).toEqual(['Mine by now']);
    expect((body as { skipped: unknown[] }).skipped).toContainEqual(
      expect.objectContaining({ kind: 'experiences', reason: 'changed' }),
    );
  });

  it('[B18a] goes on where it stopped, and keeps the departures of a changed tour', async () => {
    const { id, tours } = await importedInto(engine, boris, second, await exportOf(engine, ana, 1));
    const changed = tours[0]?.id ?? 0;
    await boris.send('PATCH', `/api/experiences/${changed}/`, { title: 'Mine by now' });
    const departuresOf = () =>
      engine.database.read(async (tx) => {
        const all = tx.selectFrom('departures').select('experience_id').distinct();
        const made = tours.map((it) => it.id);
        return (await all.where('experience_id', 'in', made).execute()).map((it) => it.experience_id);
      });
    const before = await departuresOf();
    const write = engine.database.write.bind(engine.database);
    let left = 5;
    engine.database.write = (unit) =>
      (left -= 1) < 0 ? Promise.reject(new Unavailable(new Error('the disk is full'))) : write(unit);

    const stopped = await undo(id);
    engine.database.write = write;
    const { status } = await undo(id);

    expect(before.length).toBeGreaterThan(1);
    expect([stopped.status, status]).toEqual([503, 200]);
    expect(await departuresOf()).toEqual([changed]);
    expect((await rowsOf(second)).experiences.map(({ title }) => title)).toEqual(['Mine by now']);
  });

  it('[B18a] says of no row that it had restored before that it was changed since', async () => {
    const file = await exportOf(engine, ana, 1);
    await importedInto(engine, boris, second, file);
    const edited = withStore(file, (store) => {
      Object.assign(store['meeting-points']?.[0] ?? {}, { name: 'The pier' });
      store['meeting-points']?.push({ id: 77, name: 'New', lat: 1, lon: 1 });
    });
    const { id } = await importedInto(engine, boris, second, edited);
    const write = engine.database.write.bind(engine.database);
    let left = 1;
    engine.database.write = (unit) =>
      (left -= 1) < 0 ? Promise.reject(new Unavailable(new Error('the disk is full'))) : write(unit);

    expect((await undo(id)).status).toBe(503);
    engine.database.write = write;
    expect((await undo(id)).body).toEqual({ deleted: 0, restored: 1, skipped: [] });
  });

  it('[A15, B18] is there for an import of 1.0, which had all rows in one text', async () => {
    const { id } = await importedInto(engine, boris, second, await exportOf(engine, ana, 1));
    const { dialect } = engine.database;
    const [, step] = migrations['0003-import-rows'] as [MigrationStep, Exclude<MigrationStep, string>];
    await engine.database.write(async (tx) => {
      const rows = await tx.selectFrom('import_rows').selectAll().orderBy('id').execute();
      const old = rows.map(({ kind, row_id, name, before_json, after_json }) => {
        const before: unknown = JSON.parse(before_json ?? 'null');
        return { kind, id: row_id, name, before, after: JSON.parse(after_json) as unknown };
      });
      await tx.deleteFrom('import_rows').execute();
      await tx
        .updateTable('imports')
        .set({ undo_json: JSON.stringify(old) })
        .execute();
      await step(tx, dialect, () => Promise.resolve());
    });

    expect((await undo(id)).body).toMatchObject({ restored: 0, skipped: [] });
    expect(await rowsOf(second)).toEqual({ experiences: [], stores: [], points: [], rates: [] });
  });

  it('[B18] is there for the last import alone', async () => {
    const file = await exportOf(engine, ana, 1);
    const first = await importedInto(engine, boris, second, file);
    const edited = withStore(file, (store) => Object.assign(store['meeting-points']?.[0] ?? {}, { name: 'The pier' }));
    engine.clock.now = engine.clock.now.add({ minutes: 1 });
    const last = await importedInto(engine, boris, second, edited);

    expect((await undo(first.id)).status).toBe(409);
    expect((await boris.send('GET', `/api/base-accounts/${second}/imports/`)).body).toMatchObject({
      last: { id: last.id, can_undo: 'yes' },
    });
  });
});
