import type { Updateable } from 'kysely';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { Invalid } from '../http/errors.ts';
import type { AccountInput, Route } from '../http/route.ts';
import { route } from '../http/route.ts';
import { bearerOf } from './callers.ts';
import { emailKey, normalEmail } from './email-address.ts';
import { changedLetter } from './letters.ts';
import { passwordProblems } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import type { UserRow } from './queries.ts';
import { lockUser, updateUser, userByEmail, userById } from './queries.ts';
import { endFamiliesOf } from './refresh-tokens.ts';
import { provingPassword } from './throttle.ts';
import { provePassword, taken } from './user-access.ts';
import * as calls from './users-contract.ts';

/** What whoever is signed in changes of their own by proving their password (A7): password and address. djoser's answers. */
export function guardedRoutes(context: Context): Route[] {
  const { database, mail, accounts } = context;
  type Asked = AccountInput<unknown, { current_password: string }>;

  /** Whoever asks, who has proved the password. @throws Invalid; Failed 429 after too many tries */
  const proven = async ({ caller, body, now }: Asked): Promise<UserRow> => {
    await provingPassword(context, caller.user_id).begin(now);
    const user = await database.read((tx) => userById(tx, caller.user_id));
    if (!user) throw new Error(`user ${caller.user_id} went while they asked`);
    await provePassword(user, body.current_password);
    return user;
  };

  /** Changes them, and tells the address that they had. */
  const change = async (
    { now }: Asked,
    user: UserRow,
    what: Parameters<typeof changedLetter>[1],
    changed: Updateable<Tables['users']>,
    unit: (tx: Transaction) => Promise<void>,
  ): Promise<undefined> => {
    await database.write(async (tx) => {
      const locked = await lockUser(tx, user.id);
      if (locked?.password !== user.password) {
        throw new Invalid([{ path: ['current_password'], message: 'Invalid password.' }]);
      }
      await unit(tx);
      await updateUser(tx, user.id, changed);
      await mail.queue(tx, changedLetter(locked.email, what), now);
      await provingPassword(context, user.id).forgive(tx);
    });
    return undefined;
  };

  return [
    route(
      calls.setPassword,
      async (input) => {
        const user = await proven(input);
        const problems = passwordProblems(input.body.new_password, user, 'new_password');
        if (problems.length > 0) throw new Invalid(problems);
        const password = await hashPassword(input.body.new_password);
        const token = bearerOf(input.request.headers.get('authorization')) ?? '';
        const { family } = await accounts.tokens.read(token, input.now);
        // Whoever changed it stays signed in, and nobody else.
        return change(input, user, 'password', { password }, (tx) => endFamiliesOf(tx, user.id, input.now, family));
      },
      'signed_in',
    ),
    route(
      calls.setEmail,
      async (input) => {
        const email = normalEmail(input.body.new_email);
        const user = await proven(input);
        if (await database.read((tx) => userByEmail(tx, email))) throw taken('new_email');
        return change(input, user, 'e-mail address', { email, email_key: emailKey(email) }, async (tx) => {
          if (await userByEmail(tx, email)) throw taken('new_email');
        });
      },
      'signed_in',
    ),
  ];
}
