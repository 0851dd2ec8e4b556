import { storeOrigin } from '#domain/app/store-origin.ts';
import type { Config } from '../../config.ts';

/**
 * The origin at which visitors see the store that they asked for, for links that lead them back (A22): its domain where they are there, else the
 * installation's address.
 *
 * @param url  of the request
 */
export function visitedOrigin(url: URL, domain: string | null, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  if (publicUrl === null) return url.origin;
  return domain !== null && url.hostname.replace(/\.$/, '') === domain ? storeOrigin(domain, publicUrl) : publicUrl;
}
