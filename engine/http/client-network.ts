import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const incoming = Symbol('what a request came in as');

/** The message is a property of the request: a separate map would make each answer a quarter slower. */
interface Incoming extends Request {
  [incoming]?: IncomingMessage;
}

/** Notes the message of an incoming request. A request that was made in this process has none. */
export function noteMessage(request: Incoming, message: IncomingMessage): void {
  request[incoming] = message;
}

/**
 * The network of one household or company, by which its requests are counted: an IPv4 address, or the first half of an IPv6 address, whose
 * second half every household can choose.
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
 * The address that a request came from, as far as it can be known: the address of its connection or, behind so many proxies of ours, the address
 * that the outermost proxy reports. Null for a request that came over no network.
 */
export function clientAddress(request: Incoming, trustedProxies: number): string | null {
  const connection = request[incoming]?.socket.remoteAddress ?? null;
  if (trustedProxies === 0) return connection;
  const addresses = (request.headers.get('x-forwarded-for') ?? '').split(',').map((it) => it.trim());
  return addresses.at(-trustedProxies) || connection;
}

interface NetworkConfig {
  readonly trustedProxies: number;
  readonly kioskNetworks: readonly Network[];
}

/** The network that a request came from; null for a request that came over no network. */
export function networkFrom(
  { config }: { config: Pick<NetworkConfig, 'trustedProxies'> },
  request: Request,
): string | null {
  const address = clientAddress(request, config.trustedProxies);
  return address === null ? null : networkOf(address);
}

/** The network whose limits a visitor's request counts for; null if no limits apply: it came over no network, or from a kiosk's network. */
export function shopNetwork({ config }: { config: NetworkConfig }, request: Request): string | null {
  const address = clientAddress(request, config.trustedProxies);
  if (address === null || isWithin(address, config.kioskNetworks)) return null;
  return networkOf(address);
}

/** Addresses from one to the last of its prefix: `203.0.113.7`, `192.168.4.0/24`, `2001:db8::/48`. */
export interface Network {
  readonly address: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** @returns null for text that names no network */
export function parseNetwork(text: string): Network | null {
  const [, address = '', bits] = /^([\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(text.trim()) ?? [];
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const prefix = bits === undefined ? most : Number(bits);
  return most === 0 || prefix > most ? null : { address, prefix, family: most === 32 ? 'ipv4' : 'ipv6' };
}

function isWithin(address: string, networks: readonly Network[]): boolean {
  const family = { 0: null, 4: 'ipv4', 6: 'ipv6' }[isIP(address)];
  if (networks.length === 0 || !family) return false;
  let list = lists.get(networks);
  if (!list) {
    lists.set(networks, (list = new BlockList()));
    for (const it of networks) list.addSubnet(it.address, it.prefix, it.family);
  }
  return list.check(address, family as 'ipv4' | 'ipv6');
}

/** Each configured list of networks is parsed once, because the configuration never changes. */
const lists = new WeakMap<readonly Network[], BlockList>();
