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

interface ConfirmOptions {
  readonly now: Temporal.Instant;
  readonly language: Language;
}

/** Activates the user whom an emailed proof names. @throws Invalid for a bad proof; Failed 403 for a user who is active already */
export function activateUser(context: Context, proof: Proof, now: Temporal.Instant): Promise<undefined> {
  return spendProof(context, 'activation', proof, now, async (tx, user) => {
    if (user.is_active === 1) throw new Failed(403, 'Stale token for given user.');
    await requireRegistration(tx, context.config, user.email);
    await updateUser(tx, user.id, { is_active: 1 });
  });
}

/** Sets another password. @throws Invalid for a bad proof or password */
export async function replacePassword(
  context: Context,
  input: Proof & { new_password: string },
  now: Temporal.Instant,
) {
  refuseProblems(passwordProblems(input.new_password, {}, 'new_password'));
  const found = await context.database.read((tx) => userById(tx, idOf(input.uid) ?? 0));
  const user = userOfProof(context, 'password', found, input, now);
  refuseProblems(passwordProblems(input.new_password, user, 'new_password'));
  const password = await hashPassword(input.new_password);
  return spendProof(context, 'password', input, now, async (tx, locked) => {
    // A24: the operator's rights need a password that was chosen behind the operator's email.
    const { operator } = context.config;
    const rights = operator !== null && emailKey(operator) === locked.email_key ? { is_staff: 1 } : {};
    await updateUser(tx, locked.id, { password, last_login: now.epochMilliseconds, ...rights });
    await endSessionsOf(tx, locked.id, now);
  });
}

/**
 * Changes the address: a proof from the present address sends a second proof to the new one, and the second proof makes the change (A25).
 *
 * @returns whether the address has changed
 * @throws Invalid for a bad proof, or an address of another user
 */
export async function changeEmail(
  context: Context,
  { uid = '', token = '', new_email }: Partial<Proof> & { new_email: string },
  { now, language }: ConfirmOptions,
): Promise<boolean> {
  const { database, mail, accounts } = context;
  const email = normalEmail(new_email);
  if (await database.read((tx) => userByEmail(tx, email))) throw takenError('new_email');
  return database.write(async (tx) => {
    const user = await lockUser(tx, idOf(uid) ?? 0);
    const isReached = user !== undefined && accounts.mailed.isGood('new email', user, token, now, email);
    const owner = isReached ? user : userOfProof(context, 'email', user, { uid, token }, now);
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
}

/** Runs the act that a proof allows. The row lock lets only the first of several simultaneous requests succeed. */
async function spendProof(
  context: Context,
  purpose: Purpose,
  proof: Proof,
  now: Temporal.Instant,
  unit: (tx: Transaction, user: UserRow) => Promise<void>,
): Promise<undefined> {
  await context.database.write(async (tx) => {
    const user = await lockUser(tx, idOf(proof.uid) ?? 0);
    await unit(tx, userOfProof(context, purpose, user, proof, now));
  });
  return undefined;
}

function userOfProof(
  { accounts }: Context,
  purpose: Purpose,
  user: UserRow | undefined,
  { token }: Proof,
  now: Temporal.Instant,
): UserRow {
  if (!user) throw invalidError(['uid'], reason('unknown_user'));
  if (accounts.mailed.isGood(purpose, user, token, now)) return user;
  throw invalidError(['token'], reason('bad_token'));
}
