import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PARTIAL } from '#domain/app/cache-policy.ts';
import { address } from '#domain/contract/endpoint.ts';
import { listExperiences, readExperience } from '#domain/contract/webstore.ts';
import { touchExperiences } from '#engine/places/version.ts';
import { type Catalogue, openCatalogue } from '../../sw/catalogue.ts';
import { MOST_EXPERIENCES, syncCatalogue } from '../../sw/sync-catalogue.ts';
import { anEngine, type Engine } from '../support/engine/engine.ts';
import type { MemoryCaches } from '../support/page/caches.ts';
import { aBuild, aWorker } from '../support/page/worker.ts';
import { noon } from '../support/stores/small-store.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await anEngine();
});
afterAll(() => engine.stop());
beforeEach(() => {
  engine.clock.now = noon;
});

const gatherings = { kind: 'gather' } as const;
const pictures = (requests: { path: string }[]) => requests.filter(({ path }) => path.startsWith('/pictures/'));
const calls = (requests: { path: string; status: number | null }[]) =>
  requests.filter(({ path }) => path.startsWith('/api/')).map(({ path, status }) => `${status} ${path}`);

async function contentOf(caches: MemoryCaches): Promise<string[]> {
  const names = await caches.keys();
  const paths = await Promise.all(names.map(async (name) => (await caches.paths(name)).map((it) => `${name} ${it}`)));
  return paths.flat().toSorted();
}

