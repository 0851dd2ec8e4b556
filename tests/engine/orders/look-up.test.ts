import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newMails } from '../../support/engine/accounts.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { sweepOrders } from '../../support/engine/jobs.ts';
import { aSeller } from '../../support/engine/sellers.ts';
import { aBuyer, type Buyer } from '../../support/payments/buying.ts';
import { cards } from '../../support/payments/sandbox.ts';

let engine: Engine;
let buyer: Buyer;
beforeEach(async () => {
  engine = await anEngine();
  buyer = await aBuyer(engine);
});
afterEach(() => engine.stop());

const ask = (body: object) => engine.send('POST', '/api/orders/lookup/', { body });
const mails = async () => {
  await sweepOrders(engine.context);
  return newMails(engine);
};
async function booked() {
  const { body: placed } = await buyer.order(await buyer.cartOf(buyer.selection()));
  await buyer.pay(placed, cards.paid);
  const order = await buyer.seen(placed);
  await mails();
  return order;
}

describe('looking for a booking', () => {
  it.each([
    ['its number', (number: string) => number],
    [
      'its number in small letters and pieces',
      (number: string) => ` ${number.slice(3, 6)} ${number.slice(6)} `.toLowerCase(),
    ],
    ['the number of its voucher', (number: string) => `${number}-1`],
    ['the whole code of its voucher', (number: string) => `${number}-1-CN8PQWWDSKPSVMRSZA56`],
    ['its number as a sentence has it', (number: string) => `\u200E#${number.replace('-', '–')}.`],
  ])('[P13, G11] mails the way to it to whoever has %s', async (_, typed) => {
    const { number, id, lines } = await booked();

    const { status, text } = await ask({ number: typed(number), email: 'Ana@Example.com' });

    expect(status).toBe(202);
    expect(text).not.toContain(id);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'ana@example.com', subject: `Your booking: Walk along the quay (${number})` });
    expect(mail?.text).toContain(`http://shop.example/orders/editor/${id}/booking/${lines[0]?.id}`);
  });

  it('[P13, K6, G11] finds an address by either form of its domain', async () => {
    const { number, id } = await booked();
    const agent = await aSeller(engine, { 1: 'owner' });
    const contact = { first_name: 'Ana', email: ' ana@Müller.de', phone_number: '\u202D+385 91 555\u20110000\u202C' };
    const { body } = await agent.send('PATCH', `/api/orders/${id}/`, { main_contact_info: contact });
    expect(body['main_contact_info']).toMatchObject({
      email: 'ana@xn--mller-kva.de',
      phone_number: '+385 91 555-0000',
    });

    for (const email of ['ana@müller.de', 'ana@xn--mller-kva.de']) {
      await ask({ number, email });

      expect((await mails()).map(({ to }) => to)).toEqual(['ana@xn--mller-kva.de']);
    }
  });

  it('[P13] answers the same where there is none, and mails nothing', async () => {
    const { number } = await booked();
    const right = await ask({ number, email: 'ana@example.com' });
    expect(await mails()).toHaveLength(1);

    for (const wrong of [
      { number, email: 'bo@example.com' },
      { number: 'LF-222222', email: 'ana@example.com' },
      { number: 'nonsense', email: 'ana@example.com' },
    ]) {
      const answer = await ask(wrong);
      expect([answer.status, answer.text]).toEqual([right.status, right.text]);
    }
    expect(await mails()).toEqual([]);
  });

  it('[A11, P13] says what is wrong with what is asked', async () => {
    const answer = await ask({ number: ' ', email: 'ana' });

    expect([answer.status, answer.body]).toEqual([
      400,
      { number: ['Please enter the number of your booking.'], email: ['Please enter a valid email.'] },
    ]);
  });

  it('[P13] fills nobody’s mailbox', async () => {
    const { number } = await booked();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await ask({ number, email: 'ana@example.com' })).status);

    expect(statuses.filter((it) => it === 202)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    expect(await mails()).toHaveLength(1);
  });
});
