import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '#engine/database/database.ts';
import { thisVersion } from '#engine/database/migrate.ts';
import { aDatabase, type TestDatabase } from '../../support/engine/databases.ts';
import { noon } from '../../support/stores/small-store.ts';

let the: TestDatabase;

beforeEach(async () => {
  the = await aDatabase(noon, []);
});
afterEach(() => the.remove());

const put = (key: string) => async (tx: Transaction) => {
  await tx.insertInto('meta').values({ key, value: 'x' }).execute();
  return key;
};
const keys = () =>
  the.database.read(async (tx) =>
    (await tx.selectFrom('meta').select('key').orderBy('key').execute()).map(({ key }) => key),
  );

it('knows the names of all migrations without loading them', async () => {
  expect((await thisVersion.names()).toSorted()).toEqual(Object.keys(await thisVersion.load()).toSorted());
});

describe('a unit that writes', () => {
  it('is kept when its answer is there', async () => {
    expect(await the.database.write(put('a'))).toBe('a');

    expect(await keys()).toEqual(['a']);
  });

  it('is undone alone where it throws, whatever else is in its group', async () => {
    const outcomes = await Promise.allSettled([
      the.database.write(put('a')),
      the.database.write(async (tx) => {
        await put('b')(tx);
        throw new Error('no');
      }),
      the.database.write(put('c')),
    ]);

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await keys()).toEqual(['a', 'c']);
  });

  it('is undone where the database refuses a statement of it', async () => {
    await the.database.write(put('a'));
    const outcome = the.database.write(async (tx) => {
      await put('b')(tx);
      await put('a')(tx);
    });

    await expect(outcome).rejects.toThrow(/unique/i);
    expect(await keys()).toEqual(['a']);
  });

  it('has another run in its place where it throws, with what was thrown', async () => {
    const answer = await the.database.write<string>(
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
    const outcome = the.database.write(
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
});

describe('a unit that is only tried', () => {
  it('[B18] sees what it writes, while others write, and leaves nothing', async () => {
    await the.database.write(put('before'));
    const tried = the.database.tryOut(async (tx) => {
      await put('tried')(tx);
      await the.database.write(put('other'));
      return (await tx.selectFrom('meta').select('key').where('key', 'in', ['before', 'tried']).execute()).length;
    });

    expect(await tried).toBe(2);
    expect(await keys()).toEqual(['before', 'other']);
  });

  it('[B18] leaves nothing where it throws', async () => {
    const tried = the.database.tryOut(async (tx) => {
      await put('tried')(tx);
      throw new Error('no');
    });

    await expect(tried).rejects.toThrow('no');
    expect(await keys()).toEqual([]);
  });
});

describe('a unit that reads', () => {
  it('never sees what is not committed', async () => {
    let seen: string[] | undefined;
    await the.database.write(async (tx) => {
      await put('a')(tx);
      seen = await keys();
    });

    expect(seen).toEqual([]);
    expect(await keys()).toEqual(['a']);
  });

  it('sees one state of the data from its first query to its last', async () => {
    const counts = await the.database.read(async (tx) => {
      const count = async () => (await tx.selectFrom('meta').selectAll().execute()).length;
      const before = await count();
      await the.database.write(put('a'));
      return [before, await count()];
    });

    expect(counts).toEqual([0, 0]);
    expect(await keys()).toEqual(['a']);
  });

  it('cannot write', async () => {
    // SQLite's error is the cause of the database's error.
    const refusal: unknown = await the.database.read(put('a')).then(
      () => null,
      (error: Error) => error.cause ?? error,
    );

    expect(refusal).toMatchObject({ message: expect.stringMatching(/read-?only/) as string });
  });

  it('does not stop the next one by failing', async () => {
    await expect(the.database.read(() => Promise.reject(new Error('no')))).rejects.toThrow('no');

    expect(await keys()).toEqual([]);
  });
});

describe('a single query', () => {
  const keysNow = () =>
    the.database.ask(async (tx) =>
      (await tx.selectFrom('meta').select('key').orderBy('key').execute()).map(({ key }) => key),
    );

  it('sees what is committed by then, and nothing else', async () => {
    let seen: string[] | undefined;
    await the.database.write(async (tx) => {
      await put('a')(tx);
      seen = await keysNow();
    });

    expect(seen).toEqual([]);
    expect(await keysNow()).toEqual(['a']);
  });

  it('sees what was committed while a unit beside it reads an older state', async () => {
    const inside = await the.database.read(async (tx) => {
      const count = async () => (await tx.selectFrom('meta').selectAll().execute()).length;
      await count();
      await the.database.write(put('a'));
      const beside = keysNow();
      return { own: await count(), beside };
    });

    expect(inside.own).toBe(0);
    expect(await inside.beside).toEqual(['a']);
  });

  it('does not stop the next one by failing', async () => {
    await expect(the.database.ask(() => Promise.reject(new Error('no')))).rejects.toThrow('no');

    expect(await keysNow()).toEqual([]);
  });
});

describe('the tables', () => {
  it('[A13] are the last wall: more sold than there are places is refused by the tables themselves', async () => {
    await the.database.write(async (tx) => {
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

    const sell = (sold: number) => the.database.write((tx) => tx.updateTable('departures').set({ sold }).execute());
    await expect(sell(6)).rejects.toThrow(/check/i);
    await expect(sell(-1)).rejects.toThrow(/check/i);
  });
});
