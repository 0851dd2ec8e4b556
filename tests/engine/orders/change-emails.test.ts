import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailsOf, eventsIn, moveLine } from '../../support/engine/emails.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { sendEmails } from '../../support/engine/jobs.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, aNotice, type Buyer, handyStore, refOf } from '../../support/payments/buying.ts';
import { cards } from '../../support/payments/sandbox.ts';
import { anOrderFor, made } from '../../support/payments/selling.ts';

let engine: Engine;
let buyer: Buyer;
let agent: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  agent = await aSeller(engine, { 1: 'agent' });
  await sendEmails(engine.context);
});
afterEach(() => engine.stop());

const allEmails = () => emailsOf(engine);
const filesOf = ({ number }: { number: string }, line: number) => [
  `voucher-${number}-${line}.png`,
  `${number}-${line}.ics`,
];
const placed = async () => (await buyer.order(await buyer.cartOf(buyer.selection()))).body;
const paid = async () => {
  const order = await placed();
  await buyer.pay(order, cards.paid);
  return buyer.seen(order);
};

describe('a letter of a change', () => {
  it('[P14a] tells that an order is cancelled, and what goes back', async () => {
    const order = await paid();
    await allEmails();

    await agent.send('POST', `/api/orders/${order.id}/cancel/`, {});

    const emails = (await allEmails()).filter(({ subject }) => !subject.startsWith('Booking confirmed'));
    expect(emails).toHaveLength(1);
    expect(emails[0]?.subject).toBe(`Booking cancelled: Walk along the quay (${order.number})`);
    expect(emails[0]?.text).toContain('We’ll refund 16,00 € to your original payment method.');
    expect(emails[0]?.text).not.toContain('?pay');
  });

  it('[P14a] tells of each line, and what is left when one is cancelled', async () => {
    const order = await made(agent, anOrderFor(buyer, { amount: '10.00', paid: true }, {}, { experience: 'boat' }));
    const [first] = await allEmails();
    const [walk] = order.lines;

    const answer = await agent.send('POST', `/api/orders/${order.id}/lines/${walk?.id}/cancel/`, {});
    expect(answer.status).toBe(200);

    const emails = await allEmails();
    expect(first?.subject).toBe(`Booking confirmed: A boat of your own + 1 more (${order.number})`);
    expect(first?.attachments.map(({ filename }) => filename)).toEqual([2, 1].flatMap((n) => filesOf(order, n)));
    expect(emails).toHaveLength(2);
    expect(emails[1]?.subject).toBe(`Booking changed: ${order.lines[1]?.experience.title} (${order.number})`);
    expect(emails[1]?.text).toContain(
      `We’ve cancelled this part of your booking ${order.number}:\nWalk along the quay, Thu, 10 Dec 2026, 09:00\n`,
    );
    expect(emails[1]?.text).toContain('We’ll refund 4,00 € to your original payment method.');
    expect(emails[1]?.attachments.map(({ filename }) => filename)).toEqual([
      ...filesOf(order, 2),
      `${order.number}-1.ics`,
    ]);
  });

  it('[P14a] takes what is cancelled out of calendars again, once, and leaves the rest there', async () => {
    const order = await made(agent, anOrderFor(buyer, {}, {}, { experience: 'boat' }, { date: '2026-12-11' }));
    const uid = (line: number) => `${order.number}-${line}@landfall`;
    const cancel = (line: number) =>
      agent.send('POST', `/api/orders/${order.id}/lines/${order.lines[line]?.id}/cancel/`, {});
    const [first] = await allEmails();
    const before = first ? eventsIn(first) : [];
    await sendEmails(engine.context);

    await cancel(0);
    const [second] = await allEmails();
    const events = second ? eventsIn(second) : [];
    expect(events.map((it) => [it.uid, it.method, it.status])).toEqual([
      [uid(2), 'PUBLISH', 'CONFIRMED'],
      [uid(3), 'PUBLISH', 'CONFIRMED'],
      [uid(1), 'CANCEL', 'CANCELLED'],
    ]);
    expect(events[2]).toMatchObject({
      content_type: 'text/calendar; charset=utf-8; method=CANCEL',
      organizer: 'mailto:no-reply@localhost',
      attendees: ['mailto:marko@example.com'],
      start: before.find(({ uid: id }) => id === uid(1))?.start,
    });
    for (const { uid: id, sequence } of before)
      expect(events.find((it) => it.uid === id)?.sequence).toBeGreaterThan(sequence);
    await sendEmails(engine.context);

    await cancel(1);
    const [third] = await allEmails();
    expect(third && eventsIn(third).map((it) => [it.uid, it.method])).toEqual([
      [uid(3), 'PUBLISH'],
      [uid(2), 'CANCEL'],
    ]);
    await sendEmails(engine.context);

    await agent.send('POST', `/api/orders/${order.id}/cancel/`, {});
    const [fourth] = await allEmails();
    expect(fourth && eventsIn(fourth).map((it) => [it.uid, it.method])).toEqual([[uid(3), 'CANCEL']]);
  });

  it('[P14a] tells what was moved as it is now, in the same place of a calendar', async () => {
    const order = await paid();
    const [first] = await allEmails();
    await sendEmails(engine.context);

    await moveLine(engine, order.id, 0, 2);
    const [moved, ...others] = await allEmails();

    expect(others).toEqual([]);
    expect(moved?.subject).toBe(`Booking changed: Walk along the quay (${order.number})`);
    expect(moved?.text).toContain('Here’s your booking as it is now.\n');
    expect(moved?.text.replaceAll('\n', ' ')).toContain('Saturday, 12 December 2026, 09:00 (Europe/Zagreb)');
    expect(moved?.text).toContain('Still to pay by Fri, 11 Dec 2026: 64,00 €');
    expect(moved?.text).toContain(`Voucher: ${order.number}-1\n`);
    const [before, after] = [first, moved].map((it) => it && eventsIn(it)[0]);
    expect(after).toMatchObject({ uid: before?.uid, filename: before?.filename, start: '2026-12-12T09:00:00' });
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
  });

  it('[P14a] is one for what happens within seconds', async () => {
    const order = await made(agent, anOrderFor(buyer, { paid: true }, {}, { experience: 'boat' }));
    await sendEmails(engine.context);
    await moveLine(engine, order.id, 1, 1);
    await agent.send('POST', `/api/orders/${order.id}/lines/${order.lines[0]?.id}/cancel/`, {});
    const byHand = { payment_method_id: '1', payment_type_id: 'cash', amount: '20.00' };
    await agent.send('POST', `/api/orders/${order.id}/payments/`, byHand);

    const [booked, ...others] = await allEmails();

    expect(others).toEqual([]);
    expect(booked?.subject).toBe(`Booking confirmed: A boat of your own (${order.number})`);
    expect(booked?.text).not.toContain('Walk along the quay');
  });

  it('[P9c, P14a] tells once whose money came too late that it goes back', async () => {
    const order = await placed();
    await agent.send('POST', `/api/orders/${order.id}/cancel/`, {});
    await allEmails();

    const outcome = { state: 'paid', amount: 1600, payment_ref: 'late' } as const;
    const notice = { provider_ref: refOf(order), outcome };
    for (const event_id of ['late', 'late', 'again'])
      expect((await engine.app(aNotice({ ...notice, event_id }, { at: engine.clock.now }))).status).toBe(200);

    const emails = await allEmails();
    expect(emails.map(({ subject }) => subject)).toEqual([
      `Booking cancelled: Walk along the quay (${order.number})`,
      `Refund: Walk along the quay (${order.number})`,
    ]);
    expect(emails[1]?.text).toContain('Your payment came after the booking had been cancelled.');
    expect(emails[1]?.text).toContain('We’ll refund 16,00 € to your original payment method.');
    expect(await allEmails()).toHaveLength(2);
  });
});
