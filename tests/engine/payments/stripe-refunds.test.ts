import { inspect } from 'node:util';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import { disagreements } from '#engine/operate/disagreements.ts';
import { casesOf } from '#tests/support/engine/databases.ts';
import { sweepOrders } from '../../support/engine/jobs.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { ledgerOf, refOf } from '../../support/payments/buying.ts';
import { type StripeFault, stripeNotice } from '../../support/payments/fake-stripe.ts';
import { anEngineWithStripe } from '../../support/payments/paid-by-stripe.ts';

let the: Awaited<ReturnType<typeof anEngineWithStripe>>;
let agent: Seller;
beforeEach(async () => {
  the = await anEngineWithStripe();
  agent = await aSeller(the.engine, { 1: 'owner' });
});
afterEach(() => the.stop());

const sweep = () => sweepOrders(the.engine.context);
const refundCalls = () => the.stripe.calls.filter(({ method, path }) => `${method} ${path}` === 'POST /v1/refunds');
const amounts = () => the.stripe.refunds.map(({ amount, status }) => [amount, status]);
const logText = () => inspect(the.engine.logged, { depth: 10 });

/** An order paid in full, of which staff refund this amount. */
async function refundedOrder(refund_amount = '30.00'): Promise<PlacedOrder> {
  const placed = await the.anOrder({}, { amount: '80.00' });
  the.payWith(placed, 'good');
  await the.notices();
  const { status } = await agent.send('POST', `/api/orders/${placed.id}/cancel/`, { refund_amount });
  expect(status).toBe(200);
  return placed;
}

interface Entry {
  id: string;
  state: string;
  failure: string | null;
  replaces: string | null;
  payment_method_id: string;
  payment_type_id: string | null;
}

const paymentsPath = ({ id }: { id: string }) => `/api/orders/${id}/payments/`;

async function refundsListed(placed: PlacedOrder): Promise<Entry[]> {
  const { body } = await agent.send('GET', paymentsPath(placed));
  return (body['results'] as (Entry & { kind: string })[]).filter(({ kind }) => kind === 'refund');
}

const refundListed = async (placed: PlacedOrder) => (await refundsListed(placed))[0] as Entry;
const replaced = (placed: PlacedOrder, { id }: { id: string }, body: object = { payment_type_id: 'cash' }) =>
  agent.send('POST', `${paymentsPath(placed)}${id}/replace/`, body);

describe('a refund that Stripe could not make', () => {
  it.each([
    ['before it was made', ['broken'], 2],
    ['when it was made', ['broken after'], 1],
    ['twice', ['broken', 'broken'], 3],
    ['before, then when it was made', ['broken', 'broken after'], 2],
  ] satisfies [string, StripeFault[], number][])(
    '[P9d] is made once, minutes later, though Stripe keeps its failure for a day: %s',
    async (_, faults, attempts) => {
      const placed = await the.anOrder({}, { amount: '80.00' });
      the.payWith(placed, 'good');
      await the.notices();
      the.stripe.plan(...faults);
      await agent.send('POST', `/api/orders/${placed.id}/cancel/`, { refund_amount: '30.00' });
      await sweep();
      expect(refundCalls()).toHaveLength(1);
      expect(await refundListed(placed)).toMatchObject({ state: 'owed' });

      for (let i = 0; i < faults.length + 1; i++) {
        the.buyer.later({ minutes: 2 });
        await sweep();
        await sweep();
      }

      expect(amounts()).toEqual([[3000, 'succeeded']]);
      expect(new Set(refundCalls().map(({ key }) => key)).size).toBe(attempts);
      expect(await refundListed(placed)).toMatchObject({ state: 'done', failure: null });
    },
  );

  it('[P9d] is not made again where Stripe puts right by itself, a minute later, what it had failed at', async () => {
    const placed = await the.anOrder({}, { amount: '80.00' });
    the.payWith(placed, 'good');
    await the.notices();
    the.stripe.plan('broken');
    await agent.send('POST', `/api/orders/${placed.id}/cancel/`, { refund_amount: '30.00' });
    const owed = await refundListed(placed);

    the.buyer.later({ minutes: 1 });
    await sweep();
    the.stripe.refund({
      payment_intent: the.stripe.paymentOf(refOf(placed)),
      amount: '3000',
      metadata: { refund_id: owed.id },
    });
    the.buyer.later({ minutes: 1 });
    await sweep();

    expect(amounts()).toEqual([[3000, 'succeeded']]);
    expect(refundCalls()).toHaveLength(1);
    expect(await refundListed(placed)).toMatchObject({ state: 'done' });
  });

  it('[P9d] is not tried under another key where no answer came: it may be under way', { tags: 'long' }, async () => {
    const placed = await the.anOrder({}, { amount: '80.00' });
    the.payWith(placed, 'good');
    await the.notices();
    the.stripe.plan('away', 'away', 'away', 'away', 'away', 'away');

    await agent.send('POST', `/api/orders/${placed.id}/cancel/`, {});
    await sweep();
    await sweep();

    expect(new Set(refundCalls().map(({ key }) => key)).size).toBe(1);
    expect(amounts()).toEqual([[8000, 'succeeded']]);
  });

  it('[P9d] is staff to give back where Stripe refuses it for good', async () => {
    const placed = await the.anOrder({}, { amount: '80.00' });
    the.payWith(placed, 'good');
    await the.notices();
    the.stripe.refund({ payment_intent: the.stripe.paymentOf(refOf(placed)), amount: '6000' });

    await agent.send('POST', `/api/orders/${placed.id}/cancel/`, { refund_amount: '30.00' });
    await sweep();

    expect(refundCalls()).toHaveLength(1);
    expect(await refundListed(placed)).toMatchObject({ state: 'failed', failure: 'Stripe refused to pay it back.' });
    expect(logText()).toContain('a refund did not reach its buyer');
  });
});

