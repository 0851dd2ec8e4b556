import { BUILD, SHELL } from '#domain/app/cache-policy.ts';
import { wholeListing } from '#domain/app/filters.ts';
import { experienceIdIn, hrefTo, pageNameAt, pages } from '#domain/app/pages.ts';
import { LANGUAGE } from '#domain/contract/endpoint.ts';

import { type BoundedCache, openBoundedCache, orUndefined } from './bounded-cache.ts';
import { inTime, isAnswer, isOwnResponse, requestFor, revalidate } from './cached-response.ts';
import type { Build, Deps, EventLifetime } from './deps.ts';
import { limitsOf } from './strategies.ts';

/** The key of the shell of a worker whose language the visitor no longer uses: the next worker need not wait until this one ends. */
export const ASIDE = '/shell-aside';

/** The caches of one build's documents. */
const documentCachesOf = (build: string) => [`landfall-documents-${build}`, `landfall-shell-${build}`] as const;

/** Deletes the documents of all other builds. */
export async function dropOtherDocuments({ caches, build }: Pick<Deps, 'caches' | 'build'>): Promise<void> {
  const own: readonly string[] = documentCachesOf(build.id);
  const names = await caches.keys();
  const others = names.filter((it) => /^landfall-(documents|shell)-/.test(it) && !own.includes(it));
  await Promise.all(others.map((it) => caches.delete(it)));
}

type SlugOf = (idOrSlug: string) => Promise<string | undefined>;

/**
 * The documents of one build: rendered by the engine, and the shell for pages that were never fetched.
 *
 * @param slugOf  the slug of an experience by its id or slug, also by an earlier one; undefined if it is not stored
 */
export function openDocuments(deps: Deps, slugOf: SlugOf) {
  const copies = openCopies(deps);
  const { ask, orShell, refresh, shells } = copies;

  /** A page with the device's own data: the shell, refreshed in the background. */
  async function shell(url: URL, lifetime: EventLifetime): Promise<Response> {
    const cached = await shells.find(SHELL);
    if (!cached) return orShell(deps.fetch(new Request(url)), lifetime);
    lifetime.waitUntil(refresh(shells, SHELL, cached.clone()));
    return cached;
  }

  return {
    shell,
    /** A page: its copy at once if there is one, refreshed in the background; else the engine's document, or the shell if the engine is slow. */
    async document(url: URL, lifetime: EventLifetime): Promise<Response> {
      if (url.searchParams.has(LANGUAGE)) return orShell(inLanguage(deps, copies, url, lifetime), lifetime);
      const key = keyOf(url);
      if (key === null) return shell(url, lifetime);
      const cached = await copies.documents.find(key);
      if (!cached)
        return orShell(ask(copies.documents, key), lifetime, shells.find(SHELL), () => redirect(url, slugOf));
      lifetime.waitUntil(refresh(copies.documents, key, cached.clone()));
      return cached;
    },
    /**
     * Fetches the shell, without which the worker is useless, unless it is stored.
     * @throws Error if it cannot be fetched or stored, or is of another build
     */
    async install(): Promise<void> {
      if (await copies.anyShell()) return;
      const response = await ask(shells, SHELL);
      if (!(await shells.has(SHELL))) throw new Error(`no shell of build ${deps.build.id}: ${response.status}`);
    },
    /** Stores a copy of a page that was opened before the worker started. @returns whether there is no need to try again */
    async keep(url: URL): Promise<boolean> {
      const key = keyOf(url);
      if (key !== null && (await copies.documents.has(key))) return true;
      // A private page has no copy, but the shell says whether the visitor still uses this language.
      const response = key === null ? ask(shells, SHELL) : ask(copies.documents, key);
      return response.then(isAnswer, () => false);
    },
  };
}

/** The redirect from an earlier address of an experience (E1), without a network. */
async function redirect({ origin, pathname, search }: URL, slugOf: SlugOf): Promise<Response | undefined> {
  const id = experienceIdIn(pathname);
  const slug = id === null || /^\d+$/.test(id) ? undefined : await slugOf(id);
  if (slug === undefined || slug === id) return undefined;
  return Response.redirect(origin + hrefTo.experience(slug) + search, 301);
}

