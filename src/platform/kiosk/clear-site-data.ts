import { SHELL } from '#domain/app/cache-policy.ts';
import { cachedCalls, readAt } from '#domain/app/cached-endpoints.ts';
import { KIOSK_MARK } from '#domain/app/consent-free.ts';
import { pageNameAt, pages } from '#domain/app/pages.ts';

/**
 * Clears cookies, storage, and what the worker has cached for one visitor only (X2). The mark of a kiosk stays (N1). The desk's cache and database are
 * not touched (T1). Never rejects: storage that is refused holds nothing.
 */
export async function clearSiteData(): Promise<void> {
  for (const cookie of document.cookie.split('; ')) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is not everywhere yet
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  }
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (key !== KIOSK_MARK) localStorage.removeItem(key);
  } catch {
    // Refused.
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
