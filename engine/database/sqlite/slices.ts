import { hash } from 'node:crypto';
import { setImmediate as waitTurn } from 'node:timers/promises';
import type { DatabaseConnection, QueryResult } from 'kysely';
import type { SlicedUnit, Transaction } from '../database.ts';
import type { Executor, TextQuery } from '../executor.ts';
import { Unavailable } from '../unavailable.ts';
import type { SqliteConnection, StatementTables } from './connection.ts';
import type { GroupCommit } from './group-commit.ts';

interface Writing {
  readonly connection: SqliteConnection;
  readonly writes: Pick<GroupCommit, 'add' | 'watch'>;
  readonly transactionOf: (connection: DatabaseConnection & Executor) => Transaction;
}

/** How long one slice holds up other writers, besides what it has to repeat. */
const SLICE_MILLISECONDS = 100;
/** How often the whole unit runs at most, if rows that it read have changed meanwhile. */
const MOST_RUNS = 3;

/**
 * Runs a long unit in slices, between which other units write (B18). Each slice repeats the changes of the slices before it and is undone. The last
 * transaction repeats all changes, and the reads of tables that others have changed meanwhile. If one of them answers differently than before, the
 * transaction is undone, and the unit starts again.
 *
 * @throws Unavailable if others change the rows that it reads each time
 */
export async function writeInSlices<T>(writing: Writing, unit: SlicedUnit<T>): Promise<T> {
  for (let runs = 1; ; runs += 1)
    try {
      return await runSliced(writing, unit);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      if (runs === MOST_RUNS) throw new Unavailable(error);
    }
}

/** Another unit has changed what this one depends on. */
class Overtaken extends Error {}

async function runSliced<T>(writing: Writing, unit: SlicedUnit<T>): Promise<T> {
  const others = writing.writes.watch();
  try {
    return await runWatched(writing, unit, others.changed);
  } finally {
    others.end();
  }
}

async function runWatched<T>(
  { connection, writes, transactionOf }: Writing,
  unit: SlicedUnit<T>,
  changed: ReadonlySet<string>,
): Promise<T> {
  const recorder = new Recorder(connection);
  const tx = transactionOf(recorder);
  let slice = Promise.withResolvers<boolean>();
  let resume = () => {};
  let endsAt = 0;
  let running = null as Promise<T> | null;
  const pause = async () => {
    await waitTurn();
    if (performance.now() < endsAt) return;
    await new Promise<void>((resolve) => {
      resume = resolve;
      slice.resolve(false);
    });
  };
  const begin = () => {
    running = unit(tx, pause);
    running.then(
      () => slice.resolve(true),
      (error: unknown) => slice.reject(error),
    );
  };

  for (let isFirst = true; ; isFirst = false) {
    slice = Promise.withResolvers();
    const run = async () => {
      const began = performance.now();
      await recorder.repeat();
      const now = performance.now();
      endsAt = now + Math.max(SLICE_MILLISECONDS, (now - began) / 2);
      if (running) resume();
      else begin();
      if (!(await slice.promise) || !isFirst) throw UNDONE;
    };
    await writes.add(run, rethrow).catch(rethrowUnlessUndone);
    if (!(await slice.promise) || !running) continue;
    if (!isFirst) await writes.add(() => recorder.repeat(changed), rethrow);
    return running;
  }
}

const UNDONE = new Error('only a slice');

function rethrowUnlessUndone(error: unknown): void {
  if (error !== UNDONE) throw error;
}

async function rethrow(error: unknown): Promise<never> {
  throw error;
}

interface Statement {
  readonly query: TextQuery;
  /** The digest of its answer; null where it has none. */
  readonly digest: string | null;
  /** Whether it may have changed a row. */
  readonly isChange: boolean;
}

/** The longest time for which repeated statements block the event loop. */
const TURN_MILLISECONDS = 5;

/** Records each statement with the digest of its answer. */
class Recorder implements DatabaseConnection, Executor {
  readonly #connection: SqliteConnection;
  readonly #statements: Statement[] = [];

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  async executeQuery<R>(query: TextQuery): Promise<QueryResult<R>> {
    const result = await this.#connection.executeQuery<R>(query);
    const { reads, changes } = this.#connection.tablesOf(query);
    const isRead = changes.size > 0 ? !hasChanged(result) : reads.size > 0;
    this.#statements.push({ query, digest: digestOf(result), isChange: !isRead });
    return result;
  }

  async *streamQuery<R>(query: TextQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  tell(query: TextQuery): void {
    this.#connection.tell(query);
    this.#statements.push({ query, digest: null, isChange: true });
  }

  /**
   * Repeats what has changed something.
   *
   * @param changed  tables that others have changed since the unit began: what was read of them is repeated too, and all has to answer what it
   *   did. What depends on them then counts as changed itself
   * @throws Overtaken
   */
  async repeat(changed?: ReadonlySet<string>): Promise<void> {
    const stale = new Set(changed);
    let turnEndsAt = performance.now() + TURN_MILLISECONDS;
    for (const { query, digest, isChange } of this.#statements) {
      const tables = changed && this.#connection.tablesOf(query);
      const isStale = tables !== undefined && dependsOn(tables, stale);
      if (!isChange && !isStale) continue;
      const result = await this.#connection.executeQuery(query).catch(throwOvertaken);
      if (changed && digest !== null && digestOf(result) !== digest) throw new Overtaken(query.sql);
      if (isStale) for (const table of tables.changes) stale.add(table);
      if (performance.now() < turnEndsAt) continue;
      await waitTurn();
      turnEndsAt = performance.now() + TURN_MILLISECONDS;
    }
  }
}

function hasChanged({ rows, numAffectedRows = 0n }: QueryResult<unknown>): boolean {
  return rows.length > 0 || numAffectedRows > 0n;
}

function dependsOn({ reads, changes }: StatementTables, stale: ReadonlySet<string>): boolean {
  return !reads.isDisjointFrom(stale) || !changes.isDisjointFrom(stale);
}

function digestOf({ rows, numAffectedRows = 0n }: QueryResult<unknown>): string {
  return hash('sha1', `${numAffectedRows} ${JSON.stringify(rows)}`);
}

function throwOvertaken(error: unknown): never {
  throw error instanceof Unavailable ? error : new Overtaken('refused', { cause: error });
}
