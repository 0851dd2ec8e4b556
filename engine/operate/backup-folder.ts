import { readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { choice, instant, type Of, shape, string } from '#domain/contract/fields.ts';
import { originalName } from '../catalogue/picture.ts';
import { CommandRefused } from './run-command.ts';

/** A backup's own facts, in `backup.json`. */
const BackupFacts = shape({
  format: choice('landfall-backup'),
  made_at: instant(),
  /** Landfall's version. */
  version: string(),
  database: choice('sqlite', 'postgres'),
});
export type BackupFacts = Of<typeof BackupFacts>;

const FACTS = 'backup.json';
/** The file of the database in a backup. */
export const databaseFiles = { sqlite: 'landfall.sqlite', postgres: 'landfall.dump' } as const;

export async function writeFacts(folder: string, facts: BackupFacts): Promise<void> {
  await writeFile(join(folder, FACTS), `${JSON.stringify(facts, null, 2)}\n`);
}

/** @throws CommandRefused for a folder that is no backup */
export function readFacts(folder: string): BackupFacts {
  try {
    const [error, facts] = BackupFacts.validate(JSON.parse(readFileSync(join(folder, FACTS), 'utf8')));
    if (!error) return facts;
  } catch {
    // The sentence below says it.
  }
  throw new CommandRefused(`${folder} is no backup: a folder that 'npm run backup' wrote has a ${FACTS}.`);
}

/** A time as a part of a folder's name. */
export function folderTime(now: Temporal.Instant): string {
  return now.round('second').toString().replaceAll(':', '-');
}

/** The names of uploaded files in the sources of pictures. */
export function filesIn(sources: readonly string[]): string[] {
  return sources.flatMap((source) => originalName(source) ?? []);
}

/** Copies a file from the first place that has it. @returns whether the file is there now */
export async function copyPicture(from: readonly string[], folder: string, name: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  for (const place of from) {
    const error = await copyFile(join(place, name), join(folder, name)).catch((it: NodeJS.ErrnoException) => it);
    if (!error) return true;
    if (error.code !== 'ENOENT') throw error;
  }
  return false;
}
