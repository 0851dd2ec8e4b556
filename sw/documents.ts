import { wholeListing } from '#domain/filters.ts';
import { BUILD, SHELL } from '#domain/kept.ts';
import { pageNameAt } from '#domain/pages.ts';
import type { Ground, Lifetime } from './ground.ts';
import { confirmed, copyOf } from './kept-copy.ts';
import { isGood, isOurs } from './ours.ts';
import type { Shelf } from './shelf.ts';
import { openShelf } from './shelf.ts';
import { limitsOf } from './strategies.ts';

/** The documents of one build: as the engine rendered them, and the shell for those that it was never asked for. */
export interface Documents {
  /** A page: its copy at once where there is one, refreshed behind; else the engine's, or the shell if that is long in coming. */
  document(url: URL, lifetime: Lifetime): Promise<Response>;
  /** A page that is the device's own: the shell, refreshed behind. */
  shell(url: URL, lifetime: Lifetime): Promise<Response>;
  /** Fetches the shell, without which the worker is of no use. @throws Error where it is not to be had, or of another build */
  install(): Promise<void>;
  /** Has a copy of a page that was opened before the worker was there. */
  keep(url: URL): Promise<void>;
}

/** The caches of one build's documents. */
export const documentCachesOf = (build: string) => [`landfall-documents-${build}`, `landfall-shell-${build}`] as const;

export function openDocuments(ground: Ground): Documents {
  const { build, origin, fetch, now, outdated, tell } = ground;
  const [documentCache, shellCache] = documentCachesOf(build.id);
  const documents = openShelf(ground, documentCache, limitsOf('documents'));
  const shells = openShelf(ground, shellCache, limitsOf('shell'));

  /** Asks the engine for a document, and keeps it if it is good and of this build. */
  async function ask(shelf: Shelf, key: string, known?: Response): Promise<Response> {
    const etag = known?.headers.get('ETag');
    const response = await fetch(
      new Request(origin + key, { headers: { Accept: 'text/html', ...(etag && { 'If-None-Match': etag }) } }),
    );
    if (!isOurs(response)) return response;
    const theirs = response.headers.get(BUILD);
    if (theirs !== null && theirs !== build.id) outdated();
    if (isGood(response, 'document') && theirs === build.id) {
      await shelf.put(key, await copyOf(response.clone(), build.id, now()));
    } else if (response.status === 304 && known) {
      await shelf.put(key, await confirmed(known, response, now()));
    } else if (response.status === 404) await shelf.drop(key);
    return response;
  }

  async function refresh(shelf: Shelf, key: string, known: Response): Promise<void> {
    const response = await ask(shelf, key, known).catch(() => null);
    if (!response || !isOurs(response)) tell({ kind: 'unreachable' });
  }

  async function shell(url: URL, lifetime: Lifetime): Promise<Response> {
    const kept = await shells.find(SHELL);
    if (!kept) return fetch(new Request(url));
    lifetime.waitUntil(refresh(shells, SHELL, kept.clone()));
    return kept;
  }

  return {
    shell,
    async document(url, lifetime) {
      const key = keyOf(url);
      if (key === null) return shell(url, lifetime);
      const kept = await documents.find(key);
      if (kept) {
        lifetime.waitUntil(refresh(documents, key, kept.clone()));
        return kept;
      }
      const asked = ask(documents, key);
      lifetime.waitUntil(asked.catch(() => null));
      const response = await Promise.race([asked.catch(() => null), after(PATIENCE)]);
      if (response && isOurs(response) && response.status < 500) return response;
      return (await shells.find(SHELL)) ?? asked;
    },
    async install() {
      const response = await ask(shells, SHELL);
      if (!(await shells.has(SHELL))) throw new Error(`no shell of build ${build.id}: ${response.status}`);
    },
    async keep(url) {
      const key = keyOf(url);
      if (key !== null && !(await documents.has(key))) await ask(documents, key).catch(() => null);
    },
  };
}

/** Milliseconds that a page never seen may take before the shell is shown in its place. */
const PATIENCE = 2_000;

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}

/** The address under which a page's document is kept; null for one that is not alike for everybody. */
function keyOf(url: URL): string | null {
  const page = pageNameAt(url.pathname);
  const pathname = url.pathname.replace(/(?<=.)\/$/, '');
  if (page !== 'home') return url.searchParams.has('editCartItem') ? null : pathname;
  const search = new URLSearchParams(
    [...url.searchParams].filter(([name, value]) => value !== '' && Object.hasOwn(wholeListing, name)),
  );
  search.sort();
  return search.size > 0 ? `/?${search}` : '/';
}
