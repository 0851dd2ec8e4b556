import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exponent } from '#domain/money/currency-decimals.ts';
import { exactMinor, minor, proportion, roundShare, toDecimal } from '#domain/money/money.ts';

const currencies = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD');
/** All amounts of twelve digits, in minor units. */
const amounts = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });

describe('minor units', () => {
  it.each([
    ['12.50', 'EUR', 1250],
    ['12.5', 'EUR', 1250],
    ['12.', 'EUR', 1200],
    ['012.50', 'EUR', 1250],
    ['+0.07', 'EUR', 7],
    ['-0.07', 'EUR', -7],
    ['-0.00', 'EUR', 0],
    ['12.500', 'EUR', 1250],
    ['1.1', 'EUR', 110],
    ['4.35', 'EUR', 435],
    ['1250', 'JPY', 1250],
    ['1250.00', 'JPY', 1250],
    ['1.25', 'KWD', 1250],
    ['999999999999.99', 'EUR', 99_999_999_999_999],
  ])('[F6] reads %s %s as %d', (text, currency, expected) => {
    expect(minor(text, currency)).toBe(expected);
  });

  it.each(['', ' ', '12,50', '1e3', 'abc', '.5', '--1', '1.2.3', '12.505', '99999999999999999999', 'NaN', '0x10'])(
    '[F6] refuses %j as an amount of EUR',
    (text) => {
      expect(exactMinor(text, 'EUR')).toBeNull();
      expect(() => minor(text, 'EUR')).toThrow(RangeError);
    },
  );

  it('[F6] knows what a currency cannot express', () => {
    expect(exactMinor('0.005', 'EUR')).toBeNull();
    expect(exactMinor('0.005', 'KWD')).toBe(5);
    expect(exactMinor('1.5', 'JPY')).toBeNull();
    expect(exactMinor('1.200', 'EUR')).toBeNull();
    expect(exactMinor('1250.00', 'JPY')).toBeNull();
  });

  it.each([
    [1250, 'EUR', '12.50'],
    [7, 'EUR', '0.07'],
    [-7, 'EUR', '-0.07'],
    [0, 'EUR', '0.00'],
    [-0, 'EUR', '0.00'],
    [1250, 'JPY', '1250'],
    [0, 'JPY', '0'],
    [5, 'KWD', '0.005'],
  ])('[F6] writes %d %s as %s', (value, currency, expected) => {
    expect(toDecimal(value, currency)).toBe(expected);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('[F6] refuses to write %d', (value) => {
    expect(() => toDecimal(value, 'EUR')).toThrow(RangeError);
  });

  it('[F6] are the same after travelling as a decimal string', () => {
    fc.assert(
      fc.property(amounts, currencies, (amount, currency) => {
        expect(minor(toDecimal(amount, currency), currency)).toBe(amount);
      }),
    );
  });

  it("[F6] take as many decimals as the currency's", () => {
    expect(['EUR', 'HRK', 'JPY', 'KWD', 'ISK', 'HUF', 'TND'].map(exponent)).toEqual([2, 2, 0, 3, 0, 2, 3]);
    expect(toDecimal(1, 'TND')).toHaveLength('0.001'.length);
  });
});

describe('a share', () => {
  it.each([
    [100, 1250, 13],
    [99, 5000, 50],
    [1, 4999, 0],
    [1, 5000, 1],
    [33_333, 3333, 11_110],
    [0, 10_000, 0],
  ])('[F6] of %d at %d basis points is %d', (gross, basisPoints, expected) => {
    expect(roundShare(gross, basisPoints)).toBe(expected);
  });

  it('[F6] is exact where the product leaves the safe integers', () => {
    expect(roundShare(99_999_999_999_999, 9999)).toBe(99_989_999_999_999);
    expect(proportion(9_007_199_254_740_991, 9_007_199_254_740_990, 9_007_199_254_740_991)).toBe(9_007_199_254_740_990);
  });

  it('[F6] is off the exact one by at most half a unit, a half going up', () => {
    const counts = fc.nat({ max: 2 ** 40 });
    fc.assert(
      fc.property(counts, counts, fc.integer({ min: 1, max: 2 ** 40 }), (amount, part, whole) => {
        const shareOf = part % (whole + 1);
        const twiceTheError =
          2n * (BigInt(proportion(amount, shareOf, whole)) * BigInt(whole) - BigInt(amount) * BigInt(shareOf));
        expect(twiceTheError).toBeGreaterThan(-BigInt(whole));
        expect(twiceTheError).toBeLessThanOrEqual(BigInt(whole));
      }),
    );
  });
});
