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

/** A database with a store that a load of carts cannot sell out, and a floor on the like of it. */
export interface PlayedEngine {
  dataDir: string;
  /** What an engine is told to find it. */
  env: Readonly<Record<string, string>>;
  startFloor: (answers: Answers) => Promise<Floor>;
  /** Whether the floor has the like of a load. */
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

/** On a server of its own that keeps what it says it has kept. */
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
