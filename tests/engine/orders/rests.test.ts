import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addLine, readCart } from '#domain/contract/cart.ts';
import type { StoreFile } from '#tests/support/stores/store-file.ts';
import { emailsOf, moveLine } from '../../support/engine/emails.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { sendEmails, sweepOrders } from '../../support/engine/jobs.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '../../support/payments/buying.ts';
import { cards } from '../../support/payments/sandbox.ts';
import { anOrderFor, aPaidOrder, made, soldOrder } from '../../support/payments/selling.ts';

let engine: Engine;
let buyer: Buyer;
let agent: Seller;
const opened = async (rest_due_days?: number) => {
  const settings = { ...handyStore.store.settings, ...(rest_due_days !== undefined && { rest_due_days }) };
  const store: StoreFile = { ...handyStore, store: { ...handyStore.store, settings } };
  engine = await anEngine({ stores: [store] });
  buyer = await aBuyer(engine);
  agent = await aSeller(engine, { 1: 'agent' });
  await sendEmails(engine.context);
};
beforeEach(() => opened());
afterEach(() => engine.stop());

const reopened = async (rest_due_days: number) => {
  await engine.stop();
  await opened(rest_due_days);
};
const deposit = { amount: '16.00' };
const byHand = (id: string, amount: string) =>
  agent.send('POST', `/api/orders/${id}/payments/`, { payment_method_id: '1', payment_type_id: 'cash', amount });
const writtenAt = async (at: string) => {
  await sweepOrders(engine.context);
  await sendEmails(engine.context);
  engine.clock.now = Temporal.Instant.from(at);
  return emailsOf(engine);
};

