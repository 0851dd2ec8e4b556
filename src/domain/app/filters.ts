import type { StoreInfo } from '../contract/catalogue.ts';
import { isDate } from '../contract/formats/is-date.ts';

/** The data that a page's address is checked against: the store, and the current day there (L12). */
export interface Facts {
  readonly store: StoreInfo;
  readonly today: string;
}

/** The visitor's filter: slugs that the store knows, and days that are not past. Each field is null where the visitor has not set it. */
export interface Filter {
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly keyword: string | null;
  readonly dateFrom: string | null;
  readonly dateTo: string | null;
  /** The words of a search (V6). */
  readonly q: string | null;
  /** The number of people in the party (V6). */
  readonly party: number | null;
}

/** The orders to choose from. The seller's own order is null (V7). */
export const SORTS = ['price', 'duration', 'soonest'] as const;
export type Sort = (typeof SORTS)[number];

export const PAGE_SIZES = [12, 24, 48] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** The whole state of the listing. Only the address holds it (L2). */
export interface Listing extends Filter {
  readonly sort: Sort | null;
  /** 'map' shows the results on a map (V13), null as a list. */
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

/** Reads an address. An invalid value counts as absent, and the others apply (L9, L10). */
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

/** The valid part of a filter in this store today. The page and the engine's listing drop the same values (L9). */
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

/**
 * The query of the listing's address, with its '?', or '' for the whole listing. The order of the parameters is fixed, so that equal states share an
 * address.
 */
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

/** Any other filter or order begins at the first page (L6). */
export function change(listing: Listing, changes: Partial<Listing>): Listing {
  return { ...listing, page: 1, ...changes };
}

/** Another category clears the subcategory and the keyword (L3, L6). */
export function chooseCategory(listing: Listing, slug: string | null): Listing {
  return { ...listing, category: slug, subcategory: null, keyword: null, page: 1 };
}

/** Another subcategory clears the keyword (L4, L6). */
export function chooseSubcategory(listing: Listing, slug: string | null): Listing {
  return { ...listing, subcategory: slug, keyword: null, page: 1 };
}

export function chooseKeyword(listing: Listing, slug: string | null): Listing {
  return { ...listing, keyword: slug, page: 1 };
}

/** Sets the first day. A last day before it is cleared (L7). Null clears the first day. */
export function setDateFrom(listing: Listing, date: string | null): Listing {
  const dateTo = date !== null && listing.dateTo !== null && listing.dateTo < date ? null : listing.dateTo;
  return { ...listing, dateFrom: date, dateTo, page: 1 };
}

/** Sets the last day. If the first day is missing or later, the range begins today (L7). */
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

/** The options of each select. A select without options is disabled (L5). */
export function offered(store: StoreInfo, filter: Filter) {
  const { category, subcategory } = placesOf(store, filter);
  return {
    categories: store.categories,
    subcategories: category?.children ?? [],
    keywords: subcategory?.keywords ?? [],
  };
}
