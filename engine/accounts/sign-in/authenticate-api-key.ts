import { hash } from 'node:crypto';
import { unauthorisedError } from '../../base/errors.ts';
import type { Config } from '../../config.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { networkFrom } from '../../http/client-network.ts';
import type { Principal } from '../../http/principal.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import { permissionsOf } from '../model/team-queries.ts';

/** The first characters of every API key; no JWT begins with them. */
export const KEY_PREFIX = 'lf_';
/** The engine writes a key's last use at most once in this time, in milliseconds. */
const USE_IS_NOTED_EVERY = 60 * 60_000;

export interface KeyDeps {
  readonly config: Pick<Config, 'trustedProxies'>;
  readonly database: Database;
}

export function isApiKey(token: string): boolean {
  return token.startsWith(KEY_PREFIX);
}

export function hashOfKey(key: string): string {
  return hash('sha256', key);
}

/**
 * The caller of an API key (A39): the key's role in its account, without rights that the user who made it has lost since.
 *
 * @throws Failed 401 for a key that is unknown, revoked or expired; 429 for too many such keys from one network
 */
export async function callerOfKey(
  deps: KeyDeps,
  key: string,
  request: Request,
  now: Temporal.Instant,
): Promise<Principal> {
  const { database } = deps;
  const found = await database.read((tx) => keyAt(tx, hashOfKey(key), now));
  if (!found) {
    const from = networkFrom(deps, request) ?? 'anywhere';
    await rateLimit(deps, [{ key: `wrong API key from ${from}`, most: 20, minutes: 15 }]).begin(now);
    throw unauthorisedError('This API key is unknown, revoked or over.', { code: 'api_key_not_valid' });
  }
  await noteUse(database, found, now);
  const own = new Set(permissionsOf({ name: found.own_name, permissions_json: found.own_permissions }));
  const allowed = new Set(permissionsOf(found).filter((it) => own.has(it)));
  return {
    user_id: found.user_id,
    is_staff: false,
    api_key: found.id,
    can: (account_id, permission) => account_id === found.account_id && allowed.has(permission),
    accountsWith: (permission) => (allowed.has(permission) ? [found.account_id] : []),
  };
}

async function keyAt(tx: Transaction, keyHash: string, now: Temporal.Instant) {
  return tx
    .selectFrom('api_keys as k')
    .innerJoin('roles as r', 'r.id', 'k.role_id')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .innerJoin('team_members as m', (join) =>
      join.onRef('m.user_id', '=', 'k.user_id').onRef('m.account_id', '=', 'k.account_id'),
    )
    .innerJoin('roles as o', 'o.id', 'm.role_id')
    .select(['k.id', 'k.user_id', 'k.account_id', 'k.last_used_at', 'r.name', 'r.permissions_json'])
    .select(['o.name as own_name', 'o.permissions_json as own_permissions'])
    .where('k.hash', '=', keyHash)
    .where('k.expires_at', '>', now.epochMilliseconds)
    .where('u.is_active', '=', 1)
    .executeTakeFirst();
}

async function noteUse(
  database: Database,
  { id, last_used_at }: { id: number; last_used_at: number | null },
  now: Temporal.Instant,
): Promise<void> {
  const last_used = now.epochMilliseconds;
  if (last_used_at !== null && last_used - last_used_at < USE_IS_NOTED_EVERY) return;
  await database.write((tx) =>
    tx.updateTable('api_keys').set({ last_used_at: last_used }).where('id', '=', id).execute(),
  );
}
