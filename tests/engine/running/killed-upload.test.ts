import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pictureKey, queueRenditions } from '#engine/catalogue/picture.ts';
import type { Database } from '#engine/database/database.ts';
import { openSqlite } from '#engine/database/sqlite/sqlite.ts';
import { writeStore } from '#tests/support/stores/write-store.ts';
import { openShop, type Shop } from '../../support/engine/shop.ts';
import { aDrawing } from '../../support/stores/picture-files.ts';
import { smallStore } from '../../support/stores/small-store.ts';

const source = 'file:boats.jpg';
const key = pictureKey(source);

let dataDir: string;
let shop: Shop | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'landfall-killed-'));
  await mkdir(join(dataDir, 'originals'));
  await aDrawing(900, 580)
    .jpeg()
    .toFile(join(dataDir, 'originals', 'boats.jpg'));
  const now = Temporal.Now.instant();
  await inside(async (database) => {
    await database.write((tx) => writeStore(tx, smallStore, now));
    await database.write(async (tx) => {
      const { id } = await tx
        .insertInto('pictures')
        .values({
          key,
          source,
          width: 900,
          height: 580,
          alt_text: '',
          placeholder: '#000000,#ffffff',
          status: 'pending',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await queueRenditions(tx, id, 1);
    });
  });
});
afterEach(async () => {
  await shop?.kill();
  await rm(dataDir, { recursive: true, force: true });
});

async function inside<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openSqlite(dataDir);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const statusOf = () =>
  inside((database) =>
    database.read((tx) =>
      tx.selectFrom('pictures').select(['status', 'progress']).where('key', '=', key).executeTakeFirstOrThrow(),
    ),
  );
const made = async () => {
  const names = await readdir(join(dataDir, 'pictures', key.slice(0, 2))).catch(() => []);
  return names.filter((name) => /^.{22}-\d+\.(avif|webp)$/.test(name) && name.startsWith(key));
};

// The engine starts again after the kill and makes all widths of a picture: over 5 s.
it('[A20a] a picture whose engine is killed over it is made by the next one, from its start', {
  tags: 'long',
  timeout: 150_000,
}, async () => {
  shop = await openShop({ dataDir });
  await expect.poll(async () => (await made()).length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(1);
  await shop.kill();
  const { status, progress } = await statusOf();
  expect([status, progress < 100]).toEqual(['processing', true]);

  shop = await openShop({ dataDir });
  await expect.poll(async () => (await made()).length, { timeout: 100_000 }).toBe(8);
  const page = await fetch(`${shop.url}/pictures/${key}-800.avif`);
  await shop.stop();

  expect(await statusOf()).toMatchObject({ status: 'ready', progress: 100 });
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/avif']);
});
