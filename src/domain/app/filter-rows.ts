import { fromPrice, type PricedExperience } from '../booking/from-price.ts';
import { partyPriceFrom } from '../booking/party-price.ts';
import type { ExperienceRow } from '../contract/catalogue.ts';
import { firstOpenDay, isOpenWithin } from '../time/calendar.ts';
import { addDays } from '../time/day.ts';
import type { Filter, Sort } from './filters.ts';

type FilteredRow = Pick<ExperienceRow, 'categories' | 'open_days' | 'max_party' | 'few_left'>;

// perf: docs/performance.md#home-from-known-rows
/** The rows that match a filter but for its search, in their order. The engine uses this function, and so does the worker without a network (L13, W9). */
export function filterRows<Row extends FilteredRow>(rows: readonly Row[], filter: Filter): Row[] {
  const { category, subcategory, keyword, dateFrom, dateTo, party } = filter;
  const path = [category, subcategory, keyword].filter((slug) => slug !== null).join('/');
  const anyDay = dateFrom === null && dateTo === null;
  return rows.filter(
    (row) =>
      (path === '' || row.categories.some((place) => place === path || place.startsWith(`${path}/`))) &&
      (party === null || (row.max_party ?? party) >= party) &&
      (anyDay || isOpenFor(row, filter)),
  );
}

/** Whether a day of the range is open and, as far as the row says, has places for the party. */
function isOpenFor({ open_days, few_left = [] }: FilteredRow, { dateFrom, dateTo, party }: Filter): boolean {
  if (party === null) return isOpenWithin(open_days, dateFrom, dateTo);
  const full = few_left.filter(({ places }) => places < party).map(({ date }) => date);
  const ends = [...full.map((date) => addDays(date, -1)), LAST_DAY];
  return [FIRST_DAY, ...full.map((date) => addDays(date, 1))].some((begin, i) => {
    const first = dateFrom !== null && dateFrom > begin ? dateFrom : begin;
    const end = ends[i] ?? LAST_DAY;
    const last = dateTo !== null && dateTo < end ? dateTo : end;
    return first <= last && isOpenWithin(open_days, first, last);
  });
}

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

type Days = Pick<Filter, 'dateFrom' | 'dateTo'>;
type SortedRow = Pick<ExperienceRow, 'from_price' | 'duration' | 'open_days'>;

/** The value by which each order sorts rows. Rows with null come last. */
export const rowSortKeys: Readonly<Record<Sort, (row: SortedRow, days?: Days) => number | null>> = {
  price: ({ from_price }) => from_price && Number(from_price.gross),
  duration: ({ duration }) => duration && duration.days * 1_440 + duration.hours * 60 + duration.minutes,
  soonest: ({ open_days }, days) => firstOpenDay(open_days, days?.dateFrom ?? null),
};

/** Rows in the order that the visitor chose (V7), the lowest value first. Rows with equal values keep their order. */
export function sortRows<Row extends SortedRow>(rows: readonly Row[], sort: Sort, days?: Days): Row[] {
  const keyed = rows.map((row) => ({ row, key: rowSortKeys[sort](row, days) ?? Number.POSITIVE_INFINITY }));
  return keyed.sort((a, b) => (a.key === b.key ? 0 : a.key - b.key)).map(({ row }) => row);
}

/**
 * A row with the leading price on the chosen days (B12), or with the price for the chosen party (V1). The row stays as it is if no party was chosen
 * and its experience costs the same on all days.
 */
export function pricedWithin<Row extends Pick<ExperienceRow, 'from_price'>>(
  row: Row,
  experience: PricedExperience,
  { dateFrom: first, dateTo: last, party }: Days & Pick<Filter, 'party'>,
): Row {
  const ofParty = party === null ? null : partyPriceFrom(experience, party, { first, last });
  if (ofParty) return { ...row, from_price: ofParty };
  if (!experience.rates.some(({ price_rules }) => price_rules)) return row;
  return { ...row, from_price: fromPrice(experience, { first, last }) };
}
