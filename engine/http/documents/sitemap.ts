import { wholeListing } from '#domain/app/filters.ts';
import { hrefTo } from '#domain/app/pages.ts';
import { plainPages } from '#domain/app/plain-pages.ts';
import type { Picture } from '#domain/contract/catalogue.ts';
import type { Language } from '#domain/contract/languages.ts';
import { pictureUrl } from '../../catalogue/picture.ts';
import { readImages } from '../../catalogue/read-parts.ts';
import type { Opening, Storefront } from '../../catalogue/storefront.ts';
import type { Database } from '../../database/database.ts';
import { CachedResponse, type ResponseCache } from '../response-cache.ts';
import { addressIn, inText, type Languages } from './markup.ts';

const ROBOTS = '/robots.txt';
const SITEMAP = /^\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/;

/** Addresses in one file. The standard allows 50,000 and 50 MB, but the engine makes a file in one go, and answers nobody meanwhile. */
const MOST_ADDRESSES = 2_500;

interface CrawlerInput {
  readonly storefront: Opening;
  readonly database: Database;
  readonly origin: string;
  readonly languages: Omit<Languages, 'used'>;
  readonly responses: ResponseCache;
  /** The most addresses in one file of the map. */
  readonly most?: number;
}

/** The files that search engines read first (O1). @returns null for all other addresses, and for a missing part of the map */
export async function answerCrawler(request: Request, pathname: string, input: CrawlerInput): Promise<Response | null> {
  const { storefront, origin, languages, responses, most = MOST_ADDRESSES } = input;
  if (pathname === ROBOTS) return new Response(robots(origin), { headers: { 'content-type': 'text/plain' } });
  const [found, number] = SITEMAP.exec(pathname) ?? [];
  if (!found) return null;

  const places = placesOf(await storefront.whole());
  const parts = Math.ceil((places.count * languages.offered.length) / most);
  if (number !== undefined && (parts === 1 || Number(number) > parts)) return null;
  const key = JSON.stringify([origin, pathname]);
  const make = async () => {
    const isIndex = number === undefined && parts > 1;
    const text = isIndex ? index(origin, parts) : await part({ ...input, most }, places, Number(number ?? 1));
    const headers = { 'content-type': 'application/xml; charset=utf-8' };
    return { response: new CachedResponse(storefront, text, { headers }), isCacheable: true };
  };
  const answer = responses.get(key, storefront) ?? (await responses.make(key, storefront, make));
  return answer.respond(request);
}

/** Pages of orders and reviews belong to guests, and the desk to staff, so crawlers are asked to leave them out. */
function robots(origin: string): string {
  const closed = ['/desk/', '/orders/', '/reviews/', '/sandbox/'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** A page that any visitor may find, in every language. */
interface Place {
  readonly path: string;
  /** The id of the tour that it shows. */
  readonly experience?: number;
}

/** All pages of a shop, the tours last. The pages of a part are made when it is requested. */
interface Places {
  readonly count: number;
  slice(from: number, to: number): Place[];
}

function placesOf(storefront: Storefront): Places {
  const { rows } = storefront;
  const fixed = fixedPlaces.get(storefront) ?? fixedPlacesOf(storefront);
  fixedPlaces.set(storefront, fixed);
  const { length } = fixed;
  return {
    count: length + rows.length,
    slice: (from, to) => [
      ...fixed.slice(from, to),
      ...rows
        .slice(Math.max(0, from - length), Math.max(0, to - length))
        .map(({ id, slug }) => ({ path: hrefTo.experience(slug), experience: id })),
    ],
  };
}

// perf: docs/performance.md#the-sitemap-from-memory
/** The pages that are no tours, cached per storefront: each file of a map needs them, and finding them reads all tours. */
const fixedPlaces = new WeakMap<Storefront, readonly Place[]>();

function fixedPlacesOf({ store, rows }: Storefront): Place[] {
  const filled = new Set(
    [...new Set(rows.flatMap(({ categories }) => categories))]
      .map((path) => path.split('/', 2))
      .flatMap(([of = '', own]) => [of, ...(own ? [`${of}/${own}`] : [])]),
  );
  const categories = store.categories
    .flatMap(({ slug, children }) => [[slug], ...children.map((it) => [slug, it.slug])])
    .filter((path) => filled.has(path.join('/')))
    .map(([category = null, subcategory = null]) => hrefTo.home({ ...wholeListing, category, subcategory }));
  return [...plainPages, ...categories].map((path) => ({ path }));
}

function index(origin: string, parts: number): string {
  const files = Array.from({ length: parts }, (_, n) => `<sitemap><loc>${origin}/sitemap-${n + 1}.xml</loc></sitemap>`);
  return `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>`;
}

/** A part of the map: each page once in each language, with links to its other languages. */
async function part(
  { database, origin, languages, most }: CrawlerInput & { most: number },
  places: Places,
  number: number,
): Promise<string> {
  const { offered } = languages;
  const from = (number - 1) * most;
  const until = Math.min(from + most, places.count * offered.length);
  const own = places.slice(Math.floor(from / offered.length), Math.ceil(until / offered.length));
  const ids = own.flatMap(({ experience }) => experience ?? []);
  const changed = await lastChanges(database, ids);
  const pictures = ids.length > 0 ? await database.read((tx) => readImages(tx, ids)) : new Map<number, Picture[]>();
  const address = (path: string, language: Language) => inText(origin + addressIn(path, language, languages.own));
  const entries = own.flatMap(({ path, experience = 0 }) => {
    const addresses = offered.map((it) => address(path, it));
    const at = changed.get(experience);
    // Equal in all languages of the page.
    const rest = [
      at === undefined ? '' : `<lastmod>${Temporal.Instant.fromEpochMilliseconds(at).toString()}</lastmod>`,
      ...offered.map((it, n) => link(it, addresses[n] ?? '')),
      link('x-default', address(path, languages.own)),
      ...(pictures.get(experience) ?? []).map(
        (it) =>
          `<image:image><image:loc>${inText(origin + pictureUrl(it, Number.POSITIVE_INFINITY))}</image:loc></image:image>`,
      ),
    ].join('');
    return addresses.map((it) => `<url><loc>${it}</loc>${rest}</url>`);
  });
  const first = from % offered.length;
  const shown = entries.slice(first, first + until - from).join('');
  return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${shown}</urlset>`;
}

function link(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * The time of the seller's last change of each tour, from its history; for an imported tour without changes, the time of its import. Sales and
 * reviews also change a page, but crawlers need not read it again for them.
 */
async function lastChanges(database: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const [rows, created] = await database.read(async (tx) => [
    await tx
      .selectFrom('history')
      .select((it) => ['subject_id', it.fn.max('at').as('at')])
      .where('subject_kind', '=', 'tour')
      .where('subject_id', 'in', ids.map(String))
      .groupBy('subject_id')
      .execute(),
    await tx.selectFrom('experiences').select(['id', 'created_at']).where('id', 'in', ids).execute(),
  ]);
  return new Map([
    ...created.flatMap(({ id, created_at }) => (created_at === null ? [] : [[id, created_at] as const])),
    ...rows.map(({ subject_id, at }) => [Number(subject_id), at] as const),
  ]);
}
