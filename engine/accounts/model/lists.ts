import { noSuchChoice } from '#domain/contract/messages.ts';
import { Invalid } from '../../errors.ts';
import { filterByText, type ListQuery, ordered, type Page, paginate } from '../../http/lists.ts';
import type { AccountInput } from '../../http/route.ts';

/**
 * Those rows that a query's filters name, in django-filter's words as in plain resources.
 *
 * @param choices  of filters that are no ids
 * @throws Invalid for a filter that has no such value
 */
export function filtered<T>(
  rows: readonly T[],
  query: Readonly<Record<string, string | undefined>>,
  filters: Readonly<Record<string, { of: (row: T) => unknown; choices?: readonly string[] }>>,
): readonly T[] {
  const wanted = Object.entries(filters).flatMap(([name, filter]) => {
    const given = query[name];
    return given === undefined ? [] : { name, given, ...filter };
  });
  const problems = wanted.flatMap(({ name, given, choices }) => {
    const isKnown = choices ? choices.includes(given) : /^\s*\d{1,15}\s*$/.test(given);
    const what = choices ? given : 'That choice';
    return isKnown ? [] : { path: [name], message: noSuchChoice(what) };
  });
  if (problems.length > 0) throw new Invalid(problems);
  return rows.filter((row) => wanted.every(({ given, of, choices }) => of(row) === (choices ? given : Number(given))));
}

/** One page of what is there, searched and ordered by fields that are always there: these lists are as long as a team is large. */
export function listed<T>(
  rows: readonly T[],
  { query, url, origin }: Pick<AccountInput<ListQuery, unknown>, 'query' | 'url' | 'origin'>,
  searched: readonly (keyof T)[],
  orderings: readonly (keyof T & string)[],
  otherOrderings: Parameters<typeof ordered<T>>[2] = {},
): Page<T> {
  const found = filterByText(rows, query.search, (row) =>
    searched
      .map((it) => row[it])
      .join('\n')
      .toLowerCase(),
  );
  const byField = Object.fromEntries(orderings.map((name) => [name, (row: T) => row[name] as string | number]));
  return paginate(ordered(found, query.ordering, { ...byField, ...otherOrderings }), query, url, origin);
}
