import { type BoundedCache, orUndefined } from './bounded-cache.ts';
import { asOf, isCachedBy, isGood, isOwnResponse, revalidate, saidAt, toResponse } from './cached-response.ts';
import type { Deps, EventLifetime } from './deps.ts';

/** Answers a read from its copy at once, and asks the engine in the background. `fromCatalogue` answers from the stored catalogue, or null. */
export function createReadHandler(deps: Deps, fromCatalogue: (url: URL) => Promise<Response | null>) {
  const { build, now, origin, tell } = deps;

  /** Asks the engine after an answer from the cache, and tells the pages the result. */
  async function refresh(cache: BoundedCache, key: string, answered: Response): Promise<void> {
    const before = await answered.clone().text();
    const response = await revalidate(deps, cache, key, 'json', answered).catch(() => null);
    if (!response || !isOwnResponse(response)) return tell({ kind: 'unreachable' });
    if (response.status === 404) return tell({ kind: 'missing', key });
    if (response.status !== 304 && !isGood(response, 'json')) return;
    const text = response.status === 304 ? before : await response.text();
    const etag = response.headers.get('ETag');
    const event = { kind: 'answered', key, as_of: saidAt(response, now()), etag } as const;
    tell(text === before ? event : { ...event, value: JSON.parse(text) as unknown });
  }

  /** The copy, or the catalogue's answer if that is newer. */
  async function newest(cache: BoundedCache, key: string): Promise<Response | null> {
    const cached = (await cache.find(key)) ?? null;
    const made = (await orUndefined(() => fromCatalogue(new URL(origin + key)))) ?? null;
    if (!cached || !made) return cached ?? made;
    return asOf(made) > asOf(cached) && isCachedBy(build.id, made) ? made : cached;
  }

  return async (cache: BoundedCache, request: Request, lifetime: EventLifetime): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const key = pathname + search;
    const copy = await newest(cache, key);
    // 'reload': the visitor asks for the engine's own answer.
    if (copy && isCachedBy(build.id, copy) && request.cache !== 'reload') {
      lifetime.waitUntil(refresh(cache, key, copy.clone()));
      return toResponse(copy, request.headers.get('If-None-Match'));
    }
    try {
      const asked = revalidate(deps, cache, key, 'json');
      // An inferior copy is used if nothing answers, but not for visitors who ask for the engine's own answer.
      const isSecondBest = copy !== null && request.cache !== 'reload';
      lifetime.waitUntil(asked.catch(() => null));
      const response = await (isSecondBest ? Promise.race([asked, patience()]) : asked);
      return copy && (!response || !isOwnResponse(response) || response.status >= 500) ? copy : (response ?? asked);
    } catch (failure) {
      if (copy) return copy;
      throw failure;
    }
  };
}

/** The same time as a page without a copy waits for its document. */
const patience = () => new Promise<null>((resolve) => setTimeout(resolve, 2_000, null));
