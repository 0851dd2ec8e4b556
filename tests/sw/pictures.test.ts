import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEngine, type Engine } from '../support/engine/engine.ts';
import { aWorker } from '../support/page/worker.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await anEngine();
});
afterAll(() => engine.stop());

const at = (width: number, format = 'avif') => `/pictures/harbour-${width}.${format}`;
const paths = (requests: readonly { path: string }[]) => requests.map(({ path }) => path);

describe('a picture', () => {
  it('[W2] is asked of the engine once, and then never again', async () => {
    const { get, requests, settled } = aWorker(engine);

    await get(at(1200));
    await settled();
    await get(at(1200));

    expect(paths(requests)).toEqual([at(1200)]);
  });
});

describe('a picture on a slow link, or for who saves data', () => {
  it('[W12] is a small one, kept as what it is; on a good link the one asked for takes its place', async () => {
    const { get, requests, settled, network, caches } = aWorker(engine);
    network.isSparing = true;

    const first = await get(at(1200));
    await settled();
    const second = await get(at(800));
    await settled();
    expect([first?.status, second?.status]).toEqual([200, 200]);
    // The browser must not store the small pictures under the requested addresses.
    expect([first, second].map((it) => it?.headers.get('cache-control'))).toEqual(['no-store', 'no-store']);
    expect(await caches.paths('landfall-pictures')).toEqual([at(480)]);
    network.isSparing = false;
    await get(at(1200));
    await settled();

    expect(paths(requests)).toEqual([at(480), at(1200)]);
    expect(await caches.paths('landfall-pictures')).toEqual([at(480), at(1200)]);
  });

  it('[W12] is small where the request says so, whatever the worker knows of the link', async () => {
    const { get, requests } = aWorker(engine);

    await get(at(1200), { 'Save-Data': 'on' });

    expect(paths(requests)).toEqual([at(480)]);
  });

  it('[W12] costs nothing where a copy is there that is good enough', async () => {
    const { get, requests, settled, network } = aWorker(engine);
    await get(at(640));
    await settled();
    requests.length = 0;
    network.isSparing = true;

    expect((await get(at(1600)))?.status).toBe(200);
    expect(paths(requests)).toEqual([]);
  });

  it.each([
    ['of another format', at(640, 'webp')],
    ['below what would be fetched', at(320)],
  ])('[W12] is fetched where the only copy is %s', async (_, copy) => {
    const { get, requests, settled, network } = aWorker(engine);
    await get(copy);
    await settled();
    requests.length = 0;
    network.isSparing = true;

    await get(at(800));

    expect(paths(requests)).toEqual([at(480)]);
  });

  it('[W12] is left as it is where it is small already', async () => {
    const { get, requests, network } = aWorker(engine);
    network.isSparing = true;

    await get(at(320));

    expect(paths(requests)).toEqual([at(320)]);
  });

  it('[W12] that the engine made small by itself is no copy of the large one', async () => {
    const { get, settled, network, caches } = aWorker(engine);
    network.contentLocation = at(480);

    await get(at(1200));
    await settled();

    expect(await caches.paths('landfall-pictures')).toEqual([at(480)]);
  });

  it('[W12] is not gathered', async () => {
    const { worker, requests, network } = aWorker(engine);
    network.isSparing = true;

    await worker.run({ kind: 'gather' });

    expect(paths(requests).filter((path) => path.startsWith('/pictures/'))).toEqual([]);
  });
});
