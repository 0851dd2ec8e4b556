import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILD, SHELL } from '#domain/app/cache-policy.ts';
import { lazyHref } from '#domain/app/lazy-href.ts';
import { pages } from '#domain/app/pages.ts';
import { readAppInfo } from '#domain/contract/webstore.ts';
import { createAnswers, createApp } from '#engine/app.ts';
import { createDocuments } from '#engine/http/documents/documents.ts';
import { createFiles } from '#engine/http/documents/files.ts';
import type { PageBuild } from '#engine/http/documents/page-build.ts';
import { createServer } from '#engine/server.ts';
import { anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';
import { root } from '../../support/root.ts';

let engine: Engine;
let folder: string;

beforeAll(async () => {
  engine = await anEngine();
  folder = await mkdtemp(join(tmpdir(), 'landfall-installed-'));
  const files = {
    'page/assets/main-two.js': 'two',
    'page/assets/same.js': 'of two',
    'page/sw.js': 'the worker',
    'before/assets/main-one.js': 'one',
    'before/assets/same.js': 'of one',
    'before/sw.js': 'the worker before',
    'before/icon.svg': '<svg/>',
  };
  for (const name of ['page/assets', 'before/assets']) await mkdir(join(folder, name), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});
afterAll(async () => {
  await engine.stop();
  await rm(folder, { recursive: true });
});

function aSite({ context } = engine) {
  return createServer(context, {
    api: createAnswers(context),
    files: createFiles(join(folder, 'page'), join(folder, 'before')),
    documents: createDocuments(context, createApp(context), () => Promise.resolve(plainBuild)),
  });
}

async function get(path: string, site = aSite()) {
  return site(new Request(ORIGIN + path));
}

describe('the shell', () => {
  it('[W1] is a document for any page, with the store in it and no page', async () => {
    const response = await get(SHELL);
    const html = await response.text();

    expect(response.status).toBe(200);
    expect(html).toContain('data-render="shell"');
    expect(html).toContain('/api/webstores/');
    expect(html).not.toContain('experiences');
    expect(html).toContain('<title>Small &#38; Sons</title>');
    expect(html).toContain('noindex');
  });

  it('[W2] is told from other builds, as every document is', async () => {
    for (const path of [SHELL, '/', '/experiences/walk', pages.checkout.path]) {
      expect((await get(path)).headers.get(BUILD)).toBe('build two');
    }
  });
});

describe('the policy of a document', () => {
  it('[W1] lets the page register the worker, and make no other script', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';

    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types default landfall-worker');
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("manifest-src 'self'");
  });
});

describe('the manifest', () => {
  it('[W1] is named for the store, with icons, shortcuts, id, scope and how it is opened again', async () => {
    const response = await get('/manifest.webmanifest');
    const manifest = (await response.json()) as Record<string, unknown> & {
      icons: PictureFile[];
      shortcuts: { url: string }[];
    };

    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    expect(manifest).toMatchObject({
      id: '/',
      scope: '/',
      start_url: '/',
      display: 'standalone',
      name: 'Small & Sons',
      launch_handler: { client_mode: 'focus-existing' },
    });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(manifest).not.toHaveProperty('screenshots');
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height, format } = await sharp(Buffer.from(await (await get(src)).arrayBuffer())).metadata();
      expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type]);
    }
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      '/',
      '/bookings/checkout-editor?step=0',
      '/bookings/overview',
    ]);
  });

  it('[P12c] that the page of a booking names is of another app, which opens that booking', async () => {
    const manifest = (await (await get(lazyHref.orderManifest('an/order', 'a-line'))).json()) as Record<
      string,
      unknown
    >;

    const start_url = '/orders/editor/an%2Forder/booking/a-line';
    expect(manifest).toMatchObject({ id: start_url, start_url, scope: '/', name: 'Small & Sons' });
    for (const other of ['order=a', 'line=a', 'order=&line=']) {
      expect(await (await get(`${lazyHref.manifest()}?${other}`)).json()).toMatchObject({ id: '/', start_url: '/' });
    }
  });

  it('[O3] shows screenshots of the demo store there alone', async () => {
    const demo = await anEngine({ stores: ['demo'] });
    const documents = createDocuments(demo.context, demo.app);
    const response = (await documents(new Request(`${ORIGIN}/manifest.webmanifest`))) as Response;
    const { screenshots } = (await response.json()) as { screenshots: (PictureFile & { form_factor: string })[] };
    await demo.stop();

    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
    for (const { src, sizes, type } of screenshots) {
      const { width, height, format } = await sharp(`${root}public${src}`).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    }
  });
});

describe('the files of a build', () => {
  it('[W10] stay reachable while the next one is served, those that are named by their content', async () => {
    const text = async (path: string) => (await get(path)).text();

    expect(await text('/assets/main-one.js')).toBe('one');
    expect(await text('/assets/main-two.js')).toBe('two');
    expect(await text('/assets/same.js')).toBe('of two');
    expect(await text('/sw.js')).toBe('the worker');
    expect((await get('/icon.svg')).status).toBe(404);
  });

  it('[W10] are found where the next build puts them, though nobody has asked for them before', async () => {
    const page = join(folder, 'own-page');
    await mkdir(join(page, 'assets'), { recursive: true });
    await writeFile(join(page, 'sw.js'), 'the worker of three');
    await writeFile(join(page, 'assets/main-three.js'), 'three');
    const files = createFiles(page, join(folder, 'own-before'));
    const text = (path: string) => files(new Request(ORIGIN + path), new URL(ORIGIN + path))?.text();
    await text('/sw.js');

    await rename(page, join(folder, 'own-before'));
    await mkdir(page);
    await writeFile(join(page, 'sw.js'), 'the worker of four');

    expect([await text('/assets/main-three.js'), await text('/sw.js')]).toEqual(['three', 'the worker of three']);
  });

  it('[W2] let the worker ask the engine, and nobody else', async () => {
    expect((await get('/sw.js')).headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; worker-src 'self'",
    );
  });
});

describe('a worker that is to be retired', () => {
  it('[W10] is kept while nobody says so', async () => {
    expect((await engine.call(readAppInfo)).body.retire_worker).toBe(false);
  });

  it('[W10] is replaced in development too, where it would give the page as it once was', async () => {
    const developing = await anEngine({ env: { LANDFALL_DEV: 'on' } });
    const script = await (await get('/sw.js', aSite(developing))).text();
    await developing.stop();

    expect(script).toContain('registration.unregister()');
  });

  it('[W10] is replaced by one that lets go of the device, and pages are told', async () => {
    const retiring = await anEngine({ env: { RETIRE_WORKER: 'on' } });
    const response = await get('/sw.js', aSite(retiring));
    const script = await response.text();
    const info = (await retiring.call(readAppInfo)).body;
    await retiring.stop();

    expect(info.retire_worker).toBe(true);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(script).toContain('registration.unregister()');
    expect(script).not.toContain("addEventListener('fetch'");
  });
});

interface PictureFile {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

/** An empty page with a build's name. */
const plainBuild: PageBuild = {
  isLive: false,
  id: 'build two',
  template: () =>
    Promise.resolve('<html><head><!--head--></head><body><div id="app"><!--app--></div><!--after--></body></html>'),
  render: ({ address }) =>
    Promise.resolve({
      page: address === '/bookings/overview' ? 'overview' : 'home',
      module: 'it.tsx',
      words: { title: address, description: address, canonical: address, image: null },
      app: '',
      dialog: '<dialog id="consent"></dialog>',
      preload: null,
    }),
  head: () => Promise.resolve({ css: '', links: '', body: '' }),
};
