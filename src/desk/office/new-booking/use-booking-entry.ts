import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { problemTexts } from '#desk/shared/problem-text.ts';
import { problemOf, useChange } from '#desk/shared/use-change.ts';
import { contactAtom } from '#desk/state/contact.ts';
import { answersProblems, sentAnswers, type TypedAnswers } from '#domain/booking/answers-form.ts';
import { type BookingForm, blankForm, selectionFrom } from '#domain/booking/booking-form.ts';
import { lineEstimate, quote } from '#domain/booking/pricing.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { holdPlaces, releasePlaces, type StaffHold, type StaffHoldRequest } from '#domain/contract/office/bookings.ts';
import { type Reason } from '#domain/contract/problems.ts';
import { makeOrder, makePayment } from '#domain/contract/seller-orders.ts';
import { nearestDepartures, offersOn } from '#domain/desk/start-choice.ts';
import { minor, toDecimal } from '#domain/money/money.ts';
import { PAYMENT_LINK } from '#domain/orders/order-form.ts';
import { phrasesText } from '#domain/text/phrases.ts';
import { HOLD_MINUTES } from '#domain/time/hold.ts';
import type { Outcome } from '#platform/network/api.ts';
import { missingFields } from '#text/missing-fields.ts';
import { quoteLines } from '#text/quote-lines.ts';
import type { MadeBooking } from './booked-view.tsx';
import { type Guest, guestProblems, trimmedGuest } from './guest-part.tsx';
import { amountNow, amountNowProblem, ON_ARRIVAL, paymentBody, useArrivalType } from './payment-part.tsx';
import { useDepartures } from './start-part.tsx';

interface Input {
  tour: Experience;
  store: number;
  date: string | null;
  guest: Guest;
}

type Booked = { readonly kind: 'made'; readonly made: MadeBooking } | { readonly kind: 'not'; readonly part?: string };

export type BookingEntry = ReturnType<typeof useBookingEntry>;

const byStaff = { byStaff: true };

/** The state of a booking while staff enter it: the selection, the engine's price, the hold of its places, and the missing fields. */
export function useBookingEntry({ tour, store, date, guest }: Input) {
  const [form, setChosen] = useState<BookingForm>(() => ({ ...blankForm(tour), date }));
  const months = useDepartures(tour, form.date);
  const [answers, setAnswers] = useState<TypedAnswers>({});
  const [payment, setPayment] = useState(ON_ARRIVAL);
  const [hasTried, setTried] = useState(false);
  const { change, isBusy, problem: refused, clearProblem } = useChange();
  const arrivalType = useArrivalType(store);

  const selection = selectionFrom(tour, form);
  const { start_time_id } = form;
  const isStartKnown = tour.schedule.start_times.some(({ id }) => id === start_time_id);
  const line = form.date !== null && isStartKnown ? lineEstimate(tour, selection, 'new') : null;
  // The engine decides whether places are free, because the calendar also counts this booking's own hold as taken.
  const offersWhere = (isHeld: boolean) =>
    months.isDayKnown ? offersOn(tour, selection, months.departures, isHeld) : null;
  const isComplete = missingFields(tour, form, offersWhere(true), byStaff).length === 0;
  const request = { ...selection, experience_id: tour.id };
  const { id: hold_id, outcome } = usePlacesHold(isComplete ? { store, lines: [request] } : null);
  const hold = outcome?.kind === 'ok' ? outcome.reply : null;
  const isTaken = outcome?.kind === 'refused' && outcome.refusal.code === 'places_taken';
  const notHeld = outcome && outcome.kind !== 'unreachable' && !isTaken ? problemOf(outcome) : null;
  const offers = offersWhere(hold !== null);
  const missing = missingFields(tour, form, offers, byStaff);
  const chosen = offers?.find(({ id }) => id === start_time_id);
  const isDayFull = form.date !== null && offers?.every(({ reason }) => reason !== null) === true;
  const isShort = chosen ? chosen.reason !== null : isDayFull;

  const estimate = quote(tour, selection);
  const { currency } = tour;
  const price = { total: hold ? minor(hold.total.gross, currency) : estimate.gross, currency };
  const amount = amountNow(payment, price);
  const ofGuest = guestProblems(guest, payment.way === 'link' && price.total > 0);
  const ofAnswers = line ? wrongAnswers(answersProblems(answers, line)) : {};
  const [first] = missing;
  /** The first problem that prevents the booking, as a text: its field may be folded or out of sight. null if nothing is missing. */
  const toMend =
    first?.text ??
    Object.values(ofAnswers)[0] ??
    Object.values(ofGuest)[0] ??
    (amount === null ? amountNowProblem(payment, price) : null);

  /** @returns the booking that was made; else the part of the form with the first problem, if a part has one */
  async function book(): Promise<Booked> {
    setTried(true);
    if (first) return { kind: 'not', part: first.part };
    if (Object.keys(ofAnswers).length > 0) return { kind: 'not', part: 'questions' };
    if (Object.keys(ofGuest).length > 0) return { kind: 'not', part: 'guest' };
    if (amount === null) return { kind: 'not', part: 'payment' };
    const { staff_note, language, ...main_contact_info } = trimmedGuest(guest);
    const outcomeOfOrder = await change(makeOrder, {
      body: {
        store,
        lines: [{ ...request, ...(line && { booking_answers: sentAnswers(answers, line) }) }],
        main_contact_info,
        staff_note,
        language: language || null,
        expected_total: toDecimal(price.total, currency),
        hold: hold_id,
        ...paymentBody(payment, amount, currency, arrivalType),
      },
    });
    if (outcomeOfOrder.kind !== 'ok') return { kind: 'not' };
    const order = outcomeOfOrder.reply;
    if (payment.way !== 'now' || payment.type !== PAYMENT_LINK || price.total === 0)
      return { kind: 'made', made: { order, page: null } };
    const page = await change(makePayment, {
      params: { orderId: order.id },
      body: { payment_method_id: PAYMENT_LINK, amount: toDecimal(amount, currency) },
    });
    return { kind: 'made', made: { order, page: page.kind === 'ok' ? (page.reply.checkout_url ?? '') : '' } };
  }

  return {
    form,
    setForm: (next: BookingForm) => {
      clearProblem();
      setChosen(next);
    },
    months,
    offers,
    others: isTaken || isShort ? nearestDepartures(tour, selection, months.departures) : null,
    /** Places that are left at the chosen start, if they are too few. The engine's number is newer than the calendar's. */
    left: (isTaken ? outcome.refusal.left : chosen?.places) ?? 0,
    line,
    lines: quoteLines(tour, form, estimate).map((it) => ({ ...it, label: phrasesText(it.label) })),
    price,
    amount,
    hold,
    holdState: holdStateOf(isComplete, outcome?.kind),
    payment,
    setPayment,
    answers,
    setAnswers,
    problems: hasTried ? { ...ofGuest, ...ofAnswers } : ofAnswers,
    problem: (hasTried ? toMend : null) ?? refused?.text ?? notHeld?.text ?? null,
    isBusy,
    book,
  };
}

