import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { Failed, Invalid } from '../http/errors.ts';
import { emailKey, normalEmail } from './email-address.ts';
import { changedLetter } from './letters.ts';
import type { Purpose } from './mailed-tokens.ts';
import { passwordProblems } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import type { UserRow } from './queries.ts';
import { lockUser, updateUser, userByEmail, userById } from './queries.ts';
import { endFamiliesOf } from './refresh-tokens.ts';
import { requireRegistration } from './registration.ts';
import { idOf } from './uid.ts';
import { taken } from './user-access.ts';

/** What a mail's reader brings. */
export interface Proof {
  readonly uid: string;
  readonly token: string;
}

/** What a mail lets its reader do, once. Each throws Invalid for a proof that is none, or not any more. */
export interface Confirm {
  /** @throws Failed 403 for a user who is active already */
  activate(proof: Proof, now: Temporal.Instant): Promise<undefined>;
  password(wish: Proof & { new_password: string }, now: Temporal.Instant): Promise<undefined>;
  email(wish: Partial<Proof> & { new_email: string }, now: Temporal.Instant): Promise<undefined>;
}

export function confirming({ database, mail, accounts, config }: Context): Confirm {
  const proven = (purpose: Purpose, user: UserRow | undefined, { token }: Proof, now: Temporal.Instant): UserRow => {
    if (!user) throw new Invalid([{ path: ['uid'], message: "Invalid user id or user doesn't exist." }]);
    if (accounts.mailed.isGood(purpose, user, token, now)) return user;
    throw new Invalid([{ path: ['token'], message: 'Invalid token for given user.' }]);
  };

  /** Does what a proof allows, of several who bring one at once for the first. */
  const once = async (
    purpose: Purpose,
    proof: Proof,
    now: Temporal.Instant,
    unit: (tx: Transaction, user: UserRow) => Promise<void>,
  ) => {
    await database.write(async (tx) => unit(tx, proven(purpose, await lockUser(tx, idOf(proof.uid) ?? 0), proof, now)));
    return undefined;
  };

  /** A24: the operator's rights need a password that was chosen behind the operator's email. */
  const staffFlag = ({ email_key }: UserRow) =>
    config.operator !== null && emailKey(config.operator) === email_key ? { is_staff: 1 } : {};

  return {
    activate: (proof, now) =>
      once('activation', proof, now, async (tx, user) => {
        if (user.is_active === 1) throw new Failed(403, 'Stale token for given user.');
        await requireRegistration(tx, config, user.email);
        await updateUser(tx, user.id, { is_active: 1 });
      }),

    password: async (wish, now) => {
      refuse(passwordProblems(wish.new_password, {}, 'new_password'));
      const user = await database.read((tx) => userById(tx, idOf(wish.uid) ?? 0));
      refuse(passwordProblems(wish.new_password, proven('password', user, wish, now), 'new_password'));
      const password = await hashPassword(wish.new_password);
      return once('password', wish, now, async (tx, locked) => {
        const last_login = now.epochMilliseconds;
        await updateUser(tx, locked.id, { password, last_login, ...staffFlag(locked) });
        await endFamiliesOf(tx, locked.id, now);
      });
    },

    email: async ({ uid = '', token = '', new_email }, now) => {
      const email = normalEmail(new_email);
      if (await database.read((tx) => userByEmail(tx, email))) throw taken('new_email');
      return once('email', { uid, token }, now, async (tx, user) => {
        if (await userByEmail(tx, email)) throw taken('new_email');
        const last_login = now.epochMilliseconds;
        await updateUser(tx, user.id, { email, email_key: emailKey(email), last_login, is_staff: 0 });
        await mail.queue(tx, changedLetter(user.email, 'e-mail address'), now);
      });
    },
  };
}

function refuse(problems: ReturnType<typeof passwordProblems>): void {
  if (problems.length > 0) throw new Invalid(problems);
}
