import { partyProblems, placesTaken, type Selection } from '#domain/booking/party.ts';
import { quote } from '#domain/booking/pricing.ts';
import type { Availability, AvailableStart, UnavailableReason } from '#domain/contract/bookings.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import { isBalanceDueNow } from '#domain/orders/balance-due.ts';
import { dayStatus } from '#domain/time/calendar.ts';
import { endOf } from '#domain/time/schedule.ts';
import { isOpenAt, type Vacancies } from '../places/vacancies.ts';
import type { AvailabilityQuestion } from './question.ts';

/** The starts of a day for a party, each with its price, or with the reason why the party cannot book it (A3, E6). */
export function availability(
  experience: Experience,
  question: AvailabilityQuestion,
  departures: readonly Vacancies[],
  terms: Terms,
): Availability {
  const start_times = departures.map((departure) =>
    availableStart(
      experience,
      { booking_info: { ...question, start_time_id: departure.start_time_id } },
      departure,
      terms,
    ),
  );
  const available = start_times.some(({ reason }) => reason === null);
  return {
    available,
    reason: available ? null : whyNone(start_times),
    checked_at: terms.now.toString(),
    start_times,
  };
}

interface Terms {
  readonly now: Temporal.Instant;
  /** The store's setting: a balance is due so many days before the start. */
  readonly rest_due_days: number;
}

type Offer = Pick<AvailableStart, 'units' | 'total' | 'deposit'> & { fits: boolean };

const nobody: Offer = { units: [], total: null, deposit: null, fits: true };

/** The party's price at a start. `isAllDue`: nothing can be paid later. The place of pick-up is not checked here. */
function offerFor(experience: Experience, selection: Selection, isAllDue: boolean): Offer {
  if (selection.booking_info.pricing_units.length === 0) return nobody;
  const fits = !partyProblems(experience, selection).some(({ path }) => path[1] === 'pricing_units');
  if (!fits) return { ...nobody, fits };
  const { units, gross, deposit, currency } = quote(experience, selection);
  const price = (amount: Minor) => ({ gross: toDecimal(amount, currency), currency });
  return {
    fits,
    units: units.map((unit) => ({ ...unit, unit_price: price(unit.unit_price), subtotal: price(unit.subtotal) })),
    total: price(gross),
    deposit: { amount: toDecimal(isAllDue ? gross : deposit, currency), currency },
  };
}

function availableStart(
  experience: Experience,
  selection: Selection,
  departure: Vacancies,
  { now, rest_due_days }: Terms,
): AvailableStart {
  const { start_time_id, time, vacancies, capacity } = departure;
  const startsAt = Temporal.Instant.fromEpochMilliseconds(departure.starts_at);
  const lines = [{ starts_at: startsAt.toString(), time_zone: experience.time_zone }];
  const { fits, ...offer } = offerFor(experience, selection, isBalanceDueNow({ lines, rest_due_days }, now));
  const isLate = !isOpenAt(departure, now);
  const local = (instant: Temporal.Instant) =>
    instant.toZonedDateTimeISO(experience.time_zone).toString({ timeZoneName: 'never' });
  const end = endOf(startsAt, experience.duration, experience.time_zone);

  const reason = (): UnavailableReason | null => {
    if (isLate) return 'PAST_BOOKING_CUTOFF';
    if (vacancies === 0) return 'SOLD_OUT';
    if (!fits) return 'TRAVELER_MISMATCH';
    return placesTaken(experience, selection, capacity) > vacancies ? 'NOT_ENOUGH_PLACES' : null;
  };
  return {
    id: start_time_id,
    time,
    starts_at: local(startsAt),
    ends_at: end && local(end),
    status: dayStatus(vacancies, capacity, !isLate),
    vacancies,
    capacity,
    cutoff_at: local(Temporal.Instant.fromEpochMilliseconds(departure.cutoff_at)),
    reason: reason(),
    ...offer,
  };
}

/** Why no start of a day can be booked: the reason that a visitor can do most about. */
function whyNone(starts: readonly AvailableStart[]): UnavailableReason {
  const mendable: readonly UnavailableReason[] = [
    'TRAVELER_MISMATCH',
    'NOT_ENOUGH_PLACES',
    'SOLD_OUT',
    'PAST_BOOKING_CUTOFF',
  ];
  return mendable.find((reason) => starts.some((it) => it.reason === reason)) ?? 'NOT_OPERATING';
}
