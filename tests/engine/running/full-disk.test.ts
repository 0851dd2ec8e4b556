import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCart } from '#domain/contract/cart.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { selectionsOf } from '../../support/stores/selections.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine();
});
afterEach(() => engine.stop());

/** Says something to the connection that writes. */
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
