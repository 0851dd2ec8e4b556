import { endKeysOfDevices } from '../../catalogue/voucher-keys.ts';
import type { Transaction } from '../../database/database.ts';
import { endLeases } from '../../places/leases.ts';

/** Ends devices at once, with their leases, signing keys and Web Push (T3, T11, B14). Devices that have ended already stay as they are. */
export async function endDevices(tx: Transaction, ids: readonly number[], now: Temporal.Instant): Promise<void> {
  const ended = await tx
    .updateTable('desk_devices')
    .set({ revoked_at: now.epochMilliseconds })
    .where('id', 'in', [0, ...ids])
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  if (ended.length === 0) return;
  const endedIds = ended.map(({ id }) => id);
  await endKeysOfDevices(tx, endedIds, now);
  await endLeases(tx, endedIds, now);
  await tx.deleteFrom('push_subscriptions').where('device_id', 'in', endedIds).execute();
}

/**
 * Ends the devices of a user (everywhere or in one account; with `is_shared: 0` only their personal ones), an account or a role.
 *
 * @param but  the id of a device that stays
 */
export async function endDevicesOf(
  tx: Transaction,
  of: { user_id: number; account_id?: number; is_shared?: 0 | 1 } | { account_id: number } | { role_id: number },
  now: Temporal.Instant,
  but = 0,
): Promise<void> {
  const found = await tx
    .selectFrom('desk_devices')
    .select('id')
    .where((it) => it.and(of))
    .where('id', '<>', but)
    .where('revoked_at', 'is', null)
    .execute();
  const ids = found.map(({ id }) => id);
  await endDevices(tx, ids, now);
}
