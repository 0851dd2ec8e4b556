import { constants, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { DatabaseConnection, QueryResult } from 'kysely';
import { foldText } from '#domain/typing/fold-text.ts';
import type { Executor, TextQuery } from '../executor.ts';
import { Unavailable } from '../unavailable.ts';

/** The tables that a statement reads and changes, also by triggers and foreign keys. */
export interface StatementTables {
  readonly reads: ReadonlySet<string>;
  readonly changes: ReadonlySet<string>;
}

/** One connection to an SQLite file. Statements are prepared once and kept, because the engine has a bounded set of queries. */
export class SqliteConnection implements DatabaseConnection, Executor {
  readonly #file: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();
  /** The tables of the statement that is being prepared; null while none is. */
  #tables: { reads: Set<string>; changes: Set<string> } | null = null;
  /** Tables that statements have changed since they were last taken. */
  #changed = new Set<string>();

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
    if (!readOnly) this.#file.setAuthorizer((action, table) => this.#note(action, table ?? ''));
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
      const { statement, answers } = this.#run(sql);
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

  tablesOf({ sql }: TextQuery): StatementTables {
    return this.#prepared(sql);
  }

  /** The tables that were changed since the last call, also by what was undone. */
  takeChanged(): ReadonlySet<string> {
    const changed = this.#changed;
    this.#changed = new Set();
    return changed;
  }

  close(): void {
    this.#statements.clear();
    this.#file.close();
  }

  #tell(sql: string, values: readonly SQLInputValue[]): void {
    try {
      this.#run(sql).statement.run(...values);
    } catch (error) {
      throw isOutOfReach(error) ? new Unavailable(error) : error;
    }
  }

  #run(sql: string): Prepared {
    const prepared = this.#prepared(sql);
    for (const table of prepared.changes) this.#changed.add(table);
    // New rows get their ids of it.
    if (prepared.changes.size > 0) this.#changed.add('sqlite_sequence');
    return prepared;
  }

  #prepared(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    const tables = { reads: new Set<string>(), changes: new Set<string>() };
    this.#tables = tables;
    const statement = this.#file.prepare(sql);
    this.#tables = null;
    const made = { statement, answers: statement.columns().length > 0, ...tables };
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, made);
    return made;
  }

  /** SQLite asks whether a statement may do what it does: everything may be done. */
  #note(action: number, table: string): number {
    if (action === constants.SQLITE_READ) this.#tables?.reads.add(table);
    if (CHANGES.has(action)) this.#tables?.changes.add(table);
    return constants.SQLITE_OK;
  }
}

const CHANGES: ReadonlySet<number> = new Set([
  constants.SQLITE_INSERT,
  constants.SQLITE_UPDATE,
  constants.SQLITE_DELETE,
]);

interface Prepared extends StatementTables {
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
