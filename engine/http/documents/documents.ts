import { BUILD, SHELL } from '#domain/app/cache-policy.ts';
import { type Listing, setPage } from '#domain/app/filters.ts';
import { isFreeToCancel } from '#domain/app/free-cancellation.ts';
import { lazyHref } from '#domain/app/lazy-href.ts';
import {
  experienceResource,
  hrefTo,
  type PageView,
  pageAt,
  pages,
  resourcesOf,
  storeResource,
} from '#domain/app/pages.ts';
import { readAddress } from '#domain/app/read-address.ts';
import type { Experience, ExperienceRow, StoreInfo } from '#domain/contract/catalogue.ts';
import { LANGUAGE } from '#domain/contract/endpoint.ts';
import { type Language } from '#domain/contract/languages.ts';
import { dayIn } from '#domain/time/zone.ts';
import { iconPath } from '../../catalogue/icons/app-icon.ts';
import { languageOfStore, languagesOfStore } from '../../catalogue/settings.ts';
import { matchingRows, type Opening } from '../../catalogue/storefront.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { nextStarts } from '../../places/vacancies.ts';
import { cookieHeader } from '../headers.ts';
import { visitedOrigin } from '../request/visited-origin.ts';
import { languageInAddress, visitorLanguage } from '../request/visitor-language.ts';
import { CachedResponse, ResponseCache } from '../response-cache.ts';
import { appManifest } from './app-manifest.ts';
import { answerConsent, hasAnswered } from './consent.ts';
import { type DocumentFields, documentHtml, policyFor, storeIn, withStyleSheet } from './document-html.ts';
import { addressIn } from './markup.ts';
import { type Known, openPageBuild, type PageBuild, type Rendered } from './page-build.ts';
import { answerCrawler } from './sitemap.ts';
import { structuredData } from './structured-data.ts';

type App = (request: Request) => Promise<Response>;

// perf: docs/performance.md#laid-out-once
/**
 * Serves documents: rendered pages with the replies that they need inlined, or the shell for private pages. A document is cached for one
 * storefront, so it is right for the store's version, day and cut-offs.
 *
 * @param api    the API, called in-process for the data of a page
 * @param build  loads the page that was built for a language (in development, its source); called for the first document in that language
 * @returns null if the address is no page
 */
export function createDocuments(
  context: Context,
  api: App,
  build: (language: Language) => Promise<PageBuild> = openPageBuild,
  responses = new ResponseCache(),
): (request: Request) => Promise<Response | null> {
  const found = new Map<Language, Promise<PageBuild>>();

  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname === '/consent' && request.method === 'POST') return answerConsent(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const now = context.now();
    const storefront = await context.catalogue.opening(url.host, now);
    if (!storefront) return null;
    const own = languageOfStore(storefront.settings);
    if (url.pathname === lazyHref.manifest()) return appManifest(request, storefront, own);
    const languages = { own, offered: languagesOfStore(storefront.settings) };
    const origin = visitedOrigin({ url, request }, storefront.domain, context);
    const { database } = context;
    const crawled = await answerCrawler(request, url.pathname, { storefront, database, origin, languages, responses });
    if (crawled) return crawled;
    const isShell = url.pathname === SHELL;
    const { store } = storefront;
    const view: PageView = isShell
      ? { page: 'overview' }
      : pageAt(url.pathname, url.searchParams, { store, today: dayIn(now, store.time_zone) });
    if (view.page === 'not-found' && isFile(url.pathname)) return null;

    const chosen = languageInAddress(url, languages.offered);
    const used = visitorLanguage(request, url, storefront.settings);
    const elsewhere = await redirectOf(storefront, view, url, { chosen, used, own });
    if (elsewhere) return elsewhere;
    url.searchParams.delete(LANGUAGE);
    const opening = found.get(used) ?? build(used);
    found.set(used, opening);
    const page = await opening;
    const answered = hasAnswered(request);
    const input = { storefront, page, api, database, url, view, isShell, now, answered, origin };
    const make = () => documentOf({ ...input, languages: { ...languages, used } });
    const key = keyOf(isShell ? 'shell' : view, answered, used, url);
    const document = page.isLive
      ? (await make()).response
      : (responses.get(key, storefront) ?? (await responses.make(key, storefront, make)));
    const response = await document.respond(request);
    if (chosen) response.headers.set('set-cookie', cookieHeader(request, LANGUAGE, chosen, REMEMBERED));
    return response;
  };
}

