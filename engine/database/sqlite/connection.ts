import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { DatabaseConnection, QueryResult } from 'kysely';
import { foldText } from '#domain/typing/fold-text.ts';
import type { Executor, TextQuery } from '../executor.ts';
import { Unavailable } from '../unavailable.ts';

/** One connection to an SQLite file. Statements are prepared once and kept, because the engine has a bounded set of queries. */
export class SqliteConnection implements DatabaseConnection, Executor {
  readonly #file: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(path: string, { readOnly }: { readOnly: boolean }) {
    this.#file = new DatabaseSync(path, { readOnly, timeout: 5_000 });
    this.#file.exec(
      readOnly
        ? 'pragma query_only = on'
        : // The journal of a savepoint stays in memory: as a file it would be written for every unit. Carts have random ids, so a unit
          // touches pages all over the file: 8 MB of pages stay in memory (2 by default), and a page that many units change is copied
          // from the log (16 MB) to the file once (each 4 MB by default).
          'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma temp_store = memory; pragma cache_size = -8000; pragma wal_autocheckpoint = 4000',
    );
    // SQLite's own `lower` knows only ASCII letters.
    this.#file.function('lower', { deterministic: true }, (text) =>
      typeof text === 'string' ? text.toLowerCase() : text,
    );
    this.#file.function('fold_text', { deterministic: true }, (text) =>
      typeof text === 'string' ? foldText(text) : text,
    );
  }

  get isTransaction(): boolean {
    return this.#file.isOpen && this.#file.isTransaction;
  }

  run(sql: string): void {
    this.#tell(sql, []);
  }

  // oxlint-disable-next-line typescript/require-await
  async executeQuery<R>({ sql, parameters }: TextQuery): Promise<QueryResult<R>> {
    const values = parameters as SQLInputValue[];
    try {
      const { statement, answers } = this.#prepared(sql);
      if (answers) return { rows: statement.all(...values) as R[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } catch (error) {
      throw isOutOfReach(error) ? new Unavailable(error) : error;
    }
  }

  async *streamQuery<R>(query: TextQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  tell({ sql, parameters }: TextQuery): void {
    this.#tell(sql, parameters as SQLInputValue[]);
  }

  /** Writes one state of the database into a new file, beside the event loop. */
  async copyTo(path: string): Promise<void> {
    await backup(this.#file, path, { rate: ALL_PAGES }).catch((error: unknown) => {
      throw isOutOfReach(error) ? new Unavailable(error) : error;
    });
  }

  close(): void {
    this.#statements.clear();
    this.#file.close();
  }

  #tell(sql: string, values: readonly SQLInputValue[]): void {
    try {
      this.#prepared(sql).statement.run(...values);
    } catch (error) {
      throw isOutOfReach(error) ? new Unavailable(error) : error;
    }
  }

  #prepared(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#file.prepare(sql);
    const made = { statement, answers: statement.columns().length > 0 };
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, made);
    return made;
  }
}

/** SQLite copies them in one step. In several steps it would begin again at each write of others. */
const ALL_PAGES = 2 ** 31 - 1;

interface Prepared {
  statement: StatementSync;
  /** Whether the statement returns rows: a select, or a change with `returning`. */
  answers: boolean;
}

const MOST_STATEMENTS = 500;

/** BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN: the disk or another process is the cause, and the query is correct. */
const OUT_OF_REACH: ReadonlySet<number> = new Set([5, 6, 8, 10, 13, 14]);

function isOutOfReach(error: unknown): boolean {
  // The low byte of an extended code is its plain code.
  return error instanceof Error && 'errcode' in error && OUT_OF_REACH.has(Number(error.errcode) & 0xff);
}
