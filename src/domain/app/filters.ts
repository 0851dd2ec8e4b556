import type { StoreInfo } from '../contract/catalogue.ts';
import { isDate } from '../contract/formats/is-date.ts';

/** What a page's address is read against: the store, and its own day (L12). */
export interface Facts {
  readonly store: StoreInfo;
  readonly today: string;
}

/** Which experiences are wanted: slugs that the store knows, days not past, each null where it does not matter. */
export interface Filter {
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly keyword: string | null;
  readonly dateFrom: string | null;
  readonly dateTo: string | null;
  /** Words to search for (V6). */
  readonly q: string | null;
  /** How many people come (V6). */
  readonly party: number | null;
}

/** The orders to choose from besides the seller's own, which is null (V7). */
export const SORTS = ['price', 'duration', 'soonest'] as const;
export type Sort = (typeof SORTS)[number];

export const PAGE_SIZES = [12, 24, 48] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** The whole state of the listing: it lives in the address and nowhere else (L2). */
export interface Listing extends Filter {
  readonly sort: Sort | null;
  /** On a map (V13); null: as a list. */
  readonly view: 'map' | null;
  readonly page: number;
  readonly pageSize: PageSize;
}

export const wholeListing: Listing = {
  category: null,
  subcategory: null,
  keyword: null,
  dateFrom: null,
  dateTo: null,
  q: null,
  party: null,
  sort: null,
  view: null,
  page: 1,
  pageSize: 12,
};

/** Reads an address; what makes no sense in it counts as absent, the rest applies (L9, L10). */
export function listingState(search: URLSearchParams, facts: Facts): Listing {
  const page = search.get('page') ?? '';
  return {
    ...sensibleFilter(Object.fromEntries(KEYS.map((key) => [key, search.get(key)])), facts),
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? null,
    view: search.get('view') === 'map' ? 'map' : null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    pageSize: PAGE_SIZES.find((size) => String(size) === search.get('pageSize')) ?? 12,
  };
}

const KEYS = ['category', 'subcategory', 'keyword', 'dateFrom', 'dateTo', 'q', 'party'] as const;

type Raw = { readonly [key in keyof Filter]?: string | null | undefined };

/** The part of a selection that makes sense in this store today: the page and the engine's listing drop alike (L9). */
export function sensibleFilter(raw: Raw, { store, today }: Facts): Filter {
  const { category, subcategory } = placesOf(store, raw);
  const keyword = subcategory?.keywords.find(({ slug }) => slug === raw.keyword);
  const dateFrom = isDate(raw.dateFrom) && raw.dateFrom >= today ? raw.dateFrom : null;
  const dateTo = isDate(raw.dateTo) && raw.dateTo >= (dateFrom ?? today) ? raw.dateTo : null;
  return {
    category: category?.slug ?? null,
    subcategory: subcategory?.slug ?? null,
    keyword: keyword?.slug ?? null,
    dateFrom,
    dateTo,
    q: raw.q?.trim().replace(/\s+/g, ' ').slice(0, 80) || null,
    party: /^[1-9]\d?$/.test(raw.party ?? '') ? Number(raw.party) : null,
  };
}

function placesOf({ categories }: StoreInfo, raw: Pick<Raw, 'category' | 'subcategory'>) {
  const category = categories.find(({ slug }) => slug === raw.category);
  return { category, subcategory: category?.children.find(({ slug }) => slug === raw.subcategory) };
}

/** The query of the listing's address, with its '?', or '' for the whole listing; in one order, so that equal states share an address. */
export function listingSearch(listing: Listing): string {
  const search = new URLSearchParams();
  for (const key of KEYS) if (listing[key] !== null) search.set(key, String(listing[key]));
  if (listing.sort !== null) search.set('sort', listing.sort);
  if (listing.view !== null) search.set('view', listing.view);
  if (listing.page !== 1) search.set('page', String(listing.page));
  if (listing.pageSize !== 12) search.set('pageSize', String(listing.pageSize));
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** L6: any other filter, or another order, begins at the first page. */
export function change(listing: Listing, changes: Partial<Listing>): Listing {
  return { ...listing, page: 1, ...changes };
}

/** L3, L6: another category starts again below it. */
export function chooseCategory(listing: Listing, slug: string | null): Listing {
  return { ...listing, category: slug, subcategory: null, keyword: null, page: 1 };
}

/** L4, L6. */
export function chooseSubcategory(listing: Listing, slug: string | null): Listing {
  return { ...listing, subcategory: slug, keyword: null, page: 1 };
}

export function chooseKeyword(listing: Listing, slug: string | null): Listing {
  return { ...listing, keyword: slug, page: 1 };
}

/** A first day after the last one moves the last out of the way; null clears it (L7). */
export function setDateFrom(listing: Listing, date: string | null): Listing {
  const dateTo = date !== null && listing.dateTo !== null && listing.dateTo < date ? null : listing.dateTo;
  return { ...listing, dateFrom: date, dateTo, page: 1 };
}

/** L7: a last day without a first one begins today, and so does one before the first. */
export function setDateTo(listing: Listing, date: string | null, today: string): Listing {
  const { dateFrom } = listing;
  const isApart = dateFrom === null || (date !== null && date < dateFrom);
  return { ...listing, dateFrom: date !== null && isApart ? today : dateFrom, dateTo: date, page: 1 };
}

export function setPageSize(listing: Listing, pageSize: PageSize): Listing {
  return { ...listing, pageSize, page: 1 };
}

export function setPage(listing: Listing, page: number): Listing {
  return { ...listing, page };
}

export function filtersSet(filter: Filter): number {
  return KEYS.filter((key) => filter[key] !== null).length;
}

/** What each select offers; an empty list is a disabled select (L5). */
export function offered(store: StoreInfo, filter: Filter) {
  const { category, subcategory } = placesOf(store, filter);
  return {
    categories: store.categories,
    subcategories: category?.children ?? [],
    keywords: subcategory?.keywords ?? [],
  };
}
