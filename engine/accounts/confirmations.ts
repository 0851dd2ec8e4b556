import * as calls from '#domain/contract/accounts/user-calls.ts';
import type { Context } from '../context.ts';
import { readerLanguage } from '../http/request/reader-language.ts';
import { type AccountInput, databaseChecks, type Route, route } from '../http/route.ts';
import { activateUser, changeEmail, replacePassword } from './confirm.ts';
import { sendProof } from './model/account-emails.ts';
import type { Purpose } from './model/mailed-tokens.ts';
import { userByEmail } from './model/queries.ts';
import { askingForMail, askingWhoIsKnown } from './sign-in/rate-limits.ts';
import { addressProblems } from './sign-in/verify-password.ts';

/** Requests for an email, and the acts that its link allows: activate, choose another password or address (A7). The answers are djoser's. */
export function confirmationRoutes(context: Context): Route[] {
  const { database } = context;
  type ConfirmationInput = Pick<AccountInput<unknown, { email: string }>, 'body' | 'request' | 'now'>;

  /** Emails a proof to the user of an address. The answer is the same if there is no such user, so it does not reveal who is known. */
  const mailing = (purpose: Purpose, isActive: 0 | 1) => {
    return async ({ body, request, now }: ConfirmationInput) => {
      await askingForMail(context, request, body.email).begin(now);
      await database.write(async (tx) => {
        const user = await userByEmail(tx, body.email);
        if (user?.is_active === isActive)
          await sendProof(context, tx, purpose, user, { now, language: readerLanguage(request) });
      });
      return undefined;
    };
  };

  return [
    route(calls.resendActivation, 'optional', mailing('activation', 0)),
    route(calls.resetPassword, 'optional', mailing('password', 1)),
    route(calls.resetEmail, 'optional', mailing('email', 1)),
    route(calls.activate, 'optional', ({ body, now }) => activateUser(context, body, now)),
    route(calls.confirmPassword, 'optional', ({ body, now }) => replacePassword(context, body, now)),
    databaseChecks(
      route(calls.confirmEmail, 'optional', async ({ body, request, now }) => {
        await askingWhoIsKnown(context, request).begin(now);
        await changeEmail(context, body, { now, language: readerLanguage(request) });
        return undefined;
      }),
      async ({ new_email }, { request, now }) => {
        if (typeof new_email !== 'string') return [];
        await askingWhoIsKnown(context, request).begin(now);
        return addressProblems(context, new_email, 'new_email');
      },
    ),
  ];
}
