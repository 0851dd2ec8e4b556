import { sql } from 'kysely';
import { foldText } from '#domain/typing/fold-text.ts';
import type { Transaction } from '../../database/database.ts';
import { needsRowLocks } from '../../database/row-locks.ts';
import { rowsOf } from './resource.ts';

/** A slug of a title that is not taken in the table, and that no experience had before; never of digits only (E1). */
export async function slugFor(tx: Transaction, table: 'experiences' | 'stores', title: string): Promise<string> {
  const plain = plainSlug(title);
  const base = plain === '' || /^\d+$/.test(plain) ? `${table.slice(0, -1)}${plain && `-${plain}`}` : plain;
  // Transactions that want the same slug wait for each other, so that each sees the slug of the one before.
  if (needsRowLocks(tx))
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${base}`}, 0))`.execute(tx);
  const likeBase = (name: string) =>
    rowsOf(tx)
      .selectFrom(name)
      .select('slug')
      .where((where) => where.or([where('slug', '=', base), where('slug', 'like', `${base}-%`)]));
  const taken = await likeBase(table)
    .$if(table === 'experiences', (it) => it.union(likeBase('former_slugs')))
    .execute();
  const slugs = new Set(taken.map((row) => String(row['slug'])));
  return freeSlug(base, slugs);
}

/** `Šetnje & vožnje` → `setnje-voznje`; '' for a title without such letters. */
export function plainSlug(title: string): string {
  return foldText(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
}

/** The slug, or the slug with the lowest number that is not taken. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
