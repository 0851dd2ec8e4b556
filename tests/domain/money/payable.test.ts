import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardLeast, depositFor, wholeSteps } from '#domain/money/money.ts';
import { leavesTooLittle, payableDeposit, payableDiscount } from '#domain/money/payable.ts';
import { cartTotals } from '#domain/money/totals.ts';
import { changeAmounts } from '#domain/orders/line-change.ts';
import { amountProblem } from '#domain/orders/order-form.ts';

/** Whether an amount is zero, or one that a card can pay. */
const isPayable = (amount: number, code: string) =>
  amount === 0 || (amount >= cardLeast(code) && wholeSteps(amount, code) === amount);
const currency = fc.constantFrom('EUR', 'JPY', 'KWD', 'HUF', 'GBP', 'MGA', 'ISK');
/** Prices in the steps that cards can pay. */
const priced = fc
  .tuple(currency, fc.array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 4 }))
  .map(([code, prices]) => ({
    code,
    prices: prices.map((price) => wholeSteps(price, code)),
  }));

describe('what is due', () => {
  it('[P11c] can be paid by card, now and later, whatever the prices, shares and codes', () => {
    fc.assert(
      fc.property(
        priced,
        fc.integer({ min: 0, max: 10_000 }),
        fc.nat({ max: 10_000 }),
        ({ code, prices }, share, off) => {
          const subtotal = prices.reduce((sum, price) => sum + price, 0);
          fc.pre(subtotal === 0 || subtotal >= cardLeast(code));
          const lines = prices.map((gross) => ({ gross, deposit: depositFor(gross, share / 100) }));
          const discount = payableDiscount(
            wholeSteps(Math.floor((subtotal * off) / 10_000), code),
            subtotal,
            subtotal,
            code,
          );

          const { total, deposit } = cartTotals(lines, discount, code);

          expect([total, deposit, total - deposit].map((it) => isPayable(it, code))).toEqual([true, true, true]);
        },
      ),
    );
  });

  it('[P11c, C13c] takes a code off in part where it is not for all lines', () => {
    expect(payableDiscount(980, 1000, 980, 'EUR')).toBe(950);
    expect(payableDiscount(993, 1000, 1000, 'EUR')).toBe(1000);
    expect(payableDiscount(200, 1000, 1000, 'EUR')).toBe(200);
    expect(payableDiscount(0, 30, 30, 'EUR')).toBe(0);
  });

  it.each([
    ['EUR', 40, 200, 50],
    ['EUR', 960, 1000, 1000],
    ['EUR', 0, 1000, 0],
    ['EUR', 30, 30, 30],
    ['KWD', 1_026, 5_130, 1_030],
  ])('[F6] in %s a deposit of %i of %i is %i', (code, asked, total, deposit) => {
    expect(payableDeposit(asked, total, code)).toBe(deposit);
  });

  it('[P12i] is not left by a change of a booking', () => {
    const amount = fc.integer({ min: 50, max: 100_000 });
    fc.assert(
      fc.property(amount, amount, fc.double({ min: 0, max: 1, noNaN: true }), (total, next, part) => {
        const deposit = payableDeposit(Math.floor(total * part), total, 'EUR');
        const before = { total, due: total - deposit, deposit };
        const money = { paid: deposit, isByHand: false, least: cardLeast('EUR') };

        const { to_pay, to_refund, waived } = changeAmounts(before, { total: next, deposit }, money);

        expect(isPayable(next - waived - (deposit + to_pay - to_refund), 'EUR')).toBe(true);
        expect(waived).toBeLessThan(cardLeast('EUR'));
      }),
    );
  });

  it('[P3a] an amount that would leave too little offers the whole', () => {
    const bounds = { total: '10.00', deposit: '2.00', currency: 'EUR' };

    expect(amountProblem('9.80', bounds, false)).toBe(
      'That would leave 0,20\u00A0€, too little for a card. Pay all of it: 10,00\u00A0€.',
    );
    expect(['2.00', '9.50', '10.00'].map((it) => amountProblem(it, bounds, false))).toEqual([null, null, null]);
    expect(amountProblem('9.80', bounds, true)).toBeNull();
    expect(leavesTooLittle(1000, 1000, 'EUR')).toBe(false);
  });
});
