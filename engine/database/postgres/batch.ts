import type { Connection, FieldDef, Submittable } from 'pg';
import { readerOf, type WireValue } from './values.ts';

/** One query as it goes over the wire. One with a `name` is asked so often that the server keeps it prepared. */
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

/** The statements that the server keeps for one connection: by name what their rows look like. */
export class PreparedStatements {
  readonly shapes = new Map<string, readonly Column[]>();
  /** Those of which an error hides whether the server has them. */
  readonly doubtful = new Set<string>();
}

/** Several statements in one round trip, run in order. Each sees what is committed by then; after a failed one none of the rest runs. */
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

  /** @param done  gets what was answered; where there is an error it is that of the statement after those */
  constructor(
    statements: readonly Statement[],
    kept: PreparedStatements,
    done: (outcomes: readonly StatementOutcome[], error: Error | null) => void,
  ) {
    this.#statements = statements;
    this.#kept = kept;
    this.#done = done;
  }

  submit(connection: Connection): null {
    const wire = connection as unknown as Wire;
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
    // It shows the row that was refused, with whatever it says of whom; errors end in logs.
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

  #end(error: Error | null): void {
    if (this.#isDone) return;
    this.#isDone = true;
    this.#done(this.#outcomes, error);
  }
}

interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  parse(statement: { name: string; text: string }): void;
  bind(values: { statement: string; values: readonly WireValue[] }): void;
  describe(what: { type: 'P' }): void;
  execute(limit: null): void;
  close(what: { type: 'S'; name: string }): void;
  sync(): void;
}

/** `INSERT 0 1`, `UPDATE 3`, `DELETE 2`; anything else writes nothing that one would count. */
function affectedBy(tag: string): bigint | undefined {
  const [command = '', ...numbers] = tag.split(' ');
  return /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command) ? BigInt(numbers.at(-1) ?? 0) : undefined;
}
