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
  const [damages, sources] = await database.read(async (tx) => {
    const pictures = await tx.selectFrom('pictures').select('source').execute();
    return [isSqlite ? await damagesOf(tx) : [], pictures.map(({ source }) => source)] as const;
  });
  // PostgreSQL looks after its own pages, and lets no key refer to nothing.
  if (damages.length > 0) return damages;
  const lost = filesIn(sources).filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  return [
    ...(await disagreements({ database, clock: { now } })),
    ...lost.map((name) => `picture ${name}: its file is gone`),
  ];
}

async function damagesOf(tx: Transaction): Promise<string[]> {
  const pages = await sql<{ integrity_check: string }>`pragma integrity_check(100)`.execute(tx);
  const keys = await sql<{ table: string; rowid: number; parent: string }>`pragma foreign_key_check`.execute(tx);
  return [
    ...pages.rows.map((it) => it.integrity_check).filter((it) => it !== 'ok'),
    ...keys.rows.map((it) => `${it.table} ${it.rowid}: refers to a row of ${it.parent} that is not there`),
  ];
}
