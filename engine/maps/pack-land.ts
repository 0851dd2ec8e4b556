// Packs land polygons into `land.bin`: `node pack-land.ts map.geo.json land.bin`. The file was made of the npm package
// @geo-maps/earth-lands-100m 0.6.0, whose data are © OpenStreetMap contributors, ODbL 1.0.
import { readFileSync, writeFileSync } from 'node:fs';
import { CHUNK_POINTS, LAND_MAGIC, UNITS } from './land-format.ts';

type Position = readonly [lon: number, lat: number];

/** Square kilometres: smaller islands are invisible on every map. Holes are left out, because the source cuts lakes and rivers into squares. */
const LEAST_ISLAND = 0.1;

const [source = '', target = ''] = process.argv.slice(2);
const { geometries } = JSON.parse(readFileSync(source, 'utf8')) as { geometries: { coordinates: Position[][][] }[] };

/** Chunks of rings, each with its bounds, its first point, and the index of its other points. */
const bounds: number[] = [];
const starts: number[] = [];
const offsets: number[] = [];
/** The first chunk of each ring. */
const rings: number[] = [];
const points: number[] = [];

for (const { coordinates } of geometries)
  for (const polygon of coordinates)
    for (const [i, ring] of polygon.entries()) if (i === 0 && Math.abs(areaOf(ring)) >= LEAST_ISLAND) packRing(ring);
rings.push(offsets.length);
offsets.push(points.length);

function packRing(ring: readonly Position[]): void {
  const units = ring.map(([lon, lat]) => [Math.round(lon * UNITS), Math.round(lat * UNITS)] as const);
  const distinct = units.filter(([x, y], i) => i === 0 || x !== units[i - 1]?.[0] || y !== units[i - 1]?.[1]);
  rings.push(offsets.length);
  for (let from = 0; from < distinct.length - 1; from += CHUNK_POINTS) {
    // A chunk ends with the first point of the next one.
    const chunk = distinct.slice(from, from + CHUNK_POINTS + 1);
    const [xs, ys] = [chunk.map(([x]) => x), chunk.map(([, y]) => y)];
    bounds.push(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
    starts.push(...(chunk[0] ?? [0, 0]));
    offsets.push(points.length);
    for (const [n, [x, y]] of chunk.entries()) {
      const before = chunk[n - 1];
      if (before) pushVarints(x - before[0], y - before[1]);
    }
  }
}

/** Appends numbers in a code in which small numbers of either sign take one byte. */
function pushVarints(...numbers: readonly number[]): void {
  for (const number of numbers) {
    let rest = number < 0 ? -number * 2 - 1 : number * 2;
    for (; rest > 127; rest >>>= 7) points.push((rest & 127) | 128);
    points.push(rest);
  }
}

function areaOf(ring: readonly Position[]): number {
  const kilometres = 111.32 ** 2 * Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180);
  const doubled = ring.reduce((sum, [x, y], i) => {
    const [nextX = x, nextY = y] = ring[i + 1] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  return (doubled / 2) * kilometres;
}

const head = Buffer.from(LAND_MAGIC);
const counts = Int32Array.of(rings.length, offsets.length);
const tables = [
  counts,
  Int32Array.from(rings),
  Int32Array.from(offsets),
  Int32Array.from(starts),
  Int32Array.from(bounds),
];
writeFileSync(target, Buffer.concat([head, ...tables.map((it) => Buffer.from(it.buffer)), Buffer.from(points)]));
