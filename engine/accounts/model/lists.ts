import { reason } from '#domain/contract/problems.ts';
import { Invalid } from '../../base/errors.ts';
import { filterByText, type ListQuery, ordered, type Page, paginate } from '../../http/lists.ts';
import type { AccountInput } from '../../http/route.ts';

/**
 * The rows that match a query's filters, with the same messages of django-filter as in plain resources.
 *
 * @param choices  the values of filters that are no ids
 * @throws Invalid for a filter value that does not exist
 */
export function filtered<T>(
  rows: readonly T[],
  query: Readonly<Record<string, string | undefined>>,
  filters: Readonly<Record<string, { of: (row: T) => unknown; choices?: readonly string[] }>>,
): readonly T[] {
  const conditions = Object.entries(filters).flatMap(([name, filter]) => {
    const value = query[name];
    return value === undefined ? [] : { name, value, ...filter };
  });
  const problems = conditions.flatMap(({ name, value, choices }) => {
    const isKnown = choices ? choices.includes(value) : /^\s*\d{1,15}\s*$/.test(value);
    const what = choices ? value : 'That choice';
    return isKnown ? [] : { path: [name], ...reason('no_such_choice', { value: what }) };
  });
  if (problems.length > 0) throw new Invalid(problems);
  return rows.filter((row) =>
    conditions.every(({ value, of, choices }) => of(row) === (choices ? value : Number(value))),
  );
}

/** One page of rows, searched and ordered in memory: these lists are only as long as a team is large. */
export function listed<T>(
  rows: readonly T[],
  { query, url, origin }: Pick<AccountInput<ListQuery, unknown>, 'query' | 'url' | 'origin'>,
  searched: readonly (keyof T)[],
  orderings: readonly (keyof T & string)[],
  otherOrderings: Parameters<typeof ordered<T>>[2] = {},
): Page<T> {
  const found = filterByText(rows, query.search, (row) => searched.map((it) => row[it]).join('\n'));
  const byField = Object.fromEntries(orderings.map((name) => [name, (row: T) => row[name] as string | number]));
  return paginate(ordered(found, query.ordering, { ...byField, ...otherOrderings }), query, url, origin);
}
