import { inspect } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '#engine/database/database.ts';
import { preparedChange } from '#engine/database/prepared.ts';
import { settleAll } from '#engine/database/settle-all.ts';
import { Unavailable } from '#engine/database/unavailable.ts';
import { lockDeparture, lockDepartures } from '#engine/places/places-left.ts';
import { touchExperiences } from '#engine/places/version.ts';
import { aDatabase, type TestDatabase } from '../../support/engine/databases.ts';
import { noon, runningDay, smallStore } from '../../support/stores/small-store.ts';

let the: TestDatabase;

beforeEach(async () => {
  the = await aDatabase(noon, [smallStore]);
}, 60_000);
afterEach(() => the.remove());

const put = (tx: Transaction, key: string, value = 'x') => tx.insertInto('meta').values({ key, value }).execute();
const meta = () => the.database.read((tx) => tx.selectFrom('meta').selectAll().orderBy('key').execute());
const tell = preparedChange((tx, it: { key: string; value: string }) =>
  tx.insertInto('meta').values({ key: it.key, value: it.value }),
);
const ended = sql`pg_terminate_backend(pg_backend_pid())`.as('ended');
const endOwnConnection = (tx: Transaction) => tx.selectNoFrom(ended).execute();
const tellToEnd = preparedChange((tx) => tx.selectNoFrom(ended));

/** The number of connections that wait for a lock in this database. */
const waiting = () =>
  the.database.read(async (tx) => {
    const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
    return rows[0]?.count;
  });

/** A meeting point for two transactions: each continues when both have arrived. */
function rendezvous(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 2;
  return () => {
    waiting -= 1;
    if (waiting <= 0) resolve();
    return promise;
  };
}

describe('units that come in each other’s way', () => {
  it('[A15] both happen after a deadlock', async () => {
    const both = rendezvous();
    const runs = [0, 0];
    const locking = (n: number, first: number, second: number) =>
      the.database.write(async (tx) => {
        runs[n] = (runs[n] ?? 0) + 1;
        await lockDepartures(tx, [first]);
        await both();
        await lockDepartures(tx, [second]);
        await put(tx, `${n}`);
      });
    await Promise.all([locking(0, 1, 2), locking(1, 2, 1)]);

    expect((await meta()).map(({ key }) => key)).toEqual(['0', '1']);
    expect((runs[0] ?? 0) + (runs[1] ?? 0)).toBeGreaterThan(2);
  });

  it('[A15] find what the other has written where both would have written it', async () => {
    const both = rendezvous();
    const once = (value: string) =>
      the.database.write(async (tx) => {
        const known = await tx.selectFrom('meta').select('value').where('key', '=', 'a').executeTakeFirst();
        await both();
        if (known) return known.value;
        await put(tx, 'a', value);
        return value;
      });
    const [one, other] = await Promise.all([once('one'), once('other')]);

    expect(one).toBe(other);
    expect(await meta()).toEqual([{ key: 'a', value: one }]);
  });

  it('[A17, A15] draw versions that are seen in their order', async () => {
    const touched: number[] = [];
    const { promise: firstMayEnd, resolve: endFirst } = Promise.withResolvers<void>();
    const { promise: firstHasDrawn, resolve: drawn } = Promise.withResolvers<void>();
    const first = the.database.write(async (tx) => {
      await touchExperiences(tx, [1]);
      drawn();
      await firstMayEnd;
      touched.push(1);
    });
    await firstHasDrawn;
    const second = the.database.write((tx) => touchExperiences(tx, [2])).then(() => touched.push(2));
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    endFirst();
    await Promise.all([first, second]);

    const versions = await the.database.read((tx) =>
      tx.selectFrom('experiences').select('version').where('id', 'in', [1, 2]).orderBy('id').execute(),
    );
    expect(touched).toEqual([1, 2]);
    expect(versions.map(({ version }) => version)).toEqual([2, 3]);
  });
});

