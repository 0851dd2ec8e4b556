import { hash } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { needsRowLocks } from '../../database/row-locks.ts';
import { endDevicesOf } from './end-devices.ts';
import { type Claims, REFRESH_SECONDS } from './tokens.ts';

/** The stored form of a refresh token: a hash of its id, from which nobody can make a token. */
function storedTokensOf(jti: string): string {
  return hash('sha256', jti);
}

type NewToken = Pick<Claims, 'jti' | 'family' | 'user_id'>;

export async function keepToken(tx: Transaction, { jti, family, user_id }: NewToken, now: Temporal.Instant) {
  const created_at = now.epochMilliseconds;
  const expires_at = created_at + REFRESH_SECONDS * 1000;
  await tx
    .insertInto('refresh_tokens')
    .values({ hash: storedTokensOf(jti), family, user_id, created_at, expires_at, used_at: null, ended_at: null })
    .execute();
}

/**
 * Uses a token once: of several simultaneous uses one succeeds. A token that was used before was stolen, so its whole family ends.
 *
 * @returns the token's family; null for a token that is used, ended or unknown
 */
export async function spendToken(tx: Transaction, jti: string, now: Temporal.Instant): Promise<string | null> {
  const spent = await tx
    .updateTable('refresh_tokens')
    .set({ used_at: now.epochMilliseconds })
    .where('hash', '=', storedTokensOf(jti))
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning('family')
    .executeTakeFirst();
  if (spent) return spent.family;
  const known = await tokenOf(tx, jti);
  if (known?.used_at) await endFamily(tx, known.family, now);
  return null;
}

/** Whether a token was used or its family ended. An unknown token counts as spent. */
export async function isSpent(tx: Transaction, jti: string): Promise<boolean> {
  const known = await tokenOf(tx, jti);
  return known === undefined || known.used_at !== null || known.ended_at !== null;
}

async function tokenOf(tx: Transaction, jti: string) {
  return tx
    .selectFrom('refresh_tokens')
    .select(['family', 'used_at', 'ended_at'])
    .where('hash', '=', storedTokensOf(jti))
    .executeTakeFirst();
}

/** The key of one session of a user: a family of tokens, or a device. */
export interface SessionKey {
  readonly family?: string;
  readonly device?: number;
}

export async function endFamily(tx: Transaction, family: string, now: Temporal.Instant): Promise<void> {
  // The lock waits for a rotation that is under way, so that the second statement sees its new token.
  if (needsRowLocks(tx)) {
    const all = tx.selectFrom('refresh_tokens').select('hash').where('family', '=', family);
    await all.orderBy('hash').forUpdate().execute();
  }
  await tx
    .updateTable('refresh_tokens')
    .set({ ended_at: now.epochMilliseconds })
    .where('family', '=', family)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Ends all sessions of a user (B15), except `but`, and the desk devices at which they signed in themselves (T2). The caller has locked the user's
 * row, as every sign-in and rotation does.
 */
export async function endSessionsOf(
  tx: Transaction,
  user_id: number,
  now: Temporal.Instant,
  but: SessionKey | null = null,
): Promise<void> {
  await tx
    .updateTable('refresh_tokens')
    .set({ ended_at: now.epochMilliseconds })
    .where('user_id', '=', user_id)
    .where('family', '<>', but?.family ?? '')
    .where('ended_at', 'is', null)
    .execute();
  await endDevicesOf(tx, { user_id, is_shared: 0 }, now, but?.device);
}
