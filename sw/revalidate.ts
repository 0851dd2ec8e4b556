import { BUILD } from '#domain/app/cache-policy.ts';
import type { BoundedCache } from './bounded-cache.ts';
import { isGood, isOwnResponse, revalidatedResponse, toCachedResponse } from './cached-response.ts';
import type { Deps } from './deps.ts';

const accepted = { json: 'application/json', document: 'text/html' };

/** Asks the engine for what may be known already by its tag. */
export function requestFor(address: string, content: 'json' | 'document', etag?: string | null): Request {
  return new Request(address, { headers: { Accept: accepted[content], ...(etag && { 'If-None-Match': etag }) } });
}

/** Asks the engine; keeps a good answer (a document's only of this build), and drops what is not there any more. */
export async function revalidate(
  { build, fetch, now, origin }: Pick<Deps, 'build' | 'fetch' | 'now' | 'origin'>,
  cache: BoundedCache,
  key: string,
  content: 'json' | 'document',
  known?: Response,
): Promise<Response> {
  const response = await fetch(requestFor(origin + key, content, known?.headers.get('ETag')));
  const isOfBuild = content === 'json' || response.headers.get(BUILD) === build.id;
  if (isGood(response, content) && isOfBuild) {
    await cache.put(key, await toCachedResponse(response.clone(), build.id, now()));
  } else if (response.status === 304 && known && isOwnResponse(response)) {
    await cache.put(key, await revalidatedResponse(known.clone(), response, now()));
  } else if (response.status === 404 && isOwnResponse(response)) await cache.drop(key);
  return response;
}
