import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UserRow } from './queries.ts';

export type Purpose = 'activation' | 'password' | 'email' | 'new email';

export const MAILED_DAYS = 3;

/**
 * Proofs that an email was read. The database stores no proof. A proof ends after some days, and when the user's password, address or last sign-in
 * changes. An activation proof does not depend on the last sign-in, because no user signs in before it.
 */
export function createMailedTokens(secret: string) {
  const key = createHmac('sha256', secret).update('mailed tokens').digest();
  const proof = (purpose: Purpose, user: UserRow, time: string, about: string) => {
    const last = purpose === 'activation' ? null : user.last_login;
    const message = JSON.stringify([purpose, user.id, user.password, last, user.email, time, about]);
    return createHmac('sha256', key).update(message).digest('base64url').slice(0, PROOF_LENGTH);
  };
  return {
    /** @param about  the new address to which the proof was emailed: it is good only for that address */
    make: (purpose: Purpose, user: UserRow, now: Temporal.Instant, about = ''): string => {
      const time = Math.floor(now.epochMilliseconds / 1000).toString(36);
      return `${time}-${proof(purpose, user, time, about)}`;
    },
    isGood: (purpose: Purpose, user: UserRow, token: string, now: Temporal.Instant, about = ''): boolean => {
      const [, time = '', sent = ''] = TOKEN.exec(token) ?? [];
      const expected = proof(purpose, user, time, about);
      const age = now.epochMilliseconds / 1000 - Number.parseInt(time, 36);
      return isSame(sent, expected) && age <= MAILED_DAYS * 24 * 60 * 60;
    },
  };
}

/** 192 bits. */
const PROOF_LENGTH = 32;
const TOKEN = /^([0-9a-z]{1,9})-([\w-]{32})$/;

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A user's id as it stands in links: 1 is `MQ`. */
export function uidOf(id: number): string {
  return Buffer.from(String(id)).toString('base64url');
}

/** A user's id from a link; null for text that is no id. */
export function idOf(uid: string): number | null {
  const text = Buffer.from(uid, 'base64url').toString();
  return /^[1-9]\d{0,14}$/.test(text) && uidOf(Number(text)) === uid.replace(/=+$/, '') ? Number(text) : null;
}
