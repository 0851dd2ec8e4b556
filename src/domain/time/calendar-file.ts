export interface CalendarEvent {
  /** Stays the same when the booking is saved again, so that a calendar has the event only once. */
  readonly uid: string;
  readonly sequence: number;
  readonly starts_at: string;
  /** Null if the duration is not known. */
  readonly ends_at: string | null;
  /** The zone of the start and the end. */
  readonly time_zone: string;
  readonly title: string;
  readonly description: string;
  readonly place: { readonly text: string; readonly lat: number; readonly lon: number } | null;
  readonly url: string;
}

type Person = Readonly<Record<'name' | 'email', string>>;

/** A file that is sent by email names its sender, so that calendars apply later updates to the same event (RFC 5546). */
interface Sent {
  /** `CANCEL` removes an event from calendars. */
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly organizer: Person;
  readonly attendee: Person;
}

/** A booking as an iCalendar file (RFC 5545), in local times with the rules of their zone. @param sent  null if the buyer saves the file */
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

/** The guest is named only in a cancellation: a published event has no attendees. */
function people({ method, organizer, attendee }: Sent): string[] {
  const person = (role: string, { name, email }: Person) =>
    `${role};CN="${name.replace(/["\p{Cc}]/gu, '')}":mailto:${email}`;
  return [person('ORGANIZER', organizer), ...(method === 'CANCEL' ? [person('ATTENDEE', attendee)] : [])];
}

/** A local time in the form `20261210T090000`. */
function local(time: Temporal.ZonedDateTime): string {
  return time.toPlainDateTime().toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

const OCTETS = 75;

/** Lines of at most 75 octets. Continued lines begin with a space, and no character is split. */
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

/** The rules of a zone between a start and an end: the rule in force at the start, and each later one before the end. */
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
  // The clocks of this zone have never changed before.
  return [
    { at: Temporal.PlainDateTime.from('1970-01-01T00:00'), from: seconds(start), to: seconds(start) },
    ...changes,
  ];
}

/** A change of the clocks: the time is in the offset before it; offsets are in seconds. */
function changeAt(time: Time) {
  const from = seconds(time.subtract({ nanoseconds: 1 }));
  return { at: time.withTimeZone('UTC').toPlainDateTime().add({ seconds: from }), from, to: seconds(time) };
}

function seconds({ offsetNanoseconds }: Time): number {
  return offsetNanoseconds / 1e9;
}

/** An offset in the form `+0100`, with seconds if there are any. */
function offset(total: number): string {
  const part = (of: number) => String(Math.floor(of)).padStart(2, '0');
  const size = Math.abs(total);
  const rest = size % 60;
  return `${total < 0 ? '-' : '+'}${part(size / 3600)}${part((size % 3600) / 60)}${rest > 0 ? part(rest) : ''}`;
}
