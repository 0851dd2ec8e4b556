import { type AnyResource, resource } from '../contract/endpoint.ts';
import { experienceRead, legalTextRead, listingRead, storeRead } from '../contract/reads.ts';
import { type Facts, type Listing, listingSearch, listingState, wholeListing } from './filters.ts';

/** A page with the data in its address: the state of the shop as far as the address holds it. */
export type PageView =
  | { readonly page: 'home'; readonly listing: Listing }
  | { readonly page: 'experience'; readonly id: string; readonly editCartItem: string | null }
  | { readonly page: 'checkout'; readonly step: Step; readonly rejected: boolean }
  | { readonly page: 'success'; readonly sessionId: string | null }
  | { readonly page: 'order'; readonly orderId: string; readonly lineId: string; readonly pays: boolean }
  | { readonly page: 'review'; readonly token: string; readonly stars: number | null }
  | { readonly page: 'legal'; readonly id: string }
  | { readonly page: PlainPage };

type PlainPage =
  | 'overview'
  | 'wishlist'
  | 'cookie-policy'
  | 'become-supplier'
  | 'become-reseller'
  | 'engine-api'
  | 'not-found';
export type PageName = PageView['page'];
type Named<N extends PageName> = N extends PlainPage ? { readonly page: N } : Extract<PageView, { page: N }>;

interface Page<N extends PageName> {
  /** The path. Parameters begin with a colon. */
  readonly path: string;
  /** Whether the engine renders the whole page. Private pages are rendered on the device, inside the shell. */
  readonly rendered: boolean;
  view(params: Readonly<Record<string, string>>, search: URLSearchParams, facts: Facts): Named<N>;
  /** The reads that the page needs besides the store. */
  resources?(view: Named<N>): readonly AnyResource[];
}

const plain = <N extends PlainPage>(page: N, path: string, rendered = true): Page<N> => ({
  path,
  rendered,
  view: () => ({ page }) as Named<N>,
});

/** Every page of the shop, in the order in which addresses are tried. No other list of pages exists (architecture, idea 1). */
export const pages: { readonly [N in PageName]: Page<N> } = {
  home: {
    path: '/',
    rendered: true,
    view: (_, search, facts) => ({ page: 'home', listing: listingState(search, facts) }),
    resources: ({ listing }) => [listingResource(listing)],
  },
  experience: {
    path: '/experiences/:id',
    rendered: true,
    view: ({ id = '' }, search) => ({ page: 'experience', id, editCartItem: search.get('editCartItem') || null }),
    resources: ({ id }) => [experienceResource(id)],
  },
  checkout: {
    path: '/bookings/checkout-editor',
    rendered: false,
    view: (_, search) => ({ page: 'checkout', ...parseStep(search.get('step')) }),
  },
  overview: plain('overview', '/bookings/overview', false),
  wishlist: plain('wishlist', '/wishlist', false),
  order: {
    path: '/orders/editor/:orderId/booking/:lineId',
    rendered: false,
    view: ({ orderId = '', lineId = '' }, search) => ({ page: 'order', orderId, lineId, pays: search.has('pay') }),
  },
  success: {
    path: '/success',
    rendered: false,
    view: (_, search) => ({ page: 'success', sessionId: search.get('session_id') || null }),
  },
  review: {
    path: '/reviews/:token',
    rendered: false,
    view: ({ token = '' }, search) => ({ page: 'review', token, stars: parseStars(search.get('stars')) }),
  },
  legal: {
    path: '/legal/:id',
    rendered: true,
    view: ({ id = '' }) => ({ page: 'legal', id }),
    resources: ({ id }) => [resource(legalTextRead, { id })],
  },
  'cookie-policy': {
    ...plain('cookie-policy', '/cookie-policy'),
    resources: () => [resource(legalTextRead, { id: 'cookies' })],
  },
  'become-supplier': plain('become-supplier', '/become-a-supplier'),
  'become-reseller': plain('become-reseller', '/become-a-reseller'),
  'engine-api': plain('engine-api', '/engine-api'),
  'not-found': plain('not-found', '/*'),
};

