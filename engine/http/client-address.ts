import type { IncomingMessage } from 'node:http';

/** What each request came in as; one that was made in this process came from nowhere. */
const incoming = new WeakMap<Request, IncomingMessage>();

export function cameAs(request: Request, message: IncomingMessage): void {
  incoming.set(request, message);
}

/**
 * Where a request came from, as far as it can be known: the address of its connection or, behind so many proxies of ours, what the
 * outermost of them says. Null for one that came over no network.
 */
export function clientAddress(request: Request, trustedProxies: number): string | null {
  const connection = incoming.get(request)?.socket.remoteAddress ?? null;
  if (trustedProxies === 0) return connection;
  const said = (request.headers.get('x-forwarded-for') ?? '').split(',').map((it) => it.trim());
  return said.at(-trustedProxies) || connection;
}
