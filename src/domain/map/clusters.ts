import type { MapPoint } from './projection.ts';

/** Items at one place of a map that share one pin. */
export interface Cluster<T> extends MapPoint {
  readonly items: readonly T[];
}

/** Joins items whose pins would overlap: each item joins the first cluster less than `distance` pixels away, or starts a new one. */
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
