import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '#engine/database/database.ts';
import { PostgresPool } from '#engine/database/postgres/pool.ts';
import { preparePostgres } from '#engine/database/postgres/prepare.ts';
import { DatabaseRefused } from '#engine/database/unavailable.ts';
import { anEmptyPostgres, casesOf } from '../../support/engine/databases.ts';
import { laterVersion, sample } from '../../support/engine/later-version.ts';
import { withClient } from '../../support/engine/postgres.ts';

/** Statements of a running engine of the older version: a buyer's request locks payments before orders, other requests lock orders first. */
const PAYMENTS = 'delete from payments where false';
const ORDERS = 'update orders set note = note';
const CUSTOMERS = 'update customers set note = note';

let name = 0;
let url: string;
let clients: pg.Client[];

beforeEach(async () => {
  clients = [];
  url = await anOlderDatabase();
}, 60_000);
afterEach(() => Promise.all(clients.map((it) => it.end())));

async function anOlderDatabase(): Promise<string> {
  const address = await anEmptyPostgres(`upgrade_${(name += 1)}`);
  await prepare(address);
  return address;
}

async function aClient(address = url): Promise<pg.Client> {
  const client = new pg.Client(address);
  await client.connect();
  clients.push(client);
  return client;
}

async function prepare(address: string, options?: Parameters<typeof preparePostgres>[2]): Promise<void> {
  const pool = new PostgresPool(address, 1, () => {});
  try {
    await preparePostgres(address, pool, options);
  } finally {
    await pool.close();
  }
}

const run = (client: pg.Client, ...statements: readonly string[]) => client.query(statements.join('; '));
const upgrade = (address = url) => prepare(address, { version: laterVersion(sample) });

const indexesOf = (address: string) =>
  withClient(address, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select indexrelid::regclass::text || case when indisvalid then '' else ' is not valid' end as name
       from pg_index where indrelid::regclass::text in (select tablename from pg_tables where schemaname = 'public')`,
    );
    return rows.map((row) => row.name).toSorted();
  });

/** Waits until the engine's connection waits for a lock. @returns the id of its process */
async function untilWaiting(): Promise<number> {
  const client = await aClient();
  const waiting = async () => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'landfall' and wait_event_type = 'Lock'`,
    );
    return rows[0]?.pid ?? 0;
  };
  let pid = 0;
  await expect.poll(async () => (pid = await waiting()), { timeout: 10_000 }).toBeGreaterThan(0);
  return pid;
}

