import type { Transaction } from '../database/database.ts';

export async function sweepAccounts(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await tx.deleteFrom('refresh_tokens').where('expires_at', '<', now.epochMilliseconds).execute();
  await tx.deleteFrom('tries').where('until', '<', now.epochMilliseconds).execute();
  await tx.deleteFrom('desk_enrolments').where('expires_at', '<', now.epochMilliseconds).execute();
  await sweepDevices(tx, now);
  await sweepLeases(tx, now);
}

/** Days for which an old lease stays: longer than a device can return by its cookie to report its sales. */
const LEASE_DAYS = 100;

/** Deletes leases of departures that are long over, with the numbers that nobody used. */
async function sweepLeases(tx: Transaction, now: Temporal.Instant): Promise<void> {
  const before = now.subtract({ hours: 24 * LEASE_DAYS }).epochMilliseconds;
  await tx
    .deleteFrom('desk_leases')
    // The departure is looked up per lease, because there are far more departures than leases.
    .where((it) =>
      it.exists(
        it
          .selectFrom('departures as d')
          .select('d.id')
          .whereRef('d.id', '=', 'desk_leases.departure_id')
          .where('d.starts_at', '<', before),
      ),
    )
    .execute();
}

const DEVICE_DAYS = 365;

/** Deletes devices of the desk a year after their end. A device with entries or signing keys stays, because both refer to it. */
async function sweepDevices(tx: Transaction, now: Temporal.Instant): Promise<void> {
  const before = now.subtract({ hours: 24 * DEVICE_DAYS }).epochMilliseconds;
  await tx
    .deleteFrom('desk_devices')
    .where((it) => it.or([it('revoked_at', '<', before), it('expires_at', '<', before)]))
    .where((it) =>
      it.not(it.exists(it.selectFrom('desk_log').select('id').whereRef('device_id', '=', 'desk_devices.id'))),
    )
    .where((it) =>
      it.not(it.exists(it.selectFrom('voucher_keys').select('id').whereRef('device_id', '=', 'desk_devices.id'))),
    )
    .execute();
}
