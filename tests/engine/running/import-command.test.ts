import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '#engine/database/database.ts';
import { openPostgres } from '#engine/database/postgres/postgres.ts';
import { openSqlite } from '#engine/database/sqlite/sqlite.ts';
import { aDatabase, isOnPostgres, type TestDatabase } from '#tests/support/engine/databases.ts';
import { openShop } from '#tests/support/engine/shop.ts';
import { root } from '#tests/support/root.ts';
import { carriedStore } from '#tests/support/stores/carried-store.ts';
import { aFolder } from '#tests/support/stores/carrying.ts';

/** The commands use the machine's clock. */
const now = Temporal.Now.instant().round('hour');

const leaving: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const leave of leaving.splice(0)) await leave();
});

/** A database for the commands. Nothing else has it open. */
async function aPlace(...stores: Parameters<typeof aDatabase>[1]) {
  const place = await aDatabase(now, stores);
  if (!isOnPostgres()) await place.database.close();
  leaving.push(isOnPostgres() ? place.remove : () => rm(place.folder, { recursive: true, force: true }));
  return { ...place, look: <T>(unit: Parameters<Database['read']>[0]) => looked<T>(place, unit) };
}

async function looked<T>({ folder, env }: TestDatabase, unit: Parameters<Database['read']>[0]): Promise<T> {
  const url = env['DATABASE_URL'];
  const database = url ? await openPostgres(url, { size: 1, onLoss: () => {} }) : await openSqlite(folder);
  try {
    return (await database.read(unit)) as T;
  } finally {
    await database.close();
  }
}

const experiencesIn = (place: Awaited<ReturnType<typeof aPlace>>) =>
  place.look<number>(async (tx) => (await tx.selectFrom('experiences').select('id').execute()).length);

