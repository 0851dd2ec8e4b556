import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unfit } from '#engine/database/postgres/prepare.ts';
import { ask } from '../../support/engine/asking.ts';
import { anEmptyPostgres } from '../../support/engine/databases.ts';
import { withClient } from '../../support/engine/postgres.ts';
import { openShop } from '../../support/engine/shop.ts';
import { root } from '../../support/root.ts';

let folder: string;
let good: string;
let ascii: string;
let strangers: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-start-'));
  good = await anEmptyPostgres('start');
  ascii = await anEmptyPostgres('ascii', `encoding SQL_ASCII template template0`);
  strangers = await anEmptyPostgres('strangers');
  await withClient(strangers, async (client) => {
    await client.query(`create role guest login password 'guest'`);
  });
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const changed = (change: (url: URL) => void): string => {
  const url = new URL(good);
  change(url);
  return url.href;
};

/** Starts an engine that must give up. */
async function failedStart(DATABASE_URL: string) {
  const engine = spawn('node', ['engine/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL },
  });
  let output = '';
  for (const stream of [engine.stdout, engine.stderr]) stream.on('data', (text) => (output += String(text)));
  const [code] = (await once(engine, 'close')) as [number];
  return { code, output };
}

describe('a start on PostgreSQL', { timeout: 60_000 }, () => {
  // Several engines start at once on two processors, and one of them fills the demo store: over 5 s.
  it('[A15] of several engines at once brings the tables and the demo store once', async () => {
    const shops = await Promise.all([1, 2, 3].map(() => openShop({ env: { DATABASE_URL: good, LOG_LEVEL: 'warn' } })));
    const counts = await Promise.all(
      shops.map(async ({ url }) => (await ask(url, 'GET', '/api/webstores/experiences/')).body['count']),
    );
    const stores = await withClient(good, async (client) => (await client.query('select slug from stores')).rows);
    await Promise.all(shops.map((shop) => shop.stop()));

    expect(counts).toEqual([36, 36, 36]);
    expect(stores).toEqual([{ slug: 'adriatic-days' }]);
    expect(shops.map((shop) => shop.output().split('\n').length)).toEqual([1, 1, 1]);
  });

  it.each([
    ['nobody listens', (url: URL) => (url.port = '1'), /no PostgreSQL answers at 127\.0\.0\.1:1: .*ECONNREFUSED/],
    ['the password is wrong', (url: URL) => (url.password = 'secret'), /says: password authentication failed for user/],
    ['there is no such database', (url: URL) => (url.pathname = '/nowhere'), /there is no database 'nowhere' at/],
    ['no server offers TLS', (url: URL) => url.searchParams.set('sslmode', 'verify-full'), /does not support SSL/],
  ])('is given up where %s, in a sentence without the password', async (_, change, sentence) => {
    const { code, output } = await failedStart(changed(change));

    expect(code).toBe(1);
    expect(output).toMatch(sentence);
    expect(output).toMatch(/^DATABASE_URL: .*\.\n$/);
    expect(output).not.toMatch(/secret|of the tests|of%20the/);
  });

  it('is given up where the database is not in UTF-8, or not ours to change', async () => {
    const asGuest = new URL(strangers);
    asGuest.username = asGuest.password = 'guest';

    expect((await failedStart(ascii)).output).toMatch(/\/ascii is encoded in SQL_ASCII; Landfall needs UTF8\.\n$/);
    expect((await failedStart(asGuest.href)).output).toMatch(/'guest' may not make tables in 'strangers'/);
  });

  it.each([
    ['14.19', '140019', 'UTF8', 'is PostgreSQL 14.19; Landfall needs 15 or later.'],
    ['15.0', '150000', 'UTF8', null],
    ['18.1', '180001', 'LATIN1', 'is encoded in LATIN1; Landfall needs UTF8.'],
  ])('takes PostgreSQL 15 and later in UTF-8: %s %s %s', (version, number, encoding, problem) => {
    expect(unfit({ version, number, encoding })).toBe(problem);
  });
});
