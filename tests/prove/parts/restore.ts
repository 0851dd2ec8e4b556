import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Database } from '#engine/database/database.ts';
import { openPostgres } from '#engine/database/postgres/postgres.ts';
import { openSqlite } from '#engine/database/sqlite/sqlite.ts';
import { findPostgres } from '#tests/support/engine/postgres.ts';
import { root } from '#tests/support/root.ts';
import type { Part, Run } from '../part.ts';
import { readTour, secondsUntilOpen, signIn } from '../support/desk.ts';
import { misfitsIn } from '../support/misfits.ts';
import type { Promises } from '../support/promises.ts';
import { Trade } from '../support/trade.ts';
import { trading } from '../support/under-trouble.ts';
import { openWorld, type System, type World } from '../support/world.ts';

const BACKUPS = 20;
/** Seconds in which a shop whose data were restored takes writes. */
const OPEN_AGAIN = 5;

const execute = promisify(execFile);
type Env = Readonly<Record<string, string>>;

export const part: Part = {
  title: 'Is a backup whole that is written while everybody books, and is the shop the same after its disk was lost?',
  controls: [
    {
      name: 'one state of the copied file',
      file: 'engine/operate/write-backup.ts',
      guard: 'await reading((source) => source.copyTo(file));',
      without: "await (await import('node:fs/promises')).copyFile(path, file);",
      misses: 'writes that a backup has lost',
    },
  ],
  async run(run) {
    const systems: System[] = ['SQLite'];
    if (findPostgres() === null) run.notRun.push('PostgreSQL, which this machine does not have');
    else systems.push('PostgreSQL');
    for (const [salt, system] of systems.entries()) await backUpOften(run, system, salt + 1);
  },
};

async function backUpOften(run: Run, system: System, salt: number): Promise<void> {
  const world = await openWorld(system, { isDurable: true });
  const backups = await mkdtemp(join(tmpdir(), 'landfall-backups-'));
  const trade = new Trade((index) => run.chance(salt, index));
  let shop = await world.open();
  const times = run.times(BACKUPS);
  const found = { lost: [] as string[], half: [] as string[], slowest: 0, answers: 0 };
  let last = { folder: '', promised: trade.promises };
  try {
    trade.url = shop.url;
    trade.tour = await readTour(shop.url);
    for (let n = 0; n < times; n += 1) {
      trade.tokens = await signIn(shop.url);
      last = await backUpUnderLoad(trade, world, backups);
      const answers = trade.takeAnswers();
      found.answers += answers.length;
      found.slowest = answers.reduce((most, { ms }) => Math.max(most, ms / 1_000), found.slowest);
      await inPlace(world, `restored_${n}`, (env) => look(env, last, world, found));
    }
    await shop.kill();
    await loseData(world);
    await command('restore', [last.folder], envOf(world, 'prove'));
    shop = await world.open();
    trade.url = shop.url;
    const seconds = await secondsUntilOpen(trade);
    const lost = await world.look((database) => last.promised.broken(database));
    run.never(`writes that a backup has lost: ${system}`, [...found.lost, ...lost], last.promised.size);
    run.never(`rows that do not fit together: ${system}`, found.half, times);
    run.never(`wrong answers: ${system}`, trade.faults, found.answers);
    run.atMost(`slowest answer while a backup is written: ${system}`, found.slowest, 1, 's', { isTimed: true });
    run.atMost(`open again after a lost disk: ${system}`, seconds, OPEN_AGAIN, 's', { isTimed: true });
  } finally {
    await shop.stop();
    await world.close();
    await rm(backups, { recursive: true, force: true });
  }
}

interface WrittenBackup {
  readonly folder: string;
  /** The rows that were promised before it began. */
  readonly promised: Promises;
}

async function backUpUnderLoad(trade: Trade, world: World, backups: string): Promise<WrittenBackup> {
  const state = { isOver: false };
  const work = trading(trade, () => state.isOver, undefined);
  await pause(1_500);
  const promised = trade.promises.rowsByNow();
  try {
    await command('backup', [backups], envOf(world, 'prove'));
  } finally {
    state.isOver = true;
    await work;
  }
  const names = await readdir(backups);
  return { folder: join(backups, names.toSorted().at(-1) ?? ''), promised };
}

/** Restores a backup, checks it by its own command, and compares it with what clients know. */
async function look(
  env: Env,
  { folder, promised }: WrittenBackup,
  { system }: World,
  found: { lost: string[]; half: string[] },
): Promise<void> {
  await command('restore', [folder], env);
  const disagreements = await command('check', [], env).catch(({ stdout }: { stdout: string }) => stdout);
  if (disagreements !== 'All of it agrees.\n') found.half.push(...disagreements.split('\n'));
  const { DATA_DIR = '', DATABASE_URL: url } = env;
  const database: Database = url ? await openPostgres(url, { size: 1, onLoss: () => {} }) : await openSqlite(DATA_DIR);
  try {
    found.lost.push(...(await promised.broken(database)));
    const { half, doubled, refunds } = await misfitsIn(database, system, Temporal.Now.instant());
    found.half.push(...half, ...doubled, ...refunds);
  } finally {
    await database.close();
  }
}

/** Runs work with an empty place for a database. */
async function inPlace(world: World, name: string, work: (env: Env) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-restored-'));
  await world.server?.run(`create database ${name}`);
  try {
    await work({ ...envOf(world, name), DATA_DIR: folder });
  } finally {
    await world.server?.run(`drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  }
}

async function loseData({ dataDir, server }: World): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  await server?.run('drop database prove with (force)');
  await server?.run('create database prove');
}

function envOf({ dataDir, server }: World, name: string): Env {
  return { DATA_DIR: dataDir, ...(server && { DATABASE_URL: server.tcpUrl(name) }) };
}

/** @returns what the command printed */
async function command(name: 'backup' | 'restore' | 'check', args: readonly string[], env: Env): Promise<string> {
  const preload = process.env['WITHOUT_GUARD'] ? ['--import', `${root}tests/support/without-guard.ts`] : [];
  const { stdout } = await execute('node', [...preload, `engine/${name}.ts`, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  return stdout;
}
