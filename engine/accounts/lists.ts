import type { Field } from '#domain/contract/fields.ts';
import { integer, list, nullable, optional, shape, string } from '#domain/contract/fields.ts';
import { describe, listMeanings } from '../http/describe.ts';
import type { ListQuery, Page } from '../http/lists.ts';
import { ordered, pageOf, searched } from '../http/lists.ts';
import type { AccountInput } from '../http/route.ts';

/** What every list takes (A9). */
export const paging = {
  ordering: optional(string()),
  page: optional(string()),
  page_size: optional(string()),
  search: optional(string()),
};

export function page<T>(of: Field<T>) {
  return shape({ count: integer(), next: nullable(string()), previous: nullable(string()), results: list(of) });
}

describe(shape(paging), listMeanings);

/** One page of what is there: these lists are as long as a team is large. */
export function listed<T>(
  rows: readonly T[],
  { query, url, origin }: Pick<AccountInput<ListQuery, unknown>, 'query' | 'url' | 'origin'>,
  textsOf: (row: T) => readonly string[],
  orderings: Parameters<typeof ordered<T>>[2],
): Page<T> {
  const found = searched(rows, query.search, (row) => textsOf(row).join('\n').toLowerCase());
  return pageOf(ordered(found, query.ordering, orderings), query, url, origin);
}
