import type { Of } from '#domain/contract/fields.ts';
import { reason } from '#domain/contract/problems.ts';
import type { listQuery, pageOf } from '#domain/contract/webstore.ts';
import { foldText } from '#domain/typing/fold-text.ts';
import { Failed, invalidError } from '../base/errors.ts';

/** The query of every list (A9). Values that make no sense count as absent, except the page. */
export type ListQuery = Partial<Record<keyof typeof listQuery, string | undefined>>;

/** The page in the query of a list that has no other parameters. */
export function pageQueryOf({ searchParams }: URL): ListQuery {
  return { page: searchParams.get('page') || undefined, page_size: searchParams.get('page_size') ?? undefined };
}

export type Page<T> = Of<ReturnType<typeof pageOf<T>>>;

const DEFAULT_SIZE = 20;
const MOST = 100;

/** One page of all rows. @param url  the request's, whose other parameters the links keep. @throws Failed 404 for a page that does not exist */
export function paginate<T>(rows: readonly T[], query: ListQuery, url: URL, origin: string): Page<T> {
  const at = pageSlice(rows.length, query, url, origin);
  return at.of(rows.slice(at.offset, at.offset + at.limit));
}

export type PageSlice = ReturnType<typeof pageSlice>;

/** The page that a query asks for in a list of `count` rows. @throws Failed 404 for a page that does not exist */
export function pageSlice(count: number, query: ListQuery, url: URL, origin: string) {
  const size = sizeOf(query.page_size);
  const last = Math.max(1, Math.ceil(count / size));
  const page = query.page === 'last' ? last : wholeNumber(query.page ?? '1');
  if (page === null || page > last) throw new Failed(404, 'Invalid page.');
  const address = (number: number) => {
    const neighbour = new URL(url.pathname + url.search, origin);
    if (number === 1) neighbour.searchParams.delete('page');
    else neighbour.searchParams.set('page', String(number));
    return neighbour.href;
  };
  return {
    limit: size,
    offset: (page - 1) * size,
    /** The page with these rows. */
    of: <T>(results: T[]): Page<T> => ({
      count,
      next: page < last ? address(page + 1) : null,
      previous: page > 1 ? address(page - 1) : null,
      results,
    }),
  };
}

/** The slice of a page before the number of rows is known; null if it depends on that number. */
export function requestedSlice(query: ListQuery): Pick<PageSlice, 'limit' | 'offset'> | null {
  const page = wholeNumber(query.page ?? '1');
  const limit = sizeOf(query.page_size);
  return page === null ? null : { limit, offset: (page - 1) * limit };
}

function sizeOf(text: string | undefined): number {
  return Math.min(wholeNumber(text ?? '') ?? DEFAULT_SIZE, MOST);
}

function wholeNumber(text: string): number | null {
  return /^\s*\+?\d{1,9}\s*$/.test(text) ? Number(text) || null : null;
}

/**
 * The rows whose text contains every term of a search (G11).
 *
 * @param textOf  the searched text of a row, one field on each line
 */
export function filterByText<T>(
  rows: readonly T[],
  search: string | undefined,
  textOf: (row: T) => string,
): readonly T[] {
  const terms = searchTerms(search);
  if (terms.length === 0) return rows;
  return rows.filter((row) => {
    const text = foldText(textOf(row));
    return terms.every((term) => text.includes(term));
  });
}

/**
 * The folded terms of a search, each once; all of them must match. The parts of `Anna-Lena` are two, so that they find Anna Lena, too.
 *
 * @param name  the query's parameter
 * @throws Invalid for more terms than a query may have (A33)
 */
export function searchTerms(search: string | undefined, name = 'search'): string[] {
  const words = foldText(search ?? '').split(/[\s,-]+/);
  const terms = [...new Set(words.filter(Boolean))];
  if (terms.length <= MOST_TERMS) return terms;
  throw invalidError([name], reason('too_many_words', { max: MOST_TERMS }));
}

const MOST_TERMS = 10;

/** The fields of `ordering=-price,title`; a repeated field counts where it comes first (A33). */
export function orderingTerms(ordering: string | undefined): { name: string; isDown: boolean }[] {
  const byName = new Map<string, boolean>();
  for (const key of (ordering ?? '').split(',')) {
    const term = key.trim();
    const name = term.replace(/^-/, '');
    if (!byName.has(name)) byName.set(name, term.startsWith('-'));
  }
  return Array.from(byName, ([name, isDown]) => ({ name, isDown }));
}

type Sortable = string | number | null;

/** Rows in the order of `ordering=-price,title`; unknown fields are ignored, and rows without a value come last. */
export function ordered<T>(
  rows: readonly T[],
  ordering: string | undefined,
  fields: Readonly<Record<string, (row: T) => Sortable>>,
): readonly T[] {
  const keys = orderingTerms(ordering).flatMap(({ name, isDown }) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field ? [{ field, sign: isDown ? -1 : 1 }] : [];
  });
  if (keys.length === 0) return rows;
  const sortable = rows.map((row) => ({ row, values: keys.map(({ field }) => field(row)) }));
  sortable.sort((a, b) => {
    for (const [n, { sign }] of keys.entries()) {
      const difference = compared(a.values[n] ?? null, b.values[n] ?? null, sign);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  return sortable.map(({ row }) => row);
}

function compared(a: Sortable, b: Sortable, sign: number): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return sign * (typeof a === 'string' && typeof b === 'string' ? alphabet().compare(a, b) : a < b ? -1 : 1);
}

/** The collator. It is made for the first list that needs it, because that takes some milliseconds. */
function alphabet(): Intl.Collator {
  return (collator ??= new Intl.Collator('en'));
}

let collator: Intl.Collator | undefined;
