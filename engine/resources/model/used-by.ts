import type { Transaction } from '../../database/database.ts';
import type { Use } from './resource.ts';
import { rowsOf } from './resource.ts';

/** Who uses an object, in words and, where they can be told, by name; null where nobody does. */
export async function usersOf(tx: Transaction, { table, column, by, titled }: Use, id: number): Promise<string | null> {
  const rows = await rowsOf(tx)
    .selectFrom(table)
    .select(titled ? titled.id : column)
    .distinct()
    .where(column, '=', id)
    .limit(MOST_NAMED + 1)
    .execute();
  if (rows.length === 0) return null;
  if (!titled) return by;
  const ids = rows.slice(0, MOST_NAMED).map((row) => row[titled.id] ?? 0);
  const named = await rowsOf(tx)
    .selectFrom(titled.table)
    .select(titled.title)
    .where('id', 'in', ids)
    .orderBy(titled.title)
    .execute();
  const names = named.map((row) => `‘${String(row[titled.title])}’`);
  return `${by}: ${[...names, ...(rows.length > MOST_NAMED ? ['others'] : [])].join(', ')}`;
}

const MOST_NAMED = 3;
