import { expect, it } from 'vitest';
import { refundQuote } from '#domain/money/refund.ts';
import { instantOf } from '#domain/time/schedule.ts';

const start = Temporal.Instant.from('2026-12-01T08:00:00Z');
const before = (time: Temporal.DurationLike): Temporal.Instant => start.subtract(time);
const policy = {
  tiers: [
    { minutes_before_start: 1440, refund_percentage: 100 },
    { minutes_before_start: 120, refund_percentage: 33.33 },
  ],
};

it.each([
  ['long before', { hours: 100 }, { amount: 8000, percentage: 100 }],
  ['at the last instant of the first tier', { minutes: 1440 }, { amount: 8000, percentage: 100 }],
  ['just after it', { minutes: 1439, seconds: 59 }, { amount: 2666, percentage: 33.33 }],
  ['at the last instant of the second', { minutes: 120 }, { amount: 2666, percentage: 33.33 }],
  ['just after that', { minutes: 119, seconds: 59 }, null],
])('[P12e] a line of 8000 cancelled %s is paid back %j', (_, time, expected) => {
  expect(refundQuote(policy, start, 8000, before(time))).toEqual(expected);
});

it('[P12e] tiers count by their time, not by their place', () => {
  const reversed = { tiers: [...policy.tiers].reverse() };

  expect(refundQuote(reversed, start, 8000, before({ hours: 30 }))).toEqual({ amount: 8000, percentage: 100 });
});

it('[P12e] without a cut-off it is paid back up to the start, and not after it', () => {
  const lenient = { tiers: [{ minutes_before_start: 0, refund_percentage: 100 }] };

  expect(refundQuote(lenient, start, 8000, start)).toEqual({ amount: 8000, percentage: 100 });
  expect(refundQuote(lenient, start, 8000, start.add({ milliseconds: 1 }))).toBeNull();
});

it('[P12e] no tier or no policy lets no one cancel; a tier of nothing lets one cancel for nothing', () => {
  expect(refundQuote({ tiers: [] }, start, 8000, before({ hours: 100 }))).toBeNull();
  expect(refundQuote(null, start, 8000, before({ hours: 100 }))).toBeNull();
  const strict = { tiers: [{ minutes_before_start: 0, refund_percentage: 0 }] };
  expect(refundQuote(strict, start, 8000, before({ hours: 100 }))).toEqual({ amount: 0, percentage: 0 });
});

it('[P12e, F7] 24 hours before the start are 24 hours, over a change of the clocks too', () => {
  const sunday = instantOf('2027-03-28', '08:00:00', 'Europe/Zagreb');

  expect(refundQuote(policy, sunday, 100, instantOf('2027-03-27', '07:00:00', 'Europe/Zagreb'))?.percentage).toBe(100);
  expect(refundQuote(policy, sunday, 100, instantOf('2027-03-27', '07:00:01', 'Europe/Zagreb'))?.percentage).toBe(
    33.33,
  );
});
