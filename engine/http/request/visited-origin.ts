import { storeOrigin } from '#domain/app/store-origin.ts';
import { isOwnHost } from '../../catalogue/catalogue.ts';
import type { Context } from '../../context.ts';

/**
 * The origin at which visitors see the store that they asked for, for links that lead them back (A22): its domain where they are there, else the
 * installation's address. A host that nobody has set up is only what a request says: where a copy of the answer may be kept, links do not follow it.
 */
export function visitedOrigin(
  { url, request: { method } }: { url: URL; request: Request },
  domain: string | null,
  { config, accounts }: Pick<Context, 'config' | 'accounts'>,
): string {
  const { publicUrl } = config;
  const isAtDomain = domain !== null && url.hostname.replace(/\.$/, '') === domain;
  if (publicUrl !== null) return isAtDomain ? storeOrigin(domain, publicUrl) : publicUrl;
  const isRead = method === 'GET' || method === 'HEAD';
  return isAtDomain || isOwnHost(url.host, config) || !isRead ? url.origin : accounts.origin();
}
