import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../config.ts';
import { lockFolder } from '../database/lock.ts';
import { keepPrivate } from '../database/private-folder.ts';
import { type BackupFacts, copyPicture, databaseFiles, folderTime, readFacts } from './backup-folder.ts';
import { askPostgres, runTool } from './postgres-tools.ts';
import { CommandRefused } from './run-command.ts';

export interface RestoredBackup {
  readonly facts: BackupFacts;
  /** The folder with the database that was there before; null if there was none. */
  readonly aside: string | null;
}

/**
 * Puts the database of a backup, and its pictures, in place. No engine may be running. What was there is moved aside, and nothing is deleted.
 *
 * @throws CommandRefused; FolderInUse while an engine runs
 */
export async function restoreBackup(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  backup: string,
  now: Temporal.Instant,
): Promise<RestoredBackup> {
  const facts = readFacts(backup);
  const here = databaseUrl === null ? 'sqlite' : 'postgres';
  if (facts.database !== here)
    throw new CommandRefused(
      here === 'sqlite'
        ? 'The backup is of a PostgreSQL: set DATABASE_URL to an empty database.'
        : 'The backup is of an SQLite database: restore it without DATABASE_URL.',
    );
  keepPrivate(dataDir);
  const file = join(backup, databaseFiles[facts.database]);
  const aside =
    databaseUrl === null ? await restoreSqlite(dataDir, file, now) : await restorePostgres(databaseUrl, file);
  const pictures = join(backup, 'originals');
  const names = existsSync(pictures) ? await readdir(pictures) : [];
  for (const name of names) await copyPicture([pictures], join(dataDir, 'originals'), name);
  return { facts, aside };
}

async function restoreSqlite(dataDir: string, backup: string, now: Temporal.Instant): Promise<string | null> {
  const unlock = lockFolder(dataDir);
  const path = join(dataDir, databaseFiles.sqlite);
  const next = `${path}.next`;
  try {
    await copyFile(backup, next);
    assertSound(next, backup);
    const former = ['', '-wal', '-shm'].map((end) => `${path}${end}`).filter((it) => existsSync(it));
    const aside = join(dataDir, `before-restore-${folderTime(now)}`);
    if (former.length > 0) await mkdir(aside);
    for (const it of former) await rename(it, join(aside, it.slice(dataDir.length + 1)));
    await rename(next, path);
    return former.length > 0 ? aside : null;
  } finally {
    await rm(next, { force: true });
    unlock();
  }
}

/** @throws CommandRefused for a damaged file */
function assertSound(file: string, backup: string): void {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    const { quick_check } = database.prepare('pragma quick_check(1)').get() as { quick_check: string };
    database.close();
    if (quick_check === 'ok') return;
  } catch {
    // The sentence below says it.
  }
  throw new CommandRefused(`${backup} is damaged. Nothing has changed: take another backup.`);
}

async function restorePostgres(url: string, file: string): Promise<null> {
  const tables = await askPostgres(url, 'select tablename from pg_tables where schemaname = current_schema() limit 1');
  if (tables.length > 0)
    throw new CommandRefused(
      'The database of DATABASE_URL has tables already. Make an empty one, and name it in DATABASE_URL: the old one stays as it is.',
    );
  await runTool('pg_restore', url, ['--no-owner', '--single-transaction', '--exit-on-error', file]);
  return null;
}