/** A year in seconds: browsers keep no cookie much longer. */
const REMEMBERED = 31_536_000;

/** For a page past the end of a listing, and for an experience at an earlier address; null if the view is at its own. */
async function redirectOf(
  opening: Opening,
  view: PageView,
  { search }: URL,
  { chosen, used, own }: { chosen: Language | null; used: Language; own: Language },
): Promise<Response | null> {
  if (view.page === 'home' && (await isPastEnd(opening, view.listing, used))) {
    const location = addressIn(hrefTo.home(setPage(view.listing, 1)), chosen ?? own, own);
    return new Response(null, { status: 302, headers: { location } });
  }
  const slug = view.page === 'experience' ? await otherSlug(opening, view.id) : null;
  if (slug === null) return null;
  // Browsers ask each time: an experience may get its earlier slug back.
  const headers = { location: `${hrefTo.experience(slug)}${search}`, 'cache-control': 'no-cache' };
  return new Response(null, { status: 301, headers });
}

/** Whether a page of a listing is past its end: such a page redirects to the first one (L9). */
async function isPastEnd(opening: Opening, listing: Listing, language: Language): Promise<boolean> {
  if (listing.page === 1) return false;
  const storefront = await opening.whole();
  return matchingRows(storefront, storefront.in(language), listing).length <= (listing.page - 1) * listing.pageSize;
}

/** The slug of an experience whose address has an earlier one, or has it in capitals (E1); null if it has the slug or the id. */
async function otherSlug(opening: Opening, idOrSlug: string): Promise<string | null> {
  const experience = (await opening.whole()).experience(idOrSlug);
  if (!experience || [experience.slug, String(experience.id)].includes(idOrSlug)) return null;
  return experience.slug;
}

/** Whether a path names a file: a missing script or picture is answered with 404, not with a page. */
function isFile(pathname: string): boolean {
  return /\.\w+$/.test(pathname) || /^\/(api|assets)\//.test(pathname);
}

/** The key of a document in the cache. Equal views have one key, whatever their address; private pages do not even differ by their ids. */
function keyOf(view: PageView | 'shell', answered: boolean, language: Language, { origin }: URL): string {
  return JSON.stringify([origin, answered, language, view === 'shell' || pages[view.page].rendered ? view : view.page]);
}

interface DocumentInput extends Pick<DocumentFields, 'isShell' | 'answered' | 'languages' | 'origin'> {
  storefront: Opening;
  page: PageBuild;
  api: App;
  database: Database;
  url: URL;
  view: PageView;
  now: Temporal.Instant;
}

