import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '#engine/database/database.ts';
import { openPostgres } from '#engine/database/postgres/postgres.ts';
import { openSqlite } from '#engine/database/sqlite/sqlite.ts';
import { aDatabase, anEmptyPostgres, isOnPostgres, type TestDatabase } from '#tests/support/engine/databases.ts';
import { root } from '#tests/support/root.ts';
import { carriedStore } from '#tests/support/stores/carried-store.ts';
import { aFolder } from '#tests/support/stores/carrying.ts';

/** The commands use the machine's clock. */
const now = Temporal.Now.instant().round('hour');

const leaving: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const leave of leaving.splice(0)) await leave();
});

type Env = Readonly<Record<string, string>>;

/** A shop's data with two pictures whose files are there, open as by an engine. */
async function aShop(): Promise<TestDatabase> {
  const shop = await aDatabase(now, [carriedStore]);
  for (const [n, folder] of ['originals', 'incoming'].entries()) {
    await mkdir(join(shop.folder, folder), { recursive: true });
    await writeFile(join(shop.folder, folder, `quay-${n}.jpg`), `picture ${n}`);
    await shop.database.write(async (tx) => {
      const { id } = await tx
        .selectFrom('pictures')
        .select('id')
        .orderBy('id')
        .offset(n)
        .limit(1)
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('pictures')
        .set({ source: `file:quay-${n}.jpg` })
        .where('id', '=', id)
        .execute();
    });
  }
  return shop;
}

/** An empty place for a restored database. */
async function aPlace(): Promise<Env> {
  const folder = await aFolder();
  const url = isOnPostgres() ? await anEmptyPostgres(`restored_${process.pid}_${(places += 1)}`) : null;
  return { DATA_DIR: folder, ...(url && { DATABASE_URL: url }) };
}
let places = 0;

async function run(command: 'backup' | 'restore' | 'check', args: readonly string[], env: Env) {
  const child = spawn('node', [`engine/${command}.ts`, ...args], { cwd: root, env: { ...process.env, ...env } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text) => (out += String(text)));
  child.stderr.on('data', (text) => (err += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}

async function inside<T>(
  { DATA_DIR = '', DATABASE_URL: url }: Env,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = url ? await openPostgres(url, { size: 1, onLoss: () => {} }) : await openSqlite(DATA_DIR);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const titlesIn = (database: Pick<Database, 'read'>) =>
  database.read(async (tx) =>
    (await tx.selectFrom('experiences').select('title').orderBy('id').execute()).map(({ title }) => title),
  );

const good = { code: 0, err: '' };

async function theOnlyFolderIn(folder: string): Promise<string> {
  const names = await readdir(folder);
  expect(names).toEqual([expect.stringMatching(/^landfall-[\d-]+T[\d-]+Z$/)]);
  return join(folder, names[0] ?? '');
}

describe('a backup', { timeout: 180_000 }, () => {
  it('[A45] of a shop that is open is restored elsewhere, with its pictures', { tags: 'long' }, async () => {
    const shop = await aShop();
    leaving.push(shop.remove);
    const [backups, place] = [await aFolder(), await aPlace()];

    const written = await run('backup', [backups], shop.env);
    const backup = await theOnlyFolderIn(backups);
    await shop.database.write((tx) => tx.updateTable('experiences').set({ title: 'Later' }).execute());
    const restored = await run('restore', [backup], place);
    const checked = await run('check', [], place);

    expect([written, restored, checked].map(({ code, err }) => ({ code, err }))).toEqual([good, good, good]);
    expect(written.out).toContain('and 2 pictures.');
    expect(checked.out).toBe('All of it agrees.\n');
    expect(await inside(place, titlesIn)).not.toContain('Later');
    expect((await readdir(join(place['DATA_DIR'] ?? '', 'originals'))).toSorted()).toEqual([
      'quay-0.jpg',
      'quay-1.jpg',
    ]);
    expect((await stat(backup)).mode & 0o077).toBe(0);
  });

  it('[A45] takes nobody’s place', { tags: 'long' }, async () => {
    const shop = await aShop();
    leaving.push(isOnPostgres() ? shop.remove : () => rm(shop.folder, { recursive: true, force: true }));
    const backups = await aFolder();
    await run('backup', [backups], shop.env);
    const backup = await theOnlyFolderIn(backups);

    const beside = await run('restore', [backup], shop.env);

    expect(beside).toMatchObject({
      code: 1,
      err: expect.stringMatching(/in use by another engine|has tables already/) as unknown,
    });
    if (isOnPostgres()) return;
    await shop.database.write((tx) => tx.updateTable('experiences').set({ title: 'Later' }).execute());
    await shop.database.close();
    const { out } = await run('restore', [backup], shop.env);
    const aside = /The former database is in (.+)\.\n/.exec(out)?.[1] ?? '';
    expect(await inside(shop.env, titlesIn)).not.toContain('Later');
    expect(await inside({ DATA_DIR: aside }, titlesIn)).toContain('Later');
  });

  it.runIf(!isOnPostgres())('[A45] that is damaged changes nothing', { tags: 'long' }, async () => {
    const shop = await aShop();
    leaving.push(() => rm(shop.folder, { recursive: true, force: true }));
    const backups = await aFolder();
    await run('backup', [backups], shop.env);
    await shop.database.close();
    const backup = await theOnlyFolderIn(backups);
    const file = join(backup, 'landfall.sqlite');
    const bytes = await readFile(file);
    await writeFile(file, bytes.fill(7, 20_000, 60_000));

    const { code, err } = await run('restore', [backup], shop.env);

    expect([code, err]).toEqual([1, expect.stringContaining('is damaged. Nothing has changed')]);
    expect((await inside(shop.env, titlesIn)).length).toBeGreaterThan(3);
    expect(await run('check', [backup], {})).toMatchObject({ code: 1 });
  });

  it('[A45] is a folder that says what it is', async () => {
    const place = await aPlace();
    const other = await aFolder();

    expect(await run('restore', [other], place)).toMatchObject({
      code: 1,
      err: expect.stringContaining('is no backup') as unknown,
    });
    expect(await run('backup', [], place)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Name one folder') as unknown,
    });
  });
});

it('[A45] a check names what does not agree', { tags: 'long', timeout: 180_000 }, async () => {
  const shop = await aShop();
  leaving.push(shop.remove);
  const before = await run('check', [], shop.env);
  await rm(join(shop.folder, 'originals', 'quay-0.jpg'));
  await shop.database.write((tx) =>
    sql`update departures set sold = sold + 1 where id = (select min(id) from departures)`.execute(tx),
  );

  const { code, out } = await run('check', [], shop.env);

  expect(before).toMatchObject({ code: 0, out: 'All of it agrees.\n' });
  expect(code).toBe(1);
  expect(out).toMatch(/departure \d+: sold \d+, lines say \d+/);
  expect(out).toContain('picture quay-0.jpg: its file is gone');
});
