import { dayIn } from '../time/zone.ts';

/** Guests may come in from this many hours before the start until this many hours after it. */
const EARLY_HOURS = 3;
const LATE_HOURS = 1;

interface Start {
  readonly starts_at: string;
  /** The time zone of the tour. */
  readonly time_zone: string;
}

/** Whether guests of a start come in today (T7): it is today in the tour's zone, or the start is near, on the other side of midnight. */
export function isForToday({ starts_at, time_zone }: Start, now: Temporal.Instant): boolean {
  const start = Temporal.Instant.from(starts_at);
  return gateHours(starts_at, now) === null || dayIn(start, time_zone) === dayIn(now, time_zone);
}

/** The reason why guests of a start do not come in now; null while they do. */
export function gateHours(starts_at: string, now: Temporal.Instant): 'too_early' | 'too_late' | null {
  const hours = now.until(Temporal.Instant.from(starts_at)).total('hours');
  if (hours > EARLY_HOURS) return 'too_early';
  return hours < -LATE_HOURS ? 'too_late' : null;
}
