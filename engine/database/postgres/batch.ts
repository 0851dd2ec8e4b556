import type { Socket } from 'node:net';
import type { Connection, FieldDef, Submittable } from 'pg';
import { readerOf, type WireValue } from './values.ts';

/** One query as it is sent. A query with a `name` runs so often that the server keeps it prepared. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly WireValue[];
  readonly name?: string | undefined;
}

export interface StatementOutcome {
  readonly rows: Record<string, unknown>[];
  readonly affected: bigint | undefined;
}

type Column = readonly [name: string, read: (text: string) => unknown];

/** The statements that the server keeps prepared for one connection: by name, the columns of their rows. */
export class PreparedStatements {
  readonly shapes = new Map<string, readonly Column[]>();
  /** Names for which an error leaves open whether the server has them. */
  readonly doubtful = new Set<string>();
}

// perf: docs/performance.md#batched-queries
/** Several statements in one round trip, run in order. Each sees the commits before it; after a failed statement the rest does not run. */
export class Batch implements Submittable {
  readonly #statements: readonly Statement[];
  readonly #kept: PreparedStatements;
  readonly #done: (outcomes: readonly StatementOutcome[], error: Error | null) => void;
  readonly #outcomes: StatementOutcome[] = [];
  #at = 0;
  readonly #parsed = new Set<string>();
  #shape: readonly Column[] = [];
  #rows: Record<string, unknown>[] = [];
  #unreadable: Error | null = null;
  #isDone = false;
  readonly #mostSilence: number;
  #stream: Wire['stream'] | null = null;

  /**
   * @param mostSilence  milliseconds without a word of the server after which the connection counts as lost; 0: it waits for ever
   * @param done  gets the outcomes; if there is an error, it belongs to the statement after them
   */
  constructor(
    statements: readonly Statement[],
    { stored, mostSilence }: { stored: PreparedStatements; mostSilence: number },
    done: (outcomes: readonly StatementOutcome[], error: Error | null) => void,
  ) {
    this.#statements = statements;
    this.#kept = stored;
    this.#mostSilence = mostSilence;
    this.#done = done;
  }

  submit(connection: Connection): null {
    const wire = connection as unknown as Wire;
    this.#stream = wire.stream;
    wire.stream.setTimeout(this.#mostSilence, this.#giveUp);
    wire.stream.cork();
    for (const name of this.#kept.doubtful) wire.close({ type: 'S', name });
    this.#kept.doubtful.clear();
    for (const { sql, values, name = '' } of this.#statements) {
      if (name === '' || !this.#isStored(name)) wire.parse({ name, text: sql });
      if (name !== '') this.#parsed.add(name);
      wire.bind({ statement: name, values });
      if (!this.#kept.shapes.has(name)) wire.describe({ type: 'P' });
      wire.execute(null);
    }
    wire.sync();
    wire.stream.uncork();
    this.#startStatement();
    return null;
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#shape = fields.map(({ name, dataTypeID }) => [name, readerOf(dataTypeID)] as const);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    try {
      for (let i = 0; i < fields.length; i++) {
        const [name, read] = this.#shape[i] as Column;
        const text = fields[i] ?? null;
        row[name] = text === null ? null : read(text);
      }
    } catch (error) {
      this.#unreadable ??= error as Error;
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { name } = this.#statements[this.#at] ?? {};
    if (name) this.#kept.shapes.set(name, this.#shape);
    if (!this.#unreadable) this.#outcomes.push({ rows: this.#rows, affected: affectedBy(text) });
    this.#at += 1;
    this.#startStatement();
  }

  handleReadyForQuery(): void {
    this.#end(this.#unreadable);
  }

  handleError(error: Error & { detail?: string | undefined }): void {
    // `detail` shows the refused row with its personal data, and errors end in logs.
    error.detail = undefined;
    for (const { name } of this.#statements.slice(this.#at)) {
      if (!name || this.#kept.shapes.has(name)) continue;
      this.#kept.doubtful.add(name);
    }
    this.#end(error);
  }

  #isStored(name: string): boolean {
    return this.#kept.shapes.has(name) || this.#parsed.has(name);
  }

  #startStatement(): void {
    const { name = '' } = this.#statements[this.#at] ?? {};
    this.#shape = this.#kept.shapes.get(name) ?? [];
    this.#rows = [];
  }

  /** A server that has gone without a word ends no connection: the system would wait for its answer for a quarter of an hour. */
  readonly #giveUp = (): void => {
    this.#stream?.destroy(Object.assign(new Error('the server does not answer'), { code: 'ETIMEDOUT' }));
  };

  #end(error: Error | null): void {
    if (this.#isDone) return;
    this.#isDone = true;
    this.#stream?.setTimeout(0, this.#giveUp);
    this.#done(this.#outcomes, error);
  }
}

interface Wire {
  readonly stream: Pick<Socket, 'cork' | 'uncork' | 'setTimeout' | 'destroy'>;
  parse(statement: { name: string; text: string }): void;
  bind(values: { statement: string; values: readonly WireValue[] }): void;
  describe(what: { type: 'P' }): void;
  execute(limit: null): void;
  close(what: { type: 'S'; name: string }): void;
  sync(): void;
}

/** The number of rows in `INSERT 0 1`, `UPDATE 3` or `DELETE 2`; other commands change no rows. */
function affectedBy(tag: string): bigint | undefined {
  const [command = '', ...numbers] = tag.split(' ');
  return /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command) ? BigInt(numbers.at(-1) ?? 0) : undefined;
}
