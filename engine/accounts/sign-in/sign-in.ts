import { reason } from '#domain/contract/problems.ts';
import { Failed, invalidError, unauthorisedError } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { type Route, route } from '../../http/route.ts';
import * as calls from '../model/contract.ts';
import { lockUser, updateUser, userByEmail } from '../model/queries.ts';
import { isPassword } from './passwords.ts';
import { signingIn } from './rate-limits.ts';
import { endFamily, isSpent, keepToken, spendToken } from './refresh-tokens.ts';
import { BadToken, type Claims, claimsOf } from './tokens.ts';

/** Signing in and out with tokens (A7): simplejwt's answers. */
export function signInRoutes(context: Context): Route[] {
  const { database, newId } = context;
  const { tokens } = context.accounts;
  const refreshClaims = (token: string, now: Temporal.Instant) => believed(claimsOf(tokens, 'refresh', token, now));

  return [
    route(calls.createTokenPair, 'anonymous', async ({ body, request, now }) => {
      const { user, tries } = await provenUser(context, body, request, now);
      const { pair, row } = await signPair(context, user.id, newId(), now);
      await database.write(async (tx) => {
        await lockProvenUser(tx, { user, tries }, now);
        await keepToken(tx, row, now);
      });
      return pair;
    }),
    route(calls.rotateToken, 'anonymous', async ({ body, now }) => {
      const claims = await refreshClaims(body.refresh, now);
      const { pair, row } = await signPair(context, claims.user_id, claims.family, now);
      const outcome = await database.write(async (tx) => {
        const user = await lockUser(tx, claims.user_id);
        if (!user) return 'nobody';
        if (!user.is_active) return (await isSpent(tx, claims.jti)) ? 'spent' : 'nobody';
        if ((await spendToken(tx, claims.jti, now)) === null) return 'spent';
        await keepToken(tx, row, now);
        return 'rotated';
      });
      if (outcome === 'spent') throw invalidTokenError(BLACKLISTED);
      if (outcome === 'nobody') throw unauthorisedError('No active account found for the given token.');
      return { access: pair.access, refresh: pair.refresh };
    }),
    route(calls.verifyToken, 'anonymous', async ({ body, now }) => {
      const claims = await believed(tokens.read(body.token, now));
      const isOver = claims.token_type === 'refresh' && (await database.read((tx) => isSpent(tx, claims.jti)));
      if (isOver) throw invalidError([], reason('token_blacklisted'));
      return {};
    }),
    route(calls.signOut, 'anonymous', async ({ body, now }) => {
      const claims = await refreshClaims(body.refresh, now);
      const isOver = await database.write(async (tx) => {
        await lockUser(tx, claims.user_id);
        if (await isSpent(tx, claims.jti)) return true;
        await endFamily(tx, claims.family, now);
        return false;
      });
      if (isOver) throw invalidTokenError(BLACKLISTED);
      return {};
    }),
  ];
}

/** A pair of tokens of one family, and what is to be stored of it. */
async function signPair({ newId, accounts }: Context, user_id: number, family: string, now: Temporal.Instant) {
  const [jti, own] = [newId(), newId()].map((it) => it.replaceAll('-', '')) as [string, string];
  const refresh = await accounts.tokens.sign({ token_type: 'refresh', jti, user_id, family }, now);
  const access = await accounts.tokens.sign({ token_type: 'access', jti: own, user_id, family }, now);
  return { pair: { refresh, access }, row: { jti, family, user_id } };
}

/**
 * The active user with this address and password, as often as the rate limit allows. An unknown address takes as long as a wrong password.
 *
 * @throws Failed 401 for a wrong address or password, 429 after too many tries
 */
export async function provenUser(
  context: Context,
  { email, password }: { email: string; password: string },
  request: Request,
  now: Temporal.Instant,
) {
  const tries = signingIn(context, request, email);
  await tries.begin(now);
  const user = await context.database.read((tx) => userByEmail(tx, email));
  const isRight = await isPassword(password, user?.password ?? null);
  if (!user || !isRight || !user.is_active) throw unauthorisedError(NO_ACCOUNT);
  return { user, tries };
}

/** Locks a user who has proven their password, and notes their sign-in. @throws Failed 401 if the user has changed since */
export async function lockProvenUser(
  tx: Transaction,
  { user, tries }: Awaited<ReturnType<typeof provenUser>>,
  now: Temporal.Instant,
): Promise<void> {
  const locked = await lockUser(tx, user.id);
  if (!locked?.is_active || locked.password !== user.password) throw unauthorisedError(NO_ACCOUNT);
  await updateUser(tx, user.id, { last_login: now.epochMilliseconds });
  await tries.forgive(tx);
}

const NO_ACCOUNT = 'No active account found with the given credentials';
const BLACKLISTED = 'Token is blacklisted';

async function believed(claims: Promise<Claims>): Promise<Claims> {
  try {
    return await claims;
  } catch (error) {
    throw error instanceof BadToken ? invalidTokenError(error.message) : error;
  }
}

function invalidTokenError(detail: string): Failed {
  return unauthorisedError(detail, { code: 'token_not_valid' });
}
