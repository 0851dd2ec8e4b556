import type { ExperienceRow } from '../contract/catalogue.ts';
import { distanceBetween } from '../map/projection.ts';

type SimilarRow = Pick<ExperienceRow, 'id' | 'categories' | 'from_price' | 'lat' | 'lon'>;

/** The score for the same subcategory, and for only the same category. Nearness and price score at most 1 each. */
const SAME_SUBCATEGORY = 2;
const SAME_CATEGORY = 1;
/** The distance in kilometres at which nearness scores half. */
const NEAR = 10;

/** The experiences most similar to one (V13), by category, nearness and price. Experiences with equal scores keep their order. */
export function similarRows<Row extends SimilarRow>(to: SimilarRow, rows: readonly Row[], most: number): Row[] {
  return rows
    .filter(({ id }) => id !== to.id)
    .map((row) => ({ row, worth: category(to, row) + nearness(to, row) + price(to, row) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ row }) => row);
}

function category(one: SimilarRow, other: SimilarRow): number {
  const parts = (row: SimilarRow, depth: number) =>
    row.categories
      .map((path) => path.split('/').slice(0, depth))
      .filter((it) => it.length === depth)
      .map(String);
  const shares = (depth: number) => parts(one, depth).some((it) => parts(other, depth).includes(it));
  return shares(2) ? SAME_SUBCATEGORY : shares(1) ? SAME_CATEGORY : 0;
}

function nearness(one: SimilarRow, other: SimilarRow): number {
  const [from, to] = [pointOf(one), pointOf(other)];
  return from && to ? NEAR / (NEAR + distanceBetween(from, to)) : 0;
}

function pointOf({ lat, lon }: SimilarRow) {
  return lat === undefined || lon === undefined ? null : { lat, lon };
}

/** Twice the price scores half. */
function price({ from_price: one }: SimilarRow, { from_price: other }: SimilarRow): number {
  const [from, to] = [Number(one?.gross ?? 0), Number(other?.gross ?? 0)];
  return from > 0 && to > 0 && one?.currency === other?.currency ? Math.min(from, to) / Math.max(from, to) : 0;
}
