import { type BoundedCache, orUndefined } from './bounded-cache.ts';
import {
  asOf,
  inTime,
  isAnswer,
  isCachedBy,
  isGood,
  isOwnResponse,
  revalidate,
  sentAt,
  toResponse,
} from './cached-response.ts';
import type { Deps, EventLifetime } from './deps.ts';

/** Answers a read from its copy at once, and asks the engine in the background. `fromCatalogue` answers from the stored catalogue, or null. */
export function createReadHandler(deps: Deps, fromCatalogue: (url: URL) => Promise<Response | null>) {
  const { build, now, origin, tell } = deps;

  /** Asks the engine behind a copy, and tells the pages the result. @returns the engine's answer; null where there is none to give */
  async function refresh(cache: BoundedCache, key: string, copy: Response): Promise<Response | null> {
    const before = await copy.clone().text();
    const known = isCachedBy(build.id, copy) ? copy : undefined;
    const response = await revalidate(deps, cache, key, 'json', known).catch(() => null);
    if (!response || !isOwnResponse(response)) {
      tell({ kind: 'unreachable' });
      return null;
    }
    if (response.status === 404) tell({ kind: 'missing', key });
    if (response.status !== 304 && !isGood(response, 'json')) return isAnswer(response) ? response : null;
    const text = response.status === 304 ? before : await response.clone().text();
    const etag = response.headers.get('ETag');
    const event = { kind: 'answered', key, as_of: sentAt(response, now()), etag } as const;
    tell(text === before ? event : { ...event, value: JSON.parse(text) as unknown });
    return response;
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
    if (!copy || request.cache === 'reload') {
      const fresh = revalidate(deps, cache, key, 'json');
      lifetime.waitUntil(fresh.catch(() => null));
      if (!copy) return fresh;
      // A connection on which nothing answers counts as none after three seconds (S10).
      const response = await inTime(fresh, 3_000);
      return response && isAnswer(response) ? response : copy;
    }
    const refreshing = refresh(cache, key, copy.clone());
    lifetime.waitUntil(refreshing);
    // A copy that another build has stored, or that a part of the catalogue has made, gives way to an answer that comes in time.
    const response = isCachedBy(build.id, copy) ? null : await inTime(refreshing);
    return response ?? toResponse(copy, request.headers.get('If-None-Match'));
  };
}
