import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, dayNumber } from '#domain/time/day.ts';
import { epochOf } from '#domain/time/epoch.ts';
import { dayIn } from '#domain/time/zone.ts';

const asUtc = (date: string, time: string, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(epochOf(date, time, zone)).toString();

describe('a time in its zone', () => {
  it.each([
    ['an ordinary winter day', '2026-12-01', '08:00:00', 'Europe/Zagreb', '2026-12-01T07:00:00Z'],
    ['an ordinary summer day', '2026-07-01', '08:00:00', 'Europe/Zagreb', '2026-07-01T06:00:00Z'],
    ['the last minute before a gap', '2027-03-28', '01:59:59', 'Europe/Zagreb', '2027-03-28T00:59:59Z'],
    ['the first of a gap, taken an hour later', '2027-03-28', '02:00:00', 'Europe/Zagreb', '2027-03-28T01:00:00Z'],
    ['within a gap', '2027-03-28', '02:30:00', 'Europe/Zagreb', '2027-03-28T01:30:00Z'],
    ['the first after a gap', '2027-03-28', '03:00:00', 'Europe/Zagreb', '2027-03-28T01:00:00Z'],
    ['the afternoon after a gap', '2027-03-28', '14:00:00', 'Europe/Zagreb', '2027-03-28T12:00:00Z'],
    ['the first of two', '2027-10-31', '02:30:00', 'Europe/Zagreb', '2027-10-31T00:30:00Z'],
    ['after the two', '2027-10-31', '03:00:00', 'Europe/Zagreb', '2027-10-31T02:00:00Z'],
    ['a change by half an hour', '2026-10-04', '02:15:00', 'Australia/Lord_Howe', '2026-10-03T15:45:00Z'],
    ['a day that begins at one', '2026-09-06', '00:30:00', 'America/Santiago', '2026-09-06T04:30:00Z'],
    ['a day that never was', '2011-12-30', '10:00:00', 'Pacific/Apia', '2011-12-30T20:00:00Z'],
    ['a zone without changes', '2026-07-01', '08:00:00', 'Asia/Kathmandu', '2026-07-01T02:15:00Z'],
    ['UTC', '2026-07-01', '08:00:00', 'UTC', '2026-07-01T08:00:00Z'],
    ['without seconds', '2026-07-01', '08:05', 'UTC', '2026-07-01T08:05:00Z'],
    ['with microseconds', '2026-07-01', '08:05:00.250999', 'UTC', '2026-07-01T08:05:00.25Z'],
  ])('[F7] is found: %s', (_, date, time, zone, expected) => {
    expect(asUtc(date, time, zone)).toBe(expected);
  });

  it("[F7, F7a] is Temporal's 'compatible' one on every day of every kind of zone", () => {
    const zones = fc.constantFrom(
      'Europe/Zagreb',
      'Europe/London',
      'America/New_York',
      'America/Santiago',
      'America/Sao_Paulo',
      'Australia/Lord_Howe',
      'Africa/Casablanca',
      'Asia/Beirut',
      'Asia/Kathmandu',
      'Pacific/Apia',
      'Pacific/Chatham',
      'UTC',
    );
    const days = fc.integer({ min: dayNumber('2005-01-01'), max: dayNumber('2037-12-31') }).map(dateOf);
    const seconds = fc.nat({ max: 86_399 });
    fc.assert(
      fc.property(zones, days, seconds, (zone, date, second) => {
        const time = Temporal.PlainTime.from('00:00').add({ seconds: second }).toString();
        const expected = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, {
          disambiguation: 'compatible',
        });
        expect(epochOf(date, time, zone)).toBe(expected.epochMilliseconds);
      }),
      { numRuns: 2000 },
    );
  });

  it("[F7, F7a] is Temporal's through the night of each change", () => {
    for (const [zone, date] of [
      ['Europe/Zagreb', '2027-03-28'],
      ['Europe/Zagreb', '2027-10-31'],
      ['Australia/Lord_Howe', '2027-04-04'],
      ['America/Santiago', '2026-09-06'],
      ['America/Santiago', '2026-04-04'],
    ] as const) {
      for (let minute = 0; minute < 1440; minute += 5) {
        const time = Temporal.PlainTime.from('00:00').add({ minutes: minute }).toString();
        const expected = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds;
        expect(epochOf(date, time, zone), `${zone} ${date} ${time}`).toBe(expected);
      }
    }
  });

  it.each([
    ['2026-12-01', '08:00:00', 'Europe/Nowhere'],
    ['2026-02-30', '08:00:00', 'Europe/Zagreb'],
    ['2026-12-01', 'eight', 'Europe/Zagreb'],
  ])('[F7] is refused for %s %s in %s', (date, time, zone) => {
    expect(() => epochOf(date, time, zone)).toThrow(RangeError);
  });
});

it.each([
  ['2026-11-20T22:59:59Z', 'Europe/Zagreb', '2026-11-20'],
  ['2026-11-20T23:00:00Z', 'Europe/Zagreb', '2026-11-21'],
  ['2026-11-20T12:00:00Z', 'Pacific/Kiritimati', '2026-11-21'],
  ['2026-11-20T09:00:00Z', 'Pacific/Honolulu', '2026-11-19'],
])('[F7, L12] at %s it is in %s the %s', (now, zone, expected) => {
  expect(dayIn(Temporal.Instant.from(now), zone)).toBe(expected);
});
