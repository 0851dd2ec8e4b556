import { join } from 'node:path';
import pino from 'pino';
import { openSqliteToRead } from './database/sqlite/sqlite.ts';
import { openDatabaseToRead } from './open-database.ts';
import { readFacts } from './operate/backup-folder.ts';
import { checkData } from './operate/check-data.ts';
import { CommandRefused, runCommand } from './operate/run-command.ts';

/** The most faults that are printed. */
const MOST = 100;

await runCommand({
  help: `Looks whether a database agrees with itself: money by the ledgers, places by the guests, keys by their rows, pictures by
their files. It changes nothing.

  npm run check [-- BACKUP]

BACKUP  a backup of an SQLite database; without it, the database that DATA_DIR and DATABASE_URL name. An engine may be
        running. A backup of a PostgreSQL is checked once it is restored.`,
  needsFolder: false,
  run: async (config, backup) => {
    if (backup !== null && readFacts(backup).database === 'postgres')
      throw new CommandRefused('Restore the backup into an empty database, and check that one.');
    const isSqlite = config.databaseUrl === null || backup !== null;
    const folder = backup ?? config.dataDir;
    const database = await (backup === null
      ? openDatabaseToRead(config, pino({ level: 'silent' }))
      : openSqliteToRead(backup));
    const folders = ['originals', 'incoming'].map((name) => join(folder, name));
    const now = Temporal.Instant.fromEpochMilliseconds(Date.now());
    const faults = await checkData(database, { isSqlite, folders, now });
    await database.close();
    const more = faults.length > MOST ? [`… and ${faults.length - MOST} more.`] : [];
    return {
      lines: faults.length === 0 ? ['All of it agrees.'] : [...faults.slice(0, MOST), ...more],
      isGood: faults.length === 0,
    };
  },
});
