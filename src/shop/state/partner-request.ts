import { atom } from 'jotai';
import { isEmail } from '#domain/contract/cart.ts';
import { type NewPartnerRequest, sendPartnerRequest } from '#domain/contract/partners/partner-requests.ts';
import { textsByPath } from '#text/problem-text.ts';
import * as words from '#words/partners/form.ts';
import { sendAtom } from './services.ts';

/** The result of a request: `problems` by field, or `text` if it could not be sent. */
export type PartnerOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'invalid'; readonly problems: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly text: string };

/** Sends a request to become a partner (O6). It is not stored for later: the typed text stays in the form. */
export const sendPartnerRequestAtom = atom(
  null,
  async (get, _set, form: Required<NewPartnerRequest>, key: string): Promise<PartnerOutcome> => {
    const typed = form.website.trim();
    const website = typed === '' || /^https?:/i.test(typed) ? typed : `https://${typed}`;
    const problems = missingIn(form);
    if (Object.keys(problems).length > 0) return { kind: 'invalid', problems };
    const outcome = await get(sendAtom)(sendPartnerRequest, { body: { ...form, website }, key });
    if (outcome.kind === 'ok') return { kind: 'sent' };
    if (outcome.kind === 'invalid') return { kind: 'invalid', problems: textsByPath(outcome.problems) };
    if (outcome.kind === 'unreachable') return { kind: 'failed', text: words.unreachable };
    const isTooMany = outcome.kind === 'refused' && outcome.status === 429;
    return { kind: 'failed', text: isTooMany ? words.tooMany : words.failed };
  },
);

function missingIn(form: NewPartnerRequest): Record<string, string> {
  const names = (['company', 'name', 'email', 'message'] as const).filter((name) => form[name].trim() === '');
  const missing = Object.fromEntries(names.map((name) => [name, words.required]));
  return isEmail(form.email) || missing['email'] ? missing : { ...missing, email: words.badEmail };
}
