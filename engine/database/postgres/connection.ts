import type { DatabaseConnection, Dialect, QueryResult } from 'kysely';
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { PoolClient } from 'pg';
import type { Transaction } from '../database.ts';
import { type Executor, type TextQuery, transactionOn } from '../executor.ts';
import { isLost, isStale } from '../postgres-errors.ts';
import { Unavailable } from '../unavailable.ts';
import { Batch, PreparedStatements, type Statement, type StatementOutcome } from './batch.ts';
import { wireValue } from './values.ts';

interface QueuedStatement extends Statement {
  readonly resolve?: (outcome: StatementOutcome) => void;
  readonly reject?: (error: Error) => void;
}

const BEGIN: Record<'reading' | 'writing', Statement> = {
  /** All queries see the data as of the first query. */
  reading: { sql: 'begin isolation level repeatable read, read only', values: [], name: 'begin_reading' },
  /** Each query sees all commits before it, also those that it waited for. */
  writing: { sql: 'begin isolation level read committed', values: [], name: 'begin_writing' },
};
const COMMIT: Statement = { sql: 'commit', values: [], name: 'commit' };
const ROLLBACK: Statement = { sql: 'rollback', values: [], name: 'rollback' };

/** One connection of the pool. Queries of one turn of the event loop go out in one round trip, together with earlier `tell` changes. */
export class PostgresConnection implements DatabaseConnection, Executor {
  readonly tx: Transaction;
  /** Milliseconds without a word of the server after which this connection counts as lost; 0: it waits for ever, as for a new index. */
  mostSilence: number;
  readonly #client: PoolClient;
  readonly #kept = new PreparedStatements();
  #waiting: QueuedStatement[] = [];
  #isDue = false;
  #isUnderWay = false;
  #isOpen = false;
  /** The first failure of the transaction: after it the server accepts only the transaction's end. */
  #failure: Error | null = null;
  #isSpoilt = false;
  #onIdle: (() => void) | null = null;

  constructor(client: PoolClient, mostSilence: number) {
    this.#client = client;
    this.mostSilence = mostSilence;
    // The queries get this error too, but an 'error' event without a listener would end the process.
    client.on('error', () => (this.#isSpoilt = true));
    this.tx = transactionOn(this, dialect, {
      begin: () => this.begin('writing'),
      commit: () => this.commit(),
      rollback: () => this.rollback(),
    });
  }

  begin(kind: 'reading' | 'writing'): void {
    this.#failure = null;
    this.#isOpen = true;
    this.#waiting.push(BEGIN[kind]);
  }

  /** Resolves when the changes are safe. @throws the error of a failed `tell`; Unavailable if the outcome is unknown */
  async commit(): Promise<void> {
    try {
      await this.#ask(COMMIT);
    } catch (error) {
      throw isLost(error) ? new Unavailable(error) : error;
    }
    this.#isOpen = false;
  }

  /** Ends a transaction that has only read, without waiting. */
  endReading(): void {
    if (this.#failure) return this.rollback();
    this.#isOpen = false;
    this.#waiting.push(COMMIT);
  }

  /** Rolls the transaction back, if there is one. The command is sent with the next queries. */
  rollback(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#failure = null;
    const unsent = this.#waiting.findIndex((it) => it === BEGIN.reading || it === BEGIN.writing);
    this.#waiting = unsent === -1 ? [ROLLBACK] : this.#waiting.slice(0, unsent);
  }

  async executeQuery<R>(query: TextQuery): Promise<QueryResult<R>> {
    const { rows, affected } = await this.#ask(statementOf(query));
    return affected === undefined ? { rows: rows as R[] } : { rows: rows as R[], numAffectedRows: affected };
  }

  async *streamQuery<R>(query: TextQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  tell(query: TextQuery): void {
    this.#waiting.push(statementOf(query));
  }

  /** Resolves when all `tell` changes are sent and answered. @returns whether the connection can serve others */
  async settled(): Promise<boolean> {
    if (this.#waiting.length > 0 && !this.#isUnderWay) this.#send();
    if (this.#isUnderWay) await new Promise<void>((resolve) => (this.#onIdle = resolve));
    return !this.#isSpoilt && !this.#isOpen && this.#failure === null;
  }

  #ask(statement: Statement): Promise<StatementOutcome> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...statement, resolve, reject });
      this.#sendSoon();
    });
  }

  /** Sends at the end of this turn, so that all queries of the turn go together. If a batch is under way, they wait for it. */
  #sendSoon(): void {
    if (this.#isDue || this.#isUnderWay) return;
    this.#isDue = true;
    process.nextTick(() => {
      this.#isDue = false;
      if (!this.#isUnderWay && this.#waiting.length > 0) this.#send();
    });
  }

  #send(): void {
    const sent = this.#waiting;
    this.#waiting = [];
    this.#isUnderWay = true;
    this.#client.query(
      new Batch(sent, { stored: this.#kept, mostSilence: this.mostSilence }, (outcomes, error) => {
        this.#isUnderWay = false;
        for (const [i, { resolve }] of sent.entries()) {
          const outcome = outcomes[i];
          if (outcome) resolve?.(outcome);
        }
        if (error) this.#fail(error, sent.slice(outcomes.length));
        if (this.#waiting.some(({ resolve }) => resolve)) this.#sendSoon();
        else if (this.#onIdle) this.#rest();
      }),
    );
  }

  #fail(error: Error, undone: readonly QueuedStatement[]): void {
    const isAlone = !this.#isOpen && undone.some(({ reject }) => !reject);
    if (isLost(error) || isStale(error) || isAlone) this.#isSpoilt = true;
    if (this.#isOpen) this.#failure = error;
    const rest = this.#waiting;
    this.#waiting = [];
    for (const { reject } of [...undone, ...rest]) reject?.(error);
  }

  #rest(): void {
    if (this.#waiting.length > 0) return this.#send();
    this.#onIdle?.();
    this.#onIdle = null;
  }
}

function statementOf({ sql, parameters, name }: TextQuery): Statement {
  return { sql, values: parameters.map(wireValue), name };
}

/** One adapter for all connections, so that a query that is compiled for one connection is compiled for all. */
const adapter = new PostgresAdapter();
const dialect: Omit<Dialect, 'createDriver'> = {
  createAdapter: () => adapter,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
