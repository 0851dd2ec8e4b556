import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Transaction } from '../database.ts';
import { isAway, isLost, isReadOnly, isRivalry, isSilent, isStale, isTaken } from '../postgres-errors.ts';
import { Unavailable } from '../unavailable.ts';
import type { PostgresConnection } from './connection.ts';
import { PostgresPool } from './pool.ts';
import { preparePostgres } from './prepare.ts';

interface Options {
  readonly size: number;
  readonly onLoss: (error: unknown) => void;
  /** Milliseconds after which a silent connection counts as lost. */
  readonly mostSilence?: number;
}

type Unit<T> = (tx: Transaction) => Promise<T>;
type Instead<T> = (tx: Transaction, error: unknown) => Promise<T>;

/**
 * Opens the database at a `postgres://` address and migrates it. Any number of engines may share it: a unit that writes is a transaction at
 * read committed that locks the rows it depends on; a unit that reads sees one state of the data. @throws DatabaseRefused
 */
export async function openPostgres(url: string, { size, onLoss, mostSilence }: Options): Promise<Database> {
  const pool = new PostgresPool(url, size, onLoss, mostSilence);
  try {
    await preparePostgres(url, pool);
  } catch (error) {
    await pool.close();
    throw error;
  }
  return {
    dialect: 'postgres',
    writes: null,
    get connections() {
      return pool.connections;
    },
    read: (unit) => again(() => pool.lend((connection) => reading(connection, unit)), onLoss),
    ask: (query) => again(() => pool.lend((connection) => query(connection.tx)), onLoss),
    write: (unit, instead) => again(() => pool.lend((connection) => writing(connection, unit, instead)), onLoss),
    tryOut: (unit) => again(() => pool.lend((connection) => undone(connection, unit)), onLoss),
    close: () => pool.close(),
  };
}

async function reading<T>(connection: PostgresConnection, unit: Unit<T>): Promise<T> {
  connection.begin('reading');
  try {
    return await unit(connection.tx);
  } finally {
    connection.endReading();
  }
}

async function undone<T>(connection: PostgresConnection, unit: Unit<T>): Promise<T> {
  connection.begin('writing');
  try {
    return await unit(connection.tx);
  } finally {
    connection.rollback();
  }
}

async function writing<T>(connection: PostgresConnection, unit: Unit<T>, instead?: Instead<T>): Promise<T> {
  try {
    return await committed(connection, unit);
  } catch (error) {
    if (!instead || isTrouble(error)) throw error;
    return await committed(connection, (tx) => instead(tx, error));
  }
}

async function committed<T>(connection: PostgresConnection, unit: Unit<T>): Promise<T> {
  connection.begin('writing');
  try {
    const value = await unit(connection.tx);
    await connection.commit();
    return value;
  } catch (error) {
    connection.rollback();
    throw isReadOnly(error) ? new Unavailable(error) : error;
  }
}

/** Runs a unit again from its beginning if another transaction or a lost connection has rolled it back. @throws Unavailable */
async function again<T>(run: () => Promise<T>, onLoss: Options['onLoss']): Promise<T> {
  for (let runs = 1; ; runs++) {
    try {
      return await run();
    } catch (error) {
      if (runs >= mostRuns(error)) {
        const unavailable = error instanceof Unavailable ? error : isAway(error) ? new Unavailable(error) : null;
        if (unavailable) onLoss(unavailable.cause);
        throw unavailable ?? error;
      }
      if (isRivalry(error)) await pause(Math.random() * FIRST_PAUSE_MILLISECONDS * 2 ** runs);
    }
  }
}

const FIRST_PAUSE_MILLISECONDS = 2;

/** How often a unit may run. A unit whose commit may have succeeded runs only once. */
function mostRuns(error: unknown): number {
  if (isRivalry(error)) return 8;
  // The caller has waited long enough.
  if (isSilent(error)) return 1;
  return isTaken(error) || isStale(error) || isLost(error) ? 3 : 1;
}

function isTrouble(error: unknown): boolean {
  return mostRuns(error) > 1 || isSilent(error) || error instanceof Unavailable;
}
