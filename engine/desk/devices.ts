import { type DeskDevice, listDevices, revokeDevice } from '#domain/contract/desk.ts';
import { requireIn, wholeId } from '../accounts/model/in-account.ts';
import { endDevices } from '../accounts/sign-in/end-devices.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { instantText } from '../http/json-response.ts';
import { isPerson, type Principal } from '../http/principal.ts';
import { forDevices, type Route, routeAs } from '../http/route.ts';
import { enrolmentRoute } from './enrolments.ts';
import { personName } from './team.ts';

/** The devices of an account, for users who manage its team, and the caller's own devices (T3); codes that enrol devices. */
export function deviceRoutes(context: Context): Route[] {
  const { database } = context;
  return [
    routeAs(listDevices, async ({ caller, query, now }) => {
      if (query.account !== undefined) requireIn(caller, query.account, 'account.read');
      const account_id = query.account ?? caller.device?.account_id ?? caller.accountsWith('account.read')[0];
      const rows = await database.read((tx) => seenDevices(tx, caller, now));
      return { results: rows.filter((it) => it.account_id === account_id).map(shown) };
    }),
    forDevices(
      routeAs(revokeDevice, async ({ caller, params, now }) => {
        await database.write(async (tx) => {
          const found = (await seenDevices(tx, caller, now)).find(({ id }) => id === wholeId(params['id']));
          if (!found) throw notFound();
          await endDevices(tx, [found.id], now);
        });
        return undefined;
      }),
    ),
    forDevices(enrolmentRoute(context)),
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
    .selectAll('d')
    .select(['u.first_name', 'u.last_name', 'u.email', 'r.name as role_name'])
    .select((query) =>
      query
        .selectFrom('desk_leases as l')
        .innerJoin('departures as p', 'p.id', 'l.departure_id')
        .select(({ fn }) => fn.sum('l.places').as('leased'))
        .whereRef('l.device_id', '=', 'd.id')
        .where('l.ended_at', 'is', null)
        .where('p.starts_at', '>', now.epochMilliseconds)
        .where((it) => it.or([it('l.ends_at', 'is', null), it('l.ends_at', '>', now.epochMilliseconds)]))
        .as('leased'),
    )
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

function shown(row: SeenRow): DeskDevice {
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
    leased: Number(row.leased ?? 0),
  };
}