export function pageAt(pathname: string, search: URLSearchParams, facts: Facts): PageView {
  for (const page of Object.values(pages)) {
    const params = paramsIn(page.path, pathname);
    if (params) return page.view(params, search, facts);
  }
  return { page: 'not-found' };
}

/** The name of the page at a path, without reading the rest of the address. */
export function pageNameAt(pathname: string): PageName {
  const found = Object.entries(pages).find(([, page]) => paramsIn(page.path, pathname));
  return (found?.[0] as PageName | undefined) ?? 'not-found';
}

/** The id or slug in the address of an experience; null for any other address. */
export function experienceIdIn(pathname: string): string | null {
  return paramsIn(pages.experience.path, pathname)?.['id'] ?? null;
}

function paramsIn(pattern: string, pathname: string): Record<string, string> | null {
  const names = pattern.split('/').slice(1);
  const segments = partsOf(pathname);
  if (names.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of names.entries()) {
    const value = segments[i];
    if (part.startsWith(':') ? !value : part !== value) return null;
    if (part.startsWith(':')) params[part.slice(1)] = value as string;
  }
  return params;
}

function partsOf(pathname: string): (string | null)[] {
  const parts = pathname.split('/').slice(1).map(decoded);
  return parts.length > 1 && parts.at(-1) === '' ? parts.slice(0, -1) : parts;
}

/** A part without the signs that texts and programs leave at the end of a link, as in `(see …/walk).`; null for a lone %, which is not valid. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part).replace(/(?<![^\p{L}\p{N}_*-])[^\p{L}\p{N}_*-]+$/u, '');
  } catch {
    return null;
  }
}

/** All reads of a view, the store first. Inlining, prefetching, caching and reading use this one list. */
export function resourcesOf(view: PageView): AnyResource[] {
  const page = pages[view.page] as Page<PageName>;
  return [storeResource, ...(page.resources?.(view) ?? [])];
}

export const storeResource = resource(storeRead);

export function listingResource(listing: Listing, page_size: number = listing.pageSize) {
  const { category, subcategory, keyword, dateFrom, dateTo, q, party, sort, page } = listing;
  const dates = { date_from: dateFrom, date_to: dateTo };
  const place = { ordering: sort, page: page === 1 ? null : page, page_size };
  return resource(listingRead, {}, { category, subcategory, keyword, ...dates, q, party, ...place });
}

export function experienceResource(idOrSlug: string | number) {
  return resource(experienceRead, { id: idOrSlug });
}

/** The addresses within the shop; no other code builds them. Addresses that no first view links to are in `lazy-href.ts`. */
export const hrefTo = {
  home: (listing: Listing = wholeListing) => `/${listingSearch(listing)}`,
  experience: (slug: string | number, editCartItem?: string) =>
    `/experiences/${encodeURIComponent(slug)}${editCartItem ? `?editCartItem=${encodeURIComponent(editCartItem)}` : ''}`,
  checkout: (step: Step = 0) => `${pages.checkout.path}?step=${step}`,
  overview: () => pages.overview.path,
  wishlist: () => pages.wishlist.path,
  order: (orderId: string, lineId: string) =>
    `/orders/editor/${encodeURIComponent(orderId)}/booking/${encodeURIComponent(lineId)}`,
};

/** Steps of the checkout: 0 the cart, 1 contact info, 2 payment. */
export type Step = 0 | 1 | 2;

/** Reads `?step=` (K2). No step at all is the cart. Anything but 0, 1 or 2 is the cart too, and `rejected`. */
function parseStep(value: string | null): { step: Step; rejected: boolean } {
  if (value === '0' || value === '1' || value === '2') return { step: Number(value) as Step, rejected: false };
  return { step: 0, rejected: value !== null };
}

/** The number of stars that the guest tapped in the email. */
function parseStars(value: string | null): number | null {
  return /^[1-5]$/.test(value ?? '') ? Number(value) : null;
}
