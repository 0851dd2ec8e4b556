import * as calls from '#domain/contract/accounts/user-calls.ts';
import type { Context } from '../context.ts';
import { Failed, Invalid } from '../errors.ts';
import { validated } from '../http/request/body.ts';
import { type RawInput, type Route, rawRoute } from '../http/route.ts';
import { confirming, type Proof } from './confirm.ts';
import { formPage, type PageField, readForm, wordsPage } from './model/confirmation-html.ts';
import { askingWhoIsKnown } from './sign-in/rate-limits.ts';

interface Page {
  readonly path: string;
  readonly title: string;
  readonly button: string;
  readonly fields: readonly PageField[];
  /** The heading afterwards. */
  readonly done: string;
  /** @returns what is still to be done, in place of `done` */
  take(form: Proof & Record<string, string>, input: RawInput): Promise<string | undefined>;
}

/**
 * What the links in mails lead to where no back-office answers for them: a page with a button, and a field where something is to be
 * chosen. Looking at one changes nothing, for programs look at links too.
 */
export function confirmationPages(context: Context): Route[] {
  const confirm = confirming(context);
  const pages: Page[] = [
    {
      path: '/activate/{uid}/{token}/',
      title: 'Activate your account',
      button: 'Activate',
      fields: [],
      done: 'Your account is active',
      take: (input, { now }) => confirm.activate(validated(bodyOf(calls.activate), input), now),
    },
    {
      path: '/password/{uid}/{token}/',
      title: 'Choose a new password',
      button: 'Change the password',
      fields: [{ name: 'new_password', label: 'New password', type: 'password', autocomplete: 'new-password' }],
      done: 'Your password is changed',
      take: (input, { now }) => confirm.password(validated(bodyOf(calls.confirmPassword), input), now),
    },
    {
      path: '/email/{uid}/{token}/',
      title: 'Choose a new e-mail address',
      button: 'Change the address',
      fields: [{ name: 'new_email', label: 'New e-mail address', type: 'email', autocomplete: 'email' }],
      done: 'Your address is changed',
      take: async (input, { request, now }) => {
        await askingWhoIsKnown(context, request).begin(now);
        const isChanged = await confirm.email(validated(bodyOf(calls.confirmEmail), input), now);
        return isChanged ? undefined : 'Now open the link that was sent to the new address: then it counts.';
      },
    },
  ];
  return pages.flatMap((page) => [
    rawRoute('GET', page.path, async ({ url }) =>
      formPage({ ...page, fields: filled(page.fields, url), problems: [] }),
    ),
    rawRoute('POST', page.path, (input) => taken(page, input)),
  ]);
}

const expired = {
  title: 'This link does not work any more',
  words:
    'This link has expired or was already used. At the desk you can sign in, or get a new link under “Forgot your password?”.',
};

/** An address that the link names need not be typed again. */
function filled(fields: readonly PageField[], { searchParams }: URL): PageField[] {
  return fields.map((it) => ({ ...it, value: it.type === 'email' ? (searchParams.get(it.name) ?? '') : '' }));
}

async function taken(page: Page, input: RawInput): Promise<Response> {
  const { params, request } = input;
  const { uid = '', token = '' } = params;
  const form = await readForm(request);
  try {
    const words = await page.take({ ...form, uid, token }, input);
    return words ? wordsPage(page.title, words, 200) : wordsPage(page.done, 'You can sign in now.', 200);
  } catch (error) {
    if (error instanceof Failed && (error.status === 429 || error.extra['code'] === 'registration_closed'))
      return wordsPage(page.title, error.message, error.status);
    if (error instanceof Failed && error.status === 403) return wordsPage('Already done', 'You can sign in now.', 403);
    if (!(error instanceof Invalid)) throw error;
    const problems = error.problems.map(({ path, message }) => ({ field: String(path[0]), message }));
    if (problems.every(({ field }) => page.fields.some(({ name }) => name === field))) {
      return formPage({ ...page, problems });
    }
    return wordsPage(expired.title, expired.words, 400);
  }
}

function bodyOf<Body>({ body }: { body: Body | null }): Body {
  if (body === null) throw new TypeError('a call without a body');
  return body;
}
