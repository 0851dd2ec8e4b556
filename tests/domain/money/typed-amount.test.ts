import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reason } from '#domain/contract/problems.ts';
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
      expect(amountTextProblem(text, 'EUR')).toEqual(reason('amount_unclear'));
    },
  );

  it('[V3b] says what is wrong with any other text', () => {
    expect(amountTextProblem('', 'EUR')).toEqual(reason('required_to_pay'));
    expect(amountTextProblem('fifty', 'EUR')).toEqual(reason('amount_not_a_number'));
    expect(amountTextProblem('0.500', 'EUR')).toEqual(reason('amount_too_fine', { places: 2 }));
    expect(amountTextProblem('1,2345', 'EUR')).toEqual(reason('amount_too_fine', { places: 2 }));
    expect(amountTextProblem('1,5', 'JPY')).toEqual(reason('amount_too_fine', { places: 0 }));
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
