import { describe, expect, it } from 'vitest';
import { readStripeSession } from '#engine/payments/stripe-event.ts';
import { fromStripe, leastOfStripe, toStripe } from '#engine/payments/stripe-money.ts';
import { readSource, sourcesBelow } from '../support/import-table.ts';

describe('money for Stripe', () => {
  it.each([
    ['EUR', 1_234, 1_234],
    ['JPY', 500, 500],
    ['ISK', 5, 500],
    ['UGX', 7, 700],
    ['MGA', 500, 5],
    ['KWD', 5_120, 5_120],
  ])('[P10] has the decimals that it has there: %s', (currency, ours, theirs) => {
    expect(toStripe(ours, currency)).toBe(theirs);
    expect(fromStripe(theirs, currency)).toBe(ours);
  });

  it.each([
    ['KWD', 5_124],
    ['MGA', 501],
  ])('[P10] is refused where Stripe has no such decimal: %s', (currency, amount) => {
    expect(() => toStripe(amount, currency)).toThrow(RangeError);
  });

  it.each([
    ['EUR', 50],
    ['GBP', 30],
    ['HUF', 17_500],
    ['JPY', 50],
    ['KWD', 500],
  ])('[P11] is at least what Stripe takes: %s', (currency, least) => {
    expect(leastOfStripe(currency)).toBe(least);
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
      { state: 'paid', amount: 1_600, payment_ref: 'pi_1' },
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