async function documentOf(input: DocumentInput): Promise<{ response: CachedResponse; isCacheable: boolean }> {
  const { storefront, page, api, url, view, isShell, now, languages, origin } = input;
  const isWhole = pages[view.page].rendered;
  const reads = resourcesOf(view).map(
    async ({ key }) => [key, await read(api, url, readAddress(key, languages.used), now)] as const,
  );
  const resources = Object.fromEntries(await Promise.all(reads));
  if (isWhole) shortenStore(resources, view);
  const server_now = now.toString();
  const rendered = await page.render({
    address: isWhole ? `${url.pathname}${url.search}` : isShell ? hrefTo.overview() : url.pathname,
    server_now,
    resources,
  });
  if (!page.isLive) Object.assign(rendered, withStyleSheet(rendered.app));
  if (isShell) rendered.words = shellWords(storeIn(resources));
  const head = await page.head(rendered);
  const template = await page.template(url.pathname);
  const { store, icon, theme } = storefront;
  const icons = { tab: iconPath(store.id, icon, 'tab'), apple: iconPath(store.id, icon, 'apple-180') };
  const data = await dataOf(input, rendered.words, resources);
  const fields = { ...input, theme, icons, template, rendered, head, resources, server_now, isWhole, data };
  const { html, scripts, styles } = await documentHtml(fields);
  // A document with data that failed or are missing is not cached, so that the next request reads them again.
  const isCacheable = Object.values(resources).every(({ state }) => state === 'here');
  const response = new CachedResponse(storefront, html, {
    status: rendered.page === 'not-found' ? 404 : 200,
    isCompressedAgain: isCacheable && !page.isLive,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': languages.used,
      vary: 'Cookie, Accept-Encoding',
      // Asks the browser to send the speed of its link with each request for a picture (W12).
      'accept-ch': 'ECT',
      [BUILD]: page.id,
      // In development Vite adds its own scripts and styles.
      'content-security-policy': page.isLive
        ? "frame-ancestors 'none'"
        : policyFor(scripts, styles, origin.startsWith('https:'), storeIn(resources)?.tag_manager),
    },
  });
  return { response, isCacheable };
}

/** Departures in a tour's structured data. */
const NEXT_DEPARTURES = 3;

async function dataOf(
  { view, isShell, database, now, origin, languages }: DocumentInput,
  words: Rendered['words'],
  resources: DocumentFields['resources'],
): Promise<DocumentFields['data']> {
  const store = storeIn(resources);
  if (!store || isShell) return [[]];
  const known = view.page === 'experience' ? resources[experienceResource(view.id).key] : undefined;
  const experience = known?.state === 'here' ? (known.value as Experience) : null;
  const departures = experience ? await database.read((tx) => nextStarts(tx, experience.id, now, NEXT_DEPARTURES)) : [];
  return structuredData({ view, words, store, experience, departures, origin, languages });
}

/** The title of a shell, which does not know yet which page it is. */
function shellWords(store: StoreInfo | null): Rendered['words'] {
  return { title: store?.base_account.company_display_name ?? '', description: '', canonical: null, image: null };
}

async function read(api: App, url: URL, address: string, now: Temporal.Instant): Promise<Known> {
  const response = await api(new Request(new URL(address, url), { headers: { accept: 'application/json' } }));
  if (response.status === 404) return { state: 'missing' };
  if (!response.ok) return { state: 'failed', outcome: { kind: 'unreachable', why: 'busy', retryAfter: null } };
  return {
    state: 'here',
    value: shownOf(await response.json()),
    asOf: now.toString(),
    etag: response.headers.get('etag'),
  };
}

/**
 * Leaves out interests that no filter of this page offers: 700 of 14,600 bytes in the demo store. The store is marked as old, so the filters read
 * the whole store once they run.
 */
function shortenStore(resources: Record<string, Known>, view: PageView): void {
  const known = resources[storeResource.key];
  if (known?.state !== 'here') return;
  const store = known.value as StoreInfo;
  const chosen = view.page === 'home' ? view.listing.subcategory : null;
  const categories = store.categories.map((category) => ({
    ...category,
    children: category.children.map((it) => (it.slug === chosen ? it : { ...it, keywords: [] })),
  }));
  resources[storeResource.key] = { ...known, value: { ...store, categories }, asOf: LONG_AGO, etag: null };
}

const LONG_AGO = '1970-01-01T00:00:00Z';

/** A listing without the titles of policies for which cards have their own words: it saves some seventy bytes of the home page. */
function shownOf(value: unknown): unknown {
  const { results } = value as { results?: readonly ExperienceRow[] };
  if (!results) return value;
  const short = (row: ExperienceRow) =>
    isFreeToCancel(row.cancellation_policy) && row.cancellation_policy
      ? { ...row, cancellation_policy: { ...row.cancellation_policy, title: '' } }
      : row;
  return { ...(value as object), results: results.map(short) };
}
