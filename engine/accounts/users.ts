import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { Invalid, notFound } from '../errors.ts';
import { writeAs } from '../http/request/idempotency.ts';
import { assertUnchanged } from '../http/request/if-match.ts';
import { type AccountInput, type AlsoWrong, type Route, route, tellingAll } from '../http/route.ts';
import { activationEmail } from './model/account-emails.ts';
import { emailKey, normalEmail } from './model/email-address.ts';
import { refuseLastOwnerAnywhere } from './model/in-account.ts';
import { listed } from './model/lists.ts';
import { insertUser, lockUser, updateUser } from './model/queries.ts';
import { requireRegistration } from './model/registration.ts';
import type { User } from './model/users-contract.ts';
import * as calls from './model/users-contract.ts';
import { passwordProblems } from './sign-in/password-rules.ts';
import { hashPassword } from './sign-in/passwords.ts';
import { askingForMail, askingWhoIsKnown } from './sign-in/rate-limits.ts';
import { addressProblems, verifyPassword } from './sign-in/verify-password.ts';
import { uidOf } from './uid.ts';
import { ownUser, seenUser, seenUsers, shownUser, taken } from './user-access.ts';

/** Users themselves (A5, A7): djoser's answers. */
export function userRoutes(context: Context): Route[] {
  const { database, mail, accounts } = context;

  /** Before an answer may tell whether the address is known. */
  const mayAsk = async (email: string, request: Request, now: Temporal.Instant) => {
    await database.read((tx) => requireRegistration(tx, context.config, email));
    await askingWhoIsKnown(context, request).begin(now);
  };

  const register = route(
    calls.createUser,
    async ({ body, request, now }) => {
      await mayAsk(body.email, request, now);
      const problems = passwordProblems(body.password, body, 'password');
      const first = await addressProblems(context, body.email, 'email');
      if (first.length > 0 || problems.length > 0) throw new Invalid(first.length > 0 ? first : problems);
      await askingForMail(context, request, body.email).begin(now);
      const password = await hashPassword(body.password);
      return database.write(async (tx) => {
        const email = normalEmail(body.email);
        const user = await insertUser(tx, {
          email,
          email_key: emailKey(email),
          password,
          first_name: body.first_name ?? '',
          last_name: body.last_name ?? '',
          is_active: 0,
          is_staff: 0,
          last_login: null,
          date_joined: now.epochMilliseconds,
        });
        if (!user) throw taken('email');
        const token = accounts.mailed.make('activation', user, now);
        const message = activationEmail({ to: email, origin: accounts.origin(), uid: uidOf(user.id), token });
        await mail.queue(tx, message, now);
        const { first_name, last_name, id } = user;
        return { first_name, last_name, email, id };
      });
    },
    'optional',
  );

  /** The one of the path, or the caller where the path says `me`. */
  type Asked<Body> = AccountInput<unknown, Body>;
  const idOf = ({ params, caller }: Asked<unknown>) => params['id'] ?? String(caller.user_id);
  const read = async (input: Asked<unknown>) =>
    shownUser(await database.read((tx) => seenUser(tx, input.caller, idOf(input))));
  const lockedUser = async (tx: Transaction, id: number, request: Request): Promise<User> => {
    const user = await lockUser(tx, id);
    if (!user) throw notFound();
    await assertUnchanged(request, 'user', () => shownUser(user));
    return shownUser(user);
  };
  const change = async (
    tx: Transaction,
    input: Asked<{ first_name?: string | undefined; last_name?: string | undefined }>,
  ): Promise<User> => {
    const { id } = await ownUser(tx, input.caller, idOf(input));
    const user = await lockedUser(tx, id, input.request);
    const { first_name = user.first_name, last_name = user.last_name } = input.body;
    await updateUser(tx, user.id, { first_name, last_name });
    return { ...user, first_name, last_name };
  };
  const drop = async (input: Asked<{ current_password: string }>) => {
    const { caller, now } = input;
    const user = await database.read((tx) => ownUser(tx, caller, idOf(input)));
    const { problems } = await verifyPassword(context, caller, input.body.current_password, now);
    if (problems.length > 0) throw new Invalid(problems);
    await database.write(async (tx) => {
      await lockedUser(tx, user.id, input.request);
      await refuseLastOwnerAnywhere(tx, user.id);
      await tx.deleteFrom('users').where('id', '=', user.id).execute();
    });
    return undefined;
  };
  const takenToo: AlsoWrong = async ({ email }, { request, now }) => {
    if (typeof email !== 'string') return [];
    await mayAsk(email, request, now);
    return addressProblems(context, email, 'email');
  };

  return [
    tellingAll(register, takenToo),
    route(
      calls.listUsers,
      async (input) => {
        const seen = await database.read((tx) => seenUsers(tx, input.caller));
        return listed(seen.map(shownUser), input, (it) => [it.email, it.first_name, it.last_name], orderings);
      },
      'authenticated',
    ),
    route(calls.readMe, read, 'authenticated'),
    writeAs(context, calls.putMe, change, 'authenticated'),
    writeAs(context, calls.changeMe, change, 'authenticated'),
    route(calls.dropMe, drop, 'authenticated'),
    route(calls.readUser, read, 'authenticated'),
    writeAs(context, calls.putUser, change, 'authenticated'),
    writeAs(context, calls.changeUser, change, 'authenticated'),
    route(calls.dropUser, drop, 'authenticated'),
  ];
}

const orderings = {
  id: (it: User) => it.id,
  email: (it: User) => it.email,
  first_name: (it: User) => it.first_name,
  last_name: (it: User) => it.last_name,
};
