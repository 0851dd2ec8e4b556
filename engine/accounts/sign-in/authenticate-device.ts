import { type Failed, unauthorisedError } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import type { Principal } from '../../http/principal.ts';
import { permissionsOf } from '../model/team-queries.ts';

/** A caller at a device. */
export type DevicePrincipal = Principal & Required<Pick<Principal, 'device'>>;

/**
 * The caller of a device of the desk (T3): the device's role in its account, without rights that its user has lost since. A device at which a user
 * signed in has no role of its own and has its user's rights.
 *
 * @returns null for a device that is revoked, expired or without its role, or if its user is inactive or has left the account
 */
export async function callerOfDevice(
  tx: Transaction,
  id: number,
  now: Temporal.Instant,
): Promise<DevicePrincipal | null> {
  const good = deviceAt(tx, id).where('d.revoked_at', 'is', null).where('d.expires_at', '>', now.epochMilliseconds);
  return callerFrom(id, await good.executeTakeFirst());
}

/** The same caller for a device that may be revoked or expired: for entries that it made before (T6). */
export async function lastCallerOfDevice(tx: Transaction, id: number): Promise<DevicePrincipal | null> {
  return callerFrom(id, await deviceAt(tx, id).executeTakeFirst());
}

type FoundDevice = Awaited<ReturnType<ReturnType<typeof deviceAt>['executeTakeFirst']>>;

function callerFrom(id: number, found: FoundDevice): DevicePrincipal | null {
  if (!found) return null;
  const { user_id, account_id, name } = found;
  const is_shared = found.is_shared === 1;
  const own = permissionsOf({ name: found.own_name, permissions_json: found.own_permissions });
  const { role_name, role_permissions } = found;
  const role = role_name === null ? own : permissionsOf({ name: role_name, permissions_json: role_permissions });
  const allowed = new Set(role.filter((it) => own.includes(it)));
  return {
    user_id,
    is_staff: false,
    device: { id, name, account_id, is_shared },
    can: (account, permission) => account === account_id && allowed.has(permission),
    accountsWith: (permission) => (allowed.has(permission) ? [account_id] : []),
  };
}

function deviceAt(tx: Transaction, id: number) {
  return (
    tx
      .selectFrom('desk_devices as d')
      .innerJoin('users as u', 'u.id', 'd.user_id')
      .innerJoin('team_members as m', (join) =>
        join.onRef('m.user_id', '=', 'd.user_id').onRef('m.account_id', '=', 'd.account_id'),
      )
      .innerJoin('roles as o', 'o.id', 'm.role_id')
      .leftJoin('roles as r', 'r.id', 'd.role_id')
      .select(['u.id as user_id', 'd.account_id', 'd.name', 'd.is_shared', 'r.name as role_name'])
      .select(['r.permissions_json as role_permissions', 'o.name as own_name', 'o.permissions_json as own_permissions'])
      .where('d.id', '=', id)
      .where('u.is_active', '=', 1)
      // Without its role an enrolled device would have all rights of its user, more than it was given.
      .where((it) => it.or([it('d.is_shared', '=', 0), it('d.role_id', 'is not', null)]))
  );
}

/** Tells a device to hand over its log and wipe itself (T3). */
export function deviceRevokedError(headers: Readonly<Record<string, string>> = {}): Failed {
  return unauthorisedError('This device has been revoked.', { code: 'device_revoked' }, headers);
}
