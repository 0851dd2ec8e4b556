import { rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Database } from '#engine/database/database.ts';
import { openPostgres } from '#engine/database/postgres/postgres.ts';
import { openSqlite } from '#engine/database/sqlite/sqlite.ts';
import { findPostgres, startPostgres } from '#tests/support/engine/postgres.ts';
import { aDataFolder, openShop, type Shop } from '#tests/support/engine/shop.ts';
import type { Run } from '../part.ts';

export type Kind = 'SQLite' | 'PostgreSQL';
type Row = Record<string, number | string | null>;

/** Engines on one database: one on SQLite, two on PostgreSQL. */
export interface Installation {
  readonly kind: Kind;
  readonly shops: Shop[];
  /** The address of an engine. The engines take turns by `n`. */
  url(n: number): string;
  /** The rows of one statement, which sees one state of the database. */
  look(sql: string): Promise<Row[]>;
  /** The time by the engines' clocks. */
  now(): number;
  /** Moves the clocks of all engines. */
  passTime(duration: Temporal.DurationLike): Promise<void>;
  /** Starts an engine in the place of one that was killed, by the same clock and at another address. */
  revive(n: number): Promise<void>;
  stop(): Promise<void>;
}

/** The databases that this machine has. */
export function kindsFor(run: Run): Kind[] {
  if (findPostgres() !== null) return ['SQLite', 'PostgreSQL'];
  run.notRun.push('PostgreSQL, which this machine does not have');
  return ['SQLite'];
}

/** Opens engines on a new database. @param fill  writes the first rows, before the engines start */
export async function openInstallation(kind: Kind, fill: (database: Database) => Promise<void>): Promise<Installation> {
  const dataDir = await aDataFolder();
  const postgres = kind === 'PostgreSQL' ? await startPostgres() : null;
  await postgres?.run('create database proof');
  const address = postgres?.url('proof');
  const database = address ? await openPostgres(address, { size: 4, onLoss: () => {} }) : await openSqlite(dataDir);
  await fill(database);
  await database.close();

  let ahead = 0;
  const open = () =>
    openShop({ dataDir, env: { CLOCK_AHEAD: String(ahead), ...(address && { DATABASE_URL: address }) } });
  const shops = await Promise.all(Array.from({ length: address ? 2 : 1 }, open));
  const reader = address ? await postgresReader(address) : sqliteReader(dataDir);
  return {
    kind,
    shops,
    url: (n) => shops[n % shops.length]?.url ?? '',
    look: (sql) => reader.look(sql),
    now: () => Date.now() + ahead,
    async passTime(duration) {
      // Readers go first: they must not count a hold that an engine has seen lapse.
      ahead += Temporal.Duration.from(duration).total('milliseconds');
      await Promise.all(shops.map((shop) => shop.passTime(duration)));
    },
    async revive(n) {
      shops[n] = await open();
    },
    async stop() {
      await reader.close();
      await Promise.all(shops.map((shop) => shop.stop()));
      await postgres?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface Reader {
  look(sql: string): Promise<Row[]>;
  close(): Promise<void>;
}

function sqliteReader(dataDir: string): Reader {
  const file = new DatabaseSync(`${dataDir}/landfall.sqlite`, { readOnly: true, timeout: 10_000 });
  return {
    look: async (sql) => file.prepare(sql).all() as Row[],
    close: async () => file.close(),
  };
}

async function postgresReader(address: string): Promise<Reader> {
  const client = new pg.Client({ connectionString: address });
  // Counts and sums are 64-bit numbers, which the driver gives as texts.
  client.setTypeParser(20, Number);
  client.setTypeParser(1700, Number);
  await client.connect();
  return {
    look: async (sql) => (await client.query<Row>(sql)).rows,
    close: () => client.end(),
  };
}
