import type { Availability, AvailableStart, UnavailableReason } from '../contract/bookings.ts';
import type { Experience } from '../contract/catalogue.ts';
import { isFew } from '../time/calendar.ts';
import { cutoffOf, instantOf, startsOn } from '../time/schedule.ts';
import { placesTaken, type Selection, takesWhole } from './party.ts';

/** A start of the chosen day as the form offers it (E6). */
export interface StartOffer {
  readonly id: number;
  readonly time: string;
  /** Places left, including those of the line being edited (E8); null before the engine has answered. */
  readonly places: number | null;
  /** Whether so few places are left that visitors see their number (V5). */
  readonly isFew: boolean;
  /** Whether the party needs the whole start: then it is not available once others have booked a place. */
  readonly isWhole: boolean;
  /** The reason why this party cannot book the start; null if it can. */
  readonly reason: Exclude<UnavailableReason, 'NOT_OPERATING' | 'TRAVELER_MISMATCH'> | null;
}

/** The starts of the chosen day (E6): by the engine's answer for this or an earlier party, else by the schedule alone. */
export function startOffers(
  experience: Experience,
  selection: Selection,
  answer: Availability | null,
  now: Temporal.Instant,
): StartOffer[] {
  const isWhole = takesWhole(experience, selection);
  if (answer)
    return answer.start_times.map((start) => {
      const { id, time, vacancies, capacity } = start;
      const reason = reasonOf(experience, selection, start, now);
      return { id, time, places: Math.max(0, vacancies), isFew: isFew(vacancies, capacity), isWhole, reason };
    });
  const { time_zone, cutoff_minutes } = experience.schedule;
  return startsOn(experience.schedule, selection.booking_info.date).map(({ start_time_id: id, time }) => {
    const isLate = isPast(cutoffOf(instantOf(selection.booking_info.date, time, time_zone), cutoff_minutes), now);
    return { id, time, places: null, isFew: false, isWhole, reason: isLate ? 'PAST_BOOKING_CUTOFF' : null };
  });
}

function reasonOf(experience: Experience, selection: Selection, start: AvailableStart, now: Temporal.Instant) {
  if (isPast(Temporal.Instant.from(start.cutoff_at), now)) return 'PAST_BOOKING_CUTOFF';
  if (start.vacancies <= 0) return 'SOLD_OUT';
  return placesTaken(experience, selection, start.capacity) > start.vacancies ? 'NOT_ENOUGH_PLACES' : null;
}

function isPast(instant: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, instant) > 0;
}
