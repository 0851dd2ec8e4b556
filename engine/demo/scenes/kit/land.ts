import type { Brush } from './brush.ts';
import type { Colour } from './colour.ts';
import type { Point } from './svg.ts';
import { shape, soft, times } from './svg.ts';

interface Land {
  colour: Colour;
  /** 0 here, 1 at the horizon: farther is paler and bluer. */
  distance?: number;
  /** How broken the edge is, in pixels at the largest. */
  rough?: number;
  /** Down to where it is filled. */
  to: number;
}

/** Ground below a broken line. */
export function land(b: Brush, profile: readonly Point[], { colour, distance = 0, rough = 14, to }: Land): string {
  const edge = broken(b, profile, rough);
  return shape(closed(edge, to), b.paint(colour, distance));
}

/** Soft ground: meadows, dunes, far hills. */
export function hill(b: Brush, profile: readonly Point[], { colour, distance = 0, to }: Land): string {
  const [first, last] = [profile[0], profile.at(-1)];
  if (!first || !last) return '';
  const dense = broken(b, profile, 3, 2);
  return shape(closed(dense, to), b.paint(colour, distance));
}

/** A mountain of limestone: lit on the side of the sun, in shadow from each peak down the other side. */
export function mountain(
  b: Brush,
  profile: readonly Point[],
  { colour, distance = 0, rough = 26, to }: Land,
  sunFrom: 'left' | 'right' = 'left',
): string[] {
  const edge = broken(b, profile, rough);
  const order = sunFrom === 'left' ? profile : profile.toReversed();
  const along = sunFrom === 'left' ? edge : edge.toReversed();
  const way = sunFrom === 'left' ? 1 : -1;
  const shadows = order.flatMap((peak, i) => {
    const [before, next] = [order[i - 1], order[i + 1]];
    if (!next || peak[1] >= next[1] || (before && peak[1] > before[1])) return [];
    const rest = order.slice(i + 1);
    const end = rest.findIndex((it, k) => (rest[k + 1]?.[1] ?? Infinity) < it[1]);
    const foot = rest[end < 0 ? rest.length - 1 : end] ?? next;
    const slope = along.filter(([x]) => (x - peak[0]) * way >= 0 && (foot[0] - x) * way >= 0);
    return [shape([...slope, ...gully(b, peak, foot, to, rough)], b.dim(colour, distance), 'opacity=".8"')];
  });
  return [shape(closed(edge, to), b.lit(colour, distance)), ...shadows];
}

/** From the foot of a slope back up to its peak, along a ridge that falls towards the viewer. */
function gully(b: Brush, peak: Point, foot: Point, to: number, rough: number): Point[] {
  const [dx, drop] = [foot[0] - peak[0], to - peak[1]];
  const outward: Point = [peak[0] + dx * 0.62, foot[1] + (to - foot[1]) * 0.62];
  const spur = [0.92, 0.72, 0.55, 0.36, 0.2].map((share, k): Point => {
    const swing = (k % 2 ? 1 : -1) * Math.min(rough, Math.abs(dx) * 0.12) * b.between(0.5, 1.1);
    return [peak[0] + dx * 0.3 * share ** 1.4 + swing, peak[1] + drop * share];
  });
  return [outward, ...spur];
}

/** A wall of rock seen close: planes in three tones, falling from the edge to the water. */
export function cliff(b: Brush, edge: readonly Point[], to: number, colour: Colour, distance = 0): string[] {
  const rim = broken(b, edge, 12, 2);
  const tones = [b.lit(colour, distance), b.paint(colour, distance), b.dim(colour, distance)] as const;
  const planes: string[] = [shape(closed(rim, to), tones[1])];
  for (let i = 0; i < rim.length - 1; i++) {
    const [from, next] = [rim[i], rim[i + 1]];
    if (!from || !next) continue;
    const fall = (to - from[1]) * b.between(0.2, 0.95);
    const lean = b.between(-24, 24);
    const tone = b.next() < 0.5 ? tones[0] : tones[2];
    const width = next[0] - from[0];
    planes.push(
      shape(
        [
          from,
          next,
          [next[0] + lean, next[1] + fall * b.between(0.6, 1)],
          [from[0] + lean + width * b.between(0, 0.6), from[1] + fall],
        ],
        tone,
        `opacity="${b.between(0.35, 0.85).toFixed(2)}"`,
      ),
    );
  }
  return planes;
}

/** A round, uneven patch: bushes, shoals, stones, crowns of trees. */
export function patch(
  b: Brush,
  [x, y]: Point,
  width: number,
  height: number,
  fill: string,
  uneven = 0.16,
  points = 11,
): string {
  return soft(
    times(points, (i) => {
      const angle = (i / points) * Math.PI * 2;
      const reach = 1 + b.between(-uneven, uneven);
      return [x + Math.cos(angle) * width * 0.5 * reach, y + Math.sin(angle) * height * 0.5 * reach] as const;
    }),
    fill,
  );
}

/** Each leg of the profile broken in the middle, and again, by less and less. */
export function broken(b: Brush, profile: readonly Point[], rough: number, depth = 4): Point[] {
  let points: Point[] = [...profile];
  let swing = rough;
  for (let pass = 0; pass < depth; pass++) {
    points = points.flatMap((point, i) => {
      const next = points[i + 1];
      if (!next) return [point];
      const share = b.between(0.36, 0.64);
      const reach = Math.min(swing, Math.hypot(next[0] - point[0], next[1] - point[1]) * 0.35);
      return [
        point,
        [
          point[0] + (next[0] - point[0]) * share,
          point[1] + (next[1] - point[1]) * share + b.between(-reach, reach),
        ] as const,
      ];
    });
    swing *= 0.55;
  }
  return points;
}

function closed(edge: readonly Point[], to: number): Point[] {
  const [first, last] = [edge[0], edge.at(-1)];
  return first && last ? [...edge, [last[0], to], [first[0], to]] : [];
}
