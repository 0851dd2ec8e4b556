import type { PoolClient, PoolConfig } from 'pg';
import pg from 'pg';
import { withTimeout } from '../../base/scheduler.ts';
import { Unavailable } from '../unavailable.ts';
import { PostgresConnection } from './connection.ts';

/** How long a request waits for a connection, and a new connection for the server. */
const CONNECT_MILLISECONDS = 5_000;
/** A unit awaits only its queries, so an engine that is silent for so long is dead: the server ends its transaction and frees its locks. */
const SILENCE_MILLISECONDS = 15_000;
const LOCK_MILLISECONDS = 10_000;
const STATEMENT_MILLISECONDS = 30_000;
/** A server ends each statement before: one that says nothing for so long is dead, or out of reach. */
const MOST_SILENCE_MILLISECONDS = 35_000;

export function connectionTo(url: string): PoolConfig {
  return {
    connectionString: url,
    application_name: 'landfall',
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
  };
}

/** Settings are sent as statements, because proxies refuse them as connection parameters. */
export const SETTINGS = [
  `set lock_timeout = ${LOCK_MILLISECONDS}`,
  `set statement_timeout = ${STATEMENT_MILLISECONDS}`,
  `set idle_in_transaction_session_timeout = ${SILENCE_MILLISECONDS}`,
];

const silentError = () => new Error('the server does not answer');

/** At most `size` connections, opened when they are needed and kept idle for a minute. */
export class PostgresPool {
  readonly #pool: pg.Pool;
  readonly #connections = new WeakMap<PoolClient, PostgresConnection>();
  readonly #mostSilence: number;

  /** @param onLoss  gets the error when the server ends an idle connection */
  constructor(
    url: string,
    size: number,
    onLoss: (error: unknown) => void,
    mostSilence: number = MOST_SILENCE_MILLISECONDS,
  ) {
    this.#mostSilence = mostSilence;
    this.#pool = new pg.Pool({ ...connectionTo(url), max: size, idleTimeoutMillis: 60_000 });
    this.#pool.on('error', onLoss);
  }

  get connections() {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { open, idle, waiting };
  }

  /** Lends a connection until the work and its `tell` changes are done. @throws Unavailable */
  async lend<T>(work: (connection: PostgresConnection) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw new Unavailable(error);
    });
    const connection = this.#connections.get(client) ?? (await this.#introduced(client));
    try {
      return await work(connection);
    } finally {
      void connection.settled().then((isSound) => client.release(!isSound));
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #introduced(client: PoolClient): Promise<PostgresConnection> {
    const connection = new PostgresConnection(client, this.#mostSilence);
    this.#connections.set(client, connection);
    try {
      await withTimeout(CONNECT_MILLISECONDS, client.query(SETTINGS.join('; ')), silentError);
      return connection;
    } catch (error) {
      client.release(true);
      throw new Unavailable(error);
    }
  }
}
