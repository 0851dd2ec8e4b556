import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { Config } from '../config.ts';

/** One spelling of a host: lower case, punycode, no port and no dot at the end; null for what is none. */
export function hostName(host: string): string | null {
  const [, name = ''] = /^(.+?)\.?(?::\d{0,5})?$/.exec(host.trim()) ?? [];
  const ascii = name.startsWith('[') ? name.toLowerCase() : domainToASCII(name);
  return ascii === '' ? null : ascii;
}

/** A name of DNS that a store may have: never an address of a machine. */
export function isDomain(name: string): boolean {
  return (
    name.length <= 253 &&
    /^([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(name) &&
    isIP(name) === 0
  );
}

export type HostsConfig = Pick<Config, 'publicUrl' | 'accountsUrl' | 'host'>;

/** Whether a host name is the installation's own: no seller's store may take it (A22). */
export function isOwnHost(name: string, { publicUrl, accountsUrl, host }: HostsConfig): boolean {
  const urls = [publicUrl, accountsUrl].filter((it) => it !== null);
  const own = ['localhost', hostName(host), ...urls.map((it) => hostName(new URL(it).hostname))];
  return own.includes(name) || name.startsWith('[') || isIP(name) !== 0;
}

/** Such names lead each device to itself, so that nobody can be led astray by one: they need no proof. */
export function isLoopbackName(name: string): boolean {
  return name.endsWith('.localhost');
}
