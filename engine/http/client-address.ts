import type { IncomingMessage } from 'node:http';

const incoming = Symbol('what a request came in as');

/** Written on the request itself: a table of them beside it would cost every answer a quarter more. */
interface Incoming extends Request {
  [incoming]?: IncomingMessage;
}

/** Says what a request came in as; one that was made in this process came from nowhere. */
export function cameAs(request: Incoming, message: IncomingMessage): void {
  request[incoming] = message;
}

/**
 * The network that somebody has to themselves, to count what comes from there: an IPv4 address, or the first half of an IPv6 one, of
 * which every household has all the rest.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [before = '', after = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const first = before.split(':').filter(Boolean);
  const last = after.split(':').filter(Boolean);
  const missing = address.includes('::') ? Math.max(0, 8 - first.length - last.length) : 0;
  const groups = [...first, ...Array<string>(missing).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Where a request came from, as far as it can be known: the address of its connection or, behind so many proxies of ours, what the
 * outermost of them says. Null for one that came over no network.
 */
export function clientAddress(request: Incoming, trustedProxies: number): string | null {
  const connection = request[incoming]?.socket.remoteAddress ?? null;
  if (trustedProxies === 0) return connection;
  const said = (request.headers.get('x-forwarded-for') ?? '').split(',').map((it) => it.trim());
  return said.at(-trustedProxies) || connection;
}
