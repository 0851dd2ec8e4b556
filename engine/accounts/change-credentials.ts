import * as calls from '#domain/contract/accounts/user-calls.ts';
import { Invalid, refuseProblems } from '../base/errors.ts';
import type { Context } from '../context.ts';
import { readerLanguage } from '../http/request/reader-language.ts';
import { type DatabaseCheck, databaseChecks, type Route, route } from '../http/route.ts';
import { credentialsChangedEmail, sendProof } from './model/account-emails.ts';
import { normalEmail } from './model/email-address.ts';
import { lockUser, updateUser } from './model/queries.ts';
import { passwordProblems } from './sign-in/password-rules.ts';
import { hashPassword } from './sign-in/passwords.ts';
import { askingWhoIsKnown } from './sign-in/rate-limits.ts';
import { endSessionsOf } from './sign-in/refresh-tokens.ts';
import { sessionOf } from './sign-in/sessions.ts';
import { addressProblems, verifyPassword, WRONG_PASSWORD } from './sign-in/verify-password.ts';

/** Changes that a signed-in user proves with the password (A7): password and address. The answers are djoser's. */
export function credentialRoutes(context: Context): Route[] {
  const { database, mail } = context;
  const setPassword = route(calls.setPassword, 'authenticated', async (input) => {
    const { body, caller, now } = input;
    const { user, problems } = await verifyPassword(context, caller, body.current_password, now);
    refuseProblems(problems);
    refuseProblems(passwordProblems(body.new_password, user, 'new_password'));
    const password = await hashPassword(body.new_password);
    const current = await sessionOf(context, input);
    await database.write(async (tx) => {
      const locked = await lockUser(tx, user.id);
      if (locked?.password !== user.password) throw new Invalid([WRONG_PASSWORD]);
      // The session that changed the password stays; all other sessions of the user end.
      await endSessionsOf(tx, user.id, now, current);
      await updateUser(tx, user.id, { password });
      await mail.queue(tx, credentialsChangedEmail(locked.email, 'password', readerLanguage(input.request)), now);
    });
    return undefined;
  });

  const setEmail = route(calls.setEmail, 'authenticated', async (input) => {
    const { body, caller, now } = input;
    const email = normalEmail(body.new_email);
    await askingWhoIsKnown(context, input.request).begin(now);
    const { user, problems } = await verifyPassword(context, caller, body.current_password, now);
    refuseProblems([...problems, ...(await addressProblems(context, email, 'new_email'))]);
    await database.write(async (tx) => {
      const locked = await lockUser(tx, user.id);
      if (locked?.password !== user.password) throw new Invalid([WRONG_PASSWORD]);
      await sendProof(context, tx, 'new email', locked, { now, language: readerLanguage(input.request) }, email);
    });
    return undefined;
  });

  const also: DatabaseCheck = async ({ current_password, new_email }, { caller, request, now }) => {
    if (typeof new_email === 'string') await askingWhoIsKnown(context, request).begin(now);
    return [
      ...(caller && typeof current_password === 'string'
        ? (await verifyPassword(context, caller, current_password, now)).problems
        : []),
      ...(typeof new_email === 'string' ? await addressProblems(context, new_email, 'new_email') : []),
    ];
  };

  return [databaseChecks(setPassword, also), databaseChecks(setEmail, also)];
}
