import { type DepartureLease, endLease, listLeases } from '#domain/contract/departures.ts';
import { isUuid } from '#domain/contract/fields.ts';
import { forbiddenError, notFoundError } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { instantText } from '../http/json-response.ts';
import { writeAs } from '../http/request/idempotency.ts';
import { type Route, readAs } from '../http/route.ts';
import { endLocked } from '../places/leases.ts';
import { lockDepartures } from '../places/places-left.ts';
import { findDeparture } from './read-departures.ts';

/** Reads the leases of a departure, and ends a reseller's lease (A26), for the account that runs the tour. */
export function departureLeaseRoutes(context: Context): Route[] {
  return [
    readAs(context, listLeases, 'bookings.read', async (tx, { caller, params, now }) => {
      const { id, account_id } = await findDeparture(tx, caller, params['id'], now);
      if (!caller.can(account_id, 'bookings.read')) throw forbiddenError();
      const rows = await openLeases(tx, id, now).execute();
      return { results: rows.map((row) => shown(row, account_id)) };
    }),
    writeAs(context, endLease, 'catalogue.write', async (tx, { caller, params, now }): Promise<undefined> => {
      const { id, account_id } = await findDeparture(tx, caller, params['id'], now);
      if (!caller.can(account_id, 'catalogue.write')) throw forbiddenError();
      await lockDepartures(tx, [id]);
      const lease = isUuid(params['lease'] ?? '') ? (params['lease'] ?? '') : '';
      const ofReseller = openLeases(tx, id, now).where('l.id', '=', lease).where('l.account_id', '<>', account_id);
      await endLocked(tx, [await ofReseller.executeTakeFirstOrThrow(() => notFoundError())], now);
    }),
  ];
}

function openLeases(tx: Transaction, departure_id: number, now: Temporal.Instant) {
  return tx
    .selectFrom('desk_leases as l')
    .innerJoin('departures as p', 'p.id', 'l.departure_id')
    .innerJoin('base_accounts as a', 'a.id', 'l.account_id')
    .innerJoin('desk_devices as d', 'd.id', 'l.device_id')
    .select(['l.id', 'l.account_id', 'l.places', 'l.ends_at', 'p.starts_at'])
    .select(['a.company_display_name as account_name', 'd.name as device'])
    .where('l.departure_id', '=', departure_id)
    .where('l.ended_at', 'is', null)
    .where('l.places', '>', 0)
    .where('p.starts_at', '>', now.epochMilliseconds)
    .where((it) => it.or([it('l.ends_at', 'is', null), it('l.ends_at', '>', now.epochMilliseconds)]))
    .orderBy('l.account_id')
    .orderBy('l.created_at')
    .orderBy('l.id');
}

type LeaseOfDeparture = Awaited<ReturnType<ReturnType<typeof openLeases>['execute']>>[number];

function shown({ account_id: account, ends_at, starts_at, ...row }: LeaseOfDeparture, own: number): DepartureLease {
  const is_own = account === own;
  const { id, account_name, places } = row;
  const expires_at = instantText(ends_at ?? starts_at);
  return { id, account, account_name, device: is_own ? row.device : '', places, expires_at, is_own };
}
