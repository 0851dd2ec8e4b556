import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { isMigrated, migrate } from '../migrate.ts';
import { codeOf, isLost } from '../postgres-errors.ts';
import type { Tables } from '../tables.ts';
import { DatabaseRefused, Unavailable } from '../unavailable.ts';
import { connectionTo, type PostgresPool, SETTINGS } from './pool.ts';

/** The oldest that PostgreSQL's makers still mend. */
const OLDEST_MAJOR = 15;

/** The engine that migrates holds it; the others wait, and find nothing left to do. */
const MIGRATION_LOCK = sql.lit(7_465_102);

/** Checks that a database is one that we can use, and brings its tables to what this version needs. @throws DatabaseRefused */
export async function preparePostgres(url: string, pool: PostgresPool): Promise<void> {
  const place = placeOf(url);
  try {
    await pool.lend(async ({ tx }) => {
      await refuseUnfit(tx, place);
      if (!(await isMigrated(tx))) await migrateAlone(tx);
    });
  } catch (error) {
    throw inWords(error instanceof Unavailable ? error.cause : error, place);
  }
}

/** However long it takes: an index over many rows is more than a request's while. */
async function migrateAlone(tx: Kysely<Tables>): Promise<void> {
  await sql`select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false)`.execute(tx);
  await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(tx);
  await migrate(tx, 'postgres');
  await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(tx);
  for (const setting of SETTINGS) await sql.raw(setting).execute(tx);
}

interface Server {
  readonly version: string;
  /** 150018 for 15.18. */
  readonly number: string;
  readonly encoding: string;
}

async function refuseUnfit(tx: Kysely<Tables>, { name, database }: Place): Promise<void> {
  const { rows } = await sql<Server>`
    select current_setting('server_version') as version, current_setting('server_version_num') as number,
           current_setting('server_encoding') as encoding`.execute(tx);
  const problem = rows[0] ? unfit(rows[0]) : null;
  if (problem) throw new DatabaseRefused(`DATABASE_URL: ${name}/${database} ${problem}`);
}

/** What keeps us from using a database, to be said after its name; null for nothing. */
export function unfit({ version, number, encoding }: Server): string | null {
  if (Math.floor(Number(number) / 10_000) < OLDEST_MAJOR) {
    return `is PostgreSQL ${version}; Landfall needs ${OLDEST_MAJOR} or later.`;
  }
  return encoding === 'UTF8' ? null : `is encoded in ${encoding}; Landfall needs UTF8.`;
}

/** What of an address may be said: without a password. */
interface Place {
  readonly name: string;
  readonly user: string;
  readonly database: string;
}

function placeOf(url: string): Place {
  try {
    const { host, port, user = '', database = '' } = new pg.Client(connectionTo(url));
    return { name: host.startsWith('/') ? host : `${host}:${port}`, user, database };
  } catch {
    throw new DatabaseRefused('DATABASE_URL is no address such as postgres://user:password@host:5432/name.');
  }
}

function inWords(error: unknown, { name, user, database }: Place): unknown {
  if (!(error instanceof Error)) return error;
  const code = codeOf(error);
  if (code === '3D000') {
    return new DatabaseRefused(`DATABASE_URL: there is no database '${database}' at ${name}: create it first.`);
  }
  if (code.startsWith('28')) return new DatabaseRefused(`DATABASE_URL: ${name} says: ${error.message}.`);
  if (code === '42501') {
    return new DatabaseRefused(
      `DATABASE_URL: '${user}' may not make tables in '${database}': let it own the database. (${error.message})`,
    );
  }
  if (!isLost(error) && !/SSL/.test(error.message)) return error;
  return new DatabaseRefused(`DATABASE_URL: no PostgreSQL answers at ${name}: ${error.message || code}.`);
}
