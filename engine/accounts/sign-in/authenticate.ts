import type { Permission } from '#domain/permissions.ts';
import { unauthorisedError } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import type { Authenticator, Principal } from '../../http/principal.ts';
import { emailKey } from '../model/email-address.ts';
import { permissionsOf } from '../model/team-queries.ts';
import { callerOfKey, isApiKey, type KeyDeps } from './authenticate-api-key.ts';
import { callerOfDevice, deviceRevokedError } from './authenticate-device.ts';
import { BadToken, type Claims, claimsOf, NobodysToken, type Tokens } from './tokens.ts';

/** `operator` is the address of the one user who may be the operator, or null. */
type AuthenticateDeps = KeyDeps & { readonly config: { readonly operator: string | null } };

/** Identifies callers by their bearer tokens, as simplejwt does. The permissions of their roles are read again for each request. */
export function createAuthenticator(deps: AuthenticateDeps, tokens: Tokens): Authenticator {
  const { database, config } = deps;
  const operatorKey = config.operator === null ? null : emailKey(config.operator);
  return {
    of: async (request, now) => {
      const token = bearerOf(request.headers.get('authorization'));
      if (token === null) return null;
      if (isApiKey(token)) return callerOfKey(deps, token, request, now);
      const claims = await bearerClaims(tokens, token, now);
      const { device } = claims;
      if (device === undefined) return database.read((tx) => callerOf(tx, claims, operatorKey));
      const caller = await database.read((tx) => callerOfDevice(tx, device, now));
      if (caller?.user_id !== claims.user_id) throw deviceRevokedError();
      return caller;
    },
  };
}

/** @throws Failed 401 for a header that does not consist of two words */
export function bearerOf(header: string | null): string | null {
  const [kind, token, ...more] = (header ?? '').split(/\s+/).filter(Boolean);
  if (kind !== 'Bearer') return null;
  if (token !== undefined && more.length === 0) return token;
  throw unauthorisedError('Authorization header must contain two space-delimited values', {
    code: 'bad_authorization_header',
  });
}

async function bearerClaims(tokens: Tokens, token: string, now: Temporal.Instant): Promise<Claims> {
  try {
    return await claimsOf(tokens, 'access', token, now);
  } catch (error) {
    if (error instanceof NobodysToken) throw unauthorisedError(error.message, { code: 'token_not_valid' });
    if (!(error instanceof BadToken)) throw error;
    throw unauthorisedError('Given token not valid for any token type', {
      code: 'token_not_valid',
      messages: [{ token_class: 'AccessToken', token_type: 'access', message: error.message }],
    });
  }
}

async function callerOf(tx: Transaction, { user_id, family }: Claims, operatorKey: string | null): Promise<Principal> {
  const [user] = await userById(tx, { user_id });
  if (!user) throw unauthorisedError('User not found', { code: 'user_not_found' });
  if (!user.is_active) throw unauthorisedError('User is inactive', { code: 'user_inactive' });
  const allowed = new Map<number, ReadonlySet<Permission>>();
  for (const role of await rolesOfUser(tx, { user_id })) allowed.set(role.account_id, new Set(permissionsOf(role)));
  // A new password has ended this token family. It was opened with the old password, whose owner may be a stranger (A24).
  const is_staff =
    user.is_staff === 1 && user.email_key === operatorKey && (await endedTokens(tx, { family })).length === 0;
  const every = is_staff ? (await everyAccount(tx, {})).map(({ id }) => id) : [];
  return {
    user_id,
    is_staff,
    can: (account_id, permission) => is_staff || (allowed.get(account_id)?.has(permission) ?? false),
    accountsWith: (permission) =>
      is_staff ? every : [...allowed].flatMap(([id, permissions]) => (permissions.has(permission) ? id : [])),
  };
}

const userById = prepared((tx, { user_id }: { user_id: number }) =>
  tx.selectFrom('users').select(['is_active', 'is_staff', 'email_key']).where('id', '=', user_id),
);

const endedTokens = prepared((tx, { family }: { family: string }) =>
  tx
    .selectFrom('refresh_tokens')
    .select('hash')
    .where('family', '=', family)
    .where('ended_at', 'is not', null)
    .limit(1),
);

const rolesOfUser = prepared((tx, { user_id }: { user_id: number }) =>
  tx
    .selectFrom('team_members as m')
    .innerJoin('roles as r', 'r.id', 'm.role_id')
    .select(['m.account_id', 'r.name', 'r.permissions_json'])
    .where('m.user_id', '=', user_id)
    .orderBy('m.account_id'),
);

const everyAccount = prepared((tx) => tx.selectFrom('base_accounts').select('id').orderBy('id'));
