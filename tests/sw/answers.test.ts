import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AS_OF } from '#domain/app/cache-policy.ts';
import { address } from '#domain/contract/endpoint.ts';
import { listExperiences, readAppInfo, readExperience, readStore } from '#domain/contract/webstore.ts';
import { bumpVersion } from '#engine/places/version.ts';
import { anEngine, type Engine } from '../support/engine/engine.ts';
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

const store = address(readStore);
const listing = address(listExperiences, {}, { category: 'sea', page_size: 12 });
const walk = address(readExperience, { id: 'walk' });

/** Changes something that visitors see. */
async function rename(title: string): Promise<void> {
  await engine.database.write(async (tx) => {
    const stores = await tx.updateTable('stores').set({ title }).returning('id').execute();
    await bumpVersion(
      tx,
      stores.map(({ id }) => id),
    );
  });
}

describe('a read that is kept', () => {
  it('[W2] is asked of the engine once, then answered at once, with the engine asked behind', async () => {
    const { get, requests, settled } = aWorker(engine);
    const first = await get(listing);
    await settled();
    requests.length = 0;

    const second = await get(listing);

    expect(await second?.json()).toEqual(await first?.json());
    expect(second?.headers.get(AS_OF)).toBe('2026-12-01T12:00:00.000Z');
    expect(first?.headers.get(AS_OF)).toBe(null);
    await settled();
    expect(requests).toEqual([{ path: listing, status: 304 }]);
  });

  it('[E9] is asked of the engine where the page wants it fresh, and kept; its copy does without a network', async () => {
    const { get, network, settled } = aWorker(engine);
    await get(walk);
    await settled();
    engine.clock.now = noon.add({ hours: 1 });

    const fresh = await get(walk, {}, 'reload');
    expect(fresh?.headers.get(AS_OF)).toBe(null);
    network.state = 'down';

    const copy = await get(walk, {}, 'reload');
    expect(copy?.headers.get(AS_OF)).toBe('2026-12-01T13:00:00.000Z');
  });

  it('[E9, S10] is answered by its copy where the page wants it fresh and nothing answers', {
    tags: 'long',
  }, async () => {
    const { get, network } = aWorker(engine);
    await get(walk);
    network.state = 'hang';

    const copy = await get(walk, {}, 'reload');

    expect(copy?.headers.has(AS_OF)).toBe(true);
  });

  it('[W2] is answered without a network, as of when the engine last said so', async () => {
    const { get, network, settled, events } = aWorker(engine);
    await get(listing);
    engine.clock.now = noon.add({ hours: 1 });
    await get(listing);
    await settled();
    engine.clock.now = noon.add({ hours: 5 });
    network.state = 'down';
    events.length = 0;

    const answer = await get(listing);
    await settled();

    expect(answer?.status).toBe(200);
    expect(answer?.headers.get(AS_OF)).toBe('2026-12-01T13:00:00.000Z');
    expect(events).toEqual([{ kind: 'unreachable' }]);
  });

  it('[W2] answers 304 to a page that knows the copy', async () => {
    const { get } = aWorker(engine);
    const first = await get(store);

    const second = await get(store, { 'if-none-match': first?.headers.get('etag') ?? '' });

    expect(second?.status).toBe(304);
    expect(second?.headers.get(AS_OF)).toBe('2026-12-01T12:00:00.000Z');
  });

  it('[W2] fetches what it does not have, even for a page that knows it', async () => {
    const { get } = aWorker(engine);
    const etag = (await engine.call(readStore)).headers.get('etag') ?? '';

    expect((await get(store, { 'if-none-match': etag }))?.status).toBe(200);
  });

  it('[W2] never keeps the page of a captive portal', async () => {
    const { get, network, caches, settled } = aWorker(engine);
    network.state = 'portal';

    const answer = await get(walk);
    await settled();

    expect(await answer?.text()).toContain('Pay for wifi');
    expect(await caches.paths('landfall-experiences')).toEqual([]);
  });

  it('[W2] answers from its copy behind a captive portal, and says that the engine is out of reach', async () => {
    const { get, network, events, settled } = aWorker(engine);
    await get(walk);
    await settled();
    network.state = 'portal';

    const answer = await get(walk);
    await settled();

    expect(await answer?.json()).toMatchObject({ slug: 'walk' });
    expect(events).toEqual([{ kind: 'unreachable' }]);
  });

  it('[W2] keeps no refusal', async () => {
    const { get, caches, settled } = aWorker(engine);

    expect((await get(address(readExperience, { id: 'no-such' })))?.status).toBe(404);
    await settled();
    expect(await caches.paths('landfall-experiences')).toEqual([]);
  });

  it('[W2] leaves the rest of the API to the browser', async () => {
    const { get, worker } = aWorker(engine);

    expect(await get(address(readAppInfo))).toBe(null);
    const change = new Request('http://shop.example/api/webstores/', { method: 'POST' });
    expect(worker.answer(change, { waitUntil: () => {} })).toBe(null);
    expect(worker.answer(new Request('http://elsewhere.example/api/webstores/'), { waitUntil: () => {} })).toBe(null);
  });

  it('[W2] works where storage is refused', async () => {
    const { get, caches, settled } = aWorker(engine);
    caches.full = () => true;

    expect((await get(walk))?.status).toBe(200);
    await settled();
    expect((await get(walk))?.status).toBe(200);
  });

  it('[W10] that another build has kept is used only where the engine cannot be asked', async () => {
    const before = aWorker(engine);
    await before.get(walk);
    await before.settled();

    const { get, requests, network } = aWorker(engine, { build: aBuild('two'), caches: before.caches });
    await get(walk);
    network.state = 'down';

    expect(requests.map(({ status }) => status)).toEqual([200]);
    const third = aWorker(engine, { build: aBuild('three'), caches: before.caches });
    third.network.state = 'down';
    expect((await third.get(walk))?.status).toBe(200);
  });
});

describe('the news behind an answer', () => {
  it('[W2] tell what has become of it, and that it still holds', async () => {
    const { get, events, settled } = aWorker(engine);
    await get(store);
    await get(store);
    await settled();
    expect(events).toEqual([
      { kind: 'answered', key: store, as_of: '2026-12-01T12:00:00.000Z', etag: expect.any(String) as string },
    ]);
    events.length = 0;

    await rename('Another name');
    await get(store);
    await settled();

    expect(events).toMatchObject([{ kind: 'answered', key: store, value: { title: 'Another name' } }]);
    expect(await (await get(store))?.json()).toMatchObject({ title: 'Another name' });
  });
});
