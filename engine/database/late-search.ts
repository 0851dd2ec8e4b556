import { sql } from 'kysely';
import type { Transaction } from './database.ts';
import { foldedOf, indexedTexts, laterKey } from './indexed-texts.ts';
import { needsRowLocks } from './row-locks.ts';

/**
 * New tours of this transaction enter the search index later, by `enterToursInSearch`, all at once: on SQLite one by one takes five times as long, and
 * each slice of a long unit repeats it. Until then no text of theirs is changed.
 */
export async function enterToursLater(tx: Transaction): Promise<void> {
  if (!needsRowLocks(tx))
    await tx
      .insertInto('meta')
      .values({ key: laterKey('experiences'), value: '' })
      .execute();
}

export async function enterToursInSearch(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (needsRowLocks(tx)) return;
  for (let i = 0; i < ids.length; i += AT_ONCE)
    await sql`insert into experiences_search (rowid, text)
      select id, ${sql.raw(foldedOf('experiences', indexedTexts.experiences))} from experiences
      where id in (${sql.join(ids.slice(i, i + AT_ONCE))})`.execute(tx);
  await tx.deleteFrom('meta').where('key', '=', laterKey('experiences')).execute();
}

/** Values in one statement: databases have a limit. */
const AT_ONCE = 5_000;
