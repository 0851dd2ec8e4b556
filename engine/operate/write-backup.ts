import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { version } from '../base/version.ts';
import type { Config } from '../config.ts';
import { SqliteConnection } from '../database/sqlite/connection.ts';
import { copyPicture, databaseFiles, filesIn, folderTime, writeFacts } from './backup-folder.ts';
import { askPostgres, runTool } from './postgres-tools.ts';
import { CommandRefused } from './run-command.ts';

export interface WrittenBackup {
  readonly folder: string;
  readonly pictures: number;
  /** Names of pictures whose files are gone. */
  readonly lost: readonly string[];
}

/** How a backup copies a database that is in use. */
interface Source {
  readonly kind: keyof typeof databaseFiles;
  readonly copyTo: (file: string) => Promise<void>;
  /** The sources of all pictures, as the engine stores them. */
  readonly pictures: () => Promise<readonly string[]>;
}

/**
 * Writes the database in one state, and its pictures, into a new folder. An engine may be running.
 *
 * @throws CommandRefused; Unavailable where the disk is full
 */
export async function writeBackup(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  parent: string,
  now: Temporal.Instant,
): Promise<WrittenBackup> {
  process.umask(0o077);
  const source = databaseUrl === null ? sqliteIn(dataDir) : postgresAt(databaseUrl);
  const folder = join(resolve(parent), `landfall-${folderTime(now)}`);
  // The folder has its name once it is complete.
  const part = `${folder}.part`;
  const places = ['originals', 'incoming'].map((name) => join(dataDir, name));
  const copied = new Map<string, boolean>();
  const copyPictures = async () => {
    for (const name of filesIn(await source.pictures()))
      if (copied.get(name) !== true) copied.set(name, await copyPicture(places, join(part, 'originals'), name));
  };
  try {
    await mkdir(part, { recursive: true });
    // A picture that is deleted after the copy of the database is in it: so its file is copied before.
    await copyPictures();
    await source.copyTo(join(part, databaseFiles[source.kind]));
    await copyPictures();
    await writeFacts(part, { format: 'landfall-backup', made_at: now.toString(), version, database: source.kind });
    await rename(part, folder);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    const isOfDisk = error instanceof Error && 'syscall' in error;
    throw isOfDisk ? new CommandRefused(`${parent} cannot be written: ${error.message}.`) : error;
  }
  const lost = copied.entries().flatMap(([name, isThere]) => (isThere ? [] : [name]));
  return { folder, pictures: copied.size, lost: [...lost] };
}

function sqliteIn(dataDir: string): Source {
  const path = join(dataDir, databaseFiles.sqlite);
  if (!existsSync(path)) throw new CommandRefused(`DATA_DIR '${dataDir}' has no database in it.`);
  const reading = async <T>(work: (source: SqliteConnection) => Promise<T>) => {
    const source = new SqliteConnection(path, { readOnly: true });
    return work(source).finally(() => source.close());
  };
  return {
    kind: 'sqlite',
    copyTo: async (file) => {
      await reading((source) => source.copyTo(file));
      // One file alone is the whole database then.
      const copy = new DatabaseSync(file);
      copy.exec('pragma journal_mode = delete');
      copy.close();
    },
    pictures: () =>
      reading(async (source) => {
        const { rows } = await source.executeQuery<{ source: string }>({ sql: PICTURES, parameters: [] });
        return rows.map((it) => it.source);
      }),
  };
}

function postgresAt(url: string): Source {
  return {
    kind: 'postgres',
    copyTo: (file) => runTool('pg_dump', url, ['--format=custom', '--file', file]),
    pictures: async () => (await askPostgres(url, PICTURES)).map((it) => String(it['source'])),
  };
}

const PICTURES = 'select source from pictures';
