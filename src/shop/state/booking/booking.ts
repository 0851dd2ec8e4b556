import { atom, type ExtractAtomValue } from 'jotai';
import { experienceResource } from '#domain/app/pages.ts';
import type { BookingForm } from '#domain/booking/booking-form.ts';
import {
  chooseDay,
  chooseExtra,
  chooseGroupSize,
  chooseParty,
  chooseQuantity,
  chooseRate,
  chosenRate,
} from '#domain/booking/booking-form.ts';
import { isPriceKnown, type Quote, quote } from '#domain/booking/pricing.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { depositFor, minor, toDecimal } from '#domain/money/money.ts';
import { isBalanceDueNow, USUAL_DUE_DAYS } from '#domain/orders/balance-due.ts';
import { instantOf } from '#domain/time/schedule.ts';
import { type MissingField, missingFields, missingFieldsOf } from '#text/missing-fields.ts';
import { addLineAtom, changeLineAtom } from '../cart/cart-actions.ts';
import type { CartOutcome } from '../cart/pending-commands.ts';
import { nowAtom } from '../clock.ts';
import { refreshAtom, storeAtom } from '../resources.ts';
import { dismissToastAtom, toastsAtom } from '../toasts.ts';
import { refreshDaysAtom, showMonthAtom } from './booking-days.ts';
import { askAtom, exactAnswerAtom, offersAtom } from './booking-starts.ts';
import type { Booking } from './experience.ts';
import { bookingAtom, changeFormAtom, noteAttemptAtom, openFormAtom, shownMonthAtom } from './experience.ts';

/**
 * The price of the selection by the known experience (E3). It is an estimate, because only the engine sets prices (E9). Null while the price depends
 * on a day that is not chosen (B12).
 */
export const quoteAtom = atom((get): Quote | null => {
  const booking = get(bookingAtom);
  if (!booking) return null;
  const { experience, selection, form } = booking;
  return isPriceKnown(chosenRate(experience, form), form) ? quote(experience, selection) : null;
});

export type Total = NonNullable<ExtractAtomValue<typeof totalAtom>>;

/**
 * The total: the engine's answer for exactly this party, else an estimate (E9). The answer has no extras, so a total with extras stays an estimate.
 */
export const totalAtom = atom((get) => {
  const estimate = get(quoteAtom);
  const booking = get(bookingAtom);
  if (!estimate || !booking) return null;
  const start = get(exactAnswerAtom)?.start_times.find(({ id }) => id === booking.form.start_time_id);
  const { currency } = estimate;
  const gross = start?.total
    ? minor(start.total.gross, currency) + estimate.gross - estimate.unitsTotal
    : estimate.gross;
  const deposit = get(isAllDueAtom) ? gross : depositFor(gross, booking.experience.booking_deposit);
  return { gross, deposit, currency, isEstimate: !start?.total || estimate.extras.length > 0 };
});

/** Whether the whole price is due now, because nothing of the chosen start can be paid later (V3). */
const isAllDueAtom = atom((get): boolean => {
  const { experience, form } = get(bookingAtom) ?? {};
  const start = experience?.schedule.start_times.find(({ id }) => id === form?.start_time_id);
  if (!experience || !form?.date || !start) return false;
  const { time_zone } = experience;
  const lines = [{ starts_at: instantOf(form.date, start.time, time_zone).toString(), time_zone }];
  const { rest_due_days = USUAL_DUE_DAYS } = get(storeAtom);
  return isBalanceDueNow({ lines, rest_due_days }, get(nowAtom));
});

export const missingFieldsAtom = atom((get): readonly MissingField[] => {
  const booking = get(bookingAtom);
  return booking ? missingFields(booking.experience, booking.form, get(offersAtom)) : [];
});

/** The missing fields to show: at once a start or a party that cannot be booked, the others after an attempt. */
export const shownMissingFieldsAtom = atom((get): readonly MissingField[] => {
  const booking = get(bookingAtom);
  if (!booking) return [];
  if (booking.attempt.kind === 'invalid') return booking.attempt.gaps;
  const gaps = get(missingFieldsAtom);
  if (booking.attempt.kind === 'incomplete') return gaps;
  const { form, selection } = booking;
  const isChosen = { start: form.start_time_id !== null, units: selection.booking_info.pricing_units.length > 0 };
  return gaps.filter(({ part }) => (part === 'start' || part === 'units') && isChosen[part]);
});

/** Opens the form and reads the data that it shows first: the month, and the starts if a day is already chosen. */
export const startBookingAtom = atom(null, async (get, set, id: string, lineId: string | null = null) => {
  set(openFormAtom, id, lineId);
  const month = get(shownMonthAtom);
  await Promise.all([month && set(showMonthAtom, month), set(askAtom)]);
});

/** The last question about the day. Until it is answered, the only start of the day is not chosen yet. */
const askingAtom = atom<{ readonly isOver: Promise<void> }>({ isOver: Promise.resolve() });

