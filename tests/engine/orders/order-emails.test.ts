import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailsOf } from '../../support/engine/emails.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { sendEmails, writeOrderEmails } from '../../support/engine/jobs.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '../../support/payments/buying.ts';
import { cards } from '../../support/payments/sandbox.ts';
import { anOrderFor, made, marko } from '../../support/payments/selling.ts';

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
const placed = async () => (await buyer.order(await buyer.cartOf(buyer.selection()))).body;
const paid = async () => {
  const order = await placed();
  await buyer.pay(order, cards.paid);
  return buyer.seen(order);
};

describe('a letter to a buyer', () => {
  it('[P14] tells of a confirmed order all that is needed on the day', async () => {
    const order = await paid();

    const [email, ...others] = await allEmails();

    expect(others).toEqual([]);
    expect(email).toMatchObject({
      recipient: 'ana@example.com',
      sender: 'Small & Sons',
      subject: `Booking confirmed: Walk along the quay (${order.number})`,
    });
    for (const words of [
      `Your booking number is ${order.number}.`,
      'Thursday, 10 December 2026, 09:00 (Europe/Zagreb)',
      'Guests: 2 × Adult\nNames: Ana Horvat',
      `Meeting point: ${order.lines[0]?.meeting_point?.name}`,
      'Total: 80,00 €\nPaid: 16,00 €\nStill to pay by Wed, 9 Dec 2026: 64,00 €',
      `Pay the remaining 64,00 €:\nhttp://shop.example/orders/editor/${order.id}/booking/${order.lines[0]?.id}?pay\n`,
      `View your booking:\nhttp://shop.example/orders/editor/${order.id}/booking/${order.lines[0]?.id}\n`,
      'No network on the day? Open your booking and save the ticket as a',
    ])
      expect(email?.text).toContain(words);
  });

  it('[P14] carries voucher and calendar file, the voucher to be seen where it is read', async () => {
    const order = await paid();

    const [email] = await allEmails();

    const [voucher, calendar] = email?.attachments ?? [];
    expect(
      Buffer.from(voucher?.content ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect(email?.html).toContain(`<img src="cid:${voucher?.filename}@landfall"`);
    expect(email?.text).toMatch(new RegExp(`Code: ${order.number}-1-[2-9A-Z]{20}\n`));
    expect(calendar?.filename).toBe(`${order.number}-1.ics`);
    expect(Buffer.from(calendar?.content ?? '', 'base64').toString()).toContain(
      'DTSTART;TZID=Europe/Zagreb:20261210T090000\r\n',
    );
  });

  it('[P14] goes out by the name of the store, its picture beside the words', async () => {
    await paid();
    await allEmails();

    await sendEmails(engine.context);

    const folder = join(engine.folder, 'mail');
    const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
    const eml = files.find((it) => it.includes('Subject: Booking confirmed')) ?? '';
    expect(eml).toContain('From: "Small & Sons" <no-reply@localhost>\r\n');
    expect(eml).toMatch(/^Content-I[dD]: <voucher-LF-\w{6}-1\.png@landfall>\r$/m);
    expect(eml).toContain('method=PUBLISH');
  });

  it('[P14, P14a] is written once, however often payment is told of and however many write', async () => {
    const order = await placed();
    await buyer.pay(order, cards.paid);
    await buyer.notices();
    await buyer.seen(order);

    await Promise.all([1, 2, 3].map(() => writeOrderEmails(engine.context)));

    expect(await allEmails()).toHaveLength(1);
  });

  it('[P14a] tells nothing that was changed while its voucher was drawn', async () => {
    const order = await made(agent, anOrderFor(buyer, {}, {}, { experience: 'boat' }));
    const { database } = engine.context;
    const overtaken: typeof database = Object.assign(Object.create(database) as typeof database, {
      write: async (...args: Parameters<typeof database.write>) => {
        await agent.send('POST', `/api/orders/${order.id}/lines/${order.lines[0]?.id}/cancel/`, {});
        return database.write(...args);
      },
    });

    await writeOrderEmails({ ...engine.context, database: overtaken });
    const [email, ...others] = await allEmails();

    expect(others).toEqual([]);
    expect(email?.subject).toBe(`Booking confirmed: A boat of your own (${order.number})`);
  });

  it('[P14a] is owed by the transaction that confirms, and by none that fails', async () => {
    const owed = () => engine.database.read((tx) => tx.selectFrom('order_letters').selectAll().execute());
    const order = await placed();
    expect(await owed()).toEqual([]);

    await buyer.pay(order, cards.paid);
    await buyer.seen(order);

    expect(await owed()).toEqual([{ order_id: order.id, kind: 'confirmed', note: '' }]);
    await allEmails();
    expect(await owed()).toEqual([]);
  });

  it('[P14a, A22a] leads to the store’s own domain, never where the request said that it came from', async () => {
    await engine.database.write((tx) => tx.updateTable('stores').set({ domain: 'walks.example' }).execute());
    await paid();

    const [email] = await allEmails();

    expect(email?.text).toContain('http://walks.example/orders/editor/');
    expect(email?.text).not.toContain('http://shop.example');
  });

  it('[P14a] has nothing of what a buyer wrote run as a part of it', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await made(agent, anOrderFor(buyer, { main_contact_info: { ...marko, first_name: name }, paid: true }));

    const [email] = await allEmails();

    expect(email?.html).not.toContain(name);
    expect(email?.text.replaceAll('\n', ' ')).toContain(name);
  });

  it('[P14] is not written where nobody said where to', async () => {
    const made = await agent.send('POST', '/api/orders/', {
      lines: [buyer.selection()],
      main_contact_info: { first_name: 'Ivo' },
      payment_method_id: '1',
      payment_type_id: 'cash',
      amount: '80.00',
    });
    expect(made.text).toContain('"status":"confirmed"');

    expect(await allEmails()).toEqual([]);
  });
});
