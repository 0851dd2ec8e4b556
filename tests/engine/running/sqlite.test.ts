import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Transaction } from '#engine/database/database.ts';
import { FolderInUse } from '#engine/database/lock.ts';
import type { MigrationStep } from '#engine/database/run-migration.ts';
import { openSqlite, openSqliteToRead } from '#engine/database/sqlite/sqlite.ts';
import { DatabaseRefused } from '#engine/database/unavailable.ts';
import { laterVersion, sample } from '#tests/support/engine/later-version.ts';

/** A wait longer than any test, so that only their size closes groups. */
const LONG = 60_000;

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-database-'));
  database = await openSqlite(folder, { turnMilliseconds: LONG });
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const put = (key: string) => async (tx: Transaction) => {
  await tx.insertInto('meta').values({ key, value: 'x' }).execute();
  return key;
};
const keys = () =>
  database.read(async (tx) =>
    (await tx.selectFrom('meta').select('key').where('key', '<>', 'id-range').orderBy('key').execute()).map(
      ({ key }) => key,
    ),
  );

describe('a unit that writes', () => {
  it('is refused, and nothing else happens, once the database is closed', async () => {
    await database.close();

    await expect(database.write(put('late'))).rejects.toThrow('database is not open');
    database = await openSqlite(folder);
    expect(await keys()).toEqual([]);
  });

  it('answers only when its whole group is committed', async () => {
    const outside = new DatabaseSync(join(folder, 'landfall.sqlite'), { readOnly: true });
    const seenBy = () => outside.prepare("select count(*) as n from meta where key <> 'id-range'").get()?.['n'];
    const seenInside: unknown[] = [];
    const seenAtAnswer: unknown[] = [];

    await Promise.all(
      ['a', 'b', 'c'].map(async (key) => {
        await database.write(async (tx) => {
          await put(key)(tx);
          seenInside.push(seenBy());
        });
        seenAtAnswer.push(seenBy());
      }),
    );

    expect(seenInside).toEqual([0, 0, 0]);
    expect(seenAtAnswer).toEqual([3, 3, 3]);
    outside.close();
  });

  it('shares its commit with whoever asked in the same turn, 64 at the most', async () => {
    const commits = new Set<number>();
    const file = new DatabaseSync(join(folder, 'landfall.sqlite'), { readOnly: true });
    const version = () => Number(file.prepare('pragma data_version').get()?.['data_version']);

    await Promise.all(
      Array.from({ length: 65 }, async (_, i) => {
        await database.write(put(`key ${i}`));
        commits.add(version());
      }),
    );

    expect(commits.size).toBe(2);
    file.close();
  });

  it('takes into its commit whoever asks while it is under way', async () => {
    const before = database.writes ?? 0;
    let late: Promise<string> | undefined;

    await database.write(async (tx) => {
      await put('a')(tx);
      setImmediate(() => {
        late = database.write(put('b'));
      });
    });
    await late;

    expect(await keys()).toEqual(['a', 'b']);
    expect(database.writes).toBe(before + 1);
  });
});

describe('where the database gives up a whole transaction', () => {
  const giveUp = (tx: Transaction) => sql`rollback`.execute(tx);

  it('runs its group once more, so that nobody loses what another did', async () => {
    let runs = 0;
    const outcomes = await Promise.allSettled([
      database.write(put('a')),
      database.write(async (tx) => {
        runs += 1;
        await put('b')(tx);
        if (runs === 1) {
          await giveUp(tx);
          throw new Error('disk full');
        }
      }),
      database.write(put('c')),
    ]);

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect(runs).toBe(2);
    expect(await keys()).toEqual(['a', 'b', 'c']);
  });

  it('refuses only the unit that does it again', async () => {
    const outcomes = await Promise.allSettled([
      database.write(put('a')),
      database.write(async (tx) => {
        await put('b')(tx);
        await giveUp(tx);
        throw new Error('disk full');
      }),
      database.write(put('c')),
    ]);

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await keys()).toEqual(['a', 'c']);
  });
});

