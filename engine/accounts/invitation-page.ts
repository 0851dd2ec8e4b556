import type { Context } from '../context.ts';
import { Failed, Invalid } from '../http/errors.ts';
import type { RawInput, Route } from '../http/route.ts';
import { rawRoute } from '../http/route.ts';
import { validated } from '../http/validate.ts';
import { formOf, formPage, wordsPage } from './confirmation-html.ts';
import { createTokenPair } from './contract.ts';
import { wholeId } from './in-account.ts';
import { acceptInvitation } from './invitations.ts';
import { provenUser } from './sign-in.ts';

const page = {
  title: 'Join a team',
  words: 'Sign in to accept the invitation. Without an account yet, register first: this link stays good for a week.',
  button: 'Accept',
  fields: [
    { name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'username' },
    { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
  ],
} as const;

/** What the link in an invitation leads to where no back-office answers for it. */
export function invitationPage(context: Context): Route[] {
  const path = '/team/{id}/{token}/';
  const accept = async ({ params, request, now }: RawInput): Promise<Response> => {
    const invitation = { id: wholeId(params['id']), token: params['token'] ?? '' };
    try {
      const signIn = validated(createTokenPair.body ?? never(), await formOf(request));
      const { user, tries } = await provenUser(context, signIn, request, now);
      await context.database.write(async (tx) => {
        await acceptInvitation(tx, user.id, invitation, now);
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
