import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCart } from '#domain/contract/cart.ts';
import { listen } from '#engine/http/listen.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { aSeller } from '../../support/engine/sellers.ts';
import { selectionsOf } from '../../support/stores/selections.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine();
});
afterEach(() => engine.stop());

/** Runs a pragma on the connection that writes. */
const pragma = (text: string) => engine.database.write((tx) => sql.raw(`pragma ${text}`).execute(tx));

it('[A31] a disk without room is 503 with Retry-After, and takes writes again when it has some', async () => {
  const { selection } = await selectionsOf(engine);
  const book = () => engine.call(createCart, {}, { body: selection(), key: crypto.randomUUID() });
  await pragma('max_page_count = 1');

  let answer = await book();
  for (let tries = 0; answer.status === 201 && tries < 200; tries++) answer = await book();
  const read = await engine.send('GET', '/api/webstores/');
  await pragma('max_page_count = 1000000');

  expect([answer.status, answer.headers.get('retry-after'), read.status]).toEqual([503, '2', 200]);
  expect(engine.logged.filter(({ level }) => level === 'error')).toEqual([]);
  expect((await book()).status).toBe(201);
});

it('[A31] health is 503 while the database takes no writes', async () => {
  await pragma('query_only = on');

  const { status, headers } = await engine.send('GET', '/api/app-info/');

  expect([status, headers.get('retry-after')]).toEqual([503, '2']);
});

it.each([
  ['a picture', 'incoming', '/api/filer-images/', 4],
  ['an import', 'imports', '/api/base-accounts/1/imports/', 100],
])(
  '[A31] a disk without room for %s is 503 with Retry-After, while it is still coming',
  async (_, folder, path, megabytes) => {
    const owner = await aSeller(engine, { 1: 'owner' });
    const headers = await owner.headers();
    const body = new FormData();
    body.set('file', new File([new Uint8Array(megabytes * 1_000_000)], 'large.zip'));
    const ids = vi.spyOn(crypto, 'randomUUID').mockReturnValue('full' as ReturnType<typeof crypto.randomUUID>);
    await mkdir(join(engine.folder, folder), { recursive: true });
    await symlink('/dev/full', join(engine.folder, folder, 'full.part'));
    const open = await listen((request) => engine.app(request), { host: '127.0.0.1', port: 0 });

    const answer = await fetch(open.address + path, { method: 'POST', body, headers });
    ids.mockRestore();
    await open.drain();

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(engine.logged.filter(({ level }) => level === 'error')).toEqual([]);
  },
);
