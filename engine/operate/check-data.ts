import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { filesIn } from './backup-folder.ts';
import { disagreements } from './disagreements.ts';

/** Faults of a database, in words; empty if it is whole. @param folders  the folders in which a picture's file may stand */
export async function checkData(
  database: Pick<Database, 'read'>,
  { isSqlite, folders, now }: { isSqlite: boolean; folders: readonly string[]; now: Temporal.Instant },
): Promise<string[]> {
  const [damages, sources, uncounted] = await database.read(async (tx) => {
    const pictures = await tx.selectFrom('pictures').select('source').execute();
    const sold = new Set((await soldByDemo(tx)).map(({ id }) => id));
    return [isSqlite ? await damagesOf(tx) : [], pictures.map(({ source }) => source), sold] as const;
  });
  // PostgreSQL looks after its own pages, and lets no key refer to nothing.
  if (damages.length > 0) return damages;
  const lost = filesIn(sources).filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  return [
    ...(await disagreements({ database, clock: { now }, uncounted })),
    ...lost.map((name) => `picture ${name}: its file is gone`),
  ];
}

/** The departures of the demo store, which marks places as sold. Its pictures are drawn. */
function soldByDemo(tx: Transaction) {
  const demo = tx.selectFrom('pictures').select('account_id').where('source', 'like', 'scene:%');
  const tours = tx.selectFrom('experiences').select('id').where('account_id', 'in', demo);
  return tx.selectFrom('departures').select('id').where('experience_id', 'in', tours).execute();
}

async function damagesOf(tx: Transaction): Promise<string[]> {
  const pages = await sql<{ integrity_check: string }>`pragma integrity_check(100)`.execute(tx);
  const keys = await sql<{ table: string; rowid: number; parent: string }>`pragma foreign_key_check`.execute(tx);
  return [
    ...pages.rows.map((it) => it.integrity_check).filter((it) => it !== 'ok'),
    ...keys.rows.map((it) => `${it.table} ${it.rowid}: refers to a row of ${it.parent} that is not there`),
  ];
}
