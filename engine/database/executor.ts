import type { QueryResult } from 'kysely';
import type { Transaction } from './database.ts';

/** A query as text, with its values in their order. */
export interface TextQuery {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** For one that is asked again and again: the same name, the same text. */
  readonly name?: string;
}

/** What queries that are compiled already are asked through, without going through Kysely again. */
export interface Executor {
  executeQuery<R>(query: TextQuery): Promise<QueryResult<R>>;
  /**
   * Sends a change whose result nobody needs. It may go out together with the next query, at the latest with the commit, which throws its error.
   */
  tell(query: TextQuery): void;
}

const speakers = new WeakMap<Transaction, Executor>();

export function setExecutor(tx: Transaction, speaker: Executor): void {
  speakers.set(tx, speaker);
}

/** @throws TypeError for a transaction that no database of ours has given out */
export function executorOf(tx: Transaction): Executor {
  const speaker = speakers.get(tx);
  if (!speaker) throw new TypeError('a transaction of nobody');
  return speaker;
}
