import { type DeskDevice, listDevices, renameDevice, revokeDevice } from '#domain/contract/desk.ts';
import { clockTimeOn } from '#domain/time/epoch.ts';
import { requireAll, requireIn, wholeId } from '../accounts/model/in-account.ts';
import { permissionsOf } from '../accounts/model/team-queries.ts';
import { endDevices } from '../accounts/sign-in/end-devices.ts';
import { notFoundError, orNotFound } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { instantText } from '../http/json-response.ts';
import { isPerson, type Principal } from '../http/principal.ts';
import { writeAs } from '../http/request/idempotency.ts';
import { type Route, route } from '../http/route.ts';
import { enrolmentRoute } from './enrolments.ts';
import { personName } from './team.ts';

/** The devices of an account, for users who manage its team, and the caller's own devices (T3); codes that enrol devices. */
export function deviceRoutes(context: Context): Route[] {
  const { database } = context;
  return [
    route(listDevices, 'authenticated', async ({ caller, query, now }) => {
      if (query.account !== undefined) requireIn(caller, query.account, 'account.read');
      const account_id = query.account ?? caller.device?.account_id ?? caller.accountsWith('account.read')[0];
      return database.read(async (tx) => {
        const rows = await seenDevices(tx, caller, now);
        const ofAccount = rows.filter((it) => it.account_id === account_id);
        return { results: await shownDevices(tx, ofAccount, now) };
      });
    }),
    ...[
      writeAs(context, renameDevice, async (tx, { caller, params, body, now }) => {
        const { id } = await managedDevice(tx, caller, params['id'], now);
        await tx.updateTable('desk_devices').set({ name: body.name }).where('id', '=', id).execute();
        const [renamed] = await shownDevices(tx, [await seenDevice(tx, caller, String(id), now)], now);
        if (!renamed) throw notFoundError();
        return renamed;
      }),
      route(revokeDevice, 'authenticated', async ({ caller, params, now }) => {
        await database.write(async (tx) => {
          await endDevices(tx, [(await managedDevice(tx, caller, params['id'], now)).id], now);
        });
        return undefined;
      }),
      enrolmentRoute(context),
    ].map((it) => ({ ...it, isForDevices: true })),
  ];
}

type SeenRow = Awaited<ReturnType<typeof seenDevices>>[number];

/**
 * Devices whose session has not ended, also of a user who was deleted. Several people use an enrolled device: it sees itself, but not the other
 * devices of the user who enrolled it. No device sees devices of another account.
 */
async function seenDevices(tx: Transaction, caller: Principal, now: Temporal.Instant) {
  const { device, user_id } = caller;
  const rows = await tx
    .selectFrom('desk_devices as d')
    .leftJoin('users as u', 'u.id', 'd.user_id')
    .leftJoin('roles as r', 'r.id', 'd.role_id')
    .leftJoin('team_members as m', (join) =>
      join.onRef('m.user_id', '=', 'd.user_id').onRef('m.account_id', '=', 'd.account_id'),
    )
    .leftJoin('roles as mr', 'mr.id', 'm.role_id')
    .selectAll('d')
    .select(['u.first_name', 'u.last_name', 'u.email', 'r.name as role_name', 'r.permissions_json as role_permissions'])
    .select(['mr.name as member_role', 'mr.permissions_json as member_permissions'])
    .where((it) =>
      it.or([it('d.user_id', '=', user_id), it('d.account_id', 'in', [0, ...caller.accountsWith('team.manage')])]),
    )
    .where('d.revoked_at', 'is', null)
    .where('d.expires_at', '>', now.epochMilliseconds)
    .orderBy('d.id')
    .execute();
  const isOwn = (it: { id: number; user_id: number | null; account_id: number }) =>
    it.id === device?.id ||
    (isPerson(caller) && it.user_id === user_id && it.account_id === (device?.account_id ?? it.account_id));
  return rows.filter((it) => isOwn(it) || caller.can(it.account_id, 'team.manage'));
}

/** @throws Failed 404 for a device that the caller does not see */
async function seenDevice(tx: Transaction, caller: Principal, id: string | undefined, now: Temporal.Instant) {
  return orNotFound((await seenDevices(tx, caller, now)).find((it) => it.id === wholeId(id)));
}

/**
 * A device that the caller may change: one of the caller's own, or one that may do no more than the caller, as with members of the team.
 *
 * @throws Failed 404, 403
 */
async function managedDevice(tx: Transaction, caller: Principal, id: string | undefined, now: Temporal.Instant) {
  const found = await seenDevice(tx, caller, id, now);
  const { account_id, user_id, role_name, role_permissions, member_role, member_permissions } = found;
  const [name, permissions_json] = role_name ? [role_name, role_permissions] : [member_role, member_permissions];
  const isOwn = found.id === caller.device?.id || user_id === caller.user_id;
  if (!isOwn && name !== null) requireAll(caller, account_id, permissionsOf({ name, permissions_json }));
  return found;
}

async function shownDevices(tx: Transaction, rows: readonly SeenRow[], now: Temporal.Instant): Promise<DeskDevice[]> {
  const leases = Map.groupBy(
    await openLeases(
      tx,
      rows.map(({ id }) => id),
      now,
    ),
    ({ device_id }) => device_id,
  );
  return rows.map((row) => shown(row, leases.get(row.id) ?? []));
}

type OpenLease = Awaited<ReturnType<typeof openLeases>>[number];

/** The leased places of devices for departures to come. */
async function openLeases(tx: Transaction, device_ids: readonly number[], now: Temporal.Instant) {
  return tx
    .selectFrom('desk_leases as l')
    .innerJoin('departures as p', 'p.id', 'l.departure_id')
    .innerJoin('start_times as t', 't.id', 'p.start_time_id')
    .innerJoin('experiences as e', 'e.id', 'p.experience_id')
    .select(['l.device_id', 'l.places', 'p.date', 't.time', 'e.title', 'e.time_zone'])
    .where('l.device_id', 'in', [0, ...device_ids])
    .where('l.places', '>', 0)
    .where('l.ended_at', 'is', null)
    .where('p.starts_at', '>', now.epochMilliseconds)
    .where((it) => it.or([it('l.ends_at', 'is', null), it('l.ends_at', '>', now.epochMilliseconds)]))
    .orderBy('p.starts_at')
    .orderBy('p.id')
    .execute();
}

function shown(row: SeenRow, leases: readonly OpenLease[]): DeskDevice {
  const { first_name, last_name, email } = row;
  return {
    id: row.id,
    name: row.name,
    is_shared: row.is_shared === 1,
    user: email === null ? '' : personName({ first_name: first_name ?? '', last_name: last_name ?? '', email }),
    role: row.role_name ?? '',
    created_at: instantText(row.created_at),
    last_contact_at: instantText(row.last_contact_at),
    expires_at: instantText(row.expires_at),
    leased: leases.reduce((sum, { places }) => sum + places, 0),
    leases: leases.map(({ title, date, time, time_zone, places }) => ({
      title,
      date,
      time: clockTimeOn(date, time, time_zone),
      places,
    })),
  };
}
