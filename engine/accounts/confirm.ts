import type { Language } from '#domain/contract/languages.ts';
import { reason } from '#domain/contract/problems.ts';
import { Failed, invalidError, refuseProblems } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { credentialsChangedEmail, sendProof } from './model/account-emails.ts';
import { emailKey, normalEmail } from './model/email-address.ts';
import { idOf, type Purpose } from './model/mailed-tokens.ts';
import { lockUser, type UserRow, updateUser, userByEmail, userById } from './model/queries.ts';
import { requireRegistration } from './model/registration.ts';
import { passwordProblems } from './sign-in/password-rules.ts';
import { hashPassword } from './sign-in/passwords.ts';
import { endSessionsOf } from './sign-in/refresh-tokens.ts';
import { takenError } from './sign-in/verify-password.ts';

export interface Proof {
  readonly uid: string;
  readonly token: string;
}

/** Acts that an emailed proof allows, each once. Each throws Invalid for a proof that is wrong or no longer good. */
export function confirming(context: Context) {
  const { database, mail, accounts, config } = context;
  const proven = (purpose: Purpose, user: UserRow | undefined, { token }: Proof, now: Temporal.Instant): UserRow => {
    if (!user) throw invalidError(['uid'], reason('unknown_user'));
    if (accounts.mailed.isGood(purpose, user, token, now)) return user;
    throw invalidError(['token'], reason('bad_token'));
  };

  /** Runs the act that a proof allows. The row lock lets only the first of several simultaneous requests succeed. */
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
    /** @throws Failed 403 for a user who is active already */
    activate: (proof: Proof, now: Temporal.Instant) =>
      once('activation', proof, now, async (tx, user) => {
        if (user.is_active === 1) throw new Failed(403, 'Stale token for given user.');
        await requireRegistration(tx, config, user.email);
        await updateUser(tx, user.id, { is_active: 1 });
      }),

    password: async (input: Proof & { new_password: string }, now: Temporal.Instant) => {
      refuseProblems(passwordProblems(input.new_password, {}, 'new_password'));
      const user = await database.read((tx) => userById(tx, idOf(input.uid) ?? 0));
      refuseProblems(passwordProblems(input.new_password, proven('password', user, input, now), 'new_password'));
      const password = await hashPassword(input.new_password);
      return once('password', input, now, async (tx, locked) => {
        const last_login = now.epochMilliseconds;
        await updateUser(tx, locked.id, { password, last_login, ...staffFlag(locked) });
        await endSessionsOf(tx, locked.id, now);
      });
    },

    /**
     * Changes the address: a proof from the present address sends a second proof to the new one, and the second proof makes the change (A25).
     *
     * @returns whether the address has changed
     */
    email: async (
      input: Partial<Proof> & { new_email: string },
      { now, language }: { now: Temporal.Instant; language: Language },
    ) => {
      const { uid = '', token = '', new_email } = input;
      const email = normalEmail(new_email);
      if (await database.read((tx) => userByEmail(tx, email))) throw takenError('new_email');
      return database.write(async (tx) => {
        const user = await lockUser(tx, idOf(uid) ?? 0);
        const isReached = user !== undefined && accounts.mailed.isGood('new email', user, token, now, email);
        const owner = isReached ? user : proven('email', user, { uid, token }, now);
        if (await userByEmail(tx, email)) throw takenError('new_email');
        // A later `last_login` ends the proof from the present address, so it works once.
        const last_login = Math.max(now.epochMilliseconds, (owner.last_login ?? 0) + 1);
        if (!isReached) {
          await updateUser(tx, owner.id, { last_login });
          await sendProof(context, tx, 'new email', { ...owner, last_login }, { now, language }, email);
          return false;
        }
        await updateUser(tx, owner.id, { email, email_key: emailKey(email), last_login, is_staff: 0 });
        await mail.queue(tx, credentialsChangedEmail(owner.email, 'email', language), now);
        return true;
      });
    },
  };
}
