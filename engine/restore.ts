import { restoreBackup } from './operate/restore-backup.ts';
import { runCommand } from './operate/run-command.ts';

await runCommand({
  help: `Puts a backup in place, and its pictures. All engines have to be stopped.

  npm run restore -- BACKUP

BACKUP  a folder that 'npm run backup' wrote

DATA_DIR and DATABASE_URL say where to, as for 'npm start'. A former SQLite database is moved aside. A PostgreSQL has to be
empty: the former one stays as it is.`,
  needsFolder: true,
  run: async ({ dataDir, databaseUrl }, backup) => {
    const now = Temporal.Instant.fromEpochMilliseconds(Date.now());
    const { facts, aside } = await restoreBackup({ dataDir, databaseUrl }, backup ?? '', now);
    return {
      lines: [
        ...(aside === null ? [] : [`The former database is in ${aside}.`]),
        `Restored as of ${facts.made_at}. Orders that came later are gone: compare the payments with your provider's list.`,
        "'npm run check' looks whether all of it agrees; 'npm start' opens the shops.",
      ],
      isGood: true,
    };
  },
});
