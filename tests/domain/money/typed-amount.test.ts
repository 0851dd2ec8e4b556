import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDecimal } from '#domain/money/money.ts';
import { asTyped, typedAmount, typedDecimal } from '#domain/money/typed-amount.ts';

describe('an amount as it is typed', () => {
  it.each([
    ['50,25', '50.25'],
    ['50.25', '50.25'],
    [' 50,2 ', '50.2'],
    ['50,', '50.'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1 234 567,8', '1234567.8'],
    ['12.345.678,90', '12345678.90'],
    ['1.234', '1.234'],
    ['', null],
    ['-5', null],
    ['1.23,45', null],
    ['1,2,3', null],
    ['5 €', null],
    ['fifty', null],
  ])('[V3] %j is %j', (text, decimal) => {
    expect(typedDecimal(text)).toBe(decimal);
  });

  it('[V3] is never another amount: what the currency cannot express is none', () => {
    expect(typedAmount('50,25', 'EUR')).toBe(5025);
    expect(typedAmount('1.234', 'EUR')).toBeNull();
    expect(typedAmount('1.234', 'KWD')).toBe(1234);
    expect(typedAmount('1,5', 'JPY')).toBeNull();
  });

  it('[V3] is read as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (cents) => {
        expect(typedAmount(asTyped(toDecimal(cents, 'EUR')), 'EUR')).toBe(cents);
      }),
    );
  });
});
