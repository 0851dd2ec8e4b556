import { is } from 'superstruct';
import { Experience, StoreInfo } from '#domain/contract/catalogue.ts';
import { address } from '#domain/contract/endpoint.ts';
import { listExperiences, pageOf, readStore } from '#domain/contract/webstore.ts';
import { isGood, isOwnResponse, requestFor, sentAt } from './cached-response.ts';
import type { Catalogue, CataloguePage, CatalogueStore } from './catalogue.ts';
import type { Deps } from './deps.ts';

/** The limits of the catalogue on a device (W9). Larger catalogues are stored only in part. */
export const MOST_EXPERIENCES = 1_000;
export const MOST_BYTES = 4_000_000;

type SyncDeps = Pick<Deps, 'build' | 'fetch' | 'origin' | 'now'>;

// perf: docs/performance.md#the-catalogue-on-the-device
/**
 * Reads the whole catalogue page by page, fetching only the changed pages, and stores it. Sends no request if it was checked within five minutes.
 * @returns the catalogue on the device; null if the engine is out of reach
 */
export async function syncCatalogue(deps: SyncDeps, { read, write }: CatalogueStore): Promise<Catalogue | null> {
  const before = await read();
  const isOwn = before?.build === deps.build.id && before.language === deps.build.language;
  if (isOwn && Math.abs(deps.now() - before.checked_at) < 300_000) return before;
  try {
    const catalogue = await fetchCatalogue(deps, isOwn ? before : null);
    await write(catalogue);
    return catalogue;
  } catch (failure) {
    if (failure instanceof NotToBeHad) return null;
    throw failure;
  }
}

class NotToBeHad extends Error {}

async function fetchCatalogue(deps: SyncDeps, before: Catalogue | null): Promise<Catalogue> {
  const { language } = deps.build;
  const store = await ask(deps, address(readStore, {}, { language }), before?.store.etag ?? null);
  const value: unknown = store.status === 304 ? before?.store.value : await store.json();
  if (!is(value, StoreInfo)) throw new NotToBeHad('the store');

  const pages: CataloguePage[] = [];
  let [next, bytes, count] = [
    address(listExperiences, {}, { detail: 'full', page_size: 100, language }) as string | null,
    0,
    0,
  ];
  while (next !== null) {
    const page = await pageAt(deps, next, before?.pages.find((it) => it.address === next) ?? null);
    bytes += page.bytes;
    count += page.experiences.length;
    if (bytes > MOST_BYTES || count > MOST_EXPERIENCES) break;
    pages.push(page);
    next = page.next;
  }
  const as_of = sentAt(store, deps.now());
  return {
    v: 1,
    build: deps.build.id,
    language,
    as_of,
    checked_at: deps.now(),
    clock_offset: Date.parse(as_of) - deps.now(),
    complete: next === null,
    store: { etag: store.headers.get('ETag'), value },
    pages,
  };
}

const FullPage = pageOf(Experience);

async function pageAt(deps: SyncDeps, at: string, known: CataloguePage | null): Promise<CataloguePage> {
  const response = await ask(deps, at, known?.etag ?? null);
  if (response.status === 304 && known) return known;
  const text = await response.text();
  const body: unknown = JSON.parse(text);
  if (!is(body, FullPage)) throw new NotToBeHad(at);
  const next = body.next === null ? null : new URL(body.next);
  return {
    address: at,
    etag: response.headers.get('ETag'),
    bytes: text.length,
    next: next && next.pathname + next.search,
    experiences: body.results,
  };
}

/** Asks the engine. @throws NotToBeHad for an answer that is neither a good 200 nor a 304 of the engine */
async function ask({ fetch, origin }: SyncDeps, at: string, etag: string | null): Promise<Response> {
  const response = await fetch(requestFor(origin + at, 'json', etag)).catch(() => null);
  if (!response) throw new NotToBeHad(at);
  const isUnchanged = response.status === 304 && etag !== null && isOwnResponse(response);
  if (!isUnchanged && !isGood(response, 'json')) throw new NotToBeHad(at);
  return response;
}
