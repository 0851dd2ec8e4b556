import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropCart } from '#domain/contract/cart.ts';
import { emailsOf } from '../../support/engine/emails.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { sendEmails } from '../../support/engine/jobs.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore, transferStore } from '../../support/payments/buying.ts';

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
describe('a letter of places that are kept', () => {
  it('[P11d, P14a] says how long places are kept that are to be paid by hand, what to pay and to whom', async () => {
    const body = { payment_method_id: '1', payment_type_id: 'cash', amount: '80.00' };
    const order = (await buyer.order(await buyer.cartOf(buyer.selection()), body)).body;

    const [email, ...others] = await allEmails();

    expect(others).toEqual([]);
    expect(email?.subject).toBe(`Places reserved: Walk along the quay (${order.number})`);
    const text = email?.text.replaceAll('\n', ' ');
    for (const words of [
      'We’re holding your places until Wed, 2 Dec 2026, 13:00 (Europe/Zagreb).',
      'Please pay 80,00 € to Small & Sons (Cash). We’ll confirm by email as soon as it’s paid',
      'Thursday, 10 December 2026, 09:00',
    ])
      expect(text).toContain(words);
    expect(email?.attachments).toEqual([]);

    await sendEmails(engine.context);
    await agent.send('PATCH', `/api/orders/${order.id}/`, { status: 'confirmed' });
    expect((await allEmails()).map(({ subject }) => subject)).toEqual([
      `Booking confirmed: Walk along the quay (${order.number})`,
    ]);
  });

  it('[P18] asks for the amount that was agreed, and says how the shop wants to be paid', async () => {
    await engine.stop();
    engine = await anEngine({ stores: [transferStore] });
    buyer = await aBuyer(engine);
    const body = { payment_method_id: '1', payment_type_id: 'bank_transfer', amount: '16.00' };
    const order = (await buyer.order(await buyer.cartOf(buyer.selection()), body)).body;

    const [email] = await allEmails();

    const text = email?.text.replaceAll('\u00A0', ' ');
    expect(text).toContain('Please pay 16,00 € to Small & Sons (Bank transfer).');
    expect(text).toContain(`To: Small & Sons\nIBAN: HR12 1001 0051 8630 0016 0\n\nPayment reference: ${order.number}`);
    expect(text).toContain('Total: 80,00 €\nPaid: 0,00 €\nLater, by Wed, 9 Dec 2026: 64,00 €\nTo pay now: 16,00 €');
  });

  it('[P11d, P14a] tells whose places were kept that they are not any more, and nobody who left a card page', async () => {
    const body = { payment_method_id: '1', payment_type_id: 'cash', amount: '80.00' };
    const order = (await buyer.order(await buyer.cartOf(buyer.selection()), body)).body;
    await buyer.order(await buyer.cartOf(buyer.selection()));
    await allEmails();
    await sendEmails(engine.context);

    buyer.later({ hours: 24 });
    const [email, ...others] = await allEmails();

    expect(others).toEqual([]);
    expect(email?.subject).toBe(`Reservation expired: Walk along the quay (${order.number})`);
    expect(email?.text).toContain('The time to pay');
    expect(email?.text).toContain('Book again:\nhttp://shop.example/\n');
  });

  it('[P9, P14a] says nothing of an order whose cart was emptied before it was paid', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    await buyer.order(cart);
    await engine.call(dropCart, { id: cart.id });

    expect(await allEmails()).toEqual([]);
    expect(await engine.database.read((tx) => tx.selectFrom('orders').select('status').execute())).toEqual([
      { status: 'cancelled' },
    ]);
  });
});
