import { pricedWithin, rowSortKeys } from '#domain/app/filter-rows.ts';
import { type Filter, sensibleFilter } from '#domain/app/filters.ts';
import type { ExperienceRow } from '#domain/contract/catalogue.ts';
import type { Of } from '#domain/contract/fields.ts';
import { isLanguage, type Language } from '#domain/contract/languages.ts';
import type { ListingPage, ListingQuery, ReviewsReply } from '#domain/contract/webstore.ts';
import { listExperiences, listReviews, readAppInfo, readExperience, readStore } from '#domain/contract/webstore.ts';
import { dayIn } from '#domain/time/zone.ts';
import { orNotFound } from '../base/errors.ts';
import { name, version } from '../base/version.ts';
import { isOwnHost } from '../catalogue/catalogue.ts';
import { countReviews, readReviews } from '../catalogue/read-reviews.ts';
import { matchingRows, type Opening, type Storefront, type StorefrontView } from '../catalogue/storefront.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { createProof } from '../database/health.ts';
import { type ListQuery, ordered, orderingTerms, pageSlice, paginate, searchTerms } from '../http/lists.ts';
import { CachedResponse } from '../http/response-cache.ts';
import { earlyRoute, type Route, route } from '../http/route.ts';

/** The pages that visitors browse (A2), and the first calls of a client (A8). */
export function webstoreRoutes(context: Context): Route[] {
  const proveWritable = createProof(context.database);
  return [
    earlyRoute(readStore, async ({ storefront, query, url }) => {
      const { tag_manager, ...store } = storefront.in(languageIn(query)).store;
      // The desk's own host never runs a tag manager, because its sessions are there (O9, T2). A document's policy allows the script that this names.
      const isAllowed = tag_manager !== undefined && !isOwnHost(url.host, context.config);
      return new CachedResponse(storefront, JSON.stringify(isAllowed ? { ...store, tag_manager } : store));
    }),
    earlyRoute(listExperiences, async ({ storefront, query, now, url, origin }) => {
      const first = firstPage(storefront, query, now, url, origin);
      if (first) return new CachedResponse(storefront, JSON.stringify(first));
      const whole = await storefront.whole();
      return new CachedResponse(whole, JSON.stringify(listing(whole, query, now, url, origin)));
    }),
    route(readExperience, async ({ storefront, params, query }) => {
      const experience = orNotFound(storefront.in(languageIn(query)).experience(params['id'] ?? ''));
      return new CachedResponse(storefront, JSON.stringify(experience));
    }),
    route(listReviews, async ({ storefront, params, query, url, origin }) => {
      const experience = orNotFound(storefront.experience(params['id'] ?? ''));
      const page = await context.database.read((tx) => reviewsOf(tx, experience.id, query, url, origin));
      return new CachedResponse(storefront, JSON.stringify(page));
    }),
    route(readAppInfo, async ({ now }) => {
      await proveWritable();
      return {
        name,
        version,
        api_version: '1',
        min_client: context.config.minClient,
        retire_worker: context.config.retireWorker,
        payment_hosts: [...context.payments.hosts],
        server_now: now.toString(),
      };
    }),
  ];
}

/** A page of the whole listing in its own order, if a storefront has read so far already; else null. */
function firstPage(
  { store, count, ...storefront }: Opening,
  query: Of<typeof ListingQuery>,
  now: Temporal.Instant,
  url: URL,
  origin: string,
): ListingPage | null {
  const { date_from: dateFrom, date_to: dateTo, ...others } = query;
  const filter = sensibleFilter({ ...others, dateFrom, dateTo }, { store, today: dayIn(now, store.time_zone) });
  const isAll = Object.values(filter).every((it) => it === null);
  if (!isAll || query.ordering || query.search || query.detail === 'full') return null;
  const { limit, offset, of } = pageSlice(count, query, url, origin);
  const { firstRows } = storefront.in(languageIn(query));
  const end = Math.min(offset + limit, count);
  return end <= firstRows.length ? of(firstRows.slice(offset, end)) : null;
}

/**
 * A page of the listing. Filter values that make no sense count as absent, as on the page (L9); the rows are filtered by the
 * same function that the worker uses without a network (L13, W9).
 */
