import { readFile } from 'node:fs/promises';
import type { GeoBox } from '../location/geocoder.ts';
import { LAND_MAGIC, UNITS } from './land-format.ts';

/** The land of the earth, as polygons in chunks. */
export interface Land {
  /** The first chunk of each ring, and at last the end of the last ring. */
  readonly rings: Int32Array;
  /** The index of each chunk's points, and at last the end of the last chunk. */
  readonly offsets: Int32Array;
  /** The first point of each chunk: x, y. */
  readonly starts: Int32Array;
  /** West, south, east, north of each chunk. */
  readonly bounds: Int32Array;
  readonly points: Uint8Array;
}

/** Reads the file that `pack-land.ts` wrote. */
export async function readLand(file: URL): Promise<Land> {
  const { buffer, byteOffset, byteLength } = await readFile(file);
  const bytes = buffer.slice(byteOffset, byteOffset + byteLength);
  const magic = new TextDecoder().decode(bytes.slice(0, LAND_MAGIC.length));
  if (magic !== LAND_MAGIC) throw new Error(`${file.pathname} has no land in it`);
  let at = LAND_MAGIC.length;
  const table = (length: number) => {
    const from = at;
    at += length * 4;
    return new Int32Array(bytes, from, length);
  };
  const [ringCount = 0, offsetCount = 0] = table(2);
  const rings = table(ringCount);
  const offsets = table(offsetCount);
  const starts = table((offsetCount - 1) * 2);
  const bounds = table((offsetCount - 1) * 4);
  return { rings, offsets, starts, bounds, points: new Uint8Array(bytes, at) };
}

/**
 * The rings that reach into a box, as points in the order x, y, in units. A chunk outside of the box becomes its first point only. Such a chunk
 * lies wholly on one side of the box, so each point of the box stays inside the same rings.
 */
export function* ringsIn(land: Land, box: GeoBox): Generator<number[]> {
  const sides: Sides = [box.west * UNITS, box.south * UNITS, box.east * UNITS, box.north * UNITS];
  const { rings, bounds, starts } = land;
  for (let ring = 0; ring < rings.length - 1; ring++) {
    const [from, to] = [rings[ring] ?? 0, rings[ring + 1] ?? 0];
    if (!reachesInto(bounds, from, to, sides)) continue;
    const points: number[] = [];
    for (let chunk = from; chunk < to; chunk++) {
      if (reachesInto(bounds, chunk, chunk + 1, sides)) pushChunk(land, chunk, points);
      else points.push(starts[chunk * 2] ?? 0, starts[chunk * 2 + 1] ?? 0);
    }
    yield points;
  }
}

type Sides = readonly [west: number, south: number, east: number, north: number];

/** Whether the bounds of chunks, taken together, meet a box. */
function reachesInto(bounds: Int32Array, from: number, to: number, [west, south, east, north]: Sides): boolean {
  let [least, lowest, most, highest] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = from * 4; i < to * 4; i += 4) {
    least = Math.min(least, bounds[i] ?? 0);
    lowest = Math.min(lowest, bounds[i + 1] ?? 0);
    most = Math.max(most, bounds[i + 2] ?? 0);
    highest = Math.max(highest, bounds[i + 3] ?? 0);
  }
  return least <= east && most >= west && lowest <= north && highest >= south;
}

function pushChunk({ points, offsets, starts }: Land, chunk: number, into: number[]): void {
  let [x, y] = [starts[chunk * 2] ?? 0, starts[chunk * 2 + 1] ?? 0];
  into.push(x, y);
  const cursor = { at: offsets[chunk] ?? 0 };
  const end = offsets[chunk + 1] ?? 0;
  const next = () => {
    let [number, shift, byte] = [0, 0, 128];
    while (byte > 127) {
      byte = points[cursor.at++] ?? 0;
      number |= (byte & 127) << shift;
      shift += 7;
    }
    return number & 1 ? -((number + 1) >>> 1) : number >>> 1;
  };
  while (cursor.at < end) {
    x += next();
    y += next();
    into.push(x, y);
  }
}