/** The problems of answers, without missing ones: staff may leave a question open, but must not give an invalid answer. */
function wrongAnswers(problems: Readonly<Record<string, Reason>>): Record<string, string> {
  return problemTexts(Object.fromEntries(Object.entries(problems).filter(([, { code }]) => code !== 'unanswered')));
}

function holdStateOf(isComplete: boolean, outcome: string | undefined) {
  if (!isComplete || outcome === 'refused' || outcome === 'invalid' || outcome === 'notFound') return 'none';
  if (outcome === undefined) return 'holding';
  return outcome === 'unreachable' ? 'unreachable' : 'held';
}

/** The pause after the last change of a selection before it is sent. */
const PAUSE_MILLISECONDS = 250;
/** The time before the end of a hold at which it is renewed. */
const EARLY_MINUTES = 5;

/**
 * Holds the places of a selection as long as the screen is open (B13), so that nobody else buys them during the call. Requests are sent one
 * after the other, so the last selection counts.
 *
 * @param request  null while the selection is not complete; the places held before stay held
 * @returns the id that the order names, and the outcome for this selection; null while there is none
 */
function usePlacesHold(request: StaffHoldRequest | null) {
  const { send } = useAtomValue(contactAtom);
  const [id] = useState(() => crypto.randomUUID());
  const [known, setKnown] = useState<{ readonly of: string; readonly outcome: Outcome<StaffHold> } | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const of = request && JSON.stringify(request);

  useEffect(() => {
    if (of === null) return undefined;
    let isOver = false;
    const body = JSON.parse(of) as StaffHoldRequest;
    const hold = async () => {
      if (isOver) return;
      const outcome = await send(holdPlaces, { params: { id }, body });
      if (!isOver) setKnown({ of, outcome });
    };
    const begin = () => {
      queue.current = queue.current.then(hold);
    };
    const starting = setTimeout(begin, PAUSE_MILLISECONDS);
    const renewing = setInterval(begin, (HOLD_MINUTES - EARLY_MINUTES) * 60_000);
    return () => {
      isOver = true;
      clearTimeout(starting);
      clearInterval(renewing);
    };
  }, [send, id, of]);

  useEffect(
    () => () => {
      queue.current = queue.current.then(() => send(releasePlaces, { params: { id } }));
    },
    [send, id],
  );

  return { id, outcome: known?.of === of ? known.outcome : null };
}
