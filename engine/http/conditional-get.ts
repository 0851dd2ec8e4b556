import type { Storefront } from '../catalogue/storefront.ts';
import { compressed, encodingFor, knows } from './compression.ts';
import { CachedResponse } from './json-response.ts';

/** Below this a packing saves no packet. */
const WORTH_PACKING = 1_200;

/**
 * An answer of the catalogue, made once a storefront. It may be kept if its keeper asks each time whether it is still right: 304
 * where it is.
 *
 * @param key   under which the storefront keeps it
 * @param make  its JSON
 */
export async function answerConditionally(
  request: Request,
  storefront: Storefront,
  key: string,
  make: () => string,
): Promise<CachedResponse> {
  const { bytes, etag, packed: ready } = storefront.kept(key, make);
  const headers = { etag, 'cache-control': 'no-cache', vary: 'accept-encoding' };
  if (knows(request, etag)) return new CachedResponse(304, null, headers, storefront);
  const packing = bytes.length < WORTH_PACKING ? null : encodingFor(request);
  if (!packing) return new CachedResponse(200, bytes, headers, storefront);
  // Quality 5 takes a millisecond for a listing and is a tenth larger than the best, which takes thirty.
  const smaller = ready.get(packing) ?? compressed(bytes, packing, 5);
  ready.set(packing, smaller);
  return new CachedResponse(200, await smaller, { ...headers, 'content-encoding': packing }, storefront);
}
