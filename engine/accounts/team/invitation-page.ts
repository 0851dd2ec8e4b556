import type { Context } from '../../context.ts';
import { Failed, Invalid } from '../../errors.ts';
import { validated } from '../../http/request/validate.ts';
import { type RawInput, type Route, rawRoute } from '../../http/route.ts';
import { formPage, readForm, wordsPage } from '../model/confirmation-html.ts';
import { createTokenPair } from '../model/contract.ts';
import { wholeId } from '../model/in-account.ts';
import { NewUser } from '../model/users-contract.ts';
import { provenUser } from '../sign-in/sign-in.ts';
import { joinAsNewUser } from './accept-invitation.ts';
import { joinByInvitation } from './invitations.ts';

const page = {
  title: 'Join a team',
  words: 'Sign in to accept the invitation.',
  button: 'Accept',
  fields: [
    { name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'username' },
    { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
  ],
  other: {
    title: 'No account yet?',
    words: 'Choose a password, and you have one with the address that the invitation was sent to.',
    button: 'Make an account and join',
    fields: [
      { name: 'first_name', label: 'First name', type: 'text', autocomplete: 'given-name', isOptional: true },
      { name: 'last_name', label: 'Last name', type: 'text', autocomplete: 'family-name', isOptional: true },
      { name: 'new_password', label: 'New password', type: 'password', autocomplete: 'new-password' },
    ],
  },
} as const;

/** What the link in an invitation leads to where no back-office answers for it. */
export function invitationPage(context: Context): Route[] {
  const path = '/team/{id}/{token}/';
  const accept = async ({ params, request, now }: RawInput): Promise<Response> => {
    const invitation = { id: wholeId(params['id']), token: params['token'] ?? '' };
    try {
      const form = await readForm(request);
      if (form['new_password'] !== undefined) {
        await joinAsNewUser(context, invitation, validated(NewUser, form), now);
        return wordsPage(page.title, 'Welcome: you are in the team now, and can sign in with your password.', 200);
      }
      const signIn = validated(createTokenPair.body ?? never(), form);
      const { user, tries } = await provenUser(context, signIn, request, now);
      await context.database.write(async (tx) => {
        await joinByInvitation(tx, user.id, invitation, now);
        await tries.forgive(tx);
      });
      return wordsPage(page.title, 'Welcome: you are in the team now.', 200);
    } catch (error) {
      const problems = problemsOf(error);
      if (problems) return formPage({ ...page, problems });
      if (error instanceof Invalid) return wordsPage(page.title, 'This invitation is not good any more.', 400);
      if (error instanceof Failed) return wordsPage(page.title, error.message, error.status);
      throw error;
    }
  };
  return [rawRoute('GET', path, async () => formPage({ ...page, problems: [] })), rawRoute('POST', path, accept)];
}

/** What stands beside the fields; null where it is the link itself that is wrong. */
function problemsOf(error: unknown) {
  if (error instanceof Failed && error.status === 401) return [{ field: 'password', message: error.message }];
  if (!(error instanceof Invalid) || error.problems.some(({ path }) => path[0] === 'token')) return null;
  return error.problems.map(({ path, message }) => ({ field: String(path[0]), message }));
}

function never(): never {
  throw new TypeError('a call without a body');
}