function begun(
  command: 'import' | 'export',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcess {
  return spawn('node', [`engine/${command}.ts`, ...args], { cwd: root, env: { ...process.env, ...env } });
}

async function run(command: 'import' | 'export', args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = begun(command, args, env);
  let [out, err] = ['', ''];
  child.stdout?.on('data', (text) => (out += String(text)));
  child.stderr?.on('data', (text) => (err += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}

describe('the commands', { timeout: 180_000 }, () => {
  it('[A21] carry a store from one database to another, and say what they did', { tags: 'long' }, async () => {
    const [from, to] = [await aPlace(carriedStore), await aPlace()];
    const out = join(await aFolder(), 'shop');
    const written = await run('export', ['small', '--out', out], from.env);
    const tried = await run('import', [out, '--dry-run'], to.env);
    const brought = await run('import', [out], to.env);
    const again = await run('import', [join(out, 'store.json')], to.env);
    const printed = await run('export', [], to.env);

    expect(written).toMatchObject({ code: 0, err: '' });
    expect(written.out).toMatch(/shop: \d+ rows, 0 files of pictures\.\n$/);
    expect(tried).toMatchObject({ code: 0, err: '' });
    expect(tried.out).toMatch(/^It would be \d+ new, 0 changed, 0 as they were\. Nothing was written\.\n$/);
    expect(brought).toMatchObject({ code: 0, err: '' });
    expect(brought.out).toMatch(/^Done: \d+ new, 0 changed, 0 as they were\.\n$/);
    expect(again.out).toMatch(/^Nothing to change: all \d+ rows are here as the file says\.\n$/);
    expect(printed).toMatchObject({ code: 0, err: '', out: await readFile(join(out, 'store.json'), 'utf8') });
  });

  it('[A21] end with what is wrong, and with 1', { tags: 'long' }, async () => {
    const place = await aPlace();
    const folder = await aFolder();
    const file = join(folder, 'store.json');
    const account = { id: 1, company_display_name: 'A' };
    await writeFile(file, JSON.stringify({ format: 'landfall-store', version: 1, 'base-accounts': [account] }));
    await mkdir(join(folder, 'full'));
    await writeFile(join(folder, 'full', 'letter.txt'), 'Dear Ana');

    const outputOf = (command: 'import' | 'export', ...args: string[]) => run(command, args, place.env);
    expect(await outputOf('import', file)).toEqual({
      code: 1,
      out: '',
      err: `base-accounts[0] 'A': company_display_name: Ensure this field has at least 3 characters.\nNothing was written.\n`,
    });
    const full = await outputOf('export', '--out', join(folder, 'full'));
    expect([full.code, full.err]).toEqual([1, expect.stringContaining(`there is 'letter.txt' in it`)]);
    expect(await readdir(folder)).toEqual(['full', 'store.json']);
    const { code, out } = await outputOf('import', '--help');
    expect([code, out]).toEqual([0, expect.stringContaining('npm run import -- FILE')]);
  });

  // Each command is a process that starts an engine of its own, and is killed: over 5 s.
  it('[A21] leave nothing half when they are killed in the middle, or stopped', { tags: 'long' }, async () => {
    const [from, to] = [await aPlace(wide(100)), await aPlace()];
    const out = join(await aFolder(), 'shop');
    await run('export', ['--out', out], from.env);
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      const importing = begun('import', [out], to.env);
      const ended = once(importing, 'close');
      await underWay(to, importing);
      importing.kill(signal);
      await ended;
      expect(await experiencesIn(to)).toBe(0);
    }
    const { out: output } = await run('import', [out], to.env);

    expect(output).toMatch(/^Done: \d+ new/);
    expect(await experiencesIn(to)).toBe(100);
  });

  it('[A17, A21] work beside an engine: PostgreSQL is changed at once, SQLite only read', {
    tags: 'long',
  }, async () => {
    const place = await aPlace(carriedStore);
    const out = join(await aFolder(), 'shop');
    const shop = await openShop({ dataDir: place.folder, env: { ...place.env } });
    const titleOf = async () =>
      ((await (await fetch(`${shop.url}/api/webstores/experiences/walk/`)).json()) as { title: string }).title;
    const before = await titleOf();
    const written = await run('export', ['--out', out], place.env);
    const text = await readFile(join(out, 'store.json'), 'utf8');
    await writeFile(join(out, 'store.json'), text.replaceAll(before, 'A walk with somebody'));
    const brought = await run('import', [out], place.env);
    const after = await titleOf();
    await shop.stop();

    expect(written.code).toBe(0);
    const refused = `DATA_DIR '${place.folder}' is in use by another engine: stop that one, or give this one a folder of its own.\n`;
    expect([brought.code, brought.err, after]).toEqual(
      isOnPostgres() ? [0, '', 'A walk with somebody'] : [1, refused, before],
    );
  });
});

function wide(count: number) {
  const [first] = carriedStore.experiences;
  if (!first) throw new Error('the store is empty');
  const experiences = Array.from({ length: count }, (_, i) => ({ ...first, slug: `day-${i}`, title: `Day ${i}` }));
  return { ...carriedStore, experiences };
}

/** Waits until an import has begun to write. On SQLite the log grows; on PostgreSQL an id is taken. */
async function underWay(place: TestDatabase, importing: ChildProcess): Promise<void> {
  const wal = join(place.folder, 'landfall.sqlite-wal');
  for (let tries = 0; tries < 600; tries += 1) {
    await pause(20);
    if (importing.exitCode !== null) throw new Error('the import ended before it was stopped');
    if (isOnPostgres() ? await isWriting(place.database) : (await sizeOf(wal)) > 500_000) return;
  }
  throw new Error('the import did not begin');
}

async function isWriting(database: Database): Promise<boolean> {
  const { rows } = await database.read((tx) =>
    sql<{ n: number }>`select count(*) as n from pg_locks l join pg_class c on c.oid = l.relation
      where c.relname = 'departures' and l.mode = 'RowExclusiveLock' and l.pid <> pg_backend_pid()`.execute(tx),
  );
  return (rows[0]?.n ?? 0) > 0;
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}
