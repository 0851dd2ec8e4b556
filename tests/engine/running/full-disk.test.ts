import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCart } from '#domain/contract/cart.ts';
import { listen } from '#engine/http/listen.ts';
import { anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';
import { aSeller } from '../../support/engine/sellers.ts';
import { aDrawing, aForm } from '../../support/stores/picture-files.ts';
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
  ['without room for a picture', '/dev/full', 'incoming', '/api/filer-images/', 4],
  ['without room for an import', '/dev/full', 'imports', '/api/base-accounts/1/imports/', 100],
  ['that cannot write a picture', '/proc/version', 'incoming', '/api/filer-images/', 4],
])('[A31] a disk %s is 503 with Retry-After, while it is still coming', async (_, target, folder, path, megabytes) => {
  const owner = await aSeller(engine, { 1: 'owner' });
  const headers = await owner.headers();
  const body = new FormData();
  body.set('file', new File([new Uint8Array(megabytes * 1_000_000)], 'large.zip'));
  const ids = vi.spyOn(crypto, 'randomUUID').mockReturnValue('full' as ReturnType<typeof crypto.randomUUID>);
  await mkdir(join(engine.folder, folder), { recursive: true });
  await symlink(target, join(engine.folder, folder, 'full.part'));
  const open = await listen((request) => engine.app(request), { host: '127.0.0.1', port: 0 });

  const answer = await fetch(open.address + path, { method: 'POST', body, headers });
  ids.mockRestore();
  await open.drain();

  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(engine.logged.filter(({ level }) => level === 'error')).toEqual([]);
});

it('[A31] a picture is shown in a new width while the disk has no room to keep it', async () => {
  const owner = await aSeller(engine, { 1: 'owner' });
  const jpeg = await aDrawing(500, 330).jpeg().toBuffer();
  const { body } = await owner.send('POST', '/api/filer-images/', aForm(jpeg));
  const { url } = body['picture'] as { url: string };
  const path = url.replace('{width}', '320').replace('{format}', 'webp');
  const name = path.replace('/pictures/', '');
  const folder = join(engine.folder, 'pictures', name.slice(0, 2));
  await mkdir(folder, { recursive: true });
  await symlink('/dev/full', join(folder, `${name}.full`));
  const ids = vi.spyOn(crypto, 'randomUUID').mockReturnValue('full' as ReturnType<typeof crypto.randomUUID>);

  const shown = await engine.app(new Request(ORIGIN + path));
  const bytes = await shown.arrayBuffer();
  ids.mockRestore();

  expect([shown.status, bytes.byteLength > 0]).toEqual([200, true]);
  expect(await readdir(folder)).toEqual([]);
});
