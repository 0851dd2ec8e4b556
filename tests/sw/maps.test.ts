import { afterAll, beforeAll, expect, it } from 'vitest';
import { mapHref, PLACE_ZOOM, viewAround } from '#domain/map/projection.ts';
import { anEngine, type Engine } from '../support/engine/engine.ts';
import { aWorker } from '../support/page/worker.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await anEngine();
});
afterAll(() => engine.stop());

const quay = mapHref(viewAround({ lat: 43.508, lon: 16.44 }, 'small', PLACE_ZOOM));
const other = mapHref(viewAround({ lat: 48.2, lon: 16.37 }, 'small', PLACE_ZOOM));

it('[V12] a map is asked of the engine once, and is there without a network', async () => {
  const { get, requests, network } = aWorker(engine);

  await get(other);
  network.state = 'down';
  const again = await get(other);

  expect(await again?.text()).toContain('<svg');
  expect(requests.map(({ path }) => path)).toEqual([other]);
});

it('[V12, V13] the maps of all meeting points, and those of the listing, are gathered once', async () => {
  const { worker, requests, get, network } = aWorker(engine);
  const maps = () => requests.map(({ path }) => path).filter((path) => path.startsWith('/maps/'));
  await worker.run({ kind: 'gather' });
  const synced = maps();
  requests.length = 0;
  await worker.run({ kind: 'gather' });
  network.state = 'down';

  expect(synced).toContain(quay);
  expect(synced.filter((path) => path.startsWith('/maps/large_')).length).toBeGreaterThan(0);
  expect(new Set(synced).size).toBe(synced.length);
  expect(maps()).toEqual([]);
  expect((await get(quay))?.status).toBe(200);
});
