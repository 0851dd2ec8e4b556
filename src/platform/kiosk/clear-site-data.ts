import { SHELL } from '#domain/app/cache-policy.ts';
import { cachedCalls, readAt } from '#domain/app/cached-endpoints.ts';
import { pageNameAt, pages } from '#domain/app/pages.ts';
import { LANGUAGE } from '#domain/text/languages.ts';

/**
 * Takes away what a visitor has left in the browser besides the device's store (X2): cookies, local and session storage, and whatever
 * the worker may have put away that is not alike for everybody. Never rejects: what is refused holds nothing.
 */
export async function clearSiteData(): Promise<void> {
  dropCookies();
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      storage().clear();
    } catch {
      // Refused.
    }
  }
  try {
    for (const name of await caches.keys()) await dropPrivate(await caches.open(name));
  } catch {
    // Refused, or there are none.
  }
}

/** Whether a cookie remembers the language that a visitor has chosen. */
export function hasChosenLanguage(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${LANGUAGE}=`));
}

function dropCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is not everywhere yet
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  }
}

async function dropPrivate(cache: Cache): Promise<void> {
  for (const request of await cache.keys()) {
    if (!isForEverybody(new URL(request.url).pathname)) await cache.delete(request);
  }
}

function isForEverybody(pathname: string): boolean {
  if (pathname.startsWith('/api/')) return readAt(cachedCalls, pathname) !== null;
  if (pathname === SHELL || /\.\w+$/.test(pathname)) return true;
  return pages[pageNameAt(pathname)].rendered;
}