/** The copies of one build's documents and of its shell, which the engine renews. */
function openCopies(deps: Deps) {
  const { build, caches, outdated, tell } = deps;
  const [documentCache, shellCache] = documentCachesOf(build.id);
  const openDocumentCopies = () => openBoundedCache(deps, documentCache, limitsOf('documents'));
  const shells = openBoundedCache(deps, shellCache, limitsOf('shell'));
  const anyShell = async () => (await shells.find(SHELL)) ?? shells.find(ASIDE);
  const copies = { documents: openDocumentCopies(), shells, ask, refresh, anyShell, orShell, stepAside };
  return copies;

  async function ask(cache: BoundedCache, key: string, known?: Response): Promise<Response> {
    const response = await revalidate(deps, cache, key, 'document', known);
    if (isOwnResponse(response) && isOfOtherBuild(build, response)) {
      const own = (await shells.find(SHELL))?.headers.get(LANGUAGE_HEADER);
      const isLeft = !!own && own !== response.headers.get(LANGUAGE_HEADER);
      if (isLeft) await stepAside();
      outdated(isLeft);
    }
    return response;
  }

  async function refresh(cache: BoundedCache, key: string, known: Response): Promise<void> {
    const response = await ask(cache, key, known).catch(() => null);
    if (!response || !isOwnResponse(response)) tell({ kind: 'unreachable' });
  }

  /** The engine's document if it comes in time, else a shell; without a shell, whatever comes. @param own  the shell in the visitor's language */
  async function orShell(
    pending: Promise<Response>,
    lifetime: EventLifetime,
    own?: Promise<Response | undefined>,
    moved?: () => Promise<Response | undefined>,
  ): Promise<Response> {
    lifetime.waitUntil(pending.catch(() => null));
    const cached = await own;
    // The shell of another language is shown only where the engine counts as out of reach (S10).
    const response = await inTime(pending, cached ? undefined : 3_000);
    if (response && isAnswer(response)) return response;
    return (await moved?.()) ?? cached ?? (await anyShell()) ?? pending;
  }

  /** After the visitor has changed the language: the shell of this language is shown only if there is nothing else. */
  async function stepAside(): Promise<void> {
    const cached = await shells.find(SHELL);
    if (!cached) return;
    if (await shells.put(ASIDE, cached)) await shells.drop(SHELL);
    await orUndefined(() => caches.delete(documentCache));
    copies.documents = openDocumentCopies();
  }
}

/** A document in the language that its address asks for. Another language is another build with its own worker. */
async function inLanguage(
  { build, fetch, outdated }: Deps,
  { ask, shells, stepAside }: ReturnType<typeof openCopies>,
  url: URL,
  lifetime: EventLifetime,
): Promise<Response> {
  const response = await fetch(requestFor(url.href, 'document'));
  const comeBack = async () => {
    await ask(shells, SHELL).catch(() => null);
    if (await shells.has(SHELL)) await shells.drop(ASIDE);
  };
  if (isOfOtherBuild(build, response)) {
    await stepAside();
    outdated(true);
  } else if (response.headers.has(BUILD) && (await shells.has(ASIDE))) lifetime.waitUntil(comeBack());
  return response;
}

const isOfOtherBuild = ({ id }: Build, { headers }: Response) => (headers.get(BUILD) ?? id) !== id;

const LANGUAGE_HEADER = 'Content-Language';

/** The key of a page's document; null for a page that differs between visitors, whose address may be private. */
function keyOf(url: URL): string | null {
  const page = pageNameAt(url.pathname);
  if (!pages[page].rendered) return null;
  const pathname = url.pathname.replace(/(?<=.)\/$/, '');
  if (page !== 'home') return url.searchParams.has('editCartItem') ? null : pathname;
  const search = new URLSearchParams(
    [...url.searchParams].filter(([name, value]) => value !== '' && Object.hasOwn(wholeListing, name)),
  );
  search.sort();
  return search.size > 0 ? `/?${search}` : '/';
}