describe('what is left after a deposit', () => {
  it('[P12f] is due a day before the start where the store says nothing, and on its day where it says 0', async () => {
    expect((await aPaidOrder(buyer, agent, deposit)).due_by).toBe('2026-12-09');

    await reopened(0);
    expect((await aPaidOrder(buyer, agent, deposit)).due_by).toBe('2026-12-10');

    await reopened(5);
    expect((await aPaidOrder(buyer, agent, deposit)).due_by).toBe('2026-12-05');
  });

  it('[P12f] is due when the store says, which says it as any other setting', async () => {
    const owner = await aSeller(engine, { 1: 'owner' });
    const says = (rest_due_days: unknown) => owner.send('PATCH', '/api/stores/1/', { settings: { rest_due_days } });

    expect((await says(5)).body).toMatchObject({ settings: { rest_due_days: 5 } });
    expect((await aPaidOrder(buyer, agent, deposit)).due_by).toBe('2026-12-05');
    for (const bad of [-1, 366, 1.5, 'soon']) expect((await says(bad)).status).toBe(400);
  });

  it('[P12f] is due by what was agreed, whatever the store says later', async () => {
    const order = await aPaidOrder(buyer, agent, deposit);
    const settings_json = JSON.stringify({ rest_due_days: 5 });
    await engine.database.write((tx) => tx.updateTable('stores').set({ settings_json }).execute());

    expect((await soldOrder(agent, order.id)).due_by).toBe('2026-12-09');
  });

  it('[P12f] is never due before the day on which it was booked', async () => {
    await reopened(20);

    expect((await made(agent, anOrderFor(buyer))).due_by).toBe('2026-12-01');
  });

  it('[V3a] is asked for at once where it would be due on the day of booking or before', async () => {
    const cartAt = async (days: number) => {
      await reopened(days);
      return buyer.cartOf(buyer.selection());
    };
    const later = await cartAt(8);
    const now = await cartAt(9);
    const { status, body } = await buyer.order(now, { amount: '16.00' });

    expect(later).toMatchObject({ total_deposit: { amount: '16.00' }, total_deposit_percentage: 20 });
    expect(now).toMatchObject({ total_deposit: { amount: '80.00' }, total_deposit_percentage: 100 });
    expect([status, body]).toEqual([400, { amount: ['The least you can pay is 80,00\u00A0€.'] }]);
    expect((await buyer.order(now, { amount: '80.00' })).status).toBe(201);
  });

  it('[V3a] is asked for by line: a tour that begins soon leaves the deposit of a later one', async () => {
    await reopened(8);
    const { id } = await buyer.cartOf(buyer.selection({ date: '2026-12-20' }));
    await engine.call(addLine, { cartId: id }, { body: buyer.selection({ date: '2026-12-08' }) });
    const { body: cart } = await engine.call(readCart, { id });

    const placed = (await buyer.order(cart)).body;
    await buyer.pay(placed, cards.paid);
    await buyer.notices();

    expect(cart).toMatchObject({ total: { gross: '160.00' }, total_deposit: { amount: '96.00' } });
    expect(await soldOrder(agent, placed.id)).toMatchObject({ due: { amount: '64.00' }, due_by: '2026-12-12' });
  });

  it('[P12f] is due before the first of its lines, as they are now', async () => {
    const order = await made(agent, anOrderFor(buyer, {}, { date: '2026-12-14' }, { experience: 'boat' }));
    expect(order.due_by).toBe('2026-12-09');

    await agent.send('POST', `/api/orders/${order.id}/lines/${order.lines[1]?.id}/cancel/`, {});
    expect((await soldOrder(agent, order.id)).due_by).toBe('2026-12-13');

    await moveLine(engine, order.id, 0, 7);
    expect((await soldOrder(agent, order.id)).due_by).toBe('2026-12-20');
  });

  it('[P12f] is due at no time where nothing is, or nothing is booked', async () => {
    expect((await aPaidOrder(buyer, agent)).due_by).toBeNull();
    const pending = await made(agent, anOrderFor(buyer, { status: 'pending' }));
    expect(pending).toMatchObject({ status: 'pending', due_by: null, overdue: false });
  });

  it('[P11] of an order by link is asked for in full where a line less makes the rest too little for a card', async () => {
    const byLink = { payment_method_id: '2', payment_type_id: undefined, status: 'pending', amount: '79.80' };
    const order = await made(agent, anOrderFor(buyer, byLink, {}, { time: '15', units: { Adult: 1 } }));
    await agent.send('POST', `/api/orders/${order.id}/lines/${order.lines[1]?.id}/cancel/`, {});

    const { status, body } = await engine.send('POST', `/api/orders/${order.id}/payments/`, { body: {} });

    expect([status, body]).toMatchObject([201, { id: order.id }]);
    await buyer.pay(body, cards.paid);
    await buyer.notices();
    expect(await soldOrder(agent, order.id)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
  });

  it('[P14b] is asked for once, at ten, three days before it is due', async () => {
    const order = await aPaidOrder(buyer, agent, deposit);

    expect(await writtenAt('2026-12-06T08:59:59.999Z')).toEqual([]);
    const [email, ...others] = await writtenAt('2026-12-06T09:00:00Z');

    expect(others).toEqual([]);
    expect(email?.subject).toBe(`Payment due: Walk along the quay (${order.number})`);
    expect(email?.text.replaceAll('\n', ' ')).toContain(
      `Please pay the remaining 64,00 € for your booking ${order.number} by Wed, 9 Dec 2026.`,
    );
    expect(email?.text).toContain(`Pay the remaining 64,00 €:\n${order.order_url}?pay\n`);
    expect(await writtenAt('2026-12-07T12:00:00Z')).toEqual([]);
  });

  it('[P14b] is not asked for where it was paid, where it is for the desk, or just after it was agreed', async () => {
    const order = await aPaidOrder(buyer, agent, deposit);
    await byHand(order.id, '64.00');
    expect(await writtenAt('2026-12-06T09:00:00Z')).toEqual([]);
    await aPaidOrder(buyer, agent, deposit);
    expect(await writtenAt('2026-12-06T12:00:00Z')).toEqual([]);

    await reopened(0);
    await aPaidOrder(buyer, agent, deposit);
    expect(await writtenAt('2026-12-08T12:00:00Z')).toEqual([]);
  });

  it('[P14a] has its own letter when it comes in, and none beside that of the booking', async () => {
    const order = await aPaidOrder(buyer, agent, deposit);
    await byHand(order.id, '4.00');
    expect((await emailsOf(engine)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Booking confirmed/),
    ]);
    await sendEmails(engine.context);

    await byHand(order.id, '20.00');
    const [part] = await emailsOf(engine);
    expect(part?.subject).toBe(`Payment received: Walk along the quay (${order.number})`);
    expect(part?.text).toContain('Paid: 40,00 €\nStill to pay by Wed, 9 Dec 2026: 40,00 €');
    await sendEmails(engine.context);

    await byHand(order.id, '40.00');
    const [whole, ...others] = await emailsOf(engine);
    expect(others).toEqual([]);
    expect(whole?.subject).toBe(`Paid in full: Walk along the quay (${order.number})`);
    expect(whole?.text).not.toContain('Due');
    expect(await soldOrder(agent, order.id)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
  });

  it('[A4, P12f] is shown to staff when its day is over, until it is paid', async () => {
    const order = await aPaidOrder(buyer, agent, deposit);
    const overdue = async (value = 'true') => {
      const { body } = await agent.send('GET', `/api/orders/?overdue=${value}`);
      return (body['results'] as { id: string; overdue: boolean }[]).map((it) => [it.id, it.overdue]);
    };

    await writtenAt('2026-12-09T22:59:59.999Z');
    expect([await overdue(), await overdue('false')]).toEqual([[], [[order.id, false]]]);
    await writtenAt('2026-12-09T23:00:00Z');
    expect([await overdue(), await overdue('false')]).toEqual([[[order.id, true]], []]);

    await moveLine(engine, order.id, 0, 3);
    await sweepOrders(engine.context);
    expect(await overdue()).toEqual([]);
    await writtenAt('2026-12-12T23:00:00Z');
    expect(await overdue()).toEqual([[order.id, true]]);

    await byHand(order.id, '64.00');
    expect(await overdue()).toEqual([]);
    expect((await agent.send('GET', '/api/orders/?overdue=maybe')).status).toBe(400);
  });
});
