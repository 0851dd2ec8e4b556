import type { User } from '#domain/contract/accounts/user-calls.ts';
import * as calls from '#domain/contract/accounts/user-calls.ts';
import { forbiddenError, Invalid, orNotFound } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { Principal } from '../http/principal.ts';
import { writeAs } from '../http/request/idempotency.ts';
import { assertUnchanged } from '../http/request/if-match.ts';
import { readerLanguage } from '../http/request/reader-language.ts';
import { type DatabaseCheck, databaseChecks, type InputOf, type Route, route } from '../http/route.ts';
import { sendProof } from './model/account-emails.ts';
import { emailKey, normalEmail } from './model/email-address.ts';
import { refuseLastOwnerAnywhere, wholeId } from './model/in-account.ts';
import { listed } from './model/lists.ts';
import { insertUser, lockUser, type UserRow, updateUser } from './model/queries.ts';
import { requireRegistration } from './model/registration.ts';
import { endDevicesOf } from './sign-in/end-devices.ts';
import { passwordProblems } from './sign-in/password-rules.ts';
import { hashPassword } from './sign-in/passwords.ts';
import { askingForMail, askingWhoIsKnown } from './sign-in/rate-limits.ts';
import { addressProblems, takenError, verifyPassword } from './sign-in/verify-password.ts';

/** Users themselves (A5, A7): djoser's answers. */
export function userRoutes(context: Context): Route[] {
  const { database } = context;
  const read = async (input: InputOf<typeof calls.readMe>) =>
    shownUser(await database.read((tx) => seenUser(tx, input.caller, idOf(input))));
  const drop = (input: InputOf<typeof calls.dropMe>) => dropUser(context, input);
  const takenToo: DatabaseCheck = async ({ email }, { request, now }) => {
    if (typeof email !== 'string') return [];
    await checkRegistration(context, email, request, now);
    return addressProblems(context, email, 'email');
  };

  return [
    databaseChecks(
      route(calls.createUser, 'optional', (input) => registerUser(context, input)),
      takenToo,
    ),
    route(calls.listUsers, 'authenticated', async (input) => {
      const seen = await database.read((tx) => seenUsers(tx, input.caller).orderBy('id').execute());
      return listed(
        seen.map(shownUser),
        input,
        ['email', 'first_name', 'last_name'],
        ['id', 'email', 'first_name', 'last_name'],
      );
    }),
    route(calls.readMe, 'authenticated', read),
    writeAs(context, calls.putMe, changeUser),
    writeAs(context, calls.changeMe, changeUser),
    route(calls.dropMe, 'authenticated', drop),
    route(calls.readUser, 'authenticated', read),
    writeAs(context, calls.putUser, changeUser),
    writeAs(context, calls.changeUser, changeUser),
    route(calls.dropUser, 'authenticated', drop),
  ];
}

/** The checks before an answer that may reveal whether an address is known. */
async function checkRegistration(context: Context, email: string, request: Request, now: Temporal.Instant) {
  await context.database.read((tx) => requireRegistration(tx, context.config, email));
  await askingWhoIsKnown(context, request).begin(now);
}

async function registerUser(
  context: Context,
  { body, request, now }: Pick<InputOf<typeof calls.createUser>, 'body' | 'request' | 'now'>,
) {
  await checkRegistration(context, body.email, request, now);
  const problems = passwordProblems(body.password, body, 'password');
  const first = await addressProblems(context, body.email, 'email');
  if (first.length > 0 || problems.length > 0) throw new Invalid(first.length > 0 ? first : problems);
  await askingForMail(context, request, body.email).begin(now);
  const password = await hashPassword(body.password);
  return context.database.write(async (tx) => {
    const email = normalEmail(body.email);
    const user = await insertUser(tx, {
      email,
      email_key: emailKey(email),
      password,
      first_name: body.first_name ?? '',
      last_name: body.last_name ?? '',
      is_active: 0,
      is_staff: 0,
      date_joined: now.epochMilliseconds,
    });
    if (!user) throw takenError('email');
    await sendProof(context, tx, 'activation', user, { now, language: readerLanguage(request) });
    const { first_name, last_name, id } = user;
    return { first_name, last_name, email, id };
  });
}

/** The user of the path, or the caller if the path says `me`. */
function idOf({ params, caller }: Pick<InputOf<typeof calls.readUser>, 'params' | 'caller'>): string {
  return params['id'] ?? String(caller.user_id);
}

async function changeUser(tx: Transaction, input: InputOf<typeof calls.changeMe>): Promise<User> {
  const { id } = await ownUser(tx, input.caller, idOf(input));
  const user = await lockedUser(tx, id, input.request);
  const { first_name = user.first_name, last_name = user.last_name } = input.body;
  await updateUser(tx, user.id, { first_name, last_name });
  return { ...user, first_name, last_name };
}

async function dropUser(context: Context, input: InputOf<typeof calls.dropMe>): Promise<undefined> {
  const { caller, now } = input;
  const user = await context.database.read((tx) => ownUser(tx, caller, idOf(input)));
  const { problems } = await verifyPassword(context, caller, input.body.current_password, now);
  if (problems.length > 0) throw new Invalid(problems);
  await context.database.write(async (tx) => {
    await lockedUser(tx, user.id, input.request);
    await refuseLastOwnerAnywhere(tx, user.id);
    await endDevicesOf(tx, { user_id: user.id }, now);
    await tx.deleteFrom('users').where('id', '=', user.id).execute();
  });
  return undefined;
}

async function lockedUser(tx: Transaction, id: number, request: Request): Promise<User> {
  const user = orNotFound(await lockUser(tx, id));
  await assertUnchanged(request, 'user', () => shownUser(user));
  return shownUser(user);
}

function shownUser({ first_name, last_name, id, email }: User): User {
  return { first_name, last_name, id, email };
}

/** All users whom a caller sees: the members of teams that they may see, and themselves. The operator sees everybody. */
function seenUsers(tx: Transaction, caller: Principal) {
  const all = tx.selectFrom('users').selectAll();
  if (caller.is_staff) return all;
  const colleagues = tx
    .selectFrom('team_members')
    .select((it) => it.ref('user_id').$notNull().as('id'))
    .where('account_id', 'in', [0, ...caller.accountsWith('team.read')])
    .where('user_id', 'is not', null);
  return all.where((it) => it.or([it('id', '=', caller.user_id), it('id', 'in', colleagues)]));
}

/** A user among these. @throws Failed 404 */
async function seenUser(tx: Transaction, caller: Principal, id: string): Promise<UserRow> {
  return orNotFound(await seenUsers(tx, caller).where('id', '=', wholeId(id)).executeTakeFirst());
}

/** A user whom the caller may change: themselves, or anybody for the operator. @throws Failed 404, 403 */
async function ownUser(tx: Transaction, caller: Principal, id: string): Promise<UserRow> {
  const user = await seenUser(tx, caller, id);
  if (user.id !== caller.user_id && !caller.is_staff) throw forbiddenError();
  return user;
}
