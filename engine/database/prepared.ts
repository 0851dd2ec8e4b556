import type { Compilable } from 'kysely';
import type { Transaction } from './database.ts';
import { executorOf, type TextQuery } from './executor.ts';

type Build<Values extends object, Row> = (tx: Transaction, values: Values) => Compilable<Row>;

// perf: docs/performance.md#batched-queries
/**
 * A query that is compiled once. It is for queries that every visitor causes: compiling takes longer than SQLite needs to answer.
 * @param build  makes the query; each of the values is a placeholder and may only be used as a parameter
 */
export function prepared<Values extends object, Row>(
  build: Build<Values, Row>,
): (tx: Transaction, values: Values) => Promise<Row[]> {
  const query = compiledOnce(build);
  return async (tx, values) => (await executorOf(tx).executeQuery<Row>(query(tx, values))).rows;
}

/** The same for a change whose result nobody needs. Its failure is thrown by the commit. */
export function preparedChange<Values extends object>(
  build: Build<Values, unknown>,
): (tx: Transaction, values: Values) => Promise<void> {
  const query = compiledOnce(build);
  return async (tx, values) => executorOf(tx).tell(query(tx, values));
}

function compiledOnce<Values extends object, Row>(
  build: Build<Values, Row>,
): (tx: Transaction, values: Values) => TextQuery {
  // The key is the adapter of the database, because transactions come and go.
  const compiled = new WeakMap<object, TextQuery>();
  const name = `query_${(names += 1)}`;
  return (tx, values) => {
    const { adapter } = tx.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      const { sql, parameters } = build(tx, placeholders as Values).compile();
      compiled.set(adapter, (query = { sql, parameters, name }));
    }
    return { ...query, parameters: query.parameters.map((it) => (it instanceof Placeholder ? it.of(values) : it)) };
  };
}

let names = 0;

/** Marks the place of a value that is not known yet. */
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
