import { atom } from 'jotai';
import { lookUpProblems } from '#domain/cart/people.ts';
import { type LookUp, lookUpOrder } from '#domain/contract/orders.ts';
import { problemTexts, textsByPath } from '#text/problem-text.ts';
import * as words from '#words/orders.ts';
import { sendAtom } from '../services.ts';

/** The result of looking for a booking, in words. `requested` says only that the search was sent, and never whether there is a booking (P13). */
export type Found =
  | { readonly kind: 'requested' | 'not_requested'; readonly words: string }
  | { readonly kind: 'invalid'; readonly problems: Readonly<Record<string, string>> };

/** Asks for an email with the link to a booking. The request is not stored for later, because the visitor waits for the mail. */
export const findBookingAtom = atom(null, async (get, _set, lookUp: LookUp): Promise<Found> => {
  const problems = lookUpProblems(lookUp);
  if (Object.keys(problems).length > 0) return { kind: 'invalid', problems: problemTexts(problems) };
  const outcome = await get(sendAtom)(lookUpOrder, { body: lookUp });
  if (outcome.kind === 'ok') return { kind: 'requested', words: words.linkRequested };
  if (outcome.kind === 'invalid') return { kind: 'invalid', problems: textsByPath(outcome.problems) };
  if (outcome.kind === 'unreachable' && outcome.why === 'busy') return { kind: 'not_requested', words: words.busy };
  return { kind: 'not_requested', words: words.outOfReach };
});
