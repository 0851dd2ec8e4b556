import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anEngine, type Engine } from '../support/engine/engine.ts';
import { MemoryCaches } from '../support/page/caches.ts';
import { aBuild, aWorker } from '../support/page/worker.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await anEngine();
});
afterAll(() => engine.stop());

async function anInstalledWorker(...parts: Parameters<typeof aWorker> extends [unknown, ...infer Rest] ? Rest : never) {
  const it = aWorker(engine, ...parts);
  await it.worker.install();
  await it.worker.activate();
  it.requests.length = 0;
  return it;
}

const everyRoute = [
  '/',
  '/?category=sea&page=2',
  '/experiences/walk',
  '/experiences/walk?editCartItem=77',
  '/bookings/checkout-editor?step=1',
  '/bookings/overview',
  '/orders/editor/5e0b/booking/77',
  '/success?session_id=5e0b',
  '/cookie-policy',
  '/become-a-supplier',
  '/become-a-reseller',
  '/engine-api',
];

describe('a document', () => {
  it.each(everyRoute)('[W1] at %s is the shell on a cold start without a network', async (route) => {
    const { visit, network } = await anInstalledWorker();
    network.state = 'down';

    expect(await (await visit(route))?.text()).toBe('<html>/shell of one');
  });

  it("[W2] is the engine's own copy at once where there is one, refreshed behind", async () => {
    const { visit, requests, settled, network } = await anInstalledWorker();
    expect(await (await visit('/experiences/walk'))?.text()).toBe('<html>/experiences/walk of one');
    await settled();
    requests.length = 0;
    network.state = 'down';

    expect(await (await visit('/experiences/walk/'))?.text()).toBe('<html>/experiences/walk of one');
    await settled();
    expect(requests).toEqual([{ path: '/experiences/walk', status: null }]);
  });

  it('[W2] is kept by what its address says, not by how it says it', async () => {
    const { visit, network, settled } = await anInstalledWorker();
    await visit('/?page=2&category=sea&utm_source=letter');
    await settled();
    network.state = 'down';

    expect(await (await visit('/?category=sea&page=2'))?.text()).toBe('<html>/?category=sea&page=2 of one');
    expect(await (await visit('/?category=land'))?.text()).toBe('<html>/shell of one');
  });

  it('[W2] of what is private is the shell, and no address of it is kept', async () => {
    const { visit, caches, settled } = await anInstalledWorker();
    for (const route of [
      '/success?session_id=5e0b',
      '/orders/editor/5e0b/booking/77',
      '/experiences/walk?editCartItem=77',
    ]) {
      expect(await (await visit(route))?.text()).toBe('<html>/shell of one');
    }
    await settled();

    expect(await caches.paths('landfall-documents-one')).toEqual([]);
    expect(await caches.paths('landfall-shell-one')).toEqual(['/shell']);
  });

  it('[W2] of a captive portal is never shown and never kept', async () => {
    const { visit, network, caches, settled } = await anInstalledWorker();
    network.state = 'portal';

    expect(await (await visit('/experiences/walk'))?.text()).toBe('<html>/shell of one');
    await settled();
    expect(await caches.paths('landfall-documents-one')).toEqual([]);
  });

  it('[W1, W1a, W2] that does not come within 400 ms gives way to the shell, and is there the next time', async () => {
    vi.useFakeTimers();
    const { visit, network, settled } = await anInstalledWorker();
    network.delay = 5_000;

    const visiting = visit('/experiences/walk');
    // The catalogue on the device says first whether the tour has another address.
    await vi.advanceTimersByTimeAsync(500);
    expect(await (await visiting)?.text()).toBe('<html>/shell of one');

    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    await settled();
    network.state = 'down';
    expect(await (await visit('/experiences/walk'))?.text()).toBe('<html>/experiences/walk of one');
  });

  it("[W2] that is no more is the engine's 404, and is forgotten", async () => {
    const { visit, caches, settled } = await anInstalledWorker();

    expect((await visit('/experiences/gone'))?.status).toBe(404);
    await settled();
    expect(await caches.paths('landfall-documents-one')).toEqual([]);
  });

  it('[W10] of another build is shown and not kept, and the worker looks for its next version', async () => {
    const { visit, network, caches, counts, settled } = await anInstalledWorker();
    network.build = 'two';

    expect(await (await visit('/experiences/walk'))?.text()).toBe('<html>/experiences/walk of two');
    await settled();
    expect(await caches.paths('landfall-documents-one')).toEqual([]);
    expect(counts.outdated).toBe(1);
  });

  it('[W2] that was opened before the worker was there is kept when the page asks for it', async () => {
    const { worker, visit, network } = await anInstalledWorker();
    await worker.run({ kind: 'keep', address: '/experiences/walk' });
    network.state = 'down';

    expect(await (await visit('/experiences/walk'))?.text()).toBe('<html>/experiences/walk of one');
  });
});

