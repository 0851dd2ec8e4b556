import { NewUser } from '#domain/contract/accounts/user-calls.ts';
import type { Of } from '#domain/contract/fields.ts';
import type { Context } from '../../context.ts';
import { Failed, Invalid } from '../../errors.ts';
import { validated } from '../../http/request/body.ts';
import { type RawInput, type Route, rawRoute } from '../../http/route.ts';
import { formPage, readForm, wordsPage } from '../model/confirmation-html.ts';
import { createTokenPair } from '../model/contract.ts';
import { emailKey, normalEmail } from '../model/email-address.ts';
import { wholeId } from '../model/in-account.ts';
import { insertUser } from '../model/queries.ts';
import { registrationClosed } from '../model/registration.ts';
import { passwordProblems } from '../sign-in/password-rules.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { provenUser } from '../sign-in/sign-in.ts';
import { invitedBy, joinByInvitation } from './invitations.ts';

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

/**
 * Makes a user of an invited person who has no account yet, and has them accept. They have read the mail, which is all that activating
 * would prove.
 *
 * @throws Invalid for a bad invitation or password, and for an address that is known; Failed
 */
async function joinAsNewUser(
  { database, config }: Context,
  invitation: { id: number; token: string },
  { first_name = '', last_name = '', new_password }: Of<typeof NewUser>,
  now: Temporal.Instant,
): Promise<void> {
  if (config.registration === 'closed') throw registrationClosed();
  const { email: address } = await database.read((tx) => invitedBy(tx, invitation, now));
  const email = normalEmail(address);
  const problems = passwordProblems(new_password, { first_name, last_name, email }, 'new_password');
  if (problems.length > 0) throw new Invalid(problems);
  const password = await hashPassword(new_password);
  await database.write(async (tx) => {
    const user = await insertUser(tx, {
      email,
      email_key: emailKey(email),
      password,
      first_name,
      last_name,
      is_active: 1,
      is_staff: 0,
      last_login: null,
      date_joined: now.epochMilliseconds,
    });
    if (!user)
      throw new Invalid([{ path: ['new_password'], message: 'You have an account already: sign in with it.' }]);
    await joinByInvitation(tx, user.id, invitation, now);
  });
}
