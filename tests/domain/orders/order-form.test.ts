import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reason } from '#domain/contract/problems.ts';
import { typedDecimal } from '#domain/money/typed-amount.ts';
import {
  amountProblem,
  openedOrderForm,
  orderFormProblems,
  withAmount,
  withMethod,
  withPercentage,
} from '#domain/orders/order-form.ts';

const bounds = { total: '150.00', deposit: '30.00', currency: 'EUR' };
const opened = openedOrderForm('2', bounds);

const numberOf = (text: string) => Number(typedDecimal(text, 2));

describe('the order form', () => {
  it('[P3a] opens with the deposit, nothing where that is 0, and manual payment never with nothing', () => {
    expect(opened).toMatchObject({ amount: '30,00', percentage: '20' });
    const none = { ...bounds, deposit: '0.00' };

    expect(openedOrderForm('2', none)).toMatchObject({ amount: '0,00', percentage: '0' });
    expect(openedOrderForm('1', none)).toMatchObject({ amount: '150,00', percentage: '100' });
    expect(withMethod(openedOrderForm('2', none), '1', none)).toMatchObject({ amount: '150,00', percentage: '100' });
  });

  it.each([
    ['75', '50'],
    ['50.00', '33,33'],
    ['50,00', '33,33'],
    ['100.01', '66,67'],
    ['', ''],
    ['much', ''],
  ])('[P3] an amount of %j is %j percent', (amount, percentage) => {
    expect(withAmount(opened, amount, bounds)).toMatchObject({ amount, percentage });
  });

  it.each([
    ['50', '75,00'],
    ['33.33', '50,00'],
    ['33,33', '50,00'],
    ['0', '0,00'],
    ['100', '150,00'],
    ['', ''],
  ])('[P3] %j percent are an amount of %j', (percentage, amount) => {
    expect(withPercentage(opened, percentage, bounds)).toMatchObject({ percentage, amount });
  });

  it('[P3] percentage → amount → percentage comes back within a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 10_000_000 }), (share, cents) => {
        const total = { total: (cents / 100).toFixed(2), deposit: '0.00', currency: 'EUR' };
        const there = withPercentage(opened, String(share / 100), total);
        const again = withPercentage(opened, withAmount(there, there.amount, total).percentage, total);

        expect(Math.abs(numberOf(again.amount) - numberOf(there.amount))).toBeLessThanOrEqual(
          0.01 + cents / 100 / 10_000,
        );
      }),
    );
  });

  it('[P3] yen have no decimals', () => {
    expect(withPercentage(opened, '33.33', { total: '10000', deposit: '0', currency: 'JPY' }).amount).toBe('3333');
  });

  it('[P2] a payment link clears the payment type', () => {
    const manual = { ...opened, payment_method_id: '1', payment_type_id: 'cash' };

    expect(withMethod(manual, '2', bounds)).toMatchObject({ payment_method_id: '2', payment_type_id: '' });
    expect(withMethod(manual, '1', bounds).payment_type_id).toBe('cash');
  });

  it('[P2] manual payment needs a type and an amount that is not zero', () => {
    const manual = { ...opened, payment_method_id: '1', amount: '0', percentage: '0' };

    expect(orderFormProblems(manual, { ...bounds, deposit: '0.00' })).toEqual({
      payment_type_id: reason('required_to_pay'),
      amount: reason('required_to_pay'),
    });
    expect(
      orderFormProblems(
        { ...opened, payment_method_id: '2', amount: '0', percentage: '0' },
        { ...bounds, deposit: '0.00' },
      ),
    ).toEqual({});
  });

  it.each([
    ['', reason('required_to_pay')],
    ['abc', reason('amount_not_a_number')],
    ['-1', reason('amount_not_a_number')],
    ['29.99', reason('pay_at_least', { amount: '30.00', currency: 'EUR' })],
    ['30', null],
    ['150.00', null],
    ['150.01', reason('pay_at_most', { amount: '150.00', currency: 'EUR' })],
    ['99.9900', reason('amount_too_fine', { places: 2 })],
    ['1.200', reason('amount_unclear')],
    ['0,500', reason('amount_too_fine', { places: 2 })],
  ])('[P3] of %j to pay says %j', (amount, problem) => {
    expect(amountProblem(amount, bounds, false)).toEqual(problem);
  });

  it('[P4] needs a method', () => {
    expect(orderFormProblems({ ...opened, payment_method_id: '' }, bounds)).toEqual({
      payment_method_id: reason('required_to_pay'),
    });
  });

  it.each(['101', '-1', 'half'])('[P3] a percentage of %s is out of bounds', (percentage) => {
    expect(orderFormProblems({ ...opened, percentage }, bounds).percentage).toEqual(reason('bad_percentage'));
  });
});