/** The choices of a visitor in the form. With `readsDay` the engine is asked again about the day's places. */
function choosing<Choice extends unknown[]>(
  change: (experience: Experience, form: BookingForm, ...choice: Choice) => BookingForm,
  { readsDay }: { readsDay: boolean },
) {
  return atom(null, (_get, set, ...choice: Choice): void => {
    set(changeFormAtom, (form, experience) => change(experience, form, ...choice));
    if (readsDay) set(askingAtom, { isOver: set(askAtom) });
  });
}

export const chooseDayAtom = choosing((_, form, date: string) => chooseDay(form, date), { readsDay: true });
export const chooseRateAtom = choosing(chooseRate, { readsDay: true });
export const chooseQuantityAtom = choosing(chooseQuantity, { readsDay: true });
export const chooseGroupSizeAtom = choosing(chooseGroupSize, { readsDay: true });
/** One group of that size, for any option that takes it (E11). */
export const choosePartyAtom = choosing(chooseParty, { readsDay: true });
export const chooseExtraAtom = choosing(chooseExtra, { readsDay: false });

const withField = <Field extends 'start_time_id' | 'pickup_point_id' | 'dropoff_point_id'>(field: Field) =>
  choosing((_, form, value: BookingForm[Field]) => ({ ...form, [field]: value }), { readsDay: false });

export const chooseStartAtom = withField('start_time_id');
export const choosePickupAtom = withField('pickup_point_id');
export const chooseDropoffAtom = withField('dropoff_point_id');

/**
 * Puts the selection into the cart (E4), or into the line that it came from (E5). If fields are missing, the form shows them instead.
 *
 * @returns the outcome, or 'none' if nothing was sent
 */
export const bookAtom = atom(null, async (get, set): Promise<CartOutcome['kind'] | 'none'> => {
  // A visitor may press the button right after choosing a day, and must not have to press it again.
  if (get(bookingAtom)?.form.start_time_id === null) await get(askingAtom).isOver;
  const booking = get(bookingAtom);
  if (!booking || booking.attempt.kind === 'sending') return 'none';
  if (get(missingFieldsAtom).length > 0) {
    set(noteAttemptAtom, booking, { kind: 'incomplete' });
    return 'none';
  }

  set(noteAttemptAtom, booking, { kind: 'sending' });
  const { lineId, isDraft, selection, experience } = booking;
  const total = get(totalAtom);
  const form = { ...selection, experience, ...(total && { expected_total: toDecimal(total.gross, total.currency) }) };
  const isNew = lineId === null || isDraft;
  const outcome = await (isNew ? set(addLineAtom, form, lineId) : set(changeLineAtom, lineId, form));
  await set(concludeAtom, booking, outcome);
  if (outcome.kind === 'waiting') void set(onEndAtom, booking, outcome.ended);
  return outcome.kind;
});

const concludeAtom = atom(null, async (get, set, booking: Booking, outcome: CartOutcome): Promise<void> => {
  set(noteAttemptAtom, booking, attemptOf(booking, outcome));
  if (outcome.kind === 'confirmed') void set(refreshDaysAtom);
  if (outcome.kind !== 'refused') return;
  // The form shows the refusal where the visitor can correct it, so the toast with the same words is dismissed.
  for (const { id, text } of get(toastsAtom)) if (text === outcome.words.title) set(dismissToastAtom, id);
  await set(lookAgainAtom);
});

/** A booking that waited has ended: the form says so if it still says that it waits (W5). A refusal is listed with the other refusals. */
const onEndAtom = atom(null, async (get, set, booking: Booking, ended: Promise<CartOutcome>): Promise<void> => {
  const waiting = get(bookingAtom)?.attempt;
  const outcome = await ended;
  if (!waiting || get(bookingAtom)?.attempt !== waiting) return;
  if (outcome.kind === 'confirmed') await set(concludeAtom, booking, outcome);
  else set(noteAttemptAtom, booking, { kind: 'none' });
});

/** Accepts the price that the engine named: reads the experience again and books at its price now. */
export const bookAtNewPriceAtom = atom(null, async (get, set): Promise<void> => {
  const booking = get(bookingAtom);
  if (!booking) return;
  await set(refreshAtom, experienceResource(booking.id), true);
  await set(bookAtom);
});

/** Asks again about the day, because places have been taken, by others or by this booking. */
export const lookAgainAtom = atom(null, async (_get, set): Promise<void> => {
  await Promise.all([set(askAtom, { atOnce: true }), set(refreshDaysAtom)]);
});

function attemptOf({ experience, selection }: Booking, outcome: CartOutcome): Booking['attempt'] {
  if (outcome.kind === 'refused') return outcome;
  if (outcome.kind === 'withdrawn') return { kind: 'none' };
  if (outcome.kind !== 'invalid') return { kind: 'done', how: outcome.kind };
  return { kind: 'invalid', gaps: missingFieldsOf(experience, selection, outcome.problems) };
}
