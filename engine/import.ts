import pino from 'pino';
import { carriedAccounts } from './accounts/carried-accounts.ts';
import { ConfigError, readConfig } from './config.ts';
import { FolderInUse } from './database/lock.ts';
import { keepPrivate } from './database/private-folder.ts';
import { DatabaseRefused, Unavailable } from './database/unavailable.ts';
import { isDemoPicture } from './demo/pictures.ts';
import { carriedOriginals } from './images/exported-original.ts';
import { type Imported, importFile, openImport } from './import-export/command/import-file.ts';
import { IMPORT_HELP, importOptions } from './import-export/command/options.ts';
import { kindsOf } from './import-export/document/kinds.ts';
import { progressOn } from './import-export/document/progress.ts';
import { FileRefused, WrongRows } from './import-export/document/row-errors.ts';
import { openDatabase } from './open-database.ts';
import { resources } from './resources/all.ts';

try {
  await run();
} catch (error) {
  const expected = [FileRefused, ConfigError, DatabaseRefused, FolderInUse];
  if (error instanceof WrongRows)
    for (const sentence of [...error.sentences, 'Nothing was written.']) console.error(sentence);
  else if (error instanceof Unavailable)
    console.error('The database is out of reach, or too busy. Try again: what is there already stays as it is.');
  else if (error instanceof Error && expected.some((it) => error instanceof it)) console.error(error.message);
  else throw error;
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const options = importOptions(process.argv.slice(2));
  if (!options) return console.log(IMPORT_HELP);
  const config = readConfig(process.env);
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
  // The operator who moves a whole shop also moves its customers, if they are in the file.
  const kinds = kindsOf([carriedAccounts, ...resources], { withPeople: true });
  // The file is opened before the database: a mistyped name must not make an empty database.
  const { document, folder } = openImport(options.path, kinds);
  keepPrivate(config.dataDir);
  const database = await openDatabase(config, pino({ level: 'silent' }));
  try {
    const imported = await importFile(database, document, {
      isDryRun: options.isDryRun,
      kinds,
      originals: carriedOriginals(config.dataDir, folder, isDemoPicture),
      now: Temporal.Instant.fromEpochMilliseconds(Date.now()),
      signal: stopping.signal,
      progress: progressOn(process.stderr),
    });
    console.log(summary(imported, options.isDryRun));
  } finally {
    await database.close();
  }
}

function summary({ new: fresh, changed, same, pictures }: Imported, isDryRun: boolean): string {
  if (fresh + changed === 0)
    return `Nothing to change: all ${same.toLocaleString('en')} rows are here as the file says.`;
  const rows = `${fresh.toLocaleString('en')} new, ${changed.toLocaleString('en')} changed, ${same.toLocaleString('en')} as they were`;
  const files = pictures > 0 ? `; ${pictures.toLocaleString('en')} files of pictures` : '';
  return isDryRun ? `It would be ${rows}${files}. Nothing was written.` : `Done: ${rows}${files}.`;
}
