import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdown, extended, heldUntil, isLapsed, longestHold, payingUntil, secondsLeft } from '#domain/time/hold.ts';

const created = Temporal.Instant.from('2026-12-01T12:00:00Z');
/** The instant so many minutes and seconds after the cart was made. */
const at = (minutes: number, seconds = 0): Temporal.Instant => created.add({ minutes, seconds });
const minutesOf = (instant: Temporal.Instant): number => created.until(instant).total('minutes');

describe('a hold', () => {
  it.each([
    [0, 30],
    [10, 40],
    [89, 119],
    [90, 120],
    [91, 120],
    [119, 120],
  ])('[C10] with a change after %d minutes lasts to minute %d', (now, until) => {
    expect(minutesOf(heldUntil(at(now), created))).toBe(until);
  });

  it('[C10, C10b] that was moved past two hours for paying is not cut off by a change, nor made longer than 30 minutes', () => {
    expect(minutesOf(heldUntil(at(125), created, at(151)))).toBe(151);
    expect(minutesOf(heldUntil(at(119), created, at(151)))).toBe(149);
    expect(minutesOf(heldUntil(at(12), created, at(43)))).toBe(42);
  });

  it.each([
    ['at two minutes left', 28, 30, 35],
    ['at its last second', 29.99, 30, 35],
    ['near the two hours', 116, 117, 120],
    ['at the two hours', 119, 120, 120],
    ['at once, which is no more than a fresh hold', 0, 30, 30],
    ['with 27 minutes left', 3, 30, 33],
    ['once it has lapsed', 30, 30, 30],
    ['past two hours, for paying', 140, 151, 151],
  ])('[C10a] asked for more time %s (minute %d of a hold to %d) lasts to %d', (_, now, until, expected) => {
    expect(minutesOf(extended(at(0, Math.floor(now * 60)), at(until), created))).toBe(expected);
  });

  it('[C10a] can be extended as often as the two hours allow, and no further', () => {
    let until = at(30);
    let count = 0;
    for (;;) {
      const more = extended(until.subtract({ minutes: 2 }), until, created);
      if (more.equals(until)) break;
      until = more;
      count += 1;
    }

    expect(minutesOf(until)).toBe(120);
    expect(count).toBe(18);
  });

  it('[C10b] lasts 33 minutes from going to pay, past two hours too, three times', () => {
    expect([0, 1, 2, 3].map((begun) => minutesOf(payingUntil(at(110), at(119), begun)))).toEqual([143, 143, 143, 119]);
  });

  it('[C10] counts until the instant at which it expires', () => {
    expect(isLapsed(at(30), at(30).subtract({ nanoseconds: 1 }))).toBe(false);
    expect(isLapsed(at(30), at(30))).toBe(true);
  });

  it('[C10] is never longer than 30 minutes, nor past two hours, whatever is changed and extended when', () => {
    const step = fc.record({ wait: fc.nat({ max: 40 * 60 }), change: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let now = created;
        let until = heldUntil(now, created);
        for (const { wait, change } of steps) {
          now = now.add({ seconds: wait });
          if (isLapsed(until, now)) return;
          const next = change ? heldUntil(now, created, until) : extended(now, until, created);

          expect(now.until(next).total('minutes')).toBeLessThanOrEqual(30);
          expect(minutesOf(next)).toBeLessThanOrEqual(minutesOf(longestHold(created)));
          expect(minutesOf(next)).toBeGreaterThanOrEqual(minutesOf(until));
          until = next;
        }
      }),
    );
  });
});

describe('the countdown', () => {
  it.each([
    [0, '00:00'],
    [1, '00:01'],
    [59, '00:59'],
    [60, '01:00'],
    [61, '01:01'],
    [1800, '30:00'],
    [3599, '59:59'],
    [3600, '60:00'],
    [7320, '122:00'],
    [-5, '00:00'],
  ])('[S4] shows %d seconds as %s', (seconds, expected) => {
    expect(countdown(seconds)).toBe(expected);
  });

  it('[S4] counts a begun second as a whole one, and stops at nothing', () => {
    const until = '2026-12-01T12:30:00+00:00';

    expect(secondsLeft(until, at(29, 58))).toBe(2);
    expect(secondsLeft(until, at(30).subtract({ milliseconds: 1 }))).toBe(1);
    expect(secondsLeft(until, at(30))).toBe(0);
    expect(secondsLeft(until, at(31))).toBe(0);
    expect(secondsLeft(at(30), at(0))).toBe(1800);
  });

  it('[S4] goes down by a second each second, and is always mm:ss', () => {
    fc.assert(
      fc.property(fc.nat({ max: 7200 }), (seconds) => {
        const [minutes, rest] = countdown(seconds).split(':');

        expect(countdown(seconds)).toMatch(/^\d{2,}:[0-5]\d$/);
        expect(Number(minutes) * 60 + Number(rest)).toBe(seconds);
      }),
    );
  });
});
