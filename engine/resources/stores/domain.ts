import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { boolean, type Field, made } from '#domain/contract/fields.ts';
import { type Problem, reason } from '#domain/contract/problems.ts';
import { invalidError } from '../../base/errors.ts';
import { type HostsConfig, hostName, isDomain, isLoopbackName, isOwnHost } from '../../catalogue/catalogue.ts';
import type { Config } from '../../config.ts';
import type { Transaction } from '../../database/database.ts';
import type { Row, Writing } from '../model/columns.ts';
import type { CarriedPart } from '../model/resource.ts';

/** @throws Invalid for the installation's own address, and for a name below its domain that no shop may use */
export function refuseReservedHost(config: HostsConfig & Pick<Config, 'shopDomain'>, name: unknown): Row {
  if (typeof name !== 'string') return {};
  const problem = isOwnHost(name, config)
    ? reason('own_address')
    : isReservedName(name, config.shopDomain)
      ? reason('reserved_name', { domain: String(config.shopDomain) })
      : null;
  if (problem !== null) throw invalidError(['domain'], problem);
  return {};
}

/** Names that visitors, browsers and mail programs take for the installation's own: a seller could mislead them with such a name. */
const RESERVED_NAMES = new Set(
  (
    'www www2 desk api app apps admin administrator root system operator office login signin signup register auth sso oauth account accounts ' +
    'mail email webmail smtp imap pop pop3 mx ns ns1 ns2 dns ftp sftp ssh vpn autoconfig autodiscover wpad isatap mta-sts localhost ' +
    'postmaster hostmaster webmaster abuse security noreply no-reply support help status billing pay payment payments checkout secure ' +
    'static assets cdn img images media dev test staging demo shop shops store stores landfall'
  ).split(' '),
);

/** Whether a host below the shops' domain (B17) is reserved for the installation: a name with a dot, or one of the names above. */
export function isReservedName(host: string, shopDomain: string | null): boolean {
  if (shopDomain === null || !host.endsWith(`.${shopDomain}`)) return false;
  const name = host.slice(0, -shopDomain.length - 1);
  return name.includes('.') || RESERVED_NAMES.has(name);
}

/** Whether a file's store answered under its domain. Files of earlier versions lack this field, and it counts as true. `claimedDomain` stores it. */
export const carriedDomain: CarriedPart = {
  field: boolean(),
  isForNew: true,
  read: async () => (row) => row['domain'] !== null,
};

/** The DNS record by which a seller proves the domain of a store; null if the store has none. */
export function domainProof({ domain: inEffect, claimed_domain, domain_token }: Row) {
  if (claimed_domain === null) return null;
  const status = inEffect === null ? 'unproven' : 'in_effect';
  return { status, name: `_landfall.${claimed_domain}`, value: `landfall=${domain_token ?? ''}` };
}

/** The stored columns of a domain. A new domain takes effect at once only if it cannot mislead anybody (A22). */
export function claimedDomain(value: unknown, { row, caller, isCarried, body }: Writing): Row {
  const name = value as string | null;
  if (name === (row['claimed_domain'] ?? null)) return {};
  const isApproved = isCarried ? body['domain_in_effect'] !== false : caller.is_staff || isLoopbackName(name ?? '');
  return { claimed_domain: name, domain: isApproved ? name : null, domain_token: name && randomUUID() };
}

/** The problem of a domain under which another store answers; a mere claim by another store is no problem. */
export async function takenDomain(tx: Transaction, next: Row, { row }: Writing): Promise<Problem[]> {
  const { claimed_domain } = next;
  if (typeof claimed_domain !== 'string' || claimed_domain === row['claimed_domain']) return [];
  const other = await tx
    .selectFrom('stores')
    .select('id')
    .where('domain', '=', claimed_domain)
    .where('id', '<>', Number(row['id'] ?? 0))
    .executeTakeFirst();
  return other ? [{ path: ['domain'], ...reason('already_exists', { object: 'store', field: 'domain' }) }] : [];
}

/** A host name in any spelling; a port is removed. */
export function domain(): Field<string> {
  return made<string>({
    type: 'domain',
    schema: { type: 'string', maxLength: 253 },
    // A text with a path or a user name is an address, from which no host is taken.
    coerce: (value) =>
      typeof value === 'string' && !/[\s/?#@\\]/.test(value.trim()) ? (hostName(value) ?? value) : value,
    check: (value) => {
      if (typeof value !== 'string') return reason('not_a_text');
      // IP addresses pass here, because they are refused later as the installation's own.
      return isDomain(value) || isIP(value.replace(/^\[|\]$/g, '')) !== 0 || reason('not_a_host');
    },
  });
}