describe('an upgrade beside an engine of the version before', { timeout: 120_000 }, () => {
  it('[A15] holds up no writes while an index is made, and gives no buyer a deadlock', async () => {
    const [buyer, other] = [await aClient(), await aClient()];
    await run(buyer, 'begin', PAYMENTS);
    const upgraded = upgrade();
    upgraded.catch(() => {});
    await untilWaiting();

    await run(other, `set lock_timeout = '3s'`, 'begin', PAYMENTS, ORDERS, CUSTOMERS, 'commit');
    await run(buyer, ORDERS, 'commit');
    await upgraded;

    const fresh = await anEmptyPostgres(`upgrade_${(name += 1)}`);
    await upgrade(fresh);
    expect(await indexesOf(url)).toEqual(await indexesOf(fresh));
    expect(await indexesOf(url)).toContain('payments_by_sample');
  });

  it('[A15] waits for all its tables within one limit, so that a buyer who waits for the first is not ended', async () => {
    const [buyer, other] = [await aClient(), await aClient()];
    // The tests' server looks for deadlocks after 200 ms, which would end the upgrade first.
    await run(other, `alter database upgrade_${name} set deadlock_timeout = '1s'`);
    await run(buyer, `set deadlock_timeout = '700ms'`, 'begin', PAYMENTS);
    await run(other, 'begin', CUSTOMERS);
    const upgraded = upgrade();
    upgraded.catch(() => {});
    await untilWaiting();

    const waiting = run(buyer, ORDERS, 'commit');
    // The upgrade has orders. It waits for customers, and then for the buyer's payments: each for less than the limit of one table.
    await run(other, 'select pg_sleep(0.3)', 'commit');

    await expect(waiting).resolves.toBeDefined();
    await upgraded;
  });

  it('[A15] succeeds under load, and the load with it', async () => {
    for (let round = casesOf({ soak: 100, daily: 3 }); round > 0; round--) {
      const address = await anOlderDatabase();
      const over = new AbortController();
      const load = Array.from({ length: 6 }, async (_, n) => {
        const client = await aClient(address);
        // The server's default: an upgrade gives way before it. The tests' server looks for deadlocks sooner.
        await client.query(`set deadlock_timeout = '1s'`);
        const statements = n % 2 === 0 ? [PAYMENTS, ORDERS] : [ORDERS, CUSTOMERS, PAYMENTS];
        let runs = 0;
        for (; !over.signal.aborted; runs++) {
          await client.query('begin');
          for (const statement of statements) await client.query(statement);
          await client.query('commit');
          // Clients that never pause hold one of the tables at every moment, which no lock order survives.
          await pause(Math.random() * 20);
        }
        return runs;
      });
      const upgraded = upgrade(address).finally(() => over.abort());

      const runs = await Promise.all(load);
      await upgraded;
      expect(Math.min(...runs)).toBeGreaterThan(0);
      expect((await indexesOf(address)).filter((it) => it.includes('not valid'))).toEqual([]);
    }
  });

  it('[A15] that is cut short is completed by the next start', async () => {
    const buyer = await aClient();
    await run(buyer, 'begin', PAYMENTS);
    const cut = upgrade().catch((error: unknown) => error);
    const pid = await untilWaiting();
    await run(await aClient(), `select pg_terminate_backend(${pid})`);
    expect(String(await cut)).toMatch(/DATABASE_URL/);

    await run(buyer, 'commit');
    await upgrade();

    const indexes = await indexesOf(url);
    expect(indexes).toContain('payments_by_sample');
    expect(indexes).not.toContain('payments_by_time');
    expect(indexes.filter((it) => it.includes('not valid'))).toEqual([]);
  });

  it('[A15] gives up in words where a table is never free', async () => {
    await run(await aClient(), 'begin', CUSTOMERS);

    await expect(prepare(url, { mostMilliseconds: 1_500, version: laterVersion(sample) })).rejects.toThrow(
      /^DATABASE_URL: the tables of 'upgrade_\d+' were in use .* start it again/,
    );
  });
});

describe('a migration', { timeout: 60_000 }, () => {
  /** A migration that fails with a code of PostgreSQL's in its first runs. */
  const failing = (code: string, times: number) => {
    let runs = 0;
    const step = async (tx: Transaction) => {
      runs += 1;
      if (runs <= times)
        await sql.raw(`do $$ begin raise exception 'as asked' using errcode = '${code}'; end $$`).execute(tx);
    };
    return {
      version: laterVersion(['alter table orders add column sample integer not null default 0', step]),
      runs: () => runs,
    };
  };
  const hasSample = () =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query(`select from information_schema.columns where column_name = 'sample'`);
      return rowCount === 1;
    });

  it('[A15] runs again after a deadlock, from its begin', async () => {
    const { version, runs } = failing('40P01', 2);

    await prepare(url, { version });

    expect([runs(), await hasSample()]).toEqual([3, true]);
  });

  it('[A15] that fails ends the start in words, and leaves nothing', async () => {
    const { version, runs } = failing('22012', 1);

    const refusal = await prepare(url, { version }).catch((error: unknown) => error);

    expect(refusal).toBeInstanceOf(DatabaseRefused);
    expect(String(refusal)).toMatch(
      /DATABASE_URL: the tables of 'upgrade_\d+' could not be brought to this version: as asked\. .* start it again/,
    );
    expect([runs(), await hasSample()]).toEqual([1, false]);
  });
});
