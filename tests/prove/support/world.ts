import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { hashPassword } from '#engine/accounts/sign-in/passwords.ts';
import type { Database, Transaction } from '#engine/database/database.ts';
import { openPostgres } from '#engine/database/postgres/postgres.ts';
import { openSqlite, openSqliteToRead } from '#engine/database/sqlite/sqlite.ts';
import { freePort, type PrivatePostgres, startPostgres } from '#tests/support/engine/postgres.ts';
import { aDataFolder, openShop, type Shop } from '#tests/support/engine/shop.ts';
import { root } from '#tests/support/root.ts';
import { addTeamUser } from '#tests/support/stores/add-member.ts';
import { handyStore } from '#tests/support/stores/handy-store.ts';
import { writeStore } from '#tests/support/stores/write-store.ts';
import { WEBHOOK_HOST } from './outside.ts';

export type System = 'SQLite' | 'PostgreSQL';

/** The owner of the shop, who signs in with this password. */
export const owner = { email: 'owner@example.com', password: 'kayaks before breakfast' } as const;

export type Row = Readonly<Record<string, string | number | null>>;

/** A shop's data on either system. Engines come and go; their address stays. */
export interface World {
  readonly system: System;
  readonly dataDir: string;
  /** The PostgreSQL that holds the data; null on SQLite. */
  readonly server: PrivatePostgres | null;
  /** Starts an engine on the data. @param tree  the project folder of another version */
  open(env?: Readonly<Record<string, string>>, tree?: string): Promise<Shop>;
  /** Looks into the data, beside an engine that runs. */
  look<T>(work: (database: Pick<Database, 'read'>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface WorldOptions {
  /** The environment of all engines of this world. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether PostgreSQL keeps what it has acknowledged when it is killed. */
  readonly isDurable?: boolean;
  /** A folder for the data; by default a new one. */
  readonly folder?: string;
  /** The port by which engines reach PostgreSQL, if it is not the server's own. @param own  the server's */
  readonly reach?: (own: number) => Promise<number>;
}

/** Fills a database with a store that has room for everybody, its owner, and a webhook for its events. */
export async function openWorld(
  system: System,
  { env = {}, isDurable = false, folder, reach }: WorldOptions = {},
): Promise<World> {
  const dataDir = folder ?? (await aDataFolder());
  const server = system === 'PostgreSQL' ? await startPostgres({ isDurable }) : null;
  await server?.run('create database prove');
  const url = server?.tcpUrl('prove');
  const address = url === undefined ? null : new URL(url);
  if (address && reach) address.port = String(await reach(Number(address.port)));
  const port = await freePort();
  const inside = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = url === undefined ? await openSqlite(dataDir) : await openPostgres(url, small);
    return closing(database, work);
  };
  await inside(fill);
  return {
    system,
    dataDir,
    server,
    open: (more = {}, tree = root) =>
      openShop({ dataDir, port, tree, env: { ...env, ...(address && { DATABASE_URL: address.href }), ...more } }),
    look: async (work) => {
      if (url !== undefined) return inside(work);
      const database = await openSqliteToRead(dataDir);
      return closing(database, work);
    },
    close: async () => {
      await server?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function closing<Opened extends { close(): Promise<void> }, T>(
  opened: Opened,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

const small = { size: 2, onLoss: () => {} };

export const rowsOf = async (tx: Transaction, text: string): Promise<readonly Row[]> =>
  (await sql<Row>`${sql.raw(text)}`.execute(tx)).rows;

async function fill(database: Database): Promise<void> {
  const now = Temporal.Now.instant();
  const password = await hashPassword(owner.password);
  const { email } = owner;
  await database.write(async (tx) => {
    const store_id = await writeStore(tx, handyStore, now);
    await tx.updateTable('departures').set({ capacity: 100_000, has_own_capacity: 1 }).execute();
    await addTeamUser(tx, { email, password, account_id: 1, role: 'owner' }, now.epochMilliseconds);
    await tx
      .insertInto('event_destinations')
      .values({
        store_id,
        kind: 'webhook',
        target: `https://${WEBHOOK_HOST}/landfall`,
        secret: 'a long secret',
        is_on: 1,
      })
      .execute();
  });
}
