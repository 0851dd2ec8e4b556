export interface CalendarEvent {
  /** The same whenever the booking is saved again, so that a calendar keeps it once. */
  readonly uid: string;
  readonly sequence: number;
  readonly starts_at: string;
  /** null where it is not known how long it takes. */
  readonly ends_at: string | null;
  /** By whose clocks it starts and ends. */
  readonly time_zone: string;
  readonly title: string;
  readonly description: string;
  readonly place: { readonly text: string; readonly lat: number; readonly lon: number } | null;
  readonly url: string;
}

type Person = Readonly<Record<'name' | 'email', string>>;

/** A file that comes by mail says who sends it, so that calendars lay what follows to it (RFC 5546). */
interface Sent {
  /** `CANCEL` takes an event out of calendars again. */
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly organizer: Person;
  readonly attendee: Person;
}

/** A booking as an iCalendar file (RFC 5545), in local times with the rules of their zone. @param sent  null: saved by its buyer */
export function calendarFile(event: CalendarEvent, now: Temporal.Instant, sent: Sent | null = null): string {
  const { uid, sequence, time_zone, title, description, place, url } = event;
  const start = Temporal.Instant.from(event.starts_at).toZonedDateTimeISO(time_zone);
  const end = event.ends_at === null ? null : Temporal.Instant.from(event.ends_at).toZonedDateTimeISO(time_zone);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Landfall//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${sent?.method ?? 'PUBLISH'}`,
    ...timeZonePart(start, end ?? start),
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${local(now.toZonedDateTimeISO('UTC'))}Z`,
    `DTSTART;TZID=${time_zone}:${local(start)}`,
    ...(end ? [`DTEND;TZID=${time_zone}:${local(end)}`] : []),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(place ? [`LOCATION:${escaped(place.text)}`, `GEO:${place.lat};${place.lon}`] : []),
    `URL:${url}`,
    ...(sent ? people(sent) : []),
    `STATUS:${sent?.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Guests are named only where an event is taken back: one that is published has no attendees. */
function people({ method, organizer, attendee }: Sent): string[] {
  const person = (role: string, { name, email }: Person) =>
    `${role};CN="${name.replace(/["\p{Cc}]/gu, '')}":mailto:${email}`;
  return [person('ORGANIZER', organizer), ...(method === 'CANCEL' ? [person('ATTENDEE', attendee)] : [])];
}

/** `20261210T090000` */
function local(time: Temporal.ZonedDateTime): string {
  return time.toPlainDateTime().toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

const OCTETS = 75;

/** Lines of 75 octets at most, those that go on begin with a blank; no letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line.toWellFormed()) {
    const size = encodeURIComponent(character).replace(/%../g, '_').length;
    if (octets + size > OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

type Time = Temporal.ZonedDateTime;

/** The rules of a zone as they are from a start to an end: the one in force at the start, and each that follows before the end. */
export function timeZonePart(start: Time, end: Time): string[] {
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${start.timeZoneId}`,
    ...changesOf(start, end).flatMap(({ at, from, to }) => {
      const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${kind}`,
        `DTSTART:${at.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}`,
        `TZOFFSETFROM:${offset(from)}`,
        `TZOFFSETTO:${offset(to)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

function changesOf(start: Time, end: Time) {
  const changes: ReturnType<typeof changeAt>[] = [];
  for (
    let next = start.getTimeZoneTransition('next');
    next && Temporal.ZonedDateTime.compare(next, end) <= 0;
    next = next.getTimeZoneTransition('next')
  )
    changes.push(changeAt(next));
  const before = start.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  if (before) return [changeAt(before), ...changes];
  // The clocks have never changed before.
  return [
    { at: Temporal.PlainDateTime.from('1970-01-01T00:00'), from: seconds(start), to: seconds(start) },
    ...changes,
  ];
}

/** When clocks change, by the clocks as they were until then; offsets in seconds. */
function changeAt(time: Time) {
  const from = seconds(time.subtract({ nanoseconds: 1 }));
  return { at: time.withTimeZone('UTC').toPlainDateTime().add({ seconds: from }), from, to: seconds(time) };
}

function seconds({ offsetNanoseconds }: Time): number {
  return offsetNanoseconds / 1e9;
}

/** `+0100`, with seconds where there are any. */
function offset(total: number): string {
  const part = (of: number) => String(Math.floor(of)).padStart(2, '0');
  const size = Math.abs(total);
  const rest = size % 60;
  return `${total < 0 ? '-' : '+'}${part(size / 3600)}${part((size % 3600) / 60)}${rest > 0 ? part(rest) : ''}`;
}
