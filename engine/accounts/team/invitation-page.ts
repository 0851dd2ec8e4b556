import { NewUser } from '#domain/contract/accounts/user-calls.ts';
import type { Of } from '#domain/contract/fields.ts';
import type { Language } from '#domain/contract/languages.ts';
import { reason } from '#domain/contract/problems.ts';
import { Failed, Invalid, invalidError } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import { validated } from '../../http/request/body.ts';
import { readerLanguage } from '../../http/request/reader-language.ts';
import { type RawInput, type Route, rawRoute } from '../../http/route.ts';
import { accountWords, fieldLabel, refusalWords, roleTitle } from '../model/account-words.ts';
import { type FormProblem, formPage, readForm, wordsPage } from '../model/confirmation-html.ts';
import { createTokenPair } from '../model/contract.ts';
import { emailKey, normalEmail } from '../model/email-address.ts';
import { wholeId } from '../model/in-account.ts';
import { insertUser, userByEmail } from '../model/queries.ts';
import { registrationClosedError } from '../model/registration.ts';
import { passwordProblems } from '../sign-in/password-rules.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { provenUser } from '../sign-in/sign-in.ts';
import { type Invitation, invitationFacts, invitedBy, joinByInvitation } from './invitations.ts';

const signInFields = [
  { name: 'email', type: 'email', autocomplete: 'username' },
  { name: 'password', type: 'password', autocomplete: 'current-password' },
] as const;

const newUserFields = [
  { name: 'first_name', type: 'text', autocomplete: 'given-name', isOptional: true },
  { name: 'last_name', type: 'text', autocomplete: 'family-name', isOptional: true },
  { name: 'new_password', type: 'password', autocomplete: 'new-password' },
] as const;

/** The page for an invitation's link, if no back-office of the operator's has one. */
export function invitationPage(context: Context): Route[] {
  const path = '/team/{id}/{token}/';
  const accept = async ({ params, request, now }: RawInput): Promise<Response> => {
    const invitation = invitationIn(params);
    const language = readerLanguage(request);
    const { welcome, canSignIn, wrongPassword } = accountWords[language];
    try {
      const form = await readForm(request);
      if (form['new_password'] !== undefined) {
        await joinAsNewUser(context, invitation, validated(NewUser, form), now);
        return wordsPage(language, welcome, canSignIn, 200);
      }
      const credentials = validated(createTokenPair.body ?? throwNoBody(), form);
      const { user, tries } = await provenUser(context, credentials, request, now);
      await context.database.write(async (tx) => {
        await joinByInvitation(tx, user.id, invitation, now);
        await tries.forgive(tx);
      });
      return wordsPage(language, welcome, canSignIn, 200);
    } catch (error) {
      const problems = problemsOf(error, wrongPassword);
      if (!problems) throw error;
      return invitationForm(context, invitation, { now, language }, problems);
    }
  };
  const show = ({ params, request, now }: RawInput) =>
    invitationForm(context, invitationIn(params), { now, language: readerLanguage(request) }, []);
  return [rawRoute('GET', path, inWords(show)), rawRoute('POST', path, inWords(accept))];
}

/** Answers a faulty link or a refused user with a page in words. */
function inWords(answer: (input: RawInput) => Promise<Response>) {
  return async (input: RawInput): Promise<Response> => {
    try {
      return await answer(input);
    } catch (error) {
      const language = readerLanguage(input.request);
      const words = accountWords[language];
      if (error instanceof Invalid) return wordsPage(language, words.linkOver, words.invitationOver, 400);
      if (!(error instanceof Failed)) throw error;
      return wordsPage(language, words.joinTeam, refusalWords(words, error) ?? error.message, error.status);
    }
  };
}

function invitationIn(params: RawInput['params']): Invitation {
  return { id: wholeId(params['id']), token: params['token'] ?? '' };
}

/** A form that names company, role and inviter. The form that the invited person needs comes first: most have no account yet. */
async function invitationForm(
  { database }: Context,
  invitation: Invitation,
  { now, language }: { now: Temporal.Instant; language: Language },
  problems: readonly FormProblem[],
): Promise<Response> {
  const { company, role, inviter, isUser } = await database.read(async (tx) => {
    const invited = await invitedBy(tx, invitation, now);
    const { company, inviter } = await invitationFacts(tx, invited);
    const user = await userByEmail(tx, invited.email ?? '');
    return { company, role: invited.role_name, inviter, isUser: user !== undefined };
  });
  const words = accountWords[language];
  const labelled = (fields: typeof signInFields | typeof newUserFields) =>
    fields.map((it) => ({ ...it, label: fieldLabel(words, it.name) }));
  const signIn = { ...words.signIn, fields: labelled(signInFields) };
  const newUser = { ...words.newUser, fields: labelled(newUserFields) };
  const [first, other] = isUser ? [signIn, newUser] : [newUser, signIn];
  const title = roleTitle(role, language);
  const who = inviter === '' ? words.invited(company, title) : words.invitedBy(inviter, company, title);
  return formPage(language, { ...first, title: words.join(company), text: `${who} ${first.text}`, other, problems });
}

/** The problems beside the form's fields; null if the link itself is wrong. */
function problemsOf(error: unknown, wrongPassword: string): FormProblem[] | null {
  if (error instanceof Failed && error.status === 401) return [{ field: 'password', text: wrongPassword }];
  if (!(error instanceof Invalid) || error.problems.some(({ path }) => path[0] === 'token')) return null;
  return error.problems.map((it) => ({ field: String(it.path[0]), ...it }));
}

function throwNoBody(): never {
  throw new TypeError('a call without a body');
}

/**
 * Makes a user for an invited person who has no account yet, and accepts the invitation. No activation is needed, because the secret already
 * proves that they read the email.
 *
 * @throws Invalid for a bad invitation or password, and for a known address; Failed
 */
async function joinAsNewUser(
  { database, config }: Context,
  invitation: Invitation,
  { first_name = '', last_name = '', new_password }: Of<typeof NewUser>,
  now: Temporal.Instant,
): Promise<void> {
  if (config.registration === 'closed') throw registrationClosedError();
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
    if (!user) throw invalidError(['new_password'], reason('has_account'));
    await joinByInvitation(tx, user.id, invitation, now);
  });
}
