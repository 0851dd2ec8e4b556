import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reason } from '#domain/contract/problems.ts';
import { cardLeast, cardStep, depositFor, wholeSteps } from '#domain/money/money.ts';
import { leavesTooLittle, payableDeposit, payableDiscount, payablePart } from '#domain/money/payable.ts';
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
  ])('[F6] in %s a deposit of %i of %i is %i', (code, count, total, deposit) => {
    expect(payableDeposit(count, total, code)).toBe(deposit);
  });

  it('[P12] is not left by a change of a booking, whatever was paid of it', () => {
    const change = fc.tuple(currency, fc.nat({ max: 100_000 }), fc.nat({ max: 100_000 }), fc.nat({ max: 100_000 }));
    fc.assert(
      fc.property(change, fc.nat({ max: 100_000 }), ([code, total, next, deposit], came) => {
        const [least, step] = [cardLeast(code), cardStep(code)];
        const paid = Math.min(came, total);
        const before = { total, due: total - paid, deposit };

        const terms = changeAmounts(before, { total: next, deposit }, { paid, isByHand: false, least, step });

        const due = next - terms.waived - (paid + terms.to_pay - terms.to_refund);
        expect([due, terms.to_pay].map((it) => isPayable(it, code))).toEqual([true, true]);
        expect(terms.waived).toBeLessThan(least);
      }),
    );
  });

  it.each([
    ['EUR', 49, 0],
    ['EUR', 50, 50],
    ['KWD', 3_423, 3_420],
    ['KWD', 9, 0],
  ])('[P11] in %s cards pay of %i due %i', (code, due, part) => {
    expect(payablePart(due, { least: cardLeast(code), step: cardStep(code) })).toBe(part);
  });

  it('[P3a] an amount that would leave too little offers the whole', () => {
    const bounds = { total: '10.00', deposit: '2.00', currency: 'EUR' };

    expect(amountProblem('9.80', bounds, false)).toEqual(
      reason('leaves_too_little', { rest: '0.20', total: '10.00', currency: 'EUR' }),
    );
    expect(['2.00', '9.50', '10.00'].map((it) => amountProblem(it, bounds, false))).toEqual([null, null, null]);
    expect(amountProblem('9.80', bounds, true)).toBeNull();
    expect(leavesTooLittle(1000, 1000, 'EUR')).toBe(false);
  });
});
