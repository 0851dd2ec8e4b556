import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '#engine/database/postgres/postgres.ts';
import { openSqlite } from '#engine/database/sqlite/sqlite.ts';
import { writeStore } from '#tests/support/stores/write-store.ts';
import { startPostgres } from '../../support/engine/postgres.ts';
import { type Floor, floorBeside, startFloor } from './floors.ts';
import { type Answers, ONE_STATEMENT } from './loads.ts';
import { roomyStore } from './store.ts';

/** A database with a store that many carts cannot sell out, and a floor on a database like it. */
export interface PlayedEngine {
  dataDir: string;
  /** The environment by which an engine uses this database. */
  env: Readonly<Record<string, string>>;
  startFloor: (answers: Answers) => Promise<Floor>;
  /** Whether the floor can serve a load like this one. */
  has: (load: string) => boolean;
  remove: () => Promise<void>;
}

export async function benchOnSqlite(): Promise<PlayedEngine> {
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-bench-'));
  const database = await openSqlite(dataDir);
  await database.write((tx) => writeStore(tx, roomyStore(), Temporal.Now.instant()));
  await database.close();
  return {
    dataDir,
    env: {},
    startFloor: (answers) => floorBeside(dataDir, answers),
    has: (load) => load !== ONE_STATEMENT,
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** Benches on a PostgreSQL server of their own, whose commits are durable. */
export async function benchOnPostgres(): Promise<PlayedEngine> {
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-bench-'));
  const server = await startPostgres({ isDurable: true });
  for (const name of ['shop', 'floor']) await server.run(`create database ${name}`);
  const database = await openPostgres(server.url('shop'), { size: 2, onLoss: () => {} });
  await database.write((tx) => writeStore(tx, roomyStore(), Temporal.Now.instant()));
  await database.close();
  return {
    dataDir,
    env: { DATABASE_URL: server.url('shop') },
    startFloor: () => startFloor('tests/bench/engine/postgres-floor.ts', [server.url('floor')]),
    has: (load) => load !== 'home, a document' && load !== 'read a cart',
    remove: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
