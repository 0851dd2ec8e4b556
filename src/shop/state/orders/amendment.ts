import { atom } from 'jotai';
import { experienceResource } from '#domain/app/pages.ts';
import { answerName } from '#domain/booking/answers-form.ts';
import { formOf, selectionFrom } from '#domain/booking/booking-form.ts';
import type { LineQuestion } from '#domain/booking/booking-questions.ts';
import { lineEstimate } from '#domain/booking/pricing.ts';
import { type ChangeQuote, type LineChangeRequest, quoteChange } from '#domain/contract/line-change.ts';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { newQuestions } from '#domain/orders/line-change.ts';
import type { Phrase } from '#domain/text/phrases.ts';
import type { Outcome } from '#platform/network/api.ts';
import { travelerPhrases } from '#text/answer-words.ts';
import { firstText } from '#text/problem-text.ts';
import { noSuchBooking } from '#words/orders.ts';
import { lookAgainAtom, missingFieldsAtom } from '../booking/booking.ts';
import { showMonthAtom } from '../booking/booking-days.ts';
import { askAtom } from '../booking/booking-starts.ts';
import { bookingAtom, noteAttemptAtom, openBookedAtom } from '../booking/experience.ts';
import { isMissingResourceAtom, peekAtom, refreshAtom } from '../resources.ts';
import { sendAtom } from '../services.ts';
import { bookingRefusalText, readOrderAtom } from './orders.ts';

/** The engine's answer about a selection. `refused` has its words. */
type Answer =
  | { readonly kind: 'quote'; readonly quote: ChangeQuote }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'unreachable' };

/** The state of a change that the visitor is making. `asking` until the engine has sent its price. */
export type AmendmentQuote = { readonly kind: 'closed' | 'same' | 'gaps' | 'asking' } | Answer;

/** The content of a booked line's form: no form, no change, missing fields, or another selection. */
export const changeRequestAtom = atom((get): 'closed' | 'same' | 'gaps' | LineChangeRequest => {
  const booking = get(bookingAtom);
  if (!booking?.booked) return 'closed';
  const { experience, selection, booked } = booking;
  if (JSON.stringify(selection) === JSON.stringify(selectionFrom(experience, formOf(booked)))) return 'same';
  if (get(missingFieldsAtom).length > 0) return 'gaps';
  const { booking_info, extra_items_units } = selection;
  // A choice that was removed is sent as null.
  const { pickup_point_id = null, dropoff_point_id = null } = booking_info;
  return { booking_info: { ...booking_info, pickup_point_id, dropoff_point_id }, extra_items_units };
});

const answeredAtom = atom<{ readonly key: string; readonly answer: Answer } | null>(null);

/** The same selection gives the same text. Null if there is none to ask about. */
export const amendmentKeyAtom = atom((get): string | null => {
  const request = get(changeRequestAtom);
  return typeof request === 'string' ? null : JSON.stringify(request);
});

export const amendmentQuoteAtom = atom((get): AmendmentQuote => {
  const request = get(changeRequestAtom);
  if (typeof request === 'string') return { kind: request };
  const answered = get(answeredAtom);
  return answered && answered.key === get(amendmentKeyAtom) ? answered.answer : { kind: 'asking' };
});

/** Opens the form for a booked line, with order and experience read again. `gone`: the shop no longer offers the experience. */
export const startAmendmentAtom = atom(null, async (get, set, order: Order, line: OrderLine): Promise<Started> => {
  const resource = experienceResource(line.experience.slug);
  set(answeredAtom, null);
  const [heard] = await Promise.all([set(readOrderAtom, order.id), set(refreshAtom, resource)]);
  if (heard.kind !== 'ok') return 'unreachable';
  if (!get(peekAtom(resource))) return get(isMissingResourceAtom(resource)) ? 'gone' : 'unreachable';
  set(openBookedAtom, line);
  void set(showMonthAtom, line.booking_info.date.slice(0, 7));
  void set(askAtom, { atOnce: true });
  return 'here';
});

export type Started = 'here' | 'gone' | 'unreachable';

/** Asks for the price of the form's selection, after a moment without changes. */
export const quoteAmendmentAtom = atom(null, async (get, set, orderId: string, id: string): Promise<void> => {
  const key = get(amendmentKeyAtom);
  if (key === null) return;
  await new Promise((resolve) => setTimeout(resolve, STILL_MS));
  if (get(amendmentKeyAtom) !== key) return;
  const params = { orderId, id };
  const hear = (outcome: Outcome<ChangeQuote>) => {
    if (get(amendmentKeyAtom) === key) set(answeredAtom, { key, answer: answerOf(outcome) });
  };
  hear(await get(sendAtom)(quoteChange, { params, body: key, onLate: hear }));
});

function answerOf(outcome: Outcome<ChangeQuote>): Answer {
  switch (outcome.kind) {
    case 'ok':
      return { kind: 'quote', quote: outcome.reply };
    case 'refused':
      return { kind: 'refused', words: bookingRefusalText(outcome.refusal) };
    case 'invalid':
      return { kind: 'refused', words: firstText(outcome.problems) };
    case 'notFound':
      return { kind: 'refused', words: noSuchBooking };
    case 'unchanged':
    case 'unreachable':
      return { kind: 'unreachable' };
  }
}

const STILL_MS = 300;

/** Unanswered questions for the form's selection, mostly of added guests. Each has the name of its field. */
export const amendmentQuestionsAtom = atom((get): { item: LineQuestion; name: string; who: Phrase[] | null }[] => {
  const [line, booked] = [get(amendedLineAtom), get(bookingAtom)?.booked];
  if (!line || !booked) return [];
  return newQuestions(booked, line).map((item) => ({
    item,
    name: answerName(line.id, item),
    who: item.participant && travelerPhrases(line, item.participant),
  }));
});

/** The line with the form's selection. Null if fields are missing. */
export const amendedLineAtom = atom((get) => {
  const booking = get(bookingAtom);
  if (!booking?.booked || typeof get(changeRequestAtom) === 'string') return null;
  return lineEstimate(booking.experience, booking.selection, booking.booked.id);
});

/** The answer about the selection no longer holds. Asks again for the price and for the day's places. */
export const requoteAmendmentAtom = atom(null, async (_get, set, orderId: string, id: string): Promise<void> => {
  set(answeredAtom, null);
  void set(quoteAmendmentAtom, orderId, id);
  await Promise.all([set(readOrderAtom, orderId), set(lookAgainAtom)]);
});

export const showAmendmentMissingFieldsAtom = atom(null, (get, set): void => {
  const booking = get(bookingAtom);
  if (booking) set(noteAttemptAtom, booking, { kind: 'incomplete' });
});
