import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { hasDeferredStatements, runDeferredStatements } from '../deferred-statements.ts';
import { isMigrated, migrate, thisVersion, type Version } from '../migrate.ts';
import { codeOf, isLocked, isLost, isRivalry } from '../postgres-errors.ts';
import type { Tables } from '../tables.ts';
import { DatabaseRefused, Unavailable } from '../unavailable.ts';
import { connectionTo, type PostgresPool, SETTINGS } from './pool.ts';

/** The oldest major version that PostgreSQL's makers still maintain. */
const OLDEST_MAJOR = 15;

/** The lock of the engine that migrates. The others wait, and find nothing left to do. */
const MIGRATION_LOCK = sql.lit(7_465_102);

/** How long an upgrade waits for locks of others before the start fails with a message. */
const MOST_MILLISECONDS = 10 * 60_000;
/** How long other engines wait for the upgrade at most: less than the second after which PostgreSQL looks for deadlocks. */
const LOCK_MILLISECONDS = 500;

/** Checks that the engine can use a database, and migrates its tables to this version. @throws DatabaseRefused */
export async function preparePostgres(
  url: string,
  pool: PostgresPool,
  { mostMilliseconds = MOST_MILLISECONDS, version = thisVersion } = {},
): Promise<void> {
  const place = placeOf(url);
  try {
    await pool.lend(async (connection) => {
      const { tx, mostSilence } = connection;
      await refuseUnfit(tx, place);
      if (await isReady(tx, version)) return;
      // The server says nothing while it builds an index.
      connection.mostSilence = 0;
      await migrateAlone(tx, place, { mostMilliseconds, version });
      connection.mostSilence = mostSilence;
    });
  } catch (error) {
    throw openError(error instanceof Unavailable ? error.cause : error, place);
  }
}

async function isReady(tx: Kysely<Tables>, version: Version): Promise<boolean> {
  return (await isMigrated(tx, version)) && !(await hasDeferredStatements(tx));
}

/**
 * Migrates beside engines that go on working, and gives way to them: it begins again if it waits for a lock too long, or if the database asks for
 * a repetition. An index takes as long as it needs.
 */
async function migrateAlone(
  tx: Kysely<Tables>,
  { database }: Place,
  { mostMilliseconds, version }: { mostMilliseconds: number; version: Version },
): Promise<void> {
  const end = performance.now() + mostMilliseconds;
  const setTimeouts = (lock: number) =>
    sql`select set_config('statement_timeout', '0', false), set_config('lock_timeout', ${String(lock)}, false)`.execute(
      tx,
    );
  for (let runs = 1; !(await isReady(tx, version)); runs++) {
    // `try`: an engine that waits within a statement would block the index build, which waits for all running statements.
    const { rows } = await sql<{ is_ours: boolean }>`select pg_try_advisory_lock(${MIGRATION_LOCK}) as is_ours`.execute(
      tx,
    );
    try {
      if (rows[0]?.is_ours) {
        await setTimeouts(LOCK_MILLISECONDS);
        await migrate(tx, 'postgres', version);
        await setTimeouts(Math.max(1, Math.ceil(end - performance.now())));
        await runDeferredStatements(tx);
      }
    } catch (error) {
      if (!isRivalry(error) && !isLocked(error)) throw error;
    } finally {
      if (rows[0]?.is_ours) await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(tx);
    }
    if (performance.now() > end)
      throw new DatabaseRefused(
        `DATABASE_URL: the tables of '${database}' were in use for ${Math.ceil(mostMilliseconds / 1000)} seconds, and could not be brought to this version: start it again, or stop the other engines first.`,
      );
    await pause(Math.random() * Math.min(50 * 2 ** runs, 1_000));
  }
  for (const setting of SETTINGS) await sql.raw(setting).execute(tx);
}

interface Server {
  readonly version: string;
  /** The number as 150018 for 15.18. */
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

/** Why a database cannot be used, as the end of a sentence after its name; null if it can. */
export function unfit({ version, number, encoding }: Server): string | null {
  if (Math.floor(Number(number) / 10_000) < OLDEST_MAJOR) {
    return `is PostgreSQL ${version}; Landfall needs ${OLDEST_MAJOR} or later.`;
  }
  return encoding === 'UTF8' ? null : `is encoded in ${encoding}; Landfall needs UTF8.`;
}

/** The parts of an address that messages may name: no password. */
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

function openError(error: unknown, { name, user, database }: Place): unknown {
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
  if (/^[0-9A-Z]{5}$/.test(code) && !isLost(error)) {
    return new DatabaseRefused(
      `DATABASE_URL: the tables of '${database}' could not be brought to this version: ${error.message}. All unfinished work is undone: start it again.`,
    );
  }
  if (!isLost(error) && !/SSL/.test(error.message)) return error;
  return new DatabaseRefused(`DATABASE_URL: no PostgreSQL answers at ${name}: ${error.message || code}.`);
}
