import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../support/engine/postgres.ts';
import { aDataFolder, openShop } from '../../support/engine/shop.ts';
import { root } from '../../support/root.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts an engine that must give up. */
async function failedStart(env: Record<string, string>) {
  const engine = spawn('node', ['engine/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, ...env },
  });
  let output = '';
  for (const stream of [engine.stdout, engine.stderr]) stream.on('data', (text) => (output += String(text)));
  const [code] = (await once(engine, 'close')) as [number];
  return { code, output };
}

describe('a start', { timeout: 30_000 }, () => {
  it('prints the address first, shows the demo store, and ends in peace', { tags: 'long' }, async () => {
    const shop = await openShop();
    const response = await fetch(`${shop.url}/api/webstores/experiences/`);
    const { count } = (await response.json()) as { count: number };

    expect(shop.output().split('\n')[0]).toBe(`Landfall is open at ${shop.url}/`);
    expect(count).toBe(36);
    await shop.stop();
    expect(shop.output()).not.toContain('"level":50');
  });

  it('[B7] of the demo store hears a signal before its desk is filled, and the next start fills it', {
    tags: 'long',
    timeout: 180_000,
  }, async () => {
    const port = await freePort();
    const own = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(folder, 'demo') };
    const start = () => {
      const engine = spawn('node', ['engine/main.ts'], { cwd: root, env: { ...process.env, ...own } });
      const lines: string[] = [];
      engine.stdout.on('data', (text) => lines.push(String(text)));
      const end = async () => {
        engine.kill('SIGTERM');
        const [code] = (await once(engine, 'close')) as [number | null];
        return { code, output: lines.join('') };
      };
      return { lines, end };
    };
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}/api/app-info/`).then(
        () => true,
        () => false,
      );

    const first = start();
    await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
    const stopped = await first.end();
    const second = start();
    await expect.poll(() => second.lines.join(''), { timeout: 90_000 }).toContain('Landfall is open');
    const filled = await second.end();

    expect(stopped).toEqual({ code: 0, output: '' });
    expect(filled).toMatchObject({ code: 0, output: expect.stringContaining('Its desk: ') as unknown });
  });

  it('says where links in mails lead, where a server sends them and nobody has said', { tags: 'long' }, async () => {
    const mails = { MAIL_URL: 'smtp://127.0.0.1:9' };
    const silent = await openShop({ env: { ...mails, PUBLIC_URL: 'https://shop.example' } });
    const warning = await openShop({ env: mails });
    await Promise.all([silent.stop(), warning.stop()]);

    expect(silent.output()).not.toContain('Links in mails lead to');
    expect(warning.output()).toContain(`Links in mails lead to ${warning.url}: set ACCOUNTS_URL or PUBLIC_URL`);
  });

  it('answers what is under way before it ends', { tags: 'long' }, async () => {
    const shop = await openShop();
    const headers = { 'content-type': 'application/json', 'content-length': '2' };
    const sending = request(`${shop.url}/api/cart/`, { method: 'POST', headers });
    sending.write('{');
    await pause(200);
    const stopped = shop.stop();
    await pause(200);
    sending.end('}');
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    answer.resume();

    expect(answer.statusCode).toBe(400);
    await stopped;
    await expect(fetch(shop.url)).rejects.toThrow('fetch failed');
  });

  it('is given up over a wrong value, in a sentence that names it', async () => {
    const { code, output } = await failedStart({ PORT: 'abc' });

    expect([code, output]).toEqual([1, "PORT is 'abc': A valid integer is required.\n"]);
  });

  it('is given up over a port that is taken', { tags: 'long' }, async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output } = await failedStart({ PORT: String(port) });
    other.close();

    expect([code, output]).toEqual([1, `PORT ${port} is taken: stop what listens there, or name another one.\n`]);
  });

  it('[A17] is given up over a store that is not there', async () => {
    const { code, output } = await failedStart({ STORE: 'nowhere' });

    expect([code, output]).toEqual([1, "STORE is 'nowhere': there are only 'adriatic-days'.\n"]);
  });

  it('[A32] closes its data to other users of the machine, also what was open before', {
    tags: 'long',
  }, async () => {
    const dataDir = await aDataFolder();
    await mkdir(join(dataDir, 'mail'));
    await writeFile(join(dataDir, 'mail', 'old.eml'), 'a link');
    for (const path of ['', 'mail']) await chmod(join(dataDir, path), 0o755);
    await chmod(join(dataDir, 'mail', 'old.eml'), 0o644);
    const shop = await openShop({ dataDir });
    await shop.stop();
    const modes = await Promise.all(
      ['', 'mail', 'mail/old.eml', 'landfall.sqlite'].map(
        async (path) => (await stat(join(dataDir, path))).mode & 0o777,
      ),
    );
    await rm(dataDir, { recursive: true });

    expect(modes).toEqual([0o700, 0o700, 0o600, 0o600]);
  });

  it('[A31] is given up over a database that is damaged, in a sentence', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'landfall-damaged-'));
    await writeFile(join(dataDir, 'landfall.sqlite'), 'This is no database. '.repeat(500));
    const { code, output } = await failedStart({ DATA_DIR: dataDir });
    await rm(dataDir, { recursive: true });

    expect(code).toBe(1);
    expect(output).toMatch(/^The database '.*' cannot be used: file is not a database\. .*\n$/);
  });

  it('[A31] is given up over a folder that is none, in a sentence', async () => {
    const { code, output } = await failedStart({ DATA_DIR: '/dev/null/data' });

    expect(code).toBe(1);
    expect(output).toMatch(/^DATA_DIR '.*' cannot be used: .*\n$/);
  });

  it('[A31] warns where an empty database opens the demo store under a real address', { tags: 'long' }, async () => {
    const shop = await openShop({ env: { PUBLIC_URL: 'https://shop.example' } });
    await shop.stop();

    expect(shop.output()).toContain('shows the demo store, whose cards are tests');
  });

  it('is given up beside another engine with the same data', { tags: 'long' }, async () => {
    const shop = await openShop();
    const { code, output } = await failedStart({ DATA_DIR: shop.dataDir });
    await shop.stop();

    expect(code).toBe(1);
    expect(output).toMatch(/^DATA_DIR '.*' is in use by another engine/);
  });
});
