import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { Failed, Invalid } from '../http/errors.ts';
import type { AccountInput, Route } from '../http/route.ts';
import { route } from '../http/route.ts';
import { emailKey, normalEmail } from './email-address.ts';
import { activationLetter, changedLetter, emailLetter, passwordLetter } from './letters.ts';
import type { Purpose } from './mailed-tokens.ts';
import { passwordProblems } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import type { UserRow } from './queries.ts';
import { lockUser, updateUser, userByEmail, userById } from './queries.ts';
import { endFamiliesOf } from './refresh-tokens.ts';
import { askingForMail } from './throttle.ts';
import { idOf, uidOf } from './uid.ts';
import { taken } from './user-access.ts';
import * as calls from './users-contract.ts';

interface Proof {
  readonly uid: string;
  readonly token: string;
}

/** What a mail lets its reader do: activate, choose another password, choose another address (A7). djoser's answers. */
export function confirmationRoutes(context: Context): Route[] {
  const { database, mail, accounts, config } = context;

  /** Sends a proof to whoever has an address; whether anybody has is not told. */
  const mailing = (purpose: Purpose, letter: typeof activationLetter, isFor: (user: UserRow) => boolean) => {
    return async ({
      body,
      request,
      now,
    }: Pick<AccountInput<unknown, { email: string }>, 'body' | 'request' | 'now'>) => {
      await askingForMail(context, request, body.email).begin(now);
      await database.write(async (tx) => {
        const user = await userByEmail(tx, body.email);
        if (!user || !isFor(user)) return;
        const token = accounts.mailed.make(purpose, user, now);
        await mail.queue(tx, letter({ to: user.email, origin: accounts.origin(), uid: uidOf(user.id), token }), now);
      });
      return undefined;
    };
  };

  /** @throws Invalid for a proof that is none, or not any more */
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

  /** Whoever reads the operator's mail runs this engine. */
  const staffFlag = ({ email_key }: UserRow) =>
    config.operator !== null && emailKey(config.operator) === email_key ? { is_staff: 1 } : {};

  const isActive = (user: UserRow) => user.is_active === 1;
  return [
    route(
      calls.resendActivation,
      mailing('activation', activationLetter, (user) => !isActive(user)),
      'guest',
    ),
    route(calls.resetPassword, mailing('password', passwordLetter, isActive), 'guest'),
    route(calls.resetEmail, mailing('email', emailLetter, isActive), 'guest'),

    route(
      calls.activate,
      ({ body, now }) =>
        once('activation', body, now, async (tx, user) => {
          if (isActive(user)) throw new Failed(403, 'Stale token for given user.');
          await updateUser(tx, user.id, { is_active: 1, ...staffFlag(user) });
        }),
      'guest',
    ),

    route(
      calls.confirmPassword,
      async ({ body, now }) => {
        refuse(passwordProblems(body.new_password, {}, 'new_password'));
        const user = await database.read((tx) => userById(tx, idOf(body.uid) ?? 0));
        refuse(passwordProblems(body.new_password, proven('password', user, body, now), 'new_password'));
        const password = await hashPassword(body.new_password);
        return once('password', body, now, async (tx, { id, ...its }) => {
          const last_login = now.epochMilliseconds;
          await updateUser(tx, id, { password, last_login, ...staffFlag({ id, ...its }) });
          await endFamiliesOf(tx, id, now);
        });
      },
      'guest',
    ),

    route(
      calls.confirmEmail,
      async ({ body, now }) => {
        const email = normalEmail(body.new_email);
        if (await database.read((tx) => userByEmail(tx, email))) throw taken('new_email');
        return once('email', body, now, async (tx, user) => {
          if (await userByEmail(tx, email)) throw taken('new_email');
          await updateUser(tx, user.id, { email, email_key: emailKey(email), last_login: now.epochMilliseconds });
          await mail.queue(tx, changedLetter(user.email, 'e-mail address'), now);
        });
      },
      'guest',
    ),
  ];
}

function refuse(problems: ReturnType<typeof passwordProblems>): void {
  if (problems.length > 0) throw new Invalid(problems);
}
