import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPayment } from '#domain/contract/orders.ts';
import { emailsOf } from '#tests/support/engine/emails.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore, taken } from '#tests/support/payments/buying.ts';
import { cards } from '#tests/support/payments/sandbox.ts';
import { anOrderFor, balanced, made, marko, soldOrder } from '#tests/support/payments/selling.ts';
import { tightDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
let agent: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  agent = await aSeller(engine, { 1: 'agent' });
});
afterEach(() => balanced(engine));

const id = '6f0c1f5e-2f0d-4b8e-9d57-0a1b2c3d4e5f';
const path = `/api/bookings/holds/${id}/`;
/** A selection for so many adults on the day with four places. */
const party = (adults: number) => ({ lines: [buyer.selection({ date: tightDay, units: { Adult: adults } })] });
const hold = (adults: number, who = agent) => who.send('PUT', path, party(adults));
const byLink = { payment_method_id: '2', amount: '80.00', email_link: true };

describe('places that are held while staff enter a booking', () => {
  it('[B13] says the price, and until when an order would keep the places without a payment', async () => {
    const { status, body } = await hold(2);

    expect([status, body]).toEqual([
      200,
      {
        total: { gross: '80.00', currency: 'EUR' },
        deposit: { amount: '16.00', currency: 'EUR' },
        expires_at: '2026-12-01T12:30:00Z',
        reserved_until: '2026-12-02T12:00:00Z',
      },
    ]);
    expect(await taken(engine)).toEqual({ held: 2, sold: 0 });
  });

  it('[B13] replaces its own places, and refuses more than are free', async () => {
    await hold(3);

    expect((await hold(4)).status).toBe(200);
    expect(await hold(5)).toMatchObject({ status: 409, body: { code: 'places_taken', left: 4 } });
    expect(await taken(engine)).toEqual({ held: 4, sold: 0 });
  });

  it('[B13, A13] gives its places to the order that names it, so that nobody buys them during the call', async () => {
    await hold(4);
    const others = await engine.send('POST', '/api/cart/', { body: party(1).lines[0] ?? {} });

    const order = await made(agent, anOrderFor(buyer, { ...party(4), hold: id }));

    expect(others.status).toBe(409);
    expect(order).toMatchObject({ status: 'confirmed', total: { gross: '160.00' } });
    expect(await taken(engine)).toEqual({ held: 0, sold: 4 });
  });

  it('[B13] frees its places on request, and by itself after half an hour', async () => {
    await hold(4);
    expect((await agent.send('DELETE', path)).status).toBe(204);
    expect((await agent.send('DELETE', path)).status).toBe(204);
    expect(await taken(engine)).toEqual({ held: 0, sold: 0 });

    await hold(4);
    buyer.later({ minutes: 30 });
    await made(agent, anOrderFor(buyer, party(4)));
    expect((await made(agent, anOrderFor(buyer, { hold: id }))).status).toBe('confirmed');
  });

  it('[B13] is for those who sell, and never the cart of somebody else', async () => {
    const [guide, other] = [
      await aSeller(engine, { 1: 'guide' }),
      await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' }),
    ];
    const cart = await buyer.cartOf(buyer.selection({ date: tightDay }));
    await hold(1);

    expect((await hold(1, guide)).status).toBe(403);
    expect((await other.send('DELETE', path)).status).toBe(404);
    expect((await agent.send('DELETE', `/api/bookings/holds/${cart.id}/`)).status).toBe(404);
    const stolen = await agent.send('POST', '/api/orders/', anOrderFor(buyer, { hold: cart.id }));
    expect([stolen.status, stolen.body]).toEqual([400, { hold: expect.any(Array) }]);
    expect(await taken(engine)).toEqual({ held: 3, sold: 0 });
  });

  it('[B13, A13] never holds or sells more than there is, whatever comes at once', async () => {
    const visitor = () => engine.send('POST', '/api/cart/', { body: party(1).lines[0] ?? {} });
    const calls = Array.from({ length: 12 }, (_, n) =>
      n % 3 === 0 ? visitor() : agent.send('PUT', `/api/bookings/holds/${crypto.randomUUID()}/`, party(1)),
    );

    const statuses = (await Promise.all(calls)).map(({ status }) => status);

    expect(statuses.filter((it) => it < 300)).toHaveLength(4);
    expect(statuses.filter((it) => it === 409)).toHaveLength(8);
    expect(await taken(engine)).toEqual({ held: 4, sold: 0 });
  });

  it('[B13] is one hold, though the same call is made several times at once', async () => {
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => hold(2)))).map(({ status }) => status);

    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await taken(engine)).toEqual({ held: 2, sold: 0 });
  });

  it('[B13] refuses an order whose price is another than the one that the guest was told', async () => {
    const { status, body } = await agent.send('POST', '/api/orders/', anOrderFor(buyer, { expected_total: '79.00' }));

    expect([status, body]).toMatchObject([409, { code: 'price_changed' }]);
  });
});

describe('a payment link by email', () => {
  it('[B13, P14a] says until when the places are kept, and its payment books them', async () => {
    const order = await made(agent, anOrderFor(buyer, { ...party(2), ...byLink }));
    expect(order).toMatchObject({ status: 'pending', expires_at: '2026-12-02T12:00:00Z', made_by: expect.any(Number) });

    const [email, ...others] = await emailsOf(engine);

    expect(others).toEqual([]);
    expect(email).toMatchObject({
      subject: `Places reserved: Walk along the quay (${order.number})`,
      recipient: marko.email,
    });
    const text = email?.text.replaceAll('\n', ' ');
    expect(text).toContain('We’re holding your places until Wed, 2 Dec 2026, 13:00 (Europe/Zagreb).');
    expect(text).toContain('Please pay 80,00 € by card. We’ll confirm by email');
    expect(text).toContain(`/orders/editor/${order.id}/booking/${order.lines[0]?.id}?pay`);
    const page = await engine.call(createPayment, { orderId: order.id }, { body: {} });
    await buyer.pay(page.body, cards.paid);
    await buyer.notices();
    expect(await soldOrder(agent, order.id)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
  });

  it('[B13] asks for the part that staff agreed with the guest', async () => {
    await made(agent, anOrderFor(buyer, { ...byLink, amount: '20.00' }));

    expect((await emailsOf(engine))[0]?.text).toContain('Please pay 20,00 € by card.');
  });

  it('[B13] is sent again on request while the places are kept; after that the guest is told that they are free', async () => {
    const order = await made(agent, anOrderFor(buyer, byLink));
    await emailsOf(engine);

    expect((await agent.send('POST', `/api/orders/${order.id}/resend/`)).status).toBe(204);
    expect((await emailsOf(engine)).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Places reserved',
      'Places reserved',
    ]);

    buyer.later({ hours: 24 });
    const subjects = (await emailsOf(engine)).map(({ subject }) => subject.split(':')[0]);
    expect(subjects).toEqual(['Places reserved', 'Places reserved', 'Reservation expired']);
    expect((await agent.send('POST', `/api/orders/${order.id}/resend/`)).status).toBe(409);
  });

  it('[B13] is not sent without an address, nor for a payment by hand', async () => {
    const wrong = async (changes: object) =>
      (await agent.send('POST', '/api/orders/', anOrderFor(buyer, changes))).body;

    expect(await wrong({ ...byLink, main_contact_info: { first_name: 'Marko' } })).toHaveProperty(
      'main_contact_info.email',
    );
    expect(await wrong({ email_link: true })).toHaveProperty('email_link');
    expect(await taken(engine)).toEqual({ held: 0, sold: 0 });
  });
});
