import { runCommand } from './operate/run-command.ts';
import { writeBackup } from './operate/write-backup.ts';

await runCommand({
  help: `Writes the whole database in one state, and its pictures, into a new folder. An engine may be running.

  npm run backup -- FOLDER

FOLDER  the folder for backups: each is a folder of its own below it, named by its time

DATA_DIR and DATABASE_URL name the database, as for 'npm start'. For PostgreSQL, pg_dump has to be on this machine. A
backup has the secrets and the guests of all shops: only the user who ran the command can read it.`,
  needsFolder: true,
  run: async ({ dataDir, databaseUrl }, parent) => {
    const now = Temporal.Instant.fromEpochMilliseconds(Date.now());
    const { folder, pictures, lost } = await writeBackup({ dataDir, databaseUrl }, parent ?? '', now);
    return {
      lines: [
        ...lost.map((name) => `The file of picture ${name} is gone.`),
        `${folder}: the database, and ${(pictures - lost.length).toLocaleString('en')} pictures.`,
      ],
      isGood: true,
    };
  },
});
