import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '#engine/database/postgres/postgres.ts';
import { Unavailable } from '#engine/database/unavailable.ts';
import { openGate } from '#tests/support/gate.ts';
import { ask } from '../../support/engine/asking.ts';
import { type PrivatePostgres, startPostgres } from '../../support/engine/postgres.ts';
import { openShop, type Shop } from '../../support/engine/shop.ts';

let server: PrivatePostgres;
let shop: Shop;
beforeAll(async () => {
  server = await startPostgres();
  await server.run('create database shop');
  shop = await openShop({ env: { DATABASE_URL: server.tcpUrl('shop') } });
}, 60_000);
afterAll(async () => {
  // An engine without its database stops like any other.
  await server.halt();
  await shop.stop();
  await server.stop();
}, 60_000);

const store = () => ask(shop.url, 'GET', '/api/webstores/');

describe('an engine whose PostgreSQL goes away', { timeout: 60_000 }, () => {
  it('[A15, W7] asks to try again, and is back as soon as the database is', async () => {
    expect((await store()).status).toBe(200);

    await server.halt();
    const away = await store();
    const change = await ask(shop.url, 'POST', '/api/cart/', { body: {}, key: crypto.randomUUID() });
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
    expect(away.headers.get('landfall-version')).not.toBeNull();
    expect(away.body).toEqual({ detail: 'The shop is out of reach for a moment. Please try again.' });
    expect([400, 503]).toContain(change.status);

    await server.restart();
    const back = await Promise.all(Array.from({ length: 30 }, store));
    expect(back.map(({ status }) => status)).toEqual(back.map(() => 200));
  });
});

it('[A31] a connection whose server has gone without a word counts as lost, and new ones serve at once', {
  tags: 'long',
  timeout: 60_000,
}, async () => {
  await server.restart();
  const url = new URL(server.tcpUrl('shop'));
  const gate = await openGate(Number(url.port));
  url.port = String(gate.port);
  const database = await openPostgres(url.href, { size: 1, onLoss: () => {}, mostSilence: 300 });
  const keys = () => database.read((tx) => tx.selectFrom('meta').select('key').execute());
  const write = () => database.write((tx) => tx.deleteFrom('meta').where('key', '=', 'none').execute());
  expect((await keys()).length).toBeGreaterThan(0);

  gate.hang();
  const [read, written] = await Promise.allSettled([keys(), write()]);
  gate.forget();
  const after = await keys();
  await write();
  await database.close();
  await gate.close();

  expect([read, written].map((it) => it.status === 'rejected' && it.reason instanceof Unavailable)).toEqual([
    true,
    true,
  ]);
  expect(after.length).toBeGreaterThan(0);
});
