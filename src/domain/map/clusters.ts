import type { MapPoint } from './projection.ts';

/** Things at one place of a map, where one pin stands for them. */
export interface Cluster<T> extends MapPoint {
  readonly items: readonly T[];
}

/** Joins what would overlap: each thing goes to the first cluster whose pin is nearer than `distance` pixels, or begins one. */
export function clustersOf<T>(
  items: readonly T[],
  pointOf: (item: T) => MapPoint,
  distance: number,
): readonly Cluster<T>[] {
  const clusters: (MapPoint & { items: T[] })[] = [];
  for (const item of items) {
    const { x, y } = pointOf(item);
    const near = clusters.find((it) => Math.hypot(it.x - x, it.y - y) < distance);
    if (near) near.items.push(item);
    else clusters.push({ x, y, items: [item] });
  }
  return clusters;
}