export function listing(
  storefront: Storefront,
  query: Of<typeof ListingQuery>,
  now: Temporal.Instant,
  url: URL,
  origin: string,
): ListingPage {
  const { store } = storefront;
  const view = storefront.in(languageIn(query));
  const { date_from: dateFrom, date_to: dateTo, ...others } = query;
  const facts = { store, today: dayIn(now, store.time_zone) };
  const filter = sensibleFilter({ ...others, dateFrom, dateTo }, facts);

  // A search ranks its results, and days and parties change prices, so these results are sorted afterwards.
  const isWhole = [filter.q, filter.dateFrom, filter.dateTo, filter.party].every((it) => it === null);
  const rows = isWhole ? rowsInOrder(view, query.ordering ?? '') : view.rows;
  const matching = matchingRows(storefront, view, filter, rows);
  const found = withTerms(matching, query.search, storefront);
  const priced = (of: readonly ExperienceRow[]) => pricedRows(of, storefront, filter);
  // Unless the order is by price, only the rows of the page are priced.
  const isByPrice = orderingTerms(query.ordering).some(({ name }) => name === 'price');
  const listed = isWhole ? found : ordered(isByPrice ? priced(found) : found, query.ordering, fieldsOn(filter));
  const part = paginate(listed, query, url, origin);
  const page = isByPrice ? part : { ...part, results: [...priced(part.results)] };
  if (query.detail !== 'full') return page;
  const full = ({ id, from_price }: ExperienceRow) => {
    const experience = view.experience(id);
    return experience ? { ...experience, from_price } : [];
  };
  return { ...page, results: page.results.flatMap(full) };
}

function languageIn({ language }: { readonly language?: string | undefined }): Language | null {
  return language !== undefined && isLanguage(language) ? language : null;
}

/** A page of an experience's reviews (V14). */
async function reviewsOf(
  tx: Transaction,
  experience_id: number,
  query: ListQuery & { ordering?: string | undefined },
  url: URL,
  origin: string,
): Promise<ReviewsReply> {
  const byRating = orderingTerms(query.ordering).find(({ name }) => name === 'rating');
  const { limit, offset, of } = pageSlice(await countReviews(tx, experience_id), query, url, origin);
  const direction = byRating && (byRating.isDown ? 'desc' : 'asc');
  return of(await readReviews(tx, experience_id, { limit, offset, byRating: direction ?? null }));
}

/** The rows whose experience has all terms of a search in its texts, in any language. */
function withTerms(rows: readonly ExperienceRow[], search: string | undefined, storefront: Storefront) {
  const terms = searchTerms(search).map((it) => Buffer.from(it));
  if (terms.length === 0) return rows;
  return rows.filter(({ id }) => {
    const words = storefront.searched(id);
    return words !== null && terms.every((term) => words.includes(term));
  });
}

/** The rows with their prices in the requested range of days (B12), for the requested party (V1). */
function pricedRows(rows: readonly ExperienceRow[], storefront: Storefront, filter: Filter): readonly ExperienceRow[] {
  if (filter.dateFrom === null && filter.dateTo === null && filter.party === null) return rows;
  return rows.map((row) => {
    const prices = storefront.prices(row.id);
    return prices ? pricedWithin(row, prices, filter) : row;
  });
}

/** Sorted rows by storefront and order, because sorting many rows takes longer than the rest of a request. */
const orders = new WeakMap<StorefrontView, Map<string, readonly ExperienceRow[]>>();
const MOST_ORDERS = 10;

function rowsInOrder(storefront: StorefrontView, ordering: string): readonly ExperienceRow[] {
  const known = orders.get(storefront) ?? new Map<string, readonly ExperienceRow[]>();
  orders.set(storefront, known);
  const rows = known.get(ordering) ?? ordered(storefront.rows, ordering, fieldsOn());
  if (known.size >= MOST_ORDERS) known.clear();
  known.set(ordering, rows);
  return rows;
}

/** The fields by which a listing can be sorted; the soonest day is within the requested range. */
function fieldsOn(days?: Pick<Filter, 'dateFrom' | 'dateTo'>) {
  return {
    title: ({ title }: ExperienceRow) => title,
    price: (row: ExperienceRow) => rowSortKeys.price(row),
    duration: (row: ExperienceRow) => rowSortKeys.duration(row),
    soonest: (row: ExperienceRow) => rowSortKeys.soonest(row, days),
  };
}
