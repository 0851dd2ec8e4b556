import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that no public host has: this machine, private and shared networks, documentation, multicast (RFC 6890). */
const reserved = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(network, prefix, 'ipv4');

/** All unicast addresses of the internet (RFC 4291). Addresses among them that lead to an IPv4 address or to documentation become reserved. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(network, prefix, 'ipv6');

/** Whether an address is public, and not of a network around this engine. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !reserved.check(address, 'ipv4');
  return isIP(address) === 6 && global.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

/** Whether a URL's host may be public: a name with a dot, or a public address. */
export function isPublicHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0) return isPublicAddress(address);
  return (
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(hostname) && !/\.(local|localhost|internal)$/.test(hostname)
  );
}

/** A look-up for sockets: resolves a name as `lookup` does, and fails if the name leads to an address that is not public. */
export const lookUpPublicHost: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error: Error | null, found: LookupAddress[] | undefined) => {
    const addresses = found ?? [];
    const stray = addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses;
    if (error || stray || !first) return done(error ?? new Error(`${hostname} is not a public host`), '', 0);
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};
