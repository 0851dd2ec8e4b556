import { storeOrigin } from '#domain/app/store-origin.ts';
import { isOwnHost } from '../../catalogue/catalogue.ts';
import type { Context } from '../../context.ts';

/**
 * The origin at which visitors see the requested store, for links that lead them back (A22): its domain if the request came there, else the
 * installation's address. An unknown host is only the sender's claim: a GET's answer may be cached, so its links never use such a host.
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