describe('a connection', () => {
  it('[A15] that is lost within a unit is replaced, and the unit runs again', async () => {
    let runs = 0;
    await the.database.write(async (tx) => {
      runs += 1;
      await put(tx, 'a');
      if (runs === 1) await endOwnConnection(tx);
    });

    expect([runs, (await meta()).length]).toEqual([2, 1]);
  });

  it('[A15] that is lost with the commit leaves it open whether anything happened, and is not tried again', async () => {
    let runs = 0;
    const outcome = the.database.write(async (tx) => {
      runs += 1;
      await put(tx, 'a');
      await tellToEnd(tx, {});
    });

    await expect(outcome).rejects.toBeInstanceOf(Unavailable);
    expect([runs, await meta()]).toEqual([1, []]);
  });

  it('[A15] that is lost while a unit reads is replaced', async () => {
    let runs = 0;
    const found = await the.database.read(async (tx) => {
      runs += 1;
      if (runs === 1) await endOwnConnection(tx);
      return (await tx.selectFrom('stores').select('slug').execute()).length;
    });

    expect([runs, found]).toEqual([2, 1]);
  });

  it('[A15] whose kept statements a newer engine has made stale is replaced', async () => {
    const at = { experience_id: 1, date: runningDay, start_time_id: 1 };
    const lock = () => the.database.write((tx) => lockDeparture(tx, at, noon, ''));
    const before = await lock();
    await the.database.write((tx) => sql`alter table departures add column newer text`.execute(tx));
    const after = await lock();
    await the.database.write((tx) => sql`alter table departures drop column newer`.execute(tx));

    expect(after).toEqual({ ...before, departure: { ...before?.departure, newer: null } });
  });
});

describe('what is asked', () => {
  it('[A15] and what is only told is done in its order', async () => {
    const seen = await the.database.write(async (tx) => {
      await tell(tx, { key: 'a', value: '1' });
      await tell(tx, { key: 'b', value: '2' });
      const [first, second] = await settleAll(
        tx.selectFrom('meta').select('key').orderBy('key').execute(),
        tx.deleteFrom('meta').where('key', '=', 'a').executeTakeFirst(),
      );
      return [first().map(({ key }) => key), second().numDeletedRows];
    });

    expect(seen).toEqual([['a', 'b'], 1n]);
    expect(await meta()).toEqual([{ key: 'b', value: '2' }]);
  });

  it('[A15] is undone with what was only told and failed, at the commit or before', async () => {
    await the.database.write((tx) => put(tx, 'a'));
    const atCommit = the.database.write(async (tx) => {
      await put(tx, 'b');
      await tell(tx, { key: 'a', value: '2' });
      return 'done';
    });
    await expect(atCommit).rejects.toThrow(/duplicate key/);
    const before = the.database.write(async (tx) => {
      await tell(tx, { key: 'a', value: '2' });
      await tx.selectFrom('meta').selectAll().execute();
    });
    await expect(before).rejects.toThrow(/duplicate key/);

    expect(await meta()).toEqual([{ key: 'a', value: 'x' }]);
  });

  it('[P15, A15] and refused says nothing of the row in its error, which ends in the log', async () => {
    const ana = { company_display_name: 'Ana Horvat', created_at: 0 };
    const refused: unknown = await the.database
      .write((tx) =>
        tx
          .insertInto('base_accounts')
          .values({ ...ana, id: 1 })
          .execute(),
      )
      .catch((error: unknown) => error);
    const failing: unknown = await the.database
      .write((tx) => sql`insert into meta (key, value) values ('Ana Horvat', null)`.execute(tx))
      .catch((error: unknown) => error);

    expect([refused, failing].map((error) => (error as { code?: string }).code)).toEqual(['23505', '23502']);
    expect(inspect([refused, failing])).not.toContain('Ana');
  });

  it('[A15] is answered in the types of SQLite', async () => {
    const row = await the.database.read((tx) =>
      tx
        .selectFrom('departures')
        .select(({ fn, eb }) => [
          fn.countAll().as('count'),
          fn.sum('capacity').as('sum'),
          fn.max('starts_at').as('last'),
          fn.min('date').as('first_day'),
          eb(fn.countAll(), '>', 0).as('isAny'),
        ])
        .executeTakeFirstOrThrow(),
    );

    expect(Object.values(row).map((value) => typeof value)).toEqual(['number', 'number', 'number', 'string', 'number']);
    expect(row.isAny).toBe(1);
  });

  it('[A15] is refused where a double would round it', async () => {
    const huge = the.database.read((tx) => sql`select 9007199254740993 as huge`.execute(tx));

    await expect(huge).rejects.toThrow('9007199254740993 is beyond 2^53');
    expect(await meta()).toEqual([]);
  });
});
