import * as calls from '#domain/contract/accounts/user-calls.ts';
import type { Language } from '#domain/contract/languages.ts';
import { Failed, Invalid } from '../base/errors.ts';
import type { Context } from '../context.ts';
import { validated } from '../http/request/body.ts';
import { readerLanguage } from '../http/request/reader-language.ts';
import { type RawInput, type Route, rawRoute } from '../http/route.ts';
import { activateUser, changeEmail, type Proof, replacePassword } from './confirm.ts';
import { type AccountWords, accountWords, fieldLabel, refusalWords } from './model/account-words.ts';
import { type FormProblem, formPage, type PageField, readForm, wordsPage } from './model/confirmation-html.ts';
import { askingWhoIsKnown } from './sign-in/rate-limits.ts';

interface Page {
  readonly name: keyof AccountWords['pages'];
  readonly fields: readonly Omit<PageField, 'label'>[];
  /** @returns 'not yet' while a second link still has to be opened */
  take(form: Proof & Record<string, string>, input: RawInput): Promise<'not yet' | undefined>;
}

/**
 * Pages for the links in emails, if no back-office of the operator's has pages for them: a button, and a field if the user has to choose a value.
 * Opening a page changes nothing, because programs open links too.
 */
export function confirmationPages(context: Context): Route[] {
  const pages: Page[] = [
    {
      name: 'activate',
      fields: [],
      take: (input, { now }) => activateUser(context, validated(bodyOf(calls.activate), input), now),
    },
    {
      name: 'password',
      fields: [{ name: 'new_password', type: 'password', autocomplete: 'new-password' }],
      take: (input, { now }) => replacePassword(context, validated(bodyOf(calls.confirmPassword), input), now),
    },
    {
      name: 'email',
      fields: [{ name: 'new_email', type: 'email', autocomplete: 'email' }],
      take: async (input, { request, now }) => {
        await askingWhoIsKnown(context, request).begin(now);
        const options = { now, language: readerLanguage(request) };
        const isChanged = await changeEmail(context, validated(bodyOf(calls.confirmEmail), input), options);
        return isChanged ? undefined : 'not yet';
      },
    },
  ];
  return pages.flatMap((page) => {
    const path = `/${page.name}/{uid}/{token}/`;
    return [
      rawRoute('GET', path, async ({ request, url }) => formOf(page, readerLanguage(request), url)),
      rawRoute('POST', path, (input) => taken(page, input)),
    ];
  });
}

/** The page's form, filled with the address that the link names. */
function formOf(
  { name, fields }: Page,
  language: Language,
  { searchParams }: URL,
  problems: readonly FormProblem[] = [],
): Response {
  const words = accountWords[language];
  const filled = fields.map((it) => ({
    ...it,
    label: fieldLabel(words, it.name),
    value: it.type === 'email' ? (searchParams.get(it.name) ?? '') : '',
  }));
  return formPage(language, { ...words.pages[name], fields: filled, problems });
}

async function taken(page: Page, input: RawInput): Promise<Response> {
  const { params, request, url } = input;
  const { uid = '', token = '' } = params;
  const language = readerLanguage(request);
  const words = accountWords[language];
  const { title, done } = words.pages[page.name];
  const { subject: toConfirm } = words.proofs['new email'];
  const form = await readForm(request);
  try {
    const outcome = await page.take({ ...form, uid, token }, input);
    return outcome === 'not yet'
      ? wordsPage(language, toConfirm, words.nowConfirm, 200)
      : wordsPage(language, done, words.canSignIn, 200);
  } catch (error) {
    const refused = error instanceof Failed ? refusalWords(words, error) : null;
    if (refused !== null) return wordsPage(language, title, refused, (error as Failed).status);
    if (error instanceof Failed && error.status === 403)
      return wordsPage(language, words.alreadyDone, words.canSignIn, 403);
    if (!(error instanceof Invalid)) throw error;
    const problems = error.problems.map((it) => ({ ...it, field: String(it.path[0]) }));
    if (problems.every(({ field }) => page.fields.some(({ name }) => name === field)))
      return formOf(page, language, url, problems);
    return wordsPage(language, words.linkOver, words.linkOverText, 400);
  }
}

function bodyOf<Body>({ body }: { body: Body | null }): Body {
  if (body === null) throw new TypeError('a call without a body');
  return body;
}