describe('a private address', () => {
  const privateRoutes = everyRoute.filter(
    (it) => /^\/(orders|bookings|success)/.test(it) || it.includes('editCartItem'),
  );

  it('[A41] is never a cache key, even where the page asks for a copy', async () => {
    const { worker, caches } = await anInstalledWorker();

    for (const address of privateRoutes) await worker.run({ kind: 'keep', address });

    for (const name of await caches.keys())
      expect((await caches.paths(name)).filter((it) => /5e0b|77|orders|success|bookings/.test(it))).toEqual([]);
  });

  it('[A41] that an older worker took for a key goes with the update, whatever else is left of that worker', async () => {
    const caches = new MemoryCaches();
    for (const name of ['landfall-documents-old', 'landfall-documents-older'])
      await (await caches.open(name)).put('/orders/editor/5e0b/booking/77', new Response('<html>'));

    const { worker } = aWorker(engine, { caches });
    await worker.install();
    await worker.activate();

    expect((await caches.keys()).filter((it) => it.startsWith('landfall-documents'))).toEqual([]);
  });
});

describe('the documents that are one each', () => {
  it('[W1] are gathered too, the first page among them', async () => {
    const { worker, visit, network } = await anInstalledWorker();
    await worker.run({ kind: 'gather' });
    network.state = 'down';

    for (const route of ['/', '/cookie-policy', '/become-a-supplier', '/become-a-reseller', '/engine-api']) {
      expect(await (await visit(route))?.text()).toBe(`<html>${route} of one`);
    }
  });
});

describe('an installation', () => {
  it('[W1] has every file of its build and the shell', async () => {
    const { get, network } = await anInstalledWorker();
    network.state = 'down';

    for (const path of ['/assets/main-one.js', '/assets/same-in-all.js', '/fallback/logo.svg']) {
      expect(await (await get(path))?.text()).toBe(`file ${path}`);
    }
  });

  it.each([
    ['down', 'Failed to fetch'],
    ['portal', 'of build one'],
  ] as const)('[W10] fails while the network is: %s', async (state, why) => {
    const it = aWorker(engine);
    it.network.state = state;

    await expect(it.worker.install()).rejects.toThrow(why);
  });

  it('[W10] fails while the engine has another build', async () => {
    const it = aWorker(engine);
    it.network.build = 'two';

    await expect(it.worker.install()).rejects.toThrow('no shell of build one');
  });

  it('[W10] fetches only what the build before did not have, and keeps that one reachable', async () => {
    const one = await anInstalledWorker();
    const two = aWorker(engine, { build: aBuild('two'), caches: one.caches });
    two.network.build = 'two';
    await two.worker.install();
    await two.worker.activate();

    expect(two.requests.map(({ path }) => path).sort()).toEqual([
      '/assets/main-two.js',
      '/fallback/logo.svg',
      '/shell',
    ]);
    two.network.state = 'down';
    expect(await (await two.get('/assets/main-one.js'))?.text()).toBe('file /assets/main-one.js');
    expect(await (await two.get('/fallback/logo.svg'))?.text()).toBe('file /fallback/logo.svg');
    expect(await (await two.visit('/'))?.text()).toBe('<html>/shell of two');
  });

  it('[W10] lets go of the builds before the last one', async () => {
    const { caches } = await anInstalledWorker();
    for (const id of ['two', 'three']) {
      const next = aWorker(engine, { build: aBuild(id), caches });
      next.network.build = id;
      await next.worker.install();
      await next.worker.activate();
    }

    const names = (await caches.keys()).filter((name) => /build|documents|shell/.test(name));
    expect(names.sort()).toEqual(['landfall-build-three', 'landfall-build-two', 'landfall-shell-three']);
  });

  it('[F7] keeps what most browsers do not need once it was asked for', async () => {
    const { get, network } = await anInstalledWorker();
    await get('/assets/shim-x.js');
    network.state = 'down';

    expect(await (await get('/assets/shim-x.js'))?.text()).toBe('file /assets/shim-x.js');
  });
});
