import fc from 'fast-check';
import { expect, it } from 'vitest';
import { depositFor } from '#domain/money/money.ts';

const gross = fc.nat({ max: 99_999_999_999_999 });
/** Percentages with at most two decimals. */
const percent = fc.nat({ max: 10_000 }).map((basisPoints) => basisPoints / 100);

it.each([
  [8000, 20, 1600],
  [8000, 0, 0],
  [8000, 100, 8000],
  [8000, null, 8000],
  [1, 50, 1],
  [999, 12.5, 125],
  [1000, 33.33, 333],
  [1000, 0.05, 1],
  [1000, 0.04, 0],
  [10_000, 29.29, 2929],
  [0, 20, 0],
])('[F6] of %d at %j percent, %d are due now', (amount, share, expected) => {
  expect(depositFor(amount, share)).toBe(expected);
});

it.each([-0.01, 100.01, Number.NaN, Number.POSITIVE_INFINITY])('[F6] no deposit is of %d percent', (share) => {
  expect(() => depositFor(1000, share)).toThrow(RangeError);
});

it('[F6] a deposit is a whole number from nothing to the price, halves rounded up', () => {
  fc.assert(
    fc.property(gross, percent, (amount, share) => {
      const deposit = depositFor(amount, share);
      const exact = BigInt(amount) * BigInt(Math.round(share * 100));

      expect(deposit).toBeLessThanOrEqual(amount);
      expect(BigInt(deposit)).toBe((exact + 5000n) / 10_000n);
    }),
  );
});

it('[F6] a larger share is never a smaller deposit', () => {
  fc.assert(
    fc.property(gross, percent, percent, (amount, a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)];
      expect(depositFor(amount, less)).toBeLessThanOrEqual(depositFor(amount, more));
    }),
  );
});
