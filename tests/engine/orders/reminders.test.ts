import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { remindedFrom } from '#engine/orders/model/timetable.ts';
import { emailsOf, eventsIn, moveLine } from '../../support/engine/emails.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { sendEmails, sweepOrders } from '../../support/engine/jobs.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '../../support/payments/buying.ts';
import { anOrderFor, aPaidOrder, made } from '../../support/payments/selling.ts';

/** Ten o'clock in Zagreb on the day before the walk, which begins at nine. */
const ten = Temporal.Instant.from('2026-12-09T09:00:00Z');
const start = Temporal.Instant.from('2026-12-10T08:00:00Z');

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

/** The emails written at an instant. Earlier emails have been sent before. */
const writtenAt = async (at: Temporal.Instant) => {
  await sweepOrders(engine.context);
  await sendEmails(engine.context);
  engine.clock.now = at;
  return emailsOf(engine);
};
const subjects = async (at: Temporal.Instant) => (await writtenAt(at)).map(({ subject }) => subject);
const justBefore = (at: Temporal.Instant) => at.subtract({ milliseconds: 1 });

describe('a reminder', () => {
  it('[P14b] comes at ten on the day before, by the clocks of the place, with all that is needed', async () => {
    const order = await aPaidOrder(buyer, agent, { amount: '16.00' });

    expect(await writtenAt(justBefore(ten))).toEqual([]);
    const [email, ...others] = await writtenAt(ten);

    expect(others).toEqual([]);
    expect(email?.subject).toBe(`Tomorrow: Walk along the quay (${order.number})`);
    for (const words of [
      'Here’s everything you need on the day.',
      'Thursday, 10 December 2026, 09:00 (Europe/Zagreb)',
      'Meeting point: The quay, Riva 1, Split\nBy the third palm.',
      `Voucher: ${order.number}-1\n`,
      'Still to pay by Wed, 9 Dec 2026: 64,00 €',
      `Pay the remaining 64,00 €:\n${order.order_url}?pay\n`,
    ])
      expect(email?.text).toContain(words);
    expect(email && eventsIn(email)).toMatchObject([{ uid: `${order.number}-1@landfall`, method: 'PUBLISH' }]);
  });

  it('[P14b] asks for nothing where all is paid', async () => {
    await aPaidOrder(buyer, agent);

    const [email] = await writtenAt(ten);

    expect(email?.text).toContain('Paid: 80,00 €');
    expect(email?.text).not.toContain('Due:');
    expect(email?.text).not.toContain('?pay');
  });

  it('[P14b] comes once, however many engines there are and however often they look', async () => {
    await aPaidOrder(buyer, agent);
    await writtenAt(justBefore(ten));
    engine.clock.now = ten;

    await Promise.all([1, 2, 3].map(() => sweepOrders(engine.context)));
    expect(await emailsOf(engine)).toHaveLength(1);

    await agent.send('PATCH', `/api/orders/${(await orderRow()).id}/`, { staff_note: 'Seen' });
    expect(await writtenAt(ten.add({ seconds: 5 }))).toEqual([]);
    expect(await writtenAt(justBefore(start))).toEqual([]);
  });

  it('[P14b] comes late where no engine ran at its hour, and not once it has begun', async () => {
    await aPaidOrder(buyer, agent);
    await aPaidOrder(buyer, agent, { time: '15:00' });
    await writtenAt(justBefore(ten));

    expect(await subjects(justBefore(start))).toEqual([
      expect.stringMatching(/^Today: Walk/),
      expect.stringMatching(/^Today: Walk/),
    ]);
  });

  it('[A7, P14b] stays where it is when no mail went out until it has begun', async () => {
    await aPaidOrder(buyer, agent);
    await writtenAt(justBefore(ten));
    engine.clock.now = ten;
    await sweepOrders(engine.context);
    const [waiting] = await emailsOf(engine);
    expect(waiting).toMatchObject({ until: start.epochMilliseconds, sent_at: null });

    engine.clock.now = start;
    await sendEmails(engine.context);

    expect(await emailsOf(engine)).toMatchObject([{ id: waiting?.id, sent_at: null }]);
  });

  it('[P14b] does not come once it has begun', async () => {
    await aPaidOrder(buyer, agent);
    await writtenAt(justBefore(ten));

    expect(await writtenAt(start)).toEqual([]);
  });

  it.each([
    ['on the day before, before ten', Temporal.Instant.from('2026-12-08T23:00:00Z'), []],
    ['on the day before, after ten', Temporal.Instant.from('2026-12-09T15:00:00Z'), []],
    ['an instant before that day', Temporal.Instant.from('2026-12-08T22:59:00Z'), [expect.stringMatching(/^Tomorrow/)]],
  ])('[P14b] is not needed by who has just booked: %s', async (_, bookedAt, reminded) => {
    engine.clock.now = bookedAt;
    await aPaidOrder(buyer, agent);
    await sweepOrders(engine.context);

    const later = await subjects(ten.add({ hours: 8 }));

    expect(later).toEqual(reminded);
  });

  it('[P14b] is of no line that was cancelled', async () => {
    const order = await made(agent, anOrderFor(buyer, {}, {}, { experience: 'boat' }));
    await agent.send('POST', `/api/orders/${order.id}/lines/${order.lines[0]?.id}/cancel/`, {});
    const whole = await aPaidOrder(buyer, agent);
    await agent.send('POST', `/api/orders/${whole.id}/cancel/`, {});

    const emails = await writtenAt(ten);

    expect(emails.map(({ subject }) => subject)).toEqual([`Tomorrow: A boat of your own (${order.number})`]);
    expect(emails[0]?.text).not.toContain('Walk along the quay');
  });

  it('[P14b] follows a line that was moved, before it and after it', async () => {
    const order = await aPaidOrder(buyer, agent);
    await sweepOrders(engine.context);
    await moveLine(engine, order.id, 0, 2);

    expect(await writtenAt(ten)).toEqual([]);
    const twoDays = { hours: 48 };
    expect(await subjects(ten.add(twoDays))).toEqual([`Tomorrow: Walk along the quay (${order.number})`]);

    await moveLine(engine, order.id, 0, 2);
    expect(await subjects(ten.add(twoDays).add(twoDays))).toEqual([`Tomorrow: Walk along the quay (${order.number})`]);
  });

  it('[P14b] is one for all lines of an order on a day, and another for another day', async () => {
    const order = await made(agent, anOrderFor(buyer, {}, {}, { experience: 'boat' }, { date: '2026-12-11' }));

    const first = await writtenAt(ten);
    const second = await writtenAt(ten.add({ hours: 24 }));

    expect(first.map(({ subject }) => subject)).toEqual([`Tomorrow: A boat of your own + 1 more (${order.number})`]);
    expect(first.flatMap(eventsIn).map(({ uid }) => uid)).toEqual([2, 1].map((n) => `${order.number}-${n}@landfall`));
    expect(second.flatMap(eventsIn).map(({ uid }) => uid)).toEqual([`${order.number}-3@landfall`]);
  });

  it('[P14b] is not lost by a clock that ran ahead and was set right', async () => {
    await aPaidOrder(buyer, agent);
    const { now } = engine.clock;
    expect(await writtenAt(start.add({ hours: 1 }))).toEqual([]);
    expect(await writtenAt(now)).toEqual([]);

    expect(await subjects(ten)).toEqual([expect.stringMatching(/^Tomorrow/)]);
  });

  it('[P14b] is written with its note, or not at all', async () => {
    await aPaidOrder(buyer, agent);
    await writtenAt(justBefore(ten));
    engine.clock.now = ten;
    const { mail } = engine.context;
    const queue = mail.queue.bind(mail);
    Object.assign(mail, {
      queue: async (...args: Parameters<typeof queue>) => {
        await queue(...args);
        throw new Error('the power went');
      },
    });

    expect(await emailsOf(engine)).toEqual([]);
    Object.assign(mail, { queue });

    expect(await emailsOf(engine)).toHaveLength(1);
    expect(await emailsOf(engine)).toHaveLength(1);
  });

  it.each([
    ['2027-03-28T09:00+02:00[Europe/Zagreb]', '2027-03-27T09:00:00Z'],
    ['2027-03-29T09:00+02:00[Europe/Zagreb]', '2027-03-28T08:00:00Z'],
    ['2026-12-10T00:30-08:00[America/Los_Angeles]', '2026-12-09T18:00:00Z'],
    ['2027-01-01T07:00+13:00[Pacific/Auckland]', '2026-12-30T21:00:00Z'],
  ])('[P14b] of %s comes from %s', (begins, from) => {
    const zoned = Temporal.ZonedDateTime.from(begins);

    expect(remindedFrom({ start: zoned, end: zoned.toInstant() }).toString()).toBe(from);
  });
});

const orderRow = () =>
  engine.database.read((tx) => tx.selectFrom('orders').selectAll().orderBy('created_at').executeTakeFirstOrThrow());