describe('the gathering', () => {
  it('[W9a] asks for the store and for every page in full, and keeps them on the device', async () => {
    const { worker, requests, device } = aWorker(engine);

    await worker.run(gatherings);

    expect(calls(requests)).toEqual([
      '200 /api/webstores/?language=en',
      '200 /api/webstores/experiences/?detail=full&page_size=100&language=en',
    ]);
    const stored = (await device.read('catalogue')) as Catalogue;
    expect(stored.complete).toBe(true);
    expect(stored.pages.flatMap(({ experiences }) => experiences.map(({ slug }) => slug))).toContain('walk');
  });

  it('[W9a] asks again only whether something has changed, and not within minutes', async () => {
    const { worker, requests } = aWorker(engine);
    await worker.run(gatherings);
    requests.length = 0;

    await worker.run(gatherings);
    expect(calls(requests)).toEqual([]);

    engine.clock.now = noon.add({ minutes: 6 });
    await worker.run(gatherings);
    expect(calls(requests)).toEqual([
      '304 /api/webstores/?language=en',
      '304 /api/webstores/experiences/?detail=full&page_size=100&language=en',
    ]);
  });

  it('[W9a] takes up a change', async () => {
    const { worker, get, network } = aWorker(engine);
    await worker.run(gatherings);
    await engine.database.write(async (tx) => {
      const changed = await tx
        .updateTable('experiences')
        .set({ title: 'A longer walk' })
        .where('slug', '=', 'walk')
        .returning('id')
        .execute();
      await touchExperiences(
        tx,
        changed.map(({ id }) => id),
      );
    });
    engine.clock.now = noon.add({ hours: 1 });

    await worker.run(gatherings);
    network.state = 'down';
    const answer = await get(address(readExperience, { id: 'walk' }));

    expect(await answer?.json()).toMatchObject({ title: 'A longer walk' });
  });

  it.each(['down', 'portal'] as const)('[W9a] keeps what it has while the network is: %s', async (state) => {
    const { worker, network, device } = aWorker(engine);
    await worker.run(gatherings);
    const before = await device.read('catalogue');
    engine.clock.now = noon.add({ hours: 1 });
    network.state = state;

    await worker.run(gatherings);

    expect(await device.read('catalogue')).toEqual(before);
  });

  it('[W9a] gathers the main picture of each experience once, in one small width', async () => {
    const { worker, requests, get, network } = aWorker(engine);
    await worker.run(gatherings);
    const synced = pictures(requests).map(({ path }) => path);

    expect(synced.length).toBeGreaterThan(0);
    expect(synced.every((path) => path.endsWith('-480.avif'))).toBe(true);
    expect(new Set(synced).size).toBe(synced.length);

    engine.clock.now = noon.add({ hours: 1 });
    requests.length = 0;
    await worker.run(gatherings);
    expect(pictures(requests)).toEqual([]);

    network.state = 'down';
    const wider = (synced[0] ?? '').replace('-480.avif', '-800.webp');
    expect((await get(wider))?.headers.get('content-type')).toBe('image/avif');
  });

  it('[W9a] tells the pages once everything is stored, and not while a part has failed', async () => {
    const { worker, events, network } = aWorker(engine);
    await worker.install();
    network.fails = /^\/pictures\//;

    await worker.run(gatherings);
    expect(events).toEqual([]);

    network.fails = null;
    await worker.run(gatherings);
    expect(events).toEqual([{ kind: 'synced' }]);
  });

  it.each(['the same', 'another'] as const)(
    '[W9a, W11, W11a] brings back what the browser has deleted, in %s life of the worker',
    async (life) => {
      const first = aWorker(engine);
      await first.worker.install();
      await first.worker.run(gatherings);
      const stored = await contentOf(first.caches);
      for (const name of await first.caches.keys()) await first.caches.delete(name);
      const { caches, device } = first;
      const { worker } = life === 'the same' ? first : aWorker(engine, { caches, device });

      await worker.run(gatherings);

      expect(await contentOf(caches)).toEqual(stored);
    },
  );

  it('[W12] stores the texts alone on a slow link', async () => {
    const { worker, requests, device, network, events } = aWorker(engine);
    network.isSparing = true;

    await worker.run(gatherings);

    expect(((await device.read('catalogue')) as Catalogue).complete).toBe(true);
    expect(pictures(requests)).toEqual([]);
    expect(events).toEqual([]);
  });

  it('[W11] fetches no pictures where the storage is nearly full', async () => {
    const { worker, requests, network } = aWorker(engine);
    network.fullness = 0.9;

    await worker.run(gatherings);

    expect(pictures(requests)).toEqual([]);
  });

  it('[W11] tells the pages that the device has no room for the worker itself', async () => {
    const { worker, caches, events } = aWorker(engine);
    caches.full = () => true;

    await expect(worker.install()).rejects.toThrow('no room');

    expect(events).toContainEqual({ kind: 'full' });
  });

  it('[W9a] begins anew for another build, which may read its rows otherwise', async () => {
    const before = aWorker(engine);
    await before.worker.run(gatherings);

    const { worker, requests } = aWorker(engine, { build: aBuild('two'), device: before.device });
    await worker.run(gatherings);

    expect(calls(requests).every((it) => it.startsWith('200'))).toBe(true);
  });

  it('[W9] stops at its limit, and leaves the listing of such a shop to the engine', { tags: 'long' }, async () => {
    const experience = (await engine.call(readExperience, { id: 'walk' })).body;
    const requests: string[] = [];
    const fetch = async (request: Request) => {
      const url = new URL(request.url);
      requests.push(url.pathname + url.search);
      const number = Number(url.searchParams.get('page') ?? 1);
      if (url.pathname === '/api/webstores/') return engine.app(request);
      if (number > 20) throw new Error('it never stops');
      const results = Array.from({ length: 100 }, (_, i) => ({ ...experience, id: number * 1_000 + i }));
      const next = new URL(url);
      next.searchParams.set('page', String(number + 1));
      return Response.json(
        { count: 5_000, next: next.href, previous: null, results },
        { headers: { 'landfall-version': '1' } },
      );
    };
    const { device } = aWorker(engine);
    const store = openCatalogue(device);

    const catalogue = await syncCatalogue(
      { build: aBuild('one'), origin: 'http://shop.example', now: () => 0, fetch },
      store,
    );

    const count = catalogue?.pages.reduce((sum, { experiences }) => sum + experiences.length, 0) ?? 0;
    const bytes = catalogue?.pages.reduce((sum, page) => sum + page.bytes, 0) ?? 0;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(MOST_EXPERIENCES);
    expect(bytes).toBeLessThanOrEqual(4_000_000);
    expect(catalogue?.complete).toBe(false);
  });

  it('[W9] does not take a catalogue for whole that is not', async () => {
    const it = aWorker(engine);
    await it.worker.run(gatherings);
    const stored = (await it.device.read('catalogue')) as Catalogue;
    await it.device.update('catalogue', () => ({ ...stored, complete: false }));
    const { get, requests, network } = aWorker(engine, { device: it.device });
    const sea = address(listExperiences, {}, { category: 'sea' });

    expect((await get(sea))?.headers.has(PARTIAL)).toBe(false);
    expect(calls(requests)).toEqual(['200 /api/webstores/experiences/?category=sea']);

    network.state = 'down';
    expect((await get(address(listExperiences, {}, { category: 'land' })))?.headers.has(PARTIAL)).toBe(true);
  });

  it('[W1, W9] answers from a part of the catalogue after 400 ms, and tells the whole answer when it comes', async () => {
    const it = aWorker(engine);
    await it.worker.run(gatherings);
    const stored = (await it.device.read('catalogue')) as Catalogue;
    await it.device.update('catalogue', () => ({ ...stored, complete: false, pages: [] }));
    const { get, network, events, settled } = aWorker(engine, { device: it.device });
    network.delay = 600;
    const sea = address(listExperiences, {}, { category: 'sea' });

    const part = await get(sea);
    expect(part?.headers.has(PARTIAL)).toBe(true);
    expect(await part?.json()).toMatchObject({ count: 0 });
    expect(events).toEqual([]);

    await settled();
    expect(events).toMatchObject([{ kind: 'answered', key: sea, value: { count: expect.any(Number) as number } }]);
  });
});
