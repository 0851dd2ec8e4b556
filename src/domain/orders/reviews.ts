import type { AverageRating } from '../contract/catalogue.ts';

/** The hours of the day between which guests get emails, in the zone of the tour. */
const FIRST_HOUR = 10;
const LAST_HOUR = 20;
/** Guests are not asked about a tour that ended longer ago. */
const REQUEST_DAYS = 14;
/** The days for which a link accepts a first review, and the days for which the review can be changed. */
const WRITING_DAYS = 60;
const EDITING_DAYS = 14;

/**
 * The time at which the guests of a tour are asked for a review (V14): at 10:00 on the day after its end, or at the next time within the hours for
 * emails.
 *
 * @param end  the end of the tour, in its zone
 * @returns null for a tour that ended too long ago
 */
export function reviewRequestAt(end: Temporal.ZonedDateTime, now: Temporal.Instant): Temporal.Instant | null {
  if (Temporal.Instant.compare(end.toInstant().add({ hours: 24 * REQUEST_DAYS }), now) < 0) return null;
  const due = atTen(end.toPlainDate().add({ days: 1 }), end.timeZoneId);
  return Temporal.Instant.compare(due, now) >= 0 ? due : nextWritingTime(now, end.timeZoneId);
}

function nextWritingTime(now: Temporal.Instant, zone: string): Temporal.Instant {
  const here = now.toZonedDateTimeISO(zone);
  if (here.hour >= FIRST_HOUR && here.hour < LAST_HOUR) return now;
  return atTen(here.toPlainDate().add({ days: here.hour < FIRST_HOUR ? 0 : 1 }), zone);
}

function atTen(day: Temporal.PlainDate, timeZone: string): Temporal.Instant {
  return day.toZonedDateTime({ timeZone, plainTime: { hour: FIRST_HOUR } }).toInstant();
}

/** The last instant at which a guest can write or change a review (V14). @param written  null before the first review */
export function reviewOpenUntil(requested: Temporal.Instant, written: Temporal.Instant | null): Temporal.Instant {
  return written ? written.add({ hours: 24 * EDITING_DAYS }) : requested.add({ hours: 24 * WRITING_DAYS });
}

/** Average and number of reviews; undefined without any. @param counts  the number of reviews with one star, two, and so on to five */
export function ratingOf(counts: readonly number[]): AverageRating | undefined {
  const count = counts.reduce((sum, it) => sum + it, 0);
  if (count === 0) return undefined;
  const stars = counts.reduce((sum, it, n) => sum + it * (n + 1), 0);
  return { average: Math.round((stars * 10) / count) / 10, count };
}

/** The name of a guest beside a review: 'Ana K.' */
export function reviewerName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const [initial] = last_name.trim();
  return [first_name.trim(), initial && `${initial.toLocaleUpperCase()}.`].filter(Boolean).join(' ');
}

/** The beginning of a text, cut after the last whole word. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, cut.search(/\s\S*$/) + 1 || most).trimEnd()} …`;
}
