import type { UserSession } from '#domain/contract/accounts/user-calls.ts';
import * as calls from '#domain/contract/accounts/user-calls.ts';
import { forbiddenError, orNotFound } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { instantText } from '../../http/json-response.ts';
import { isPerson } from '../../http/principal.ts';
import { type AccountInput, type Route, route } from '../../http/route.ts';
import { lockUser } from '../model/queries.ts';
import { bearerOf } from './authenticate.ts';
import { endDevices } from './end-devices.ts';
import { endFamily, endSessionsOf, type SessionKey } from './refresh-tokens.ts';

/** A user's sessions, at devices in all accounts and by tokens of programs, and the calls that end them (B15). */
export function userSessionRoutes(context: Context): Route[] {
  const { database } = context;
  return [
    route(calls.listSessions, 'authenticated', async (input) => {
      const { caller, now } = input;
      if (!isPerson(caller)) throw forbiddenError();
      const current = await sessionOf(context, input);
      const found = await database.read((tx) => sessionsOf(tx, caller.user_id, now));
      return { results: found.map((it) => shown(it, current)) };
    }),

    route(calls.endOtherSessions, 'authenticated', async (input) => {
      const { caller, now } = input;
      const current = await sessionOf(context, input);
      await database.write(async (tx) => {
        await lockUser(tx, caller.user_id);
        await endSessionsOf(tx, caller.user_id, now, current);
      });
      return undefined;
    }),

    route(calls.endOneSession, 'authenticated', async ({ caller, params, now }) => {
      await database.write(async (tx) => {
        await lockUser(tx, caller.user_id);
        const found = orNotFound((await sessionsOf(tx, caller.user_id, now)).find((it) => idOf(it) === params['id']));
        if (found.device !== undefined) await endDevices(tx, [found.device], now);
        if (found.family !== undefined) await endFamily(tx, found.family, now);
      });
      return undefined;
    }),
  ];
}

/** The session by which a person makes a request. */
export async function sessionOf(
  { accounts }: Context,
  { caller, request, now }: Pick<AccountInput<unknown, unknown>, 'caller' | 'request' | 'now'>,
): Promise<SessionKey> {
  if (caller.device) return { device: caller.device.id };
  const { family } = await accounts.tokens.read(bearerOf(request.headers.get('authorization')) ?? '', now);
  return { family };
}

interface FoundSession extends SessionKey {
  readonly name: string;
  readonly account: string;
  readonly created_at: number;
  readonly last_contact_at: number;
  readonly expires_at: number;
}

/** The sessions that have not ended: devices at which the user signed in, then programs. */
async function sessionsOf(tx: Transaction, user_id: number, now: Temporal.Instant): Promise<FoundSession[]> {
  const at = now.epochMilliseconds;
  const devices = await tx
    .selectFrom('desk_devices as d')
    .innerJoin('base_accounts as a', 'a.id', 'd.account_id')
    .select(['d.id as device', 'd.name', 'a.company_display_name as account'])
    .select(['d.created_at', 'd.last_contact_at', 'd.expires_at'])
    .where('d.user_id', '=', user_id)
    .where('d.is_shared', '=', 0)
    .where('d.revoked_at', 'is', null)
    .where('d.expires_at', '>', at)
    .orderBy('d.id')
    .execute();
  const tokens = await tx
    .selectFrom('refresh_tokens')
    .select(({ fn }) => ['family', fn.min<number>('created_at').as('created_at')])
    .select(({ fn }) => [fn.max('created_at').as('last_contact_at'), fn.max('expires_at').as('expires_at')])
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .groupBy('family')
    .having(({ fn }) => fn.max('expires_at'), '>', at)
    .orderBy('created_at')
    .execute();
  return [...devices, ...tokens.map((it) => ({ ...it, name: '', account: '' }))];
}

function idOf({ device, family }: SessionKey): string {
  return device === undefined ? `program-${family ?? ''}` : `device-${device}`;
}

function shown(found: FoundSession, current: SessionKey): UserSession {
  return {
    id: idOf(found),
    kind: found.device === undefined ? 'program' : 'device',
    name: found.name,
    account: found.account,
    is_current: idOf(found) === idOf(current),
    created_at: instantText(found.created_at),
    last_contact_at: instantText(found.last_contact_at),
    expires_at: instantText(found.expires_at),
  };
}
