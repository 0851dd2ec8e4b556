import type { PoolClient, PoolConfig } from 'pg';
import pg from 'pg';
import { Unavailable } from '../unavailable.ts';
import { PostgresConnection } from './connection.ts';

/** How long a request waits for a connection, and for the server at the other end of a new one. */
const CONNECT_MILLISECONDS = 5_000;
/** A unit awaits nothing but its queries: an engine that is silent for so long is dead, and its locks are let go. */
const SILENCE_MILLISECONDS = 15_000;
const LOCK_MILLISECONDS = 10_000;
const STATEMENT_MILLISECONDS = 30_000;

export function connectionTo(url: string): PoolConfig {
  return {
    connectionString: url,
    application_name: 'landfall',
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
  };
}

/** As statements, not as parameters of the connection: proxies do not take those. */
export const SETTINGS = [
  `set lock_timeout = ${LOCK_MILLISECONDS}`,
  `set statement_timeout = ${STATEMENT_MILLISECONDS}`,
  `set idle_in_transaction_session_timeout = ${SILENCE_MILLISECONDS}`,
];

/** So many connections at the most, made when they are needed and kept for a minute. */
export class PostgresPool {
  readonly #pool: pg.Pool;
  readonly #connections = new WeakMap<PoolClient, PostgresConnection>();

  /** @param onLoss  hears of idle connections that the server has ended */
  constructor(url: string, size: number, onLoss: (error: unknown) => void) {
    this.#pool = new pg.Pool({ ...connectionTo(url), max: size, idleTimeoutMillis: 60_000 });
    this.#pool.on('error', onLoss);
  }

  /** Lends a connection for as long as the work takes, and until what that has told is done. @throws Unavailable */
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
    const connection = new PostgresConnection(client);
    this.#connections.set(client, connection);
    try {
      await client.query(SETTINGS.join('; '));
      return connection;
    } catch (error) {
      client.release(true);
      throw new Unavailable(error);
    }
  }
}