describe('a refund that Stripe has taken', () => {
  it('[P9d] to a bank is on its way until it has arrived, which is found by asking', async () => {
    the.stripe.refundToBanks();
    const placed = await refundedOrder();
    expect(await refundListed(placed)).toMatchObject({ state: 'sent' });

    the.stripe.decideRefund(the.stripe.refunds[0]?.id ?? '', 'succeeded');
    await sweep();
    expect(await refundListed(placed)).toMatchObject({ state: 'sent' });
    the.buyer.later({ minutes: 1 });
    await sweep();

    expect(await refundListed(placed)).toMatchObject({ state: 'done' });
    expect(refundCalls()).toHaveLength(1);
  });

  it.each([
    ['failed', 'expired_or_canceled_card', 'The card has expired, or was cancelled.'],
    ['failed', 'a_reason_of_next_year', 'Stripe says: a_reason_of_next_year.'],
    ['failed', undefined, 'The bank did not say why.'],
    ['canceled', undefined, 'The refund was cancelled at Stripe.'],
  ] as const)('[P9d] and that comes back is owed again, with the reason: %s, %s', async (status, reason, failure) => {
    const placed = await refundedOrder();
    await the.notices();
    expect(await refundListed(placed)).toMatchObject({ state: 'done' });

    the.stripe.decideRefund(the.stripe.refunds[0]?.id ?? '', status, reason);
    expect(new Set(await the.notices())).toEqual(new Set([200]));
    await sweep();

    expect(await refundListed(placed)).toMatchObject({ state: 'failed', failure });
    expect(logText().match(/a refund did not reach its buyer/g)).toHaveLength(1);
    expect(await the.rowOf(placed)).toMatchObject({ paid: 8000, refunded: 3000, payment_status: 'partially_refunded' });
    expect(await ledgerOf(the.engine, placed.id)).toEqual({ paid: [8000], refunded: [3000] });
    expect(amounts()).toEqual([[3000, status]]);
  });

  it.each([
    [{ days: 1 }, 'failed'],
    [{ days: 32 }, 'failed'],
    [{ hours: 23 }, 'done'],
  ] as const)('[P9d] and that comes back is found by asking, too: after %j', async (time, state) => {
    const placed = await refundedOrder();
    the.stripe.decideRefund(the.stripe.refunds[0]?.id ?? '', 'failed', 'declined');

    the.buyer.later({ hours: 24 * ('days' in time ? time.days : 0) + ('hours' in time ? time.hours : 0) });
    await sweep();

    expect(await refundListed(placed)).toMatchObject({ state });
  });

  it('[P9d, P11] ends in its one right state, in whatever order and however often its events come', async () => {
    const statuses = ['pending', 'succeeded', 'failed'] as const;
    const words = { pending: 'sent', succeeded: 'done', failed: 'failed' } as const;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...statuses), { minLength: 1, maxLength: 5 }), async (history) => {
        the.stripe.refundToBanks();
        const placed = await refundedOrder();
        const { id, ...refund } = the.stripe.refunds.at(-1) ?? { id: '' };
        for (const status of history) {
          const object = { ...refund, id, status };
          const event = { id: `evt_${id}_${status}`, type: 'refund.updated', data: { object } };
          const notice = stripeNotice(event, { at: the.engine.clock.now });
          expect((await the.engine.app(notice)).status).toBe(200);
        }

        const last = (['failed', 'succeeded', 'pending'] as const).find((it) => history.includes(it)) ?? 'pending';
        expect([history, (await refundListed(placed)).state]).toEqual([history, words[last]]);
        await the.engine.database.write(async (tx) => {
          await tx.deleteFrom('holds').execute();
        });
      }),
      { numRuns: casesOf({ soak: 200, daily: 10 }) },
    );
  });

  it('[P10] of another shop with the same account changes nothing', async () => {
    const placed = await refundedOrder();
    const before = await refundsListed(placed);
    const refund = { ...the.stripe.refunds[0], id: 're_of_others', payment_intent: 'pi_of_others', status: 'failed' };
    for (const [i, metadata] of [{ refund_id: crypto.randomUUID() }, { refund_id: 'x' }, {}, null].entries()) {
      const event = { id: `evt_of_others_${i}`, type: 'refund.failed', data: { object: { ...refund, metadata } } };
      const notice = stripeNotice(event, { at: the.engine.clock.now });
      expect((await the.engine.app(notice)).status).toBe(200);
    }

    expect(await refundsListed(placed)).toEqual(before);
  });
});

