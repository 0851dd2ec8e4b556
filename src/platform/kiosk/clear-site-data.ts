import { SHELL } from '#domain/app/cache-policy.ts';
import { cachedCalls, readAt } from '#domain/app/cached-endpoints.ts';
import { pageNameAt, pages } from '#domain/app/pages.ts';

/**
 * Deletes cookies, storage, and the parts of the worker's caches that belong to one visitor (X2). The desk's cache and database are not touched (T1).
 * Never rejects: refused storage has no data.
 */
export async function clearSiteData(): Promise<void> {
  for (const cookie of document.cookie.split('; ')) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is not everywhere yet
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  }
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[name].clear();
    } catch {
      // Storage is refused.
    }
  }
  try {
    for (const name of (await caches.keys()).filter((it) => it.startsWith('landfall-'))) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (!isForEverybody(new URL(request.url).pathname)) await cache.delete(request);
    }
  } catch {
    // Caches are refused, or not available.
  }
}

function isForEverybody(pathname: string): boolean {
  if (pathname.startsWith('/api/')) return readAt(cachedCalls, pathname) !== null;
  if (pathname === SHELL || /\.\w+$/.test(pathname)) return true;
  return pages[pageNameAt(pathname)].rendered;
}
