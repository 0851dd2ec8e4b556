import type { PoolClient } from 'pg';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { PostgresConnection } from './postgres-connection.ts';
import { codeOf, isLost } from './postgres-errors.ts';
import { connectionTo } from './postgres-pool.ts';
import { DatabaseRefused } from './refused.ts';

/** The oldest that PostgreSQL's makers still mend. */
const OLDEST_MAJOR = 15;

/** Whoever migrates holds it; the others wait, and find nothing left to do. */
const MIGRATION_LOCK = 7_465_102;

/** Checks that the database is one that we can use, and brings its tables to what this version needs. @throws DatabaseRefused */
export async function preparePostgres(url: string): Promise<void> {
  const client = aClient(url);
  try {
    await client.connect();
    const connection = new PostgresConnection(client as PoolClient);
    await refuseUnfit(client);
    await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrate(connection.tx, 'postgres');
  } catch (error) {
    throw inWords(error, client);
  } finally {
    // A connection takes its locks with it.
    await client.end();
  }
}

function aClient(url: string): pg.Client {
  try {
    return new pg.Client(connectionTo(url));
  } catch {
    throw new DatabaseRefused('DATABASE_URL is no address such as postgres://user:password@host:5432/name.');
  }
}

interface Server {
  readonly version: string;
  /** 150018 for 15.18. */
  readonly number: string;
  readonly encoding: string;
}

async function refuseUnfit(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Server>(
    `select current_setting('server_version') as version, current_setting('server_version_num') as number,
            current_setting('server_encoding') as encoding`,
  );
  const problem = rows[0] ? unfit(rows[0]) : null;
  if (problem) throw new DatabaseRefused(`DATABASE_URL: ${place(client)}/${client.database} ${problem}`);
}

/** What keeps us from using a database, to be said after its name; null for nothing. */
export function unfit({ version, number, encoding }: Server): string | null {
  if (Math.floor(Number(number) / 10_000) < OLDEST_MAJOR) {
    return `is PostgreSQL ${version}; Landfall needs ${OLDEST_MAJOR} or later.`;
  }
  return encoding === 'UTF8' ? null : `is encoded in ${encoding}; Landfall needs UTF8.`;
}

function inWords(error: unknown, client: pg.Client): unknown {
  if (!(error instanceof Error)) return error;
  const code = codeOf(error);
  const { user = '', database = '' } = client;
  if (code === '3D000') {
    return new DatabaseRefused(
      `DATABASE_URL: there is no database '${database}' at ${place(client)}: create it first.`,
    );
  }
  if (code.startsWith('28')) return new DatabaseRefused(`DATABASE_URL: ${place(client)} says: ${error.message}.`);
  if (code === '42501') {
    return new DatabaseRefused(
      `DATABASE_URL: '${user}' may not make tables in '${database}': let it own the database. (${error.message})`,
    );
  }
  if (!isLost(error) && !/SSL/.test(error.message)) return error;
  return new DatabaseRefused(`DATABASE_URL: no PostgreSQL answers at ${place(client)}: ${error.message || code}.`);
}

/** Without a password. */
function place({ host, port }: pg.Client): string {
  return host.startsWith('/') ? host : `${host}:${port}`;
}
