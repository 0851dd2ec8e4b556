import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pino from 'pino';
import { carriedAccounts } from './accounts/carried-accounts.ts';
import { ConfigError, readConfig } from './config.ts';
import { DatabaseRefused, Unavailable } from './database/unavailable.ts';
import { EXPORT_HELP, type ExportOptions, exportOptions } from './import-export/command/options.ts';
import { type Exported, exportStores } from './import-export/document/export-stores.ts';
import { kindsOf } from './import-export/document/kinds.ts';
import { openOutFolder } from './import-export/document/output-folder.ts';
import { progressOn } from './import-export/document/progress.ts';
import { FileRefused } from './import-export/document/row-errors.ts';
import { openDatabaseToRead } from './open-database.ts';
import { resources } from './resources/all.ts';

const stopping = new AbortController();

try {
  await run();
} catch (error) {
  const expected = [FileRefused, ConfigError, DatabaseRefused, Unavailable];
  const isExpected = error instanceof Error && expected.some((it) => error instanceof it);
  if (!isExpected && !stopping.signal.aborted) throw error;
  console.error(isExpected ? error.message : 'Stopped. Nothing was written.');
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const options = exportOptions(process.argv.slice(2));
  if (!options) return console.log(EXPORT_HELP);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
  return options.out === null ? exportToOutput(options) : exportToFolder(options, options.out);
}

async function exportToFolder(options: ExportOptions, out: string): Promise<void> {
  const { dataDir } = readConfig(process.env);
  const folder = openOutFolder(out);
  try {
    const { objects, pictures } = await written(options, folder.file);
    const lost = pictures.filter(({ name }) => !folder.copy(fileOf(dataDir, name), name));
    stopping.signal.throwIfAborted();
    folder.finish();
    for (const { label, name } of lost) console.error(`${label}: its file ${name} is not there any more.`);
    const files = pictures.length - lost.length;
    console.log(`${out}: ${objects.toLocaleString('en')} rows, ${files.toLocaleString('en')} files of pictures.`);
  } finally {
    folder.abandon();
  }
}

/** Writes to standard output only after the whole document is written, so that a failure prints no half of it. */
async function exportToOutput(options: ExportOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-export-'));
  try {
    const file = join(folder, 'store.json');
    const { pictures } = await written(options, file);
    await pipeline(createReadStream(file), process.stdout, { end: false });
    if (pictures.length > 0)
      console.error(`Without ${pictures.length} files of pictures: with --out DIR they come too.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function written({ slug, withPeople }: ExportOptions, file: string): Promise<Exported> {
  const database = await openDatabaseToRead(readConfig(process.env), pino({ level: 'silent' }));
  try {
    return await exportStores(database, {
      kinds: kindsOf([carriedAccounts, ...resources], { withPeople }),
      slug,
      file,
      now: Temporal.Instant.fromEpochMilliseconds(Date.now()),
      signal: stopping.signal,
      progress: progressOn(process.stderr),
    });
  } finally {
    await database.close();
  }
}

/** The file of an original. A picture that has just been uploaded may still be in the folder of incoming files. */
function fileOf(dataDir: string, name: string): string {
  const original = join(dataDir, 'originals', name);
  return existsSync(original) ? original : join(dataDir, 'incoming', name);
}