describe('the folder of data', () => {
  it('is refused to a second engine, in a sentence that names it', { tags: 'long' }, async () => {
    const refusal: unknown = await openSqlite(folder).catch((error: unknown) => error);

    expect(refusal).toBeInstanceOf(FolderInUse);
    expect(String(refusal)).toContain(`DATA_DIR '${folder}' is in use by another engine`);
  });

  it('is open to the next one when the first has closed, with all that it kept', async () => {
    await database.write(put('a'));
    await database.close();
    database = await openSqlite(folder);

    expect(await keys()).toEqual(['a']);
  });
});

describe('an upgrade', () => {
  const upgrade = async (...migration: readonly MigrationStep[]) => {
    database = await openSqlite(folder, { version: laterVersion(migration) });
  };
  const read = <T>(text: string) => database.read(async (tx) => (await sql<T>`${sql.raw(text)}`.execute(tx)).rows);

  it('[A15] brings the tables to a later version, with what they have', async () => {
    await database.write(put('a'));
    await database.close();

    await upgrade(...[sample].flat());

    expect(await keys()).toEqual(['a']);
    const indexes = `select name from sqlite_schema where name in ('payments_by_time', 'payments_by_sample')`;
    expect(await read(indexes)).toEqual([{ name: 'payments_by_sample' }]);
    // Tables that a migration makes take their ids from the database's range, too.
    await database.write((tx) => sql`insert into samples (title) values ('')`.execute(tx));
    expect((await read<{ id: number }>('select id from samples'))[0]?.id).toBeGreaterThan(1_000_000_000);
  });

  it('[A15] that fails leaves nothing of it, and the next one succeeds', async () => {
    const create = 'create table samples (id integer primary key autoincrement)';
    await database.close();

    await expect(upgrade(create, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await upgrade(create);
    expect(await read('select * from samples')).toEqual([]);
  });
});

describe('a database of a version before 1.0', () => {
  beforeEach(async () => {
    await database.close();
    const file = new DatabaseSync(join(folder, 'landfall.sqlite'));
    file.exec(`delete from kysely_migration; insert into kysely_migration values ('0001-storefront', '2026-01-01')`);
    file.close();
  });
  afterEach(async () => {
    for (const end of ['', '-wal', '-shm']) await rm(join(folder, `landfall.sqlite${end}`), { force: true });
    database = await openSqlite(folder);
  });

  it.each([openSqlite, openSqliteToRead])('[A15] is refused with how to export and import its stores', async (open) => {
    const refusal: unknown = await open(folder).catch((error: unknown) => error);

    expect(refusal).toBeInstanceOf(DatabaseRefused);
    expect(String(refusal)).toMatch(
      /before 1\.0.* with the version that made it.*npm run export.*empty DATA_DIR.*npm run import/,
    );
  });
});

/** References to rows that are hardly ever deleted, from tables of few rows. */
const UNINDEXED = [
  'carts.store_id',
  'desk_devices.role_id',
  'desk_enrolments.account_id',
  'desk_enrolments.role_id',
  'desk_enrolments.user_id',
  'desk_leases.store_id',
  'filer_folders.parent_id',
  'former_slugs.account_id',
  'inventory_items.category_id',
  'partner_requests.store_id',
  'stores.icon_picture_id',
  'voucher_keys.device_id',
];

it('finds the rows that refer to a deleted one by an index', async () => {
  const { rows } = await database.read((tx) =>
    sql<{ reference: string }>`
      select m.name || '.' || f."from" as reference from sqlite_master m, pragma_foreign_key_list(m.name) f
      where m.type = 'table'
        and not exists (select 1 from pragma_table_info(m.name) t where t.name = f."from" and t.pk = 1)
        and not exists (select 1 from pragma_index_list(m.name) i, pragma_index_info(i.name) c
          where c.seqno = 0 and c.name = f."from")
      order by 1`.execute(tx),
  );

  expect(rows.map(({ reference }) => reference)).toEqual(UNINDEXED);
});
