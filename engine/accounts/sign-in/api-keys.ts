import { randomBytes } from 'node:crypto';
import { reason } from '#domain/contract/problems.ts';
import { invalidError, orNotFound } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { instantText } from '../../http/json-response.ts';
import type { Principal } from '../../http/principal.ts';
import { assertUnchanged } from '../../http/request/if-match.ts';
import { type InputOf, type Route, route } from '../../http/route.ts';
import { requireAll, requireFor, unknownPkError, wholeId } from '../model/in-account.ts';
import { listed } from '../model/lists.ts';
import { permissionsOf, roleFor } from '../model/team-queries.ts';
import type { ApiKey } from './api-keys-contract.ts';
import * as calls from './api-keys-contract.ts';
import { hashOfKey, KEY_PREFIX } from './authenticate-api-key.ts';

const USUAL_DAYS = 90;
const MOST_DAYS = 366;

/** API keys for machines (A39). Users who manage a team make, list and revoke its keys. */
export function apiKeyRoutes({ database }: Context): Route[] {
  return [
    route(calls.listApiKeys, 'authenticated', async (input) => {
      const keys = (await database.read((tx) => seenKeys(tx, input.caller))).map(shown);
      const { base_account } = input.query;
      const matching = keys.filter((it) => !base_account || it.base_account === base_account);
      return listed(matching, input, ['name', 'role_name'], ['id', 'name'], {
        expires_at: (it) => Date.parse(it.expires_at),
      });
    }),
    route(calls.createApiKey, 'authenticated', (input) => createApiKey(database, input)),
    route(calls.readApiKey, 'authenticated', async ({ caller, params }) =>
      shown(await database.read((tx) => keyById(tx, caller, params['id']))),
    ),
    route(calls.revokeApiKey, 'authenticated', async ({ caller, params, request }) => {
      await database.write(async (tx) => {
        const found = await keyById(tx, caller, params['id']);
        const { id } = found;
        await assertUnchanged(request, 'key', () => shown(found));
        await tx.deleteFrom('api_keys').where('id', '=', id).execute();
      });
      return undefined;
    }),
  ];
}

async function createApiKey(database: Database, { caller, body, now }: InputOf<typeof calls.createApiKey>) {
  const { base_account: account_id, name } = body;
  requireFor(caller, account_id, 'team.manage');
  const expires_at = endOf(body.expires_at, now);
  const key = KEY_PREFIX + randomBytes(32).toString('base64url');
  const made = await database.write(async (tx) => {
    const role = await roleFor(tx, account_id, body.role);
    if (!role) throw unknownPkError('role', body.role);
    requireAll(caller, account_id, permissionsOf(role));
    await requireMember(tx, caller, account_id);
    const { id } = await tx
      .insertInto('api_keys')
      .values({
        account_id,
        user_id: caller.user_id,
        role_id: role.id,
        name,
        hash: hashOfKey(key),
        hint: key.slice(0, 8),
        created_at: now.epochMilliseconds,
        expires_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return shown(await keyById(tx, caller, String(id)));
  });
  return { ...made, key };
}

/** The end of a key, in epoch milliseconds. @throws Invalid */
function endOf(chosen: string | undefined, now: Temporal.Instant): number {
  if (chosen === undefined) return now.add({ hours: 24 * USUAL_DAYS }).epochMilliseconds;
  const end = Temporal.Instant.from(chosen).epochMilliseconds;
  if (end > now.epochMilliseconds && end <= now.add({ hours: 24 * MOST_DAYS }).epochMilliseconds) return end;
  throw invalidError(['expires_at'], reason('key_end', { days: MOST_DAYS }));
}

/**
 * Makes the operator a member of the team, if they are none, because a key or a device has the rights of a member.
 *
 * @param field  the request's field that names the account
 */
export async function requireMember(
  tx: Transaction,
  { user_id }: Principal,
  account_id: number,
  field = 'base_account',
): Promise<void> {
  const member = tx.selectFrom('team_members').select('id').where('user_id', '=', user_id);
  if (await member.where('account_id', '=', account_id).executeTakeFirst()) return;
  throw invalidError([field], reason('join_first'));
}

type KeyRow = Awaited<ReturnType<typeof seenKeys>>[number];

function seenKeys(tx: Transaction, caller: Principal) {
  return tx
    .selectFrom('api_keys as k')
    .innerJoin('roles as r', 'r.id', 'k.role_id')
    .selectAll('k')
    .select('r.name as role_name')
    .where('k.account_id', 'in', [0, ...caller.accountsWith('team.manage')])
    .orderBy('k.id')
    .execute();
}

async function keyById(tx: Transaction, caller: Principal, id: string | undefined): Promise<KeyRow> {
  return orNotFound((await seenKeys(tx, caller)).find((it) => it.id === wholeId(id)));
}

function shown(row: KeyRow): ApiKey {
  return {
    id: row.id,
    base_account: row.account_id,
    user: row.user_id,
    name: row.name,
    role: row.role_id,
    role_name: row.role_name,
    hint: row.hint,
    created_at: instantText(row.created_at),
    expires_at: instantText(row.expires_at),
    last_used_at: row.last_used_at === null ? null : instantText(row.last_used_at),
  };
}
