import type { Availability, AvailableStart, UnavailableReason } from '../contract/bookings.ts';
import type { Experience } from '../contract/catalogue.ts';
import { cutoffOf, instantOf, startsOn } from '../time/schedule.ts';
import type { Selection } from './party.ts';
import { placesTaken, takesWhole } from './party.ts';

/** A start of the chosen day as the form offers it (E6). */
export interface StartOffer {
  readonly id: number;
  /** `hh:mm:ss` in the experience's zone. */
  readonly time: string;
  /** Places left, those of the line being edited among them (E8); null while the engine has not said. */
  readonly places: number | null;
  /** Whether the party wants the start for itself: a place that others took is then one too many. */
  readonly isWhole: boolean;
  /** Why it cannot be booked by this party; null where it can. */
  readonly reason: Exclude<UnavailableReason, 'NOT_OPERATING' | 'TRAVELER_MISMATCH'> | null;
}

/**
 * The starts of the wished day, earliest first, each with its reason where it cannot be booked (E6). What the engine said of the
 * day is held against the party of now, so that an answer for an earlier party serves too. Without an answer the schedule speaks.
 */
export function startOffers(
  experience: Experience,
  selection: Selection,
  answer: Availability | null,
  now: Temporal.Instant,
): StartOffer[] {
  if (answer) return answer.start_times.map((start) => offerOf(experience, selection, start, now));
  const { date } = selection.booking_info;
  const { time_zone, cutoff_minutes } = experience.schedule;
  return startsOn(experience.schedule, date).map(({ start_time_id, time }) => {
    const isLate = isPast(cutoffOf(instantOf(date, time, time_zone), cutoff_minutes), now);
    const reason = isLate ? 'PAST_BOOKING_CUTOFF' : null;
    return { id: start_time_id, time, places: null, isWhole: takesWhole(experience, selection), reason };
  });
}

function offerOf(
  experience: Experience,
  selection: Selection,
  start: AvailableStart,
  now: Temporal.Instant,
): StartOffer {
  const { id, time, vacancies } = start;
  const isWhole = takesWhole(experience, selection);
  return { id, time, places: Math.max(0, vacancies), isWhole, reason: reasonOf(experience, selection, start, now) };
}

function reasonOf(
  experience: Experience,
  selection: Selection,
  start: AvailableStart,
  now: Temporal.Instant,
): StartOffer['reason'] {
  if (isPast(Temporal.Instant.from(start.cutoff_at), now)) return 'PAST_BOOKING_CUTOFF';
  if (start.vacancies <= 0) return 'SOLD_OUT';
  return placesTaken(experience, selection, start.capacity) > start.vacancies ? 'NOT_ENOUGH_PLACES' : null;
}

function isPast(instant: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, instant) > 0;
}
