import { sql } from 'kysely';
import type { Database } from '#engine/database/database.ts';

/** The accounts of the proof: A, whose data is secret, B, a stranger, R, who resells A's tours, and what no account owns. */
export type Owner = 'a' | 'b' | 'r' | 'none';

const PER_TABLE = 10_000_000;
const PER_OWNER = 1_000_000;
const order: readonly Owner[] = ['none', 'a', 'b', 'r'];

/** Gives the next rows ids that name their table and their owner, so that an id in any answer or row tells whose it is. */
export async function giveIdsTo(database: Database, owner: Owner): Promise<void> {
  await database.write(async (tx) => {
    const { rows } = await sql<{ name: string }>`select name from sqlite_sequence order by name`.execute(tx);
    for (const [n, { name }] of rows.entries()) {
      const start = (n + 1) * PER_TABLE + order.indexOf(owner) * PER_OWNER;
      await sql`update sqlite_sequence set seq = ${start} where name = ${name}`.execute(tx);
    }
  });
}

/** The account that owns an id; null for any other number. */
export function ownerOfId(id: number): Owner | null {
  if (!Number.isSafeInteger(id) || id < PER_TABLE || id > 100 * PER_TABLE) return null;
  return order[Math.floor((id % PER_TABLE) / PER_OWNER)] ?? null;
}
