import { BlockList, isIP } from 'node:net';
import type { Context } from '../../context.ts';
import { clientAddress, networkOf } from '../client-address.ts';

/** The network whose limits a visitor's request counts for; null where none does: one that came over no network, or from a kiosk's. */
export function shopNetwork({ config }: Pick<Context, 'config'>, request: Request): string | null {
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

/** @returns null for a text that names no network */
export function parseNetwork(text: string): Network | null {
  const [, address = '', bits] = /^([\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(text.trim()) ?? [];
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const prefix = bits === undefined ? most : Number(bits);
  return most === 0 || prefix > most ? null : { address, prefix, family: most === 32 ? 'ipv4' : 'ipv6' };
}

function isWithin(address: string, networks: readonly Network[]): boolean {
  const family = { 0: null, 4: 'ipv4', 6: 'ipv6' }[isIP(address)];
  if (networks.length === 0 || !family) return false;
  const list = new BlockList();
  for (const it of networks) list.addSubnet(it.address, it.prefix, it.family);
  return list.check(address, family as 'ipv4' | 'ipv6');
}
