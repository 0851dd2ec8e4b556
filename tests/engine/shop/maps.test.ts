import { afterEach, beforeEach, expect, it } from 'vitest';
import { mapHref, viewAround } from '#domain/map/projection.ts';
import { prepareLocation } from '#engine/location/location.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine();
});
afterEach(() => engine.stop());

const split = { lat: 43.5081, lon: 16.4402 };
const ask = (path: string, headers: Record<string, string> = {}) =>
  engine.app(new Request(`http://shop.example${path}`, { headers }));

it('[V12] a map has land and water where they are, the towns around, and no name over another', {
  timeout: 150_000,
}, async () => {
  // In a fresh clone the file of places must be made first.
  await prepareLocation(engine.context, AbortSignal.timeout(140_000));
  const response = await ask(mapHref(viewAround(split, 'small', 10)));
  const svg = await response.text();
  const names = [...svg.matchAll(/<text[^>]*>([^<]+)</g)].map(([, name]) => name);
  const rows = [...svg.matchAll(/<text class="t" x="([\d.]+)" y="([\d.]+)"/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const isCovered = rows.some(([x = 0, y = 0], i) =>
    rows.slice(i + 1).some(([otherX = 0, otherY = 0]) => Math.abs(y - otherY) < 12 && Math.abs(x - otherX) < 20),
  );

  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(response.headers.get('cache-control')).toContain('max-age');
  expect(names).toEqual(expect.arrayContaining(['Split', 'Trogir', 'Omiš']));
  expect(isCovered).toBe(false);
  expect(svg.length).toBeLessThan(20_000);
});

it('[V12] a map is sent packed, is not sent again to those who have it, and is not found where there is no earth', async () => {
  const path = mapHref(viewAround(split, 'large', 9));
  const packed = await ask(path, { 'accept-encoding': 'br' });
  const again = await ask(path, { 'if-none-match': packed.headers.get('etag') ?? '' });

  expect(packed.headers.get('content-encoding')).toBe('br');
  expect((await packed.arrayBuffer()).byteLength).toBeLessThan(30_000);
  expect(again.status).toBe(304);
  expect((await ask('/maps/small_99_0_0.svg')).status).toBe(404);
  expect((await ask('/maps/other.svg')).status).toBe(404);
});

it('[V12] a map of the open sea, and one over the border of the world, are drawn', async () => {
  for (const point of [
    { lat: 0, lon: -30 },
    { lat: 71, lon: 179.9 },
  ])
    expect((await ask(mapHref(viewAround(point, 'small', 5)))).status).toBe(200);
});
