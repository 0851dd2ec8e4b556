import { fromPrice } from '../booking/from-price.ts';
import type { Experience, ExperienceRow } from '../contract/catalogue.ts';
import { isOpenWithin } from '../time/calendar.ts';
import type { Filter } from './filters.ts';

/** The rows that match, in their order: the same on the engine and, without a network, in the worker (L13, W9). */
export function filterRows<Row extends Pick<ExperienceRow, 'categories' | 'open_days'>>(
  rows: readonly Row[],
  filter: Filter,
): Row[] {
  const path = [filter.category, filter.subcategory, filter.keyword].filter((slug) => slug !== null).join('/');
  const anyDay = filter.dateFrom === null && filter.dateTo === null;
  return rows.filter(
    (row) =>
      (path === '' || row.categories.some((place) => place === path || place.startsWith(`${path}/`))) &&
      (anyDay || isOpenWithin(row.open_days, filter.dateFrom, filter.dateTo)),
  );
}

/** A row with the price that leads on the days asked for (B12); the row itself where its experience costs the same on all days. */
export function pricedWithin<Row extends Pick<ExperienceRow, 'from_price'>>(
  row: Row,
  experience: Experience,
  { dateFrom, dateTo }: Pick<Filter, 'dateFrom' | 'dateTo'>,
): Row {
  if (!experience.rates.some(({ price_rules }) => price_rules)) return row;
  return { ...row, from_price: fromPrice(experience, { first: dateFrom, last: dateTo }) };
}
