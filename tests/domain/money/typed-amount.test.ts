import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exponent } from '#domain/money/currency-decimals.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { toDecimal } from '#domain/money/money.ts';
import { amountTextProblem, asTyped, typedAmount, typedDecimal } from '#domain/money/typed-amount.ts';

const amounts = fc.integer({ min: 0, max: 10_000_000_00 });

describe('an amount as it is typed', () => {
  it.each([
    ['50,25', 'EUR', '50.25'],
    ['50.25', 'EUR', '50.25'],
    [' 50,2 ', 'EUR', '50.2'],
    ['50,', 'EUR', '50'],
    ['1200', 'EUR', '1200'],
    ['1.234,50', 'EUR', '1234.50'],
    ['1,234.50', 'EUR', '1234.50'],
    ['1 234 567,8', 'EUR', '1234567.8'],
    ["1'234.50", 'EUR', '1234.50'],
    ['12.345.678,90', 'EUR', '12345678.90'],
    ['1.234.567', 'EUR', '1234567'],
    ['12,000', 'JPY', '12000'],
    ['1.200', 'JPY', '1200'],
    ['1.234.567', 'JPY', '1234567'],
    ['13,495', 'KWD', '13.495'],
    ['1.234,500', 'KWD', '1234.500'],
    ['', 'EUR', null],
    ['-5', 'EUR', null],
    ['1.23,45', 'EUR', null],
    ['1,2,3', 'EUR', null],
    ['1.234,567', 'EUR', null],
    ['5 €', 'EUR', null],
    ['1e3', 'EUR', null],
    ['fifty', 'EUR', null],
    ['0.500', 'JPY', null],
    ['1,5', 'JPY', null],
    ['1.234,00', 'JPY', null],
  ])('[V3b] %j %s is %j', (text, currency, decimal) => {
    expect(typedDecimal(text, exponent(currency))).toBe(decimal);
  });

  it.each(['1.200', '1,200', '12.000', '2.500'])(
    '[V3b] %j may be thousands or decimals where a currency has two, so it is refused in words',
    (text) => {
      expect(typedAmount(text, 'EUR')).toBeNull();
      expect(amountTextProblem(text, 'EUR')).toBe(
        'This can be read in two ways. Please enter thousands without a point or comma, for example 1200.',
      );
    },
  );

  it('[V3b] says what is wrong with any other text', () => {
    expect(amountTextProblem('', 'EUR')).toBe('This field is required!');
    expect(amountTextProblem('fifty', 'EUR')).toBe('Please enter a number.');
    expect(amountTextProblem('0.500', 'EUR')).toBe('Please enter at most 2 decimals.');
    expect(amountTextProblem('1,2345', 'EUR')).toBe('Please enter at most 2 decimals.');
    expect(amountTextProblem('1,5', 'JPY')).toBe('Please enter an amount without decimals.');
    expect(amountTextProblem('50,25', 'EUR')).toBeNull();
    expect(amountTextProblem('12,000', 'JPY')).toBeNull();
  });

  it('[V3b] is read as it was written', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('EUR', 'JPY', 'KWD'), (amount, currency) => {
        expect(typedAmount(asTyped(toDecimal(amount, currency)), currency)).toBe(amount);
        expect(
          typedAmount(formatMoney(toDecimal(amount, currency), currency).replace(/\s?[^\d\s]+$/, ''), currency),
        ).toBe(amount);
      }),
    );
  });
});
