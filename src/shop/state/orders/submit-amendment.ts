import { atom } from 'jotai';
import { answersProblems, sentAnswers, type TypedAnswers } from '#domain/booking/answers-form.ts';
import { changeBooking, dropChange } from '#domain/contract/line-change.ts';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { askAgainIn } from '#domain/orders/buyer-status.ts';
import { firstText, problemTexts, textsByPath } from '#text/problem-text.ts';
import * as words from '#words/amend.ts';
import { noSuchBooking } from '#words/orders.ts';
import { sendAtom } from '../services.ts';
import { showToastAtom } from '../toasts.ts';
import {
  amendedLineAtom,
  amendmentQuestionsAtom,
  amendmentQuoteAtom,
  changeRequestAtom,
  requoteAmendmentAtom,
} from './amendment.ts';
import { bookingRefusalText, pollSessionAtom, readOrderAtom, sendOnceAtom } from './orders.ts';
import { followCheckoutAtom } from './payment-page.ts';

/** The result of changing. `unknown`: no answer came. The same request can be sent again and never changes twice. */
export type AmendmentOutcome =
  | { readonly kind: 'made' | 'left' | 'unknown' }
  | { readonly kind: 'invalid'; readonly problem: string }
  /** By the names of the fields. */
  | { readonly kind: 'unanswered'; readonly problems: Readonly<Record<string, string>> }
  /** `words`: the change, or the reason of the refusal. The price has been asked for again. */
  | { readonly kind: 'refused'; readonly words: string };

/** Changes a booked line if it still costs the price that was shown, and goes on to pay if something is due. It is sent now or not at all. */
export const submitAmendmentAtom = atom(
  null,
  async (
    get,
    set,
    order: Order,
    line: OrderLine,
    { email, answers }: { email: string; answers: TypedAnswers },
  ): Promise<AmendmentOutcome> => {
    const [request, changing, then] = [get(changeRequestAtom), get(amendmentQuoteAtom), get(amendedLineAtom)];
    if (typeof request === 'string' || changing.kind !== 'quote' || !then) return { kind: 'refused', words: '' };
    const names = new Set(get(amendmentQuestionsAtom).map(({ name }) => name));
    const wrong = Object.entries(answersProblems(answers, then)).filter(([name]) => names.has(name));
    if (wrong.length > 0) return { kind: 'unanswered', problems: problemTexts(Object.fromEntries(wrong)) };
    const booking_answers = sentAnswers(answers, then);
    const { to_pay, to_refund } = changing.quote;
    const expected = { expected_to_pay: to_pay.amount, expected_to_refund: to_refund.amount };
    const body = { ...request, ...expected, booking_answers, email: email.trim() };
    const params = { orderId: order.id, id: line.id };
    const outcome = await get(sendOnceAtom)(changeBooking, { params, body });
    if (outcome.kind === 'unreachable') return { kind: 'unknown' };

    if (outcome.kind === 'ok') {
      await set(readOrderAtom, order.id);
      const { checkout_url } = outcome.reply;
      if (checkout_url !== null) {
        await set(followCheckoutAtom, checkout_url);
        return { kind: 'left' };
      }
      set(showToastAtom, CHANGED);
      return { kind: 'made' };
    }
    if (outcome.kind === 'invalid') {
      const problem = textsByPath(outcome.problems)['email'];
      return problem ? { kind: 'invalid', problem } : { kind: 'refused', words: firstText(outcome.problems) };
    }
    if (outcome.kind !== 'refused') return { kind: 'refused', words: noSuchBooking };
    await set(requoteAmendmentAtom, order.id, line.id);
    return { kind: 'refused', words: bookingRefusalText(outcome.refusal) };
  },
);

/** Withdraws a change that waits for its payment. Resolves to the reason why not, in words, or to null if it was withdrawn. */
export const withdrawAmendmentAtom = atom(null, async (get, set, order: Order): Promise<string | null> => {
  const outcome = await get(sendAtom)(dropChange, { params: { orderId: order.id } });
  if (outcome.kind === 'unreachable') return words.dropNoAnswer;
  await set(readOrderAtom, order.id);
  if (outcome.kind === 'refused') return bookingRefusalText(outcome.refusal);
  set(showToastAtom, { kind: 'good', text: words.dropped });
  return null;
});

/** Asks for the result of a change's payment while the change waits for it (P8). The engine asks the provider if no notice came. */
export const watchAmendmentAtom = atom(null, (_get, set, orderId: string, sessionId: string) =>
  set(pollSessionAtom, sessionId, async (outcome, polls) => {
    if (outcome.kind !== 'ok' || outcome.reply.change?.state === 'pending') return askAgainIn(null, polls);
    if (outcome.reply.change?.state === 'made') set(showToastAtom, CHANGED);
    void set(readOrderAtom, orderId);
    return null;
  }),
);

export const CHANGED = { kind: 'good', text: words.changed } as const;
