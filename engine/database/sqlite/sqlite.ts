import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DatabaseConnection,
  type Dialect,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Database, Transaction } from '../database.ts';
import { type Executor, transactionOn } from '../executor.ts';
import { keepIndexedTexts } from '../indexed-texts.ts';
import { lockFolder } from '../lock.ts';
import { isMigrated, migrate, thisVersion, type Version } from '../migrate.ts';
import { DatabaseRefused, Unavailable } from '../unavailable.ts';
import { SqliteConnection } from './connection.ts';
import { GroupCommit, TURN_MILLISECONDS } from './group-commit.ts';
import { COPY, runOnCopy } from './try-out.ts';

// perf: docs/performance.md#reads-on-their-own-connection
/**
 * Opens or creates the database in a folder and migrates it. Writes share one connection and commit in groups; reads have their own, so they
 * see only committed data. @param turnMilliseconds  how long writes may occupy the event loop. @throws FolderInUse
 */
export async function openSqlite(
  folder: string,
  { turnMilliseconds = TURN_MILLISECONDS, version = thisVersion } = {},
): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  // An engine that was killed could not delete its copy.
  for (const name of readdirSync(folder)) if (name.startsWith(COPY)) rmSync(join(folder, name), { recursive: true });
  const path = join(folder, 'landfall.sqlite');
  const { writing, writer, reading, reader } = await opened(path, version).catch((error: unknown) => {
    unlock();
    throw openError(error, path);
  });
  const writes = new GroupCommit(writing, turnMilliseconds);
  const inTurn = oneByOne();
  const onCopyInTurn = oneByOne();
  const rethrow = async (error: unknown) => {
    throw error;
  };

  return {
    dialect: 'sqlite',
    get writes() {
      return writes.commits;
    },
    connections: null,
    read: (unit) => inTurn(() => inTransaction(reading, () => unit(reader))),
    ask: (query) => inTurn(() => query(reader)),
    write: (unit, instead) => writes.add(() => unit(writer), instead ? (error) => instead(writer, error) : rethrow),
    tryOut: (unit) => onCopyInTurn(() => runOnCopy(folder, path, (copy) => unit(transactionOf(copy)))),
    close: async () => {
      await writes.waitUntilIdle();
      await inTurn(async () => {});
      await onCopyInTurn(async () => {});
      reading.close();
      writing.close();
      unlock();
    },
  };
}

async function opened(path: string, version: Version) {
  const writing = new SqliteConnection(path, { readOnly: false });
  const writer = transactionOf(writing);
  try {
    // An empty transaction changes nothing, and fails at once if the file cannot be written.
    writing.run('begin immediate');
    writing.run('commit');
    await migrate(writer, 'sqlite', version);
  } catch (error) {
    writing.close();
    throw error;
  }
  for (const statement of keepIndexedTexts) writing.run(statement);
  const reading = new SqliteConnection(path, { readOnly: true });
  return { writing, writer, reading, reader: transactionOf(reading) };
}

/** Turns SQLite's errors about the file into a sentence for the operator; other errors are faults of the engine. */
function openError(error: unknown, path: string): unknown {
  const cause = error instanceof Unavailable ? error.cause : error;
  if (!(cause instanceof Error) || !('errcode' in cause)) return error;
  return new DatabaseRefused(
    `The database '${path}' cannot be used: ${cause.message}. Check who may write there and how much room the disk has, or bring back a backup.`,
  );
}

/** Opens the database in a folder for reading only, beside an engine that may be using it. @throws DatabaseRefused */
export async function openSqliteToRead(folder: string): Promise<Pick<Database, 'read' | 'close'>> {
  const path = join(folder, 'landfall.sqlite');
  if (!existsSync(path)) throw new DatabaseRefused(`DATA_DIR '${folder}' has no database in it.`);
  const reading = new SqliteConnection(path, { readOnly: true });
  const reader = transactionOf(reading);
  try {
    if (!(await isMigrated(reader)))
      throw new DatabaseRefused(
        `The database in DATA_DIR '${folder}' is of an older version: start this engine with it once.`,
      );
  } catch (error) {
    reading.close();
    throw error;
  }
  const inTurn = oneByOne();
  return {
    read: (unit) => inTurn(() => inTransaction(reading, () => unit(reader))),
    close: async () => reading.close(),
  };
}

/** Runs units that read one after the other, because they share one connection. */
function oneByOne(): <T>(unit: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (unit) => {
    const mine = last.then(unit);
    last = mine.catch(() => {});
    return mine;
  };
}

/** A unit's reads are one transaction, so that they agree with each other. */
async function inTransaction<T>(connection: SqliteConnection, unit: () => Promise<T>): Promise<T> {
  connection.run('begin');
  try {
    return await unit();
  } finally {
    connection.run('commit');
  }
}

function transactionOf(connection: DatabaseConnection & Executor): Transaction {
  const run = (sql: string) => connection.tell({ sql, parameters: [] });
  return transactionOn(connection, dialect, {
    begin: () => run('begin immediate'),
    commit: () => run('commit'),
    rollback: () => run('rollback'),
  });
}

/** SQLite can roll back `create table`, so a failed migration leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite has one writer at a time and no locks of rows: `forUpdate()` and the like are left out. */
class LocklessCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === 'Distinct') super.visitSelectModifier(node);
  }
}

const dialect: Omit<Dialect, 'createDriver'> = {
  createAdapter: () => new TransactionalAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new LocklessCompiler(),
};
