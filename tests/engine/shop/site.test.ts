import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAnswers } from '#engine/app.ts';
import { createFiles } from '#engine/http/documents/files.ts';
import { createServer } from '#engine/server.ts';
import { anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';

let engine: Engine;
let folder: string;
let site: ReturnType<typeof createServer>;

beforeAll(async () => {
  engine = await anEngine();
  folder = await mkdtemp(join(tmpdir(), 'landfall-site-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  const files = {
    'assets/main-abc123.js': 'plain',
    'assets/main-abc123.js.br': 'brotli',
    'assets/main-abc123.js.gz': 'gzipped',
    'sw.js': 'the worker',
    'icon.svg': '<svg/>',
    '.vite/manifest.json': '{}',
    'secret.sqlite': 'data',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  site = createServer(engine.context, {
    api: createAnswers(engine.context),
    files: createFiles(folder),
    documents: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/broken') throw new Error('the password is 1234');
      if (pathname === '/moved') return Response.redirect(`${ORIGIN}/`, 303);
      const isPage = pathname === '/' || (pathname === '/consent' && request.method === 'POST');
      return isPage
        ? new Response('<!doctype html>', { headers: { 'content-security-policy': "script-src 'self'" } })
        : null;
    },
  });
});
afterAll(async () => {
  await engine.stop();
  await rm(folder, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) => site(new Request(ORIGIN + path, init));
const get = (path: string, headers: Record<string, string> = {}) => ask(path, { headers });

describe('a file of the page', () => {
  it('is kept for ever where its name tells its content, else asked for each time', async () => {
    const asset = await get('/assets/main-abc123.js');
    const worker = await get('/sw.js');

    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('landfall-version')).toBeTruthy();
    const again = await get('/sw.js', { 'if-none-match': worker.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('goes out as small as its reader can take it', async () => {
    const as = async (accepted: string) => {
      const response = await get('/assets/main-abc123.js', { 'accept-encoding': accepted });
      return [response.headers.get('content-encoding'), await response.text()];
    };

    expect(await as('gzip, deflate, br, zstd')).toEqual(['br', 'brotli']);
    expect(await as('gzip;q=0.5')).toEqual(['gzip', 'gzipped']);
    expect(await as('identity')).toEqual([null, 'plain']);
    expect((await get('/assets/main-abc123.js')).headers.get('vary')).toBe('accept-encoding');
  });

  it.each([
    '/.vite/manifest.json',
    '/secret.sqlite',
    '/assets/../../package.json',
    '/assets/%2e%2e/sw.js/x',
    '/assets/',
    '/%00',
    '/assets/nothing.js',
  ])('is nothing that was not meant to be one: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('is only read', async () => {
    expect((await ask('/sw.js', { method: 'DELETE' })).status).toBe(405);
    const head = await ask('/sw.js', { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '10']);
  });
});

describe('the one port', () => {
  it('has the API, the documents and what these post to', async () => {
    expect((await get('/api/webstores/')).headers.get('content-type')).toBe('application/json');
    expect((await get('/')).headers.get('content-security-policy')).toBe("script-src 'self'");
    expect((await ask('/consent', { method: 'POST' })).status).toBe(200);
    const nothing = await get('/api/nothing/');
    expect([nothing.status, await nothing.json()]).toEqual([404, { detail: 'Not found.' }]);
  });

  it('[P15] lets no address of ours travel as a referrer, whatever it serves', async () => {
    for (const path of ['/', '/sw.js', '/api/webstores/', '/nothing', '/broken']) {
      expect((await get(path)).headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('marks a redirection as ours too', async () => {
    const response = await get('/moved');

    expect([response.status, response.headers.get('location')]).toEqual([303, `${ORIGIN}/`]);
    expect(response.headers.get('landfall-version')).toBeTruthy();
  });

  it('[A11] leaks nothing of a fault', async () => {
    const response = await get('/broken');
    const text = await response.text();

    expect(response.status).toBe(500);
    expect(text).not.toContain('password');
    expect(engine.logged.at(-1)).toMatchObject({ level: 'error', message: 'fault outside the API' });
  });

  it('[A11] shows readers of pages a page of a fault, in their language', async () => {
    const response = await get('/broken', { accept: 'text/html', cookie: 'language=de' });
    const text = await response.text();

    expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('<a href="/">Startseite</a>');
    expect(text).not.toContain('password');
  });
});

it('[A29] answers 503 to what takes a minute', async () => {
  vi.useFakeTimers();
  const slow = createServer(engine.context, {
    api: () => new Promise(() => {}),
    files: () => null,
    documents: async () => null,
  });
  const answer = slow(new Request(`${ORIGIN}/api/webstores/`));
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();

  const { status, headers } = await answer;

  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
});

it.each(['/desk', '/desk/', '/desk/sw.js', '/desk/tours/1?section=texts'])(
  '[T2] leads from %s at the host of a shop to the installation’s own address',
  async (path) => {
    const answer = await site(new Request(`http://tours.example${path}`));

    expect([answer.status, answer.headers.get('location')]).toEqual([303, ORIGIN + path]);
  },
);

it('[A46] says to whom a vulnerability is reported, if an operator is named', async () => {
  const answerOf = async (operator: string | null) => {
    const config = { ...engine.context.config, operator };
    const nothing = () => Promise.resolve(null);
    const server = createServer({ ...engine.context, config }, { api: nothing, files: () => null, documents: nothing });
    return server(new Request(`${ORIGIN}/.well-known/security.txt`));
  };

  const text = await (await answerOf('ops@shop.example')).text();

  expect((await answerOf(null)).status).toBe(404);
  expect(text).toContain('Contact: mailto:ops@shop.example\n');
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = engine.clock.now.until(Temporal.Instant.from(expires)).total('days');
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(366);
});
