import { sql } from 'kysely';
import type { Transaction } from './database.ts';

const PREFIX = 'deferred-statement ';

/** Stores a statement that an upgrade runs after its transaction, because inside it the statement would block writes of a large table too long. */
export async function enqueueStatement(tx: Transaction, statement: string): Promise<void> {
  const { rows } = await deferred(tx);
  const key = `${PREFIX}${String(rows.length + 1).padStart(4, '0')}`;
  await tx.insertInto('meta').values({ key, value: statement }).execute();
}

export async function hasDeferredStatements(tx: Transaction): Promise<boolean> {
  return (await deferred(tx)).rows.length > 0;
}

/** Runs the stored statements in their order, outside of any transaction. An interrupted statement runs again. */
export async function runDeferredStatements(tx: Transaction): Promise<void> {
  for (const { key, value } of (await deferred(tx)).rows) {
    const [, kind, index, rest = ''] = /^(create(?: unique)?|drop) index (\w+)(.*)$/s.exec(value) ?? [];
    // An interrupted build has left an invalid index.
    if (index) await sql.raw(`drop index concurrently if exists ${index}`).execute(tx);
    if (kind !== 'drop') await sql.raw(index ? `${kind} index concurrently ${index}${rest}` : value).execute(tx);
    await tx.deleteFrom('meta').where('key', '=', key).execute();
  }
}

function deferred(tx: Transaction) {
  return sql<{ key: string; value: string }>`
    select key, value from meta where key like ${`${PREFIX}%`} order by key`.execute(tx);
}
