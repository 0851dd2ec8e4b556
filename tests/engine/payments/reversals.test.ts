import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import { disagreements } from '#engine/operate/disagreements.ts';
import { sweepOrders } from '../../support/engine/jobs.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { ledgerOf, refOf } from '../../support/payments/buying.ts';
import { anEngineWithStripe } from '../../support/payments/paid-by-stripe.ts';

let the: Awaited<ReturnType<typeof anEngineWithStripe>>;
let owner: Seller;
beforeEach(async () => {
  the = await anEngineWithStripe();
  owner = await aSeller(the.engine, { 1: 'owner' });
});
afterEach(() => the.stop());

async function aPaidOrder(): Promise<PlacedOrder> {
  const placed = await the.anOrder({}, { amount: '80.00' });
  the.payWith(placed, 'good');
  await the.notices();
  return placed;
}

const statusOf = async (placed: PlacedOrder) => {
  const { status, payment_status, paid, refunded } = await the.rowOf(placed);
  return { status, payment_status, paid, refunded };
};
const notified = () =>
  the.engine.database.read(async (tx) =>
    (await tx.selectFrom('notifications').select(['kind', 'amount']).orderBy('id').execute()).slice(1),
  );
const historyKinds = async ({ id }: PlacedOrder) => {
  const { body } = await owner.send('GET', `/api/orders/${id}/history/`);
  return (body as { results: { kind: string }[] }).results.map(({ kind }) => kind);
};

describe("a refund at the provider's own dashboard", () => {
  it('[P19] is in the ledger once, and the seller and the buyer are told; the booking stays', async () => {
    const placed = await aPaidOrder();

    the.stripe.refundAtDashboard(refOf(placed), 3_000);
    await the.notices();
    for (const event of the.stripe.events) await the.deliver(event);

    expect(await statusOf(placed)).toEqual({
      status: 'confirmed',
      payment_status: 'partially_refunded',
      paid: 8_000,
      refunded: 3_000,
    });
    expect((await ledgerOf(the.engine, placed.id)).refunded).toEqual([3_000]);
    expect(await notified()).toEqual([{ kind: 'refunded_at_provider', amount: 3_000 }]);
    expect(await historyKinds(placed)).toContain('refund');
    expect(await disagreements(the.engine)).toEqual([]);
    the.stripe.refundAtDashboard(refOf(placed), 5_000);
    await the.notices();
    expect(await statusOf(placed)).toMatchObject({ status: 'confirmed', payment_status: 'refunded', refunded: 8_000 });
  });

  it('[P19] that fails later is owed, and staff give it back by hand', async () => {
    const placed = await aPaidOrder();
    the.stripe.refundToBanks();

    const { id } = the.stripe.refundAtDashboard(refOf(placed), 3_000);
    await the.notices();
    the.stripe.decideRefund(id, 'failed', 'expired_or_canceled_card');
    await the.notices();

    expect((await notified()).map(({ kind }) => kind)).toEqual(['refunded_at_provider', 'refund_due']);
    expect(await disagreements(the.engine)).toEqual([]);
  });

  it('[P19] of what a cancelled order is owed takes the place of that refund', async () => {
    const placed = await aPaidOrder();
    the.stripe.plan('broken', 'broken');
    await owner.send('POST', `/api/orders/${placed.id}/cancel/`, { refund_amount: '30.00' });

    the.stripe.refundAtDashboard(refOf(placed), 3_000);
    await the.notices();
    the.stripe.unplan();
    the.buyer.later({ minutes: 10 });
    await sweepOrders(the.engine.context);

    expect(the.stripe.refunds.map(({ amount }) => amount)).toEqual([3_000]);
    expect(await statusOf(placed)).toMatchObject({ status: 'cancelled', refunded: 3_000 });
    expect(await disagreements(the.engine)).toEqual([]);
  });

  it('[P19] asks the guest for no rest', async () => {
    const placed = await aPaidOrder();
    the.stripe.refundAtDashboard(refOf(placed), 3_000);
    await the.notices();
    await sweepOrders(the.engine.context);
    // From this time on, the engine would ask the guest for a balance.
    the.engine.clock.now = Temporal.Instant.from('2026-12-07T12:00:00Z');
    await sweepOrders(the.engine.context);

    expect((await the.rowOf(placed)).rest_told).toBeNull();
  });

  it("[P19] of another shop's payment changes nothing", async () => {
    const placed = await aPaidOrder();
    const [event] = the.stripe.events;
    const refund = { id: 're_1', object: 'refund', amount: 500, currency: 'eur', payment_intent: 'pi_others' };
    const theirs = { ...refund, status: 'succeeded', metadata: {} };
    if (!event) throw new Error('Stripe told of nothing');

    const status = await the.deliver({ ...event, id: 'evt_others', type: 'refund.created', data: { object: theirs } });

    expect([status, (await statusOf(placed)).refunded]).toEqual([200, 0]);
  });
});

describe('a dispute', () => {
  it('[P19] takes its money out of the ledger, and brings it back when it is won', async () => {
    const placed = await aPaidOrder();

    const dispute = the.stripe.dispute(refOf(placed));
    await the.notices();
    const begun = await statusOf(placed);
    dispute.win();
    await the.notices();
    for (const event of the.stripe.events) await the.deliver(event);

    expect(begun).toEqual({ status: 'confirmed', payment_status: 'refunded', paid: 8_000, refunded: 8_000 });
    expect(await statusOf(placed)).toMatchObject({ paid: 16_000, refunded: 8_000 });
    expect(await notified()).toEqual([{ kind: 'payment_disputed', amount: 8_000 }]);
    expect(await historyKinds(placed)).toEqual(expect.arrayContaining(['disputed', 'dispute_won']));
    expect(await disagreements(the.engine)).toEqual([]);
  });
});
