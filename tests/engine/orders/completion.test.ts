import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailsOf, moveLine } from '../../support/engine/emails.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { sendEmails, sweepOrders } from '../../support/engine/jobs.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '../../support/payments/buying.ts';
import { anOrderFor, aPaidOrder, balanced, made, soldOrder } from '../../support/payments/selling.ts';

/** Three days after the end of the walk, which begins at nine and takes two and a half hours. */
const over = Temporal.Instant.from('2026-12-13T10:30:00Z');

let engine: Engine;
let buyer: Buyer;
let agent: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  agent = await aSeller(engine, { 1: 'agent' });
});
afterEach(() => balanced(engine));

const sweptAt = async (at: Temporal.Instant) => {
  engine.clock.now = at;
  await sweepOrders(engine.context);
};
const justBefore = (at: Temporal.Instant) => at.subtract({ milliseconds: 1 });

describe('a confirmed order', () => {
  it('[P11e] is completed three days after the last of it has ended', async () => {
    const order = await aPaidOrder(buyer, agent);

    await sweptAt(justBefore(over));
    expect((await soldOrder(agent, order.id)).status).toBe('confirmed');
    await sweptAt(over);

    const completed = await soldOrder(agent, order.id);
    expect(completed.status).toBe('completed');
    expect(completed.lines[0]?.attendance_status).toBe('expected');
    const answer = await agent.send('POST', `/api/orders/${order.id}/cancel/`, {});
    expect(answer.status).toBe(409);
  });

  it('[P11e] waits for its last line, as it is now, and for none that was cancelled', async () => {
    const order = await made(agent, anOrderFor(buyer, {}, {}, { experience: 'boat', date: '2026-12-20' }));
    await moveLine(engine, order.id, 0, 1);
    await sweptAt(over.add({ hours: 24 }));
    expect((await soldOrder(agent, order.id)).status).toBe('confirmed');

    await agent.send('POST', `/api/orders/${order.id}/lines/${order.lines[1]?.id}/cancel/`, {});
    await sweptAt(over.add({ hours: 24 }));

    expect((await soldOrder(agent, order.id)).status).toBe('completed');
  });

  it('[P11e] keeps what is due when it is completed, which can still be paid, and what staff noted of its guests', async () => {
    const order = await aPaidOrder(buyer, agent, { amount: '16.00' });
    await agent.send('PATCH', `/api/orders/${order.id}/lines/${order.lines[0]?.id}/`, { attendance_status: 'no_show' });
    await sweptAt(over);

    expect(await soldOrder(agent, order.id)).toMatchObject({
      status: 'completed',
      payment_status: 'partially_paid',
      due: { amount: '64.00' },
      due_by: '2026-12-09',
      overdue: true,
      lines: [{ attendance_status: 'no_show' }],
    });
    const listed = (await agent.send('GET', '/api/orders/?overdue=true')).body['results'] as unknown[];
    expect(listed).toHaveLength(1);

    const paid = { payment_method_id: '1', payment_type_id: 'cash', amount: '64.00' };
    expect((await agent.send('POST', `/api/orders/${order.id}/payments/`, paid)).status).toBe(201);
    expect(await soldOrder(agent, order.id)).toMatchObject({ status: 'completed', payment_status: 'paid' });
    expect((await emailsOf(engine)).at(-1)?.subject).toMatch(/^Paid in full/);
  });

  it('[P11e, P12f] that staff complete on its day owes what is left until that day is over, and no longer', async () => {
    const order = await aPaidOrder(buyer, agent, { amount: '16.00' });
    await engine.database.write((tx) => tx.updateTable('orders').set({ rest_due_days: 0 }).execute());
    const overdue = async () => (await agent.send('GET', '/api/orders/?overdue=true')).body['count'];
    await sweptAt(Temporal.Instant.from('2026-12-10T12:00:00Z'));
    expect((await agent.send('PATCH', `/api/orders/${order.id}/`, { status: 'completed' })).status).toBe(200);

    await sweptAt(Temporal.Instant.from('2026-12-10T22:59:59.999Z'));
    expect(await overdue()).toBe(0);
    await sweptAt(Temporal.Instant.from('2026-12-10T23:00:00Z'));
    expect(await overdue()).toBe(1);

    const paid = { payment_method_id: '1', payment_type_id: 'cash', amount: '64.00' };
    await agent.send('POST', `/api/orders/${order.id}/payments/`, paid);
    await sweepOrders(engine.context);
    expect(await overdue()).toBe(0);
    const [row] = await engine.database.read((tx) => tx.selectFrom('orders').selectAll().execute());
    expect(row).toMatchObject({ status: 'completed', is_overdue: 0, look_at: null });
  });

  it('[P11e] is completed however many there are at once, and whatever looks at them beside', async () => {
    const orders = [];
    for (let i = 0; i < 8; i++) orders.push(await made(agent, anOrderFor(buyer, {}, { units: { Adult: 1 } })));
    engine.clock.now = over;

    await Promise.all([1, 2, 3].map(() => sweepOrders(engine.context)));

    for (const { id, version } of orders) {
      const completed = await soldOrder(agent, id);
      expect([completed.status, completed.version]).toEqual(['completed', version + 1]);
    }
  });

  it('[P11e] that took place before there was this rule is completed, too, and nobody is written to', async () => {
    const order = await aPaidOrder(buyer, agent);
    await sweepOrders(engine.context);
    await sendEmails(engine.context);
    await engine.database.write((tx) => tx.updateTable('orders').set({ look_at: 0, looked_at: 0 }).execute());

    await sweptAt(over.add({ hours: 24 * 400 }));

    expect((await soldOrder(agent, order.id)).status).toBe('completed');
    expect(await emailsOf(engine)).toEqual([]);
  });
});
