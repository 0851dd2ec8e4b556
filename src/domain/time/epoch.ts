import { dayNumber } from './day.ts';

/** Epoch milliseconds of a time of day in a zone (F7), 'compatible' at clock changes. @throws RangeError for an unknown zone, date or time */
export function epochOf(date: string, time: string, zone: string): number {
  const offset = offsetOn(date, zone);
  if (offset === null) return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds;
  return dayNumber(date) * DAY + millisecondsOf(time) - offset;
}

/** The time that clocks show at a start. If clocks skip the hour of the start, its time is later by the skipped hour (F7), everywhere. */
export function clockTimeOn(date: string, time: string, zone: string): string {
  if (offsetOn(date, zone) !== null) return time;
  const shown = Temporal.Instant.fromEpochMilliseconds(epochOf(date, time, zone)).toZonedDateTimeISO(zone);
  const text = shown.toPlainTime().toString({ smallestUnit: 'second' });
  return text.startsWith(time) || shown.toPlainDate().toString() !== date ? time : text;
}

const DAY = 86_400_000;

// perf: docs/performance.md#one-offset-a-day
/** The UTC offset of a whole day, in milliseconds; null for a day on which it changes. */
function offsetOn(date: string, zone: string): number | null {
  let known = offsets.get(zone);
  if (!known) offsets.set(zone, (known = new Map()));
  let offset = known.get(date);
  if (offset === undefined) {
    if (known.size >= MOST_DAYS) known.clear();
    known.set(date, (offset = computedOffset(date, zone)));
  }
  return offset;
}

/** Temporal is called only once for each zone and day: 20,000 departures then cost no more than 550 days. */
const offsets = new Map<string, Map<string, number | null>>();
const MOST_DAYS = 4000;

function computedOffset(date: string, zone: string): number | null {
  const day = Temporal.PlainDate.from(date);
  const first = day.toZonedDateTime(zone);
  const next = day.add({ days: 1 }).toZonedDateTime(zone);
  // A zone may skip a whole day: Samoa went from 29 to 31 December 2011.
  const isWhole = first.toPlainDate().equals(day) && first.hoursInDay === 24;
  return isWhole && first.offsetNanoseconds === next.offsetNanoseconds ? first.offsetNanoseconds / 1_000_000 : null;
}

function millisecondsOf(time: string): number {
  const parts = /^(\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?$/.exec(time);
  if (!parts) throw new RangeError(`time '${time}'`);
  const [, hours, minutes, seconds = '0'] = parts;
  return Number(hours) * 3_600_000 + Number(minutes) * 60_000 + Math.floor(Number(seconds) * 1000);
}