describe('a refund that came back', () => {
  async function failedRefund(): Promise<{ placed: PlacedOrder; failed: Entry }> {
    const placed = await refundedOrder();
    the.stripe.decideRefund(the.stripe.refunds[0]?.id ?? '', 'failed', 'lost_or_stolen_card');
    await the.notices();
    return { placed, failed: await refundListed(placed) };
  }

  it('[B5] is in the history of the booking, with the reason', async () => {
    const { placed } = await failedRefund();
    await the.notices();

    const { body } = await agent.send('GET', `/api/orders/${placed.id}/history/`);

    const entries = body['results'] as { kind: string }[];
    expect(entries.filter(({ kind }) => kind === 'refund_failed')).toMatchObject([
      {
        actor_kind: 'shop',
        after: { amount: { amount: '30.00', currency: 'EUR' }, failure: 'The card was reported lost or stolen.' },
      },
    ]);
  });

  it('[P1, P9d] is given back by hand, once, and the books say so', async () => {
    const { placed, failed } = await failedRefund();

    const first = await replaced(placed, failed, { payment_type_id: 'cash', note: 'At the desk' });
    const second = await replaced(placed, failed);
    await sweep();

    expect(first).toMatchObject({
      status: 201,
      body: {
        kind: 'refund',
        state: 'done',
        amount: { amount: '30.00', currency: 'EUR' },
        payment_method_id: '1',
        payment_type_id: 'cash',
        note: 'At the desk',
        made_by: agent.user_id,
        replaces: failed.id,
      },
    });
    expect([second.status, second.body['detail']]).toEqual([409, 'This refund was given back by hand already.']);
    expect((await refundsListed(placed)).map(({ state }) => state).toSorted()).toEqual(['done', 'replaced']);
    expect(await the.rowOf(placed)).toMatchObject({ paid: 8000, refunded: 3000 });
    expect(await ledgerOf(the.engine, placed.id)).toEqual({ paid: [8000], refunded: [3000] });
    expect(await disagreements(the.engine)).toEqual([]);
    expect(amounts()).toEqual([[3000, 'failed']]);
  });

  it('[P1] is given back once, whoever notes it at once, and stays so whatever Stripe tells later', async () => {
    const { placed, failed } = await failedRefund();

    const answers = await Promise.all([1, 2, 3].map(() => replaced(placed, failed)));
    the.stripe.decideRefund(the.stripe.refunds[0]?.id ?? '', 'succeeded');
    await the.notices();

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect((await refundsListed(placed)).map(({ state }) => state).toSorted()).toEqual(['done', 'replaced']);
  });

  it('[P1, A12] is nothing to give back before it has failed, nor for whoever takes no payments', async () => {
    const placed = await refundedOrder();
    const [refund] = await refundsListed(placed);
    const guide = await aSeller(the.engine, { 1: 'guide' });
    const path = `${paymentsPath(placed)}${refund?.id}/replace/`;

    const early = await agent.send('POST', path, { payment_type_id: 'cash' });
    const payment = await replaced(placed, { id: placed.session_id });
    const nothing = await replaced(placed, { id: crypto.randomUUID() });

    expect([early.status, early.body['detail']]).toEqual([
      409,
      'This refund has not failed: it goes back the way the money came.',
    ]);
    expect([payment.status, nothing.status]).toEqual([404, 404]);
    expect([403, 404]).toContain((await guide.send('POST', path, { payment_type_id: 'cash' })).status);
  });

  it('[P2] is given back in a way that the store has', async () => {
    const { placed, failed } = await failedRefund();

    const none = await replaced(placed, failed, {});
    const wrong = await replaced(placed, failed, { payment_type_id: 'shells' });

    expect(none.body).toEqual({ payment_type_id: ['This field is required.'] });
    expect(wrong.body).toEqual({ payment_type_id: ['"shells" is not a valid choice.'] });
    expect(await refundListed(placed)).toMatchObject({ state: 'failed' });
  });
});
