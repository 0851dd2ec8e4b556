import { atom } from 'jotai';
import { experienceResource } from '#domain/app/pages.ts';
import { partyProblems } from '#domain/booking/party.ts';
import { quote } from '#domain/booking/pricing.ts';
import { type StartOffer, startOffers } from '#domain/booking/start-offers.ts';
import { type Availability, checkAvailability } from '#domain/contract/bookings.ts';
import { type Resource, resource } from '#domain/contract/endpoint.ts';
import { minor } from '#domain/money/money.ts';
import { peekAtom, refreshAtom, resourcesAtom } from '../resources.ts';
import { isOutOfReachAtom, servicesAtom } from '../services.ts';
import { type Booking, bookingAtom, changeFormAtom } from './experience.ts';

/** The question to the engine about the chosen day, party and line (E8). Null if no day is chosen. */
const questionAtom = atom((get): Resource<Availability> | null => {
  const booking = get(bookingAtom);
  return booking && booking.form.date !== null ? questionOf(booking) : null;
});

/** The last question that was answered, with its day. Its places are shown until the next answer comes. */
const answeredAtom = atom<{ question: Resource<Availability>; day: string } | null>(null);

/** The engine's answer for exactly this day, rate and party. */
export const exactAnswerAtom = atom((get): Availability | null => {
  const question = get(questionAtom);
  return (question && get(peekAtom(question))) ?? null;
});

/** The starts of the chosen day (E6), by the schedule if the engine is out of reach. Null while it is being asked, empty if no day is chosen. */
export const offersAtom = atom((get): readonly StartOffer[] | null => {
  const booking = get(bookingAtom);
  const question = get(questionAtom);
  if (!booking || !question) return [];
  const answered = get(answeredAtom);
  const earlier = answered?.day === dayKey(booking) ? get(peekAtom(answered.question)) : null;
  const answer = get(exactAnswerAtom) ?? earlier ?? null;
  const isFailed = get(resourcesAtom).get(question.key)?.state === 'failed';
  if (!answer && !isFailed && !get(isOutOfReachAtom)) return null;
  return startOffers(booking.experience, booking.selection, answer, get(servicesAtom).clock.now());
});

/** Whether the starts are known only from the schedule, because the engine could not be asked about their places. */
export const isUncheckedAtom = atom((get) => get(offersAtom)?.some(({ places }) => places === null) ?? false);

/** Asks the engine about the day and party, `atOnce` or after a moment without changes. If only one start can be booked, it is chosen. */
export const askAtom = atom(null, async (get, set, { atOnce = false } = {}): Promise<void> => {
  const question = get(questionAtom);
  if (!question) return;
  if (!atOnce && get(answeredAtom)) await new Promise((resolve) => setTimeout(resolve, STILL_MS));
  if (get(questionAtom)?.key !== question.key) return;
  await set(refreshAtom, question);

  const booking = get(bookingAtom);
  if (!booking || get(questionAtom)?.key !== question.key) return;
  if (get(peekAtom(question))) set(answeredAtom, { question, day: dayKey(booking) });
  if (hasOtherPrice(booking, get(exactAnswerAtom))) await set(refreshAtom, experienceResource(booking.id), true);
  const bookable = get(offersAtom)?.filter(({ reason }) => reason === null) ?? [];
  const [only] = bookable;
  if (only && bookable.length === 1 && booking.form.start_time_id === null) {
    set(changeFormAtom, (form) => ({ ...form, start_time_id: only.id }));
  }
});

/**
 * Whether the engine's price differs from the price by the known experience. The experience is then read again, so that lines and total agree (E9).
 */
function hasOtherPrice({ experience, selection }: Booking, answer: Availability | null): boolean {
  return !!answer?.start_times.some(({ id, total }) => {
    if (!total) return false;
    const atStart = { ...selection, booking_info: { ...selection.booking_info, start_time_id: id } };
    return minor(total.gross, total.currency) !== quote(experience, atStart).unitsTotal;
  });
}

/** Milliseconds: longer than the time between two taps on a stepper. */
const STILL_MS = 250;

/** If the party breaks a limit, the question is only about the day's places. */
function questionOf({ experience, selection, lineId, form }: Booking): Resource<Availability> {
  const { pricing_units, pricing_rate_id } = selection.booking_info;
  const isSound = !partyProblems(experience, selection).some(({ path }) => path[1] === 'pricing_units');
  const units = pricing_units.map(({ pricing_option_id, quantity, group_size }) => ({
    id: pricing_option_id,
    quantity,
    ...(group_size && { group_size }),
  }));
  return resource(
    checkAvailability,
    {},
    {
      experience_id: experience.id,
      date_from: form.date,
      rate_id: pricing_rate_id,
      pricing_options: isSound ? JSON.stringify(units) : null,
      cart_line_id: lineId,
    },
  );
}

function dayKey({ id, lineId, form }: Booking): string {
  return [id, lineId, form.date, form.pricing_rate_id].join(' ');
}
