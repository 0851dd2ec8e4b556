import { describe, expect, it } from 'vitest';
import { cardAmount, cardLeast, cardStep, wholeSteps } from '#domain/money/money.ts';
import { readStripeSession } from '#engine/payments/stripe-event.ts';
import { fromStripe, stepOfStripe, toStripe } from '#engine/payments/stripe-money.ts';
import { readSource, sourcesBelow } from '../../support/code/import-table.ts';

describe('money for Stripe', () => {
  it.each([
    ['EUR', 1_234, 1_234],
    ['JPY', 500, 500],
    ['ISK', 5, 500],
    ['UGX', 7, 700],
    ['MGA', 500, 5],
    ['KWD', 5_120, 5_120],
    ['OMR', 1_230, 1_230],
    ['HUF', 17_550, 17_550],
    ['TWD', 1_001, 1_001],
  ])('[P10a] has the decimals that it has there: %s', (currency, own, theirs) => {
    expect(toStripe(own, currency)).toBe(theirs);
    expect(fromStripe(theirs, currency)).toBe(own);
  });

  it.each([
    ['KWD', 5_124],
    ['MGA', 501],
  ])('[P10a] is refused where Stripe has no such decimal: %s', (currency, amount) => {
    expect(() => toStripe(amount, currency)).toThrow(RangeError);
  });

  it.each([
    ['EUR', 50],
    ['GBP', 30],
    ['HUF', 17_500],
    ['JPY', 50],
    ['KWD', 500],
    ['MGA', 100],
  ])('[P11b] is at least what Stripe takes: %s', (currency, least) => {
    expect(cardLeast(currency)).toBe(least);
  });
});

describe('what cards can pay', () => {
  it.each('BHD JOD KWD OMR TND'.split(' '))('[P10a, P11c] ends in 0 where there are three decimals: %s', (currency) => {
    for (let amount = 990; amount <= 1_010; amount++) {
      const count = cardAmount(amount, currency);
      expect(count).toBe(Math.ceil(amount / 10) * 10);
      expect(fromStripe(toStripe(count, currency), currency)).toBe(count);
      expect(cardAmount(amount, currency, amount)).toBe(wholeSteps(amount, currency));
    }
  });

  it.each('EUR JPY ISK UGX HUF TWD MGA XOF'.split(' '))('[P10a, P11] is what Stripe can be told: %s', (currency) => {
    for (const amount of [1, 99, 100, 12_345]) {
      const count = cardAmount(amount, currency);
      expect(fromStripe(toStripe(count, currency), currency)).toBe(count);
      expect(count - amount).toBeGreaterThanOrEqual(0);
      expect(count - amount).toBeLessThan(cardStep(currency));
      expect(cardStep(currency)).toBe(stepOfStripe(currency));
      expect(count === amount || currency === 'MGA').toBe(true);
    }
  });
});

describe('what Stripe answers of a session', () => {
  const session = { id: 'cs_1', status: 'complete', payment_status: 'unpaid', amount_total: 1_600, currency: 'eur' };
  const payment = (status: string) => ({ ...session, payment_intent: { id: 'pi_1', status } });

  it.each([
    ['open', { ...session, status: 'open', payment_intent: null }, { state: 'open' }],
    ['expired', { ...session, status: 'expired', payment_intent: null }, { state: 'expired' }],
    ['being decided', payment('processing'), { state: 'processing' }],
    ['refused', payment('requires_payment_method'), { state: 'failed', failure: 'The bank declined the payment.' }],
    ['given up', payment('canceled'), { state: 'failed', failure: 'The bank declined the payment.' }],
    [
      'paid',
      { ...payment('succeeded'), payment_status: 'paid' },
      { state: 'paid', amount: 1_600, currency: 'EUR', payment_ref: 'pi_1' },
    ],
  ])('[P8, P10] is understood: %s', (_, answer, outcome) => {
    expect(readStripeSession(answer)).toEqual(outcome);
  });

  it('[P8] is refused where it is nothing of the kind', () => {
    expect(() => readStripeSession({ id: 'cs_1' })).toThrow('no session');
  });
});

it('the package is loaded with the first call, not with the start', () => {
  const eager = sourcesBelow('engine').filter((path) => /^import (?!type\b).*from 'stripe'/m.test(readSource(path)));

  expect(eager).toEqual([]);
});
