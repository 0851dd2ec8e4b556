import { type DatabaseConnection, type Dialect, Kysely, type QueryResult } from 'kysely';
import type { Transaction } from './database.ts';
import type { Tables } from './tables.ts';

export interface TextQuery {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** The name of a query that runs again and again: the same name always means the same text. */
  readonly name?: string;
}

/** Runs queries that are compiled already, without going through Kysely again. */
export interface Executor {
  executeQuery<R>(query: TextQuery): Promise<QueryResult<R>>;
  /** Sends a change whose result nobody needs. It is sent at the latest with the commit, which throws its error. */
  tell(query: TextQuery): void;
}

interface Commands {
  readonly begin: () => void;
  readonly commit: () => void | Promise<void>;
  readonly rollback: () => void;
}

const executors = new WeakMap<Transaction, Executor>();

/** Makes Kysely use one of our connections. @param commands  begin and end a transaction of Kysely's own, which is a migration's */
export function transactionOn(
  connection: DatabaseConnection & Executor,
  dialect: Omit<Dialect, 'createDriver'>,
  { begin, commit, rollback }: Commands,
): Transaction {
  const doNothing = async () => {};
  const driver = {
    init: doNothing,
    acquireConnection: async () => connection,
    beginTransaction: async () => begin(),
    commitTransaction: async () => commit(),
    rollbackTransaction: async () => rollback(),
    releaseConnection: doNothing,
    destroy: doNothing,
  };
  const tx = new Kysely<Tables>({ dialect: { ...dialect, createDriver: () => driver } });
  executors.set(tx, connection);
  return tx;
}

/** @throws TypeError for a transaction that does not come from one of our databases */
export function executorOf(tx: Transaction): Executor {
  const executor = executors.get(tx);
  if (!executor) throw new TypeError('no active transaction for this connection');
  return executor;
}
