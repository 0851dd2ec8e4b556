import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from '#domain/time/calendar-file.ts';

const now = Temporal.Instant.from('2026-12-01T12:00:00Z');
const walk: CalendarEvent = {
  uid: 'LF-7K3Q9X-1@landfall',
  sequence: 3,
  starts_at: '2026-12-10T08:00:00Z',
  ends_at: '2026-12-10T10:30:00Z',
  time_zone: 'Europe/Zagreb',
  title: 'Walk along the quay',
  description: 'Voucher LF-7K3Q9X-1',
  place: { text: 'Quay, Obala 1; Split', lat: 43.5, lon: 16.4 },
  url: 'https://shop.example/orders/editor/1/booking/2',
};

/** The event as a calendar program reads it, by the time zone in the file and not by one that the program knows. */
function readBack(changes: Partial<CalendarEvent> = {}) {
  const text = calendarFile({ ...walk, ...changes }, now);
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone'));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as never);
  const instant = (time: InstanceType<typeof ICAL.Time>) => {
    const at = time.clone();
    at.zone = zone;
    return Temporal.Instant.fromEpochMilliseconds(at.toUnixTime() * 1000).toString();
  };
  return { text, calendar, event, start: instant(event.startDate), end: instant(event.endDate) };
}

describe('a calendar file', () => {
  it('[P12] says what, when and where, in words that a calendar program reads as they were', () => {
    const title = 'Ribe, vino; i "more"\\ — čamcem po otoku Šolti kroz uvale i šume, s ručkom u konobi 🐟🐟🐟';
    const { calendar, event, text } = readBack({ title, description: 'One\nTwo, three' });

    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(event.uid).toBe('LF-7K3Q9X-1@landfall');
    expect(event.summary).toBe(title);
    expect(event.description).toBe('One\nTwo, three');
    expect(event.location).toBe('Quay, Obala 1; Split');
    expect(event.component.getFirstPropertyValue('geo')).toEqual([43.5, 16.4]);
    expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-12-01T12:00:00Z');
    expect(event.sequence).toBe(3);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it.each([
    ['in winter', {}],
    ['in summer', { starts_at: '2027-07-10T07:00:00Z', ends_at: '2027-07-10T09:30:00Z' }],
    ['over the night that has 23 hours', { starts_at: '2027-03-27T20:00:00Z', ends_at: '2027-03-28T09:00:00Z' }],
    ['over the night that has 25 hours', { starts_at: '2027-10-30T20:00:00Z', ends_at: '2027-10-31T09:00:00Z' }],
    ['over both changes', { starts_at: '2027-03-01T09:00:00Z', ends_at: '2027-12-01T09:00:00Z' }],
    ['where clocks never change', { time_zone: 'Asia/Dubai' }],
    ['where they have not changed since the days of sun time', { time_zone: 'Asia/Kathmandu' }],
    [
      'south of the equator',
      { time_zone: 'Australia/Lord_Howe', starts_at: '2027-04-03T10:00:00Z', ends_at: '2027-04-04T10:00:00Z' },
    ],
    ['by no clocks but the world’s', { time_zone: 'UTC' }],
    [
      'west of Greenwich',
      { time_zone: 'America/St_Johns', starts_at: '2027-11-06T20:00:00Z', ends_at: '2027-11-07T20:00:00Z' },
    ],
  ] as const)('[F7, P12] starts and ends when it does, %s', (_, changes) => {
    const { starts_at, ends_at, time_zone } = { ...walk, ...changes };

    const { start, end, event } = readBack(changes);

    expect([start, end]).toEqual([starts_at, ends_at]);
    expect(event.startDate.toString()).toBe(
      Temporal.Instant.from(starts_at)
        .toZonedDateTimeISO(time_zone)
        .toPlainDateTime()
        .toString({ smallestUnit: 'second' }),
    );
    expect(event.component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe(time_zone);
  });

  it('[P12] has no end where nobody knows how long it takes', () => {
    const { event } = readBack({ ends_at: null });

    expect(event.component.hasProperty('dtend')).toBe(false);
  });
});
