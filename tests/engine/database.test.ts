import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Transaction } from '#engine/database/database.ts';
import { FolderInUse } from '#engine/database/lock.ts';
import { openSqlite } from '#engine/database/sqlite.ts';

/** Milliseconds that no test takes: groups close by their size alone. */
const LONG = 60_000;

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-database-'));
  database = await openSqlite(folder, LONG);
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
    (await tx.selectFrom('meta').select('key').orderBy('key').execute()).map(({ key }) => key),
  );

describe('a unit that writes', () => {
  it('is kept when its answer is there', async () => {
    expect(await database.write(put('a'))).toBe('a');

    expect(await keys()).toEqual(['a']);
  });

  it('is refused, and nothing else happens, once the database is closed', async () => {
    await database.close();

    await expect(database.write(put('late'))).rejects.toThrow('database is not open');
    database = await openSqlite(folder);
    expect(await keys()).toEqual([]);
  });

  it('is undone alone where it throws, whatever else is in its group', async () => {
    const outcomes = await Promise.allSettled([
      database.write(put('a')),
      database.write(async (tx) => {
        await put('b')(tx);
        throw new Error('no');
      }),
      database.write(put('c')),
    ]);

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await keys()).toEqual(['a', 'c']);
  });

  it('is undone where the database refuses a statement of it', async () => {
    const outcomes = await Promise.allSettled([
      database.write(put('a')),
      database.write(async (tx) => {
        await put('b')(tx);
        await put('a')(tx);
      }),
    ]);

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await keys()).toEqual(['a']);
  });

  it('has another run in its place where it throws, with what was thrown', async () => {
    const answer = await database.write<string>(
      async (tx) => {
        await put('a')(tx);
        throw new Error('why');
      },
      async (tx, error) => {
        await put('b')(tx);
        return String(error);
      },
    );

    expect(answer).toBe('Error: why');
    expect(await keys()).toEqual(['b']);
  });

  it('is undone together with the one in its place where that throws too', async () => {
    const outcome = database.write(
      async (tx) => {
        await put('a')(tx);
        throw new Error('first');
      },
      async (tx) => {
        await put('b')(tx);
        throw new Error('second');
      },
    );

    await expect(outcome).rejects.toThrow('second');
    expect(await keys()).toEqual([]);
  });

  it('answers only when its whole group is committed', async () => {
    const outside = new DatabaseSync(join(folder, 'landfall.sqlite'), { readOnly: true });
    const seenBy = () => outside.prepare('select count(*) as n from meta').get()?.['n'];
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

describe('a unit that reads', () => {
  it('never sees what is not committed', async () => {
    let seen: string[] | undefined;
    await database.write(async (tx) => {
      await put('a')(tx);
      seen = await keys();
    });

    expect(seen).toEqual([]);
    expect(await keys()).toEqual(['a']);
  });

  it('sees one state of the data from its first query to its last', async () => {
    const counts = await database.read(async (tx) => {
      const count = async () => (await tx.selectFrom('meta').selectAll().execute()).length;
      const before = await count();
      await database.write(put('a'));
      return [before, await count()];
    });

    expect(counts).toEqual([0, 0]);
    expect(await keys()).toEqual(['a']);
  });

  it('cannot write', async () => {
    await expect(database.read(put('a'))).rejects.toThrow(/readonly|query_only/);
  });

  it('does not stop the next one by failing', async () => {
    await expect(database.read(() => Promise.reject(new Error('no')))).rejects.toThrow('no');

    expect(await keys()).toEqual([]);
  });
});

describe('the folder of data', () => {
  it('is refused to a second engine, in a sentence that names it', async () => {
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

  it('[A13] is guarded by its last wall: more sold than there are places is refused by the tables themselves', async () => {
    await database.write(async (tx) => {
      for (const statement of [
        `insert into base_accounts (id, company_display_name, created_at) values (1, 'a', 0)`,
        `insert into experiences (id, account_id, slug, type, status, title, short_description, description, highlights_json,
         languages_json, time_zone, currency, cutoff_minutes, pickup_json, dropoff_json, seasons_json, exceptions_json,
         departures_until, version) values (1, 1, 'a', 'tour', 'draft', '', '', '', '', '', '', 'EUR', 0, '', '', '', '', '', 1)`,
        `insert into start_times (id, experience_id, time) values (1, 1, '09:00:00')`,
        `insert into departures (id, experience_id, start_time_id, date, starts_at, cutoff_at, capacity, sold)
         values (1, 1, 1, '2026-12-01', 0, 0, 5, 5)`,
      ]) {
        await sql.raw(statement).execute(tx);
      }
    });

    const sell = (sold: number) => database.write((tx) => tx.updateTable('departures').set({ sold }).execute());
    await expect(sell(6)).rejects.toThrow(/CHECK/);
    await expect(sell(-1)).rejects.toThrow(/CHECK/);
  });
});
