import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PostgresPool } from '#engine/database/postgres/pool.ts';
import { openPostgres } from '#engine/database/postgres/postgres.ts';
import { preparePostgres } from '#engine/database/postgres/prepare.ts';
import { anEmptyPostgres, casesOf } from '../../support/engine/databases.ts';
import { migrateBefore } from '../../support/engine/migrations.ts';
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
  await migrateBefore(address, '0095');
  return address;
}

async function aClient(address = url): Promise<pg.Client> {
  const client = new pg.Client(address);
  await client.connect();
  clients.push(client);
  return client;
}

const run = (client: pg.Client, ...statements: readonly string[]) => client.query(statements.join('; '));
const upgrade = async (address = url) => (await openPostgres(address, { size: 2, onLoss: () => {} })).close();

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
  await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(0);
  return waiting();
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
  });

  it('[A15] succeeds under load, and the load with it', async () => {
    for (let round = casesOf({ soak: 100, daily: 3 }); round > 0; round--) {
      const address = await anOlderDatabase();
      const over = new AbortController();
      const load = Array.from({ length: 6 }, async (_, n) => {
        const client = await aClient(address);
        const statements = n % 2 === 0 ? [PAYMENTS, ORDERS] : [ORDERS, CUSTOMERS, PAYMENTS];
        let runs = 0;
        for (; !over.signal.aborted; runs++) {
          await client.query('begin');
          for (const statement of statements) await client.query(statement);
          await client.query('commit');
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
    expect(indexes).toContain('payments_by_time');
    expect(indexes.filter((it) => it.includes('not valid'))).toEqual([]);
  });

  it('[A15] gives up in words where a table is never free', async () => {
    await run(await aClient(), 'begin', CUSTOMERS);
    const pool = new PostgresPool(url, 1, () => {});

    await expect(preparePostgres(url, pool, 1_500)).rejects.toThrow(
      /^DATABASE_URL: the tables of 'upgrade_\d+' were in use .* start it again/,
    );
    await pool.close();
  });
});
