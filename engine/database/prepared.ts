import type { Compilable, CompiledQuery } from 'kysely';
import type { Transaction } from './database.ts';

/**
 * A query that is built and compiled once, for those that every visitor asks: building one takes longer than SQLite takes to
 * answer it. What differs from call to call comes as `values`.
 *
 * @param build  makes the query; it sees a placeholder for each value, to be used as one and for nothing else
 */
export function prepared<Values extends object, Row>(
  build: (tx: Transaction, values: Values) => Compilable<Row>,
): (tx: Transaction, values: Values) => Promise<Row[]> {
  // Transactions come and go; what they speak through stays.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (tx, values) => {
    const { adapter } = tx.getExecutor();
    let query = compiled.get(adapter);
    if (!query) compiled.set(adapter, (query = build(tx, placeholders as Values).compile()));
    const parameters = query.parameters.map((it) => (it instanceof Placeholder ? it.of(values) : it));
    const { rows } = await tx.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/** Stands in a query for a value that is not known yet. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  of(values: object): unknown {
    return (values as Record<string, unknown>)[this.name];
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });
