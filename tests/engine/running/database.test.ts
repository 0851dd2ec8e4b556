import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Transaction } from '#engine/database/database.ts';
import { thisVersion } from '#engine/database/migrate.ts';
import { SqliteConnection } from '#engine/database/sqlite/connection.ts';
import { aDatabase, isOnPostgres, type TestDatabase } from '../../support/engine/databases.ts';
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

describe('a long unit', () => {
  /** Waits for other writes, as a unit with much work does. */
  const until = async (isDone: () => boolean, pause: () => Promise<void>) => {
    while (!isDone()) await pause();
  };

  it('[B18] lets others write before it is done, and then is there as a whole', async () => {
    let others = 0;
    const seen: (readonly string[])[] = [];
    const long = the.database.writeInSlices(async (tx, pause) => {
      await put('a')(tx);
      await until(() => others > 0, pause);
      await put('c')(tx);
      await until(() => others > 1, pause);
      return (await tx.selectFrom('meta').select('key').where('key', 'in', ['a', 'c']).execute()).length;
    });
    for (const key of ['b', 'd']) {
      await the.database.write(put(key));
      seen.push(await keys());
      others += 1;
    }

    expect(await long).toBe(2);
    expect(seen).toEqual([['b'], ['b', 'd']]);
    expect(await keys()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('[B18] leaves nothing behind where it throws after others have written', async () => {
    let isDone = false;
    const long = the.database.writeInSlices(async (tx, pause) => {
      await put('a')(tx);
      await until(() => isDone, pause);
      throw new Error('no');
    });
    await the.database.write(put('b'));
    isDone = true;

    await expect(long).rejects.toThrow('no');
    expect(await keys()).toEqual(['b']);
  });

  it.runIf(!isOnPostgres())(
    '[B18] begins anew where others have changed what it read, and is refused at the third time',
    async () => {
      let runs = 0;
      let written = 0;
      const long = (most: number) =>
        the.database.writeInSlices(async (tx, pause) => {
          runs += 1;
          const mine = runs;
          const { length } = await tx.selectFrom('meta').select('key').execute();
          if (mine <= most) await until(() => written >= mine, pause);
          await put(`long ${length}`)(tx);
        });
      const others = async (count: number) => {
        for (let n = 1; n <= count; n += 1) {
          await vi.waitFor(() => expect(runs).toBe(n));
          await the.database.write(put(`other ${n}`));
          written = n;
        }
      };

      await Promise.all([long(1), others(1)]);
      expect(await keys()).toEqual(['long 1', 'other 1']);

      runs = 0;
      written = 0;
      await the.database.write((tx) => tx.deleteFrom('meta').execute());
      await expect(Promise.all([long(3), others(3)])).rejects.toThrow('the database is out of reach');
      expect(await keys()).toEqual(['other 1', 'other 2', 'other 3']);
    },
  );
});

describe.runIf(!isOnPostgres())('the end of a long unit', () => {
  /** Runs a long unit that reads two tables before others do this. @returns what of it was read again at its end */
  async function readAgain(others: (tx: Transaction) => Promise<unknown>): Promise<string[]> {
    const end = new AbortController();
    const long = the.database.writeInSlices(async (tx, pause) => {
      await tx.selectFrom('meta').select('key').where('key', '=', 'read').execute();
      await tx.selectFrom('pricing_rates').select('id').execute();
      await put('long')(tx);
      await tx.deleteFrom('carts').where('id', '=', 'nothing').execute();
      while (!end.signal.aborted) await pause();
    });
    await the.database.write(others);
    const executed = vi.spyOn(SqliteConnection.prototype, 'executeQuery');
    end.abort();
    await long;
    const texts = executed.mock.calls.map(([{ sql: text }]) => text);
    executed.mockRestore();
    expect(texts.filter((it) => it.startsWith('insert into "meta"'))).toHaveLength(2);
    return texts.filter((it) => !it.startsWith('insert')).map((it) => /from "(\w+)"/.exec(it)?.[1] ?? it);
  }

  it('[B18] repeats nothing that was read, where others have changed other tables', async () => {
    expect(await readAgain((tx) => tx.deleteFrom('users').execute())).toEqual([]);
  });

  it('[B18] repeats what was read of a table that others have changed, and what changed nothing of it', async () => {
    expect(await readAgain(put('other'))).toEqual(['meta']);
    await the.database.write((tx) => tx.deleteFrom('meta').execute());
    expect(await readAgain((tx) => tx.deleteFrom('carts').execute())).toEqual(['carts']);
  });

  it('[B18] counts what a foreign key has changed', async () => {
    expect(await readAgain((tx) => tx.deleteFrom('experiences').execute())).toContain('pricing_rates');
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
