import type { BoundedCache } from './bounded-cache.ts';
import { orUndefined } from './bounded-cache.ts';
import { asOf, confirmed, copyOf, given, isKeptBy, saidAt } from './cached-response.ts';
import type { Deps, Lifetime } from './deps.ts';
import { isGood, isOwnResponse } from './is-own-response.ts';

/** Answers a read of the shelf's kind: from what is kept, at once, with the engine asked anew behind. */
export type AnswerRead = (shelf: BoundedCache, request: Request, lifetime: Lifetime) => Promise<Response>;

/** @param gathered  what the gathered catalogue answers to a read; null where it cannot */
export function createAnswers(ground: Deps, gathered: (url: URL) => Promise<Response | null>): AnswerRead {
  const { build, fetch, now, origin, tell } = ground;

  /** Asks the engine; keeps a good answer, forgets what is no more. */
  async function ask(shelf: BoundedCache, key: string, known: Response | null): Promise<Response> {
    const etag = known?.headers.get('ETag');
    const response = await fetch(
      new Request(origin + key, { headers: { Accept: 'application/json', ...(etag && { 'If-None-Match': etag }) } }),
    );
    if (isGood(response, 'json')) await shelf.put(key, await copyOf(response.clone(), build.id, now()));
    else if (response.status === 304 && known) await shelf.put(key, await confirmed(known.clone(), response, now()));
    else if (response.status === 404 && isOwnResponse(response)) await shelf.drop(key);
    return response;
  }

  /** Asks behind an answer that was given, and tells the pages what has become of it. */
  async function refresh(shelf: BoundedCache, key: string, answered: Response): Promise<void> {
    const before = await answered.clone().text();
    const response = await ask(shelf, key, answered).catch(() => null);
    if (!response || !isOwnResponse(response)) return tell({ kind: 'unreachable' });
    if (response.status === 404) return tell({ kind: 'missing', key });
    if (response.status !== 304 && !isGood(response, 'json')) return;
    const text = response.status === 304 ? before : await response.text();
    const news = {
      kind: 'answered',
      key,
      as_of: saidAt(response, now()),
      etag: response.headers.get('ETag'),
    } as const;
    tell(text === before ? news : { ...news, value: JSON.parse(text) as unknown });
  }

  async function best(shelf: BoundedCache, key: string): Promise<Response | null> {
    const kept = (await shelf.find(key)) ?? null;
    const made = (await orUndefined(() => gathered(new URL(origin + key)))) ?? null;
    if (!kept || !made) return kept ?? made;
    return asOf(made) > asOf(kept) && isKeptBy(build.id, made) ? made : kept;
  }

  return async (shelf, request, lifetime) => {
    const { pathname, search } = new URL(request.url);
    const key = pathname + search;
    const copy = await best(shelf, key);
    // What a visitor asks to be read anew is the engine's to say.
    if (copy && isKeptBy(build.id, copy) && request.cache !== 'reload') {
      lifetime.waitUntil(refresh(shelf, key, copy.clone()));
      return given(copy, request.headers.get('If-None-Match'));
    }
    try {
      const response = await ask(shelf, key, null);
      if (copy && (!isOwnResponse(response) || response.status >= 500)) return copy;
      return response;
    } catch (failure) {
      if (copy) return copy;
      throw failure;
    }
  };
}
