import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { sweepOrders } from '../../support/engine/jobs.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, ana, type Buyer, handyStore, ledgerOf, taken } from '../../support/payments/buying.ts';
import { cards } from '../../support/payments/sandbox.ts';
import { anOrderFor, aPaidOrder, balanced, made, marko, soldOrder } from '../../support/payments/selling.ts';
import { tightDay } from '../../support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
/** The agent sells in the small store, and the guide checks people in there. */
let agent: Seller;
let guide: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  [agent, guide] = await Promise.all([aSeller(engine, { 1: 'agent' }), aSeller(engine, { 1: 'guide' })]);
});
afterEach(() => balanced(engine));

describe('lines of an order', () => {
  it('[P11a] are checked in, missed and expected again, and nothing else', async () => {
    const order = await made(agent, anOrderFor(buyer));
    const path = `/api/orders/${order.id}/lines/${order.lines[0]?.id}/`;
    const to = async (attendance_status: string) => {
      const { status, body } = await guide.send('PATCH', path, { attendance_status });
      return status === 200 ? body['attendance_status'] : [status, body['detail'] ?? body['attendance_status']];
    };

    expect(await to('checked_in')).toBe('checked_in');
    expect(await to('checked_in')).toBe('checked_in');
    expect(await to('no_show')).toEqual([409, 'Guests who are checked in cannot become noted as not having come.']);
    expect(await to('expected')).toBe('expected');
    expect(await to('no_show')).toBe('no_show');
    expect(await to('checked_in')).toBe('checked_in');
    expect(await to('cancelled')).toEqual([409, 'Guests who are checked in cannot become cancelled.']);
    await to('expected');
    expect(await to('cancelled')).toEqual([409, expect.stringContaining('Cancel a line by POST') as unknown]);
    expect(await to('late')).toEqual([400, ['"late" is not a valid choice.']]);
    const noted = await guide.send('PATCH', path, { note: 'At the back' });
    expect(noted.body).toMatchObject({ note: 'At the back', attendance_status: 'expected', order: order.id });
  });

  it('[P11a] of an order that is not confirmed are not checked in', async () => {
    const order = await made(agent, anOrderFor(buyer, { status: 'pending' }));

    const { status, body } = await guide.send('PATCH', `/api/orders/${order.id}/lines/${order.lines[0]?.id}/`, {
      attendance_status: 'checked_in',
    });

    expect([status, body['detail']]).toEqual([409, 'This order is pending. Confirm it first, or take its payment.']);
  });

  it('[A4, A9] are listed and read as lines', async () => {
    const order = await made(
      agent,
      anOrderFor(buyer, {}, { units: { Adult: 1 } }, { experience: 'boat', units: { Adult: 1 } }),
    );
    const path = `/api/orders/${order.id}/lines/`;

    const list = await agent.send('GET', `${path}?ordering=-total&page_size=1`);
    const one = await agent.send('GET', `${path}${order.lines[0]?.id}/`);
    const open = await engine.send('GET', path);

    expect(list.body).toMatchObject({
      count: 2,
      results: [{ id: order.lines[1]?.id, experience: { title: 'A boat of your own' } }],
    });
    expect(one.body).toEqual(order.lines[0]);
    expect(open.body).toMatchObject({ count: 2 });
  });
});

describe('payments of an order', () => {
  const cash = (amount: unknown, more: object = {}) => ({
    payment_method_id: '1',
    payment_type_id: 'cash',
    amount,
    ...more,
  });

  it('[P1, P2] are booked by hand by staff, in parts, never more than is due', async () => {
    const order = await made(agent, anOrderFor(buyer));
    const path = `/api/orders/${order.id}/payments/`;

    const first = await agent.send('POST', path, cash('30.00', { note: 'At the desk' }));
    const much = await agent.send('POST', path, cash('50.01'));
    const rest = await agent.send('POST', path, cash('50'));
    const none = await agent.send('POST', path, cash('1'));
    const list = await agent.send('GET', path);
    const one = await agent.send('GET', `${path}${String(first.body['id'])}/`);

    expect(first).toMatchObject({
      status: 201,
      body: {
        order: order.id,
        kind: 'payment',
        state: 'paid',
        amount: { amount: '30.00', currency: 'EUR' },
        payment_method_id: '1',
        payment_type_id: 'cash',
        note: 'At the desk',
        made_by: agent.user_id,
      },
    });
    expect(much.body).toEqual({ amount: ['The most you can pay is 50,00\u00A0€.'] });
    expect(rest.status).toBe(201);
    expect(none).toMatchObject({ status: 409, body: { detail: 'Nothing is left to pay.' } });
    expect(list.body).toMatchObject({ count: 2 });
    expect(one.body).toEqual(first.body);
    expect(await soldOrder(agent, order.id)).toMatchObject({ payment_status: 'paid', paid: { amount: '80.00' } });
  });

  it('[P2] need an amount that is not zero and a type, by hand', async () => {
    const order = await made(agent, anOrderFor(buyer));
    const refused = async (body: object) => (await agent.send('POST', `/api/orders/${order.id}/payments/`, body)).body;

    expect(await refused({ payment_method_id: '1' })).toEqual({
      payment_type_id: ['This field is required.'],
      amount: ['This field is required.'],
    });
    expect(await refused(cash('0'))).toEqual({ amount: ['This field is required!'] });
    expect(await refused(cash(null, { payment_type_id: '' }))).toEqual({
      payment_type_id: ['This field is required!'],
      amount: ['This field is required!'],
    });
    expect(await refused(cash('1', { payment_type_id: 'shells' }))).toEqual({
      payment_type_id: ['"shells" is not a valid choice.'],
    });
    expect(await refused(cash('0.001'))).toEqual({ amount: ['Ensure that there are no more than 2 decimal places.'] });
    expect(await refused({ payment_method_id: '9' })).toEqual({ payment_method_id: ['"9" is not a valid choice.'] });
    expect(await refused(cash('-1'))).toEqual({ amount: ['Ensure this value is greater than or equal to 0.'] });
  });

  it('[P1, P11a] by hand confirm what a visitor ordered so', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const { body: placed } = await buyer.order(cart, {
      payment_method_id: '1',
      payment_type_id: 'cash',
      amount: '80.00',
    });

    await agent.send('POST', `/api/orders/${placed.id}/payments/`, cash('80'));

    expect(await buyer.seen(placed)).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      session: { state: 'paid' },
    });
    expect(await taken(engine)).toEqual({ held: 0, sold: 2 });
  });

  it('[P11a] by hand bring back what has expired, where its places are free', async () => {
    const order = await made(agent, anOrderFor(buyer, { status: 'pending' }, { date: tightDay, units: { Adult: 4 } }));
    const path = `/api/orders/${order.id}/payments/`;
    buyer.later({ hours: 24 });
    await sweepOrders(engine.context);
    const later = await made(agent, anOrderFor(buyer, {}, { date: tightDay, units: { Adult: 1 } }));

    const gone = await agent.send('POST', path, cash('160'));
    await agent.send('POST', `/api/orders/${later.id}/cancel/`, {});
    const back = await agent.send('POST', path, cash('160'));

    expect(gone).toMatchObject({ status: 409, body: { code: 'places_taken' } });
    expect(back.status).toBe(201);
    expect(await soldOrder(agent, order.id)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
  });

  it('[A4] by link open a card page, which can be followed', async () => {
    const order = await made(agent, anOrderFor(buyer));
    const path = `/api/orders/${order.id}/payments/`;

    const opened = await agent.send('POST', path, { payment_method_id: '2', amount: '40.00' });
    const one = `${path}${String(opened.body['id'])}/`;
    const before = await agent.send('GET', one);
    await buyer.pay(opened.body, cards.paid);
    await buyer.notices();

    expect(opened).toMatchObject({
      status: 201,
      body: { state: 'open', amount: { amount: '40.00' }, checkout_url: expect.stringMatching(/sandbox/) as unknown },
    });
    expect(before.body).toEqual(opened.body);
    expect((await agent.send('GET', one)).body).toMatchObject({ state: 'paid', checkout_url: null });
    expect(await soldOrder(agent, order.id)).toMatchObject({
      payment_status: 'partially_paid',
      due: { amount: '40.00' },
    });
  });

  it('[A4] end a card page that would ask for it twice', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const { body: placed } = await buyer.order(cart, { amount: '80.00' });

    await agent.send('POST', `/api/orders/${placed.id}/payments/`, cash('80'));
    await buyer.pay(placed, cards.paid);
    await buyer.notices();

    expect(await soldOrder(agent, placed.id)).toMatchObject({ payment_status: 'paid', paid: { amount: '80.00' } });
    expect(await ledgerOf(engine, placed.id)).toEqual({ paid: [8000], refunded: [] });
  });
});

describe('customers', () => {
  const known = async () => (await agent.send('GET', '/api/customers/?ordering=id')).body['results'];

  it('[A4a, A5] are whoever booked, once for an address, with what they booked', async () => {
    await aPaidOrder(buyer, agent);
    buyer.later({ minutes: 5 });
    await made(agent, anOrderFor(buyer, { main_contact_info: { ...ana, email: 'ANA@example.com' } }));
    await made(agent, anOrderFor(buyer, { status: 'pending' }));
    await made(agent, anOrderFor(buyer, { main_contact_info: { first_name: 'Nobody' } }));
    await buyer.order(await buyer.cartOf(buyer.selection(), { ...ana, email: 'left@example.com' }));

    expect(await known()).toMatchObject([
      { first_name: 'Ana', email: 'ana@example.com', orders: 2, last_order_at: '2026-12-01T12:05:00Z' },
      { first_name: 'Marko', email: 'marko@example.com', orders: 0, last_order_at: null },
    ]);
  });

  it('[A4a] that the shop had noted already are found again, and can be booked for', async () => {
    const noted = await agent.send('POST', '/api/customers/', {
      ...marko,
      email: 'Marko@Example.com',
      note: 'Knows the way',
    });
    const customer = noted.body['id'] as number;

    const order = await made(agent, anOrderFor(buyer, { main_contact_info: undefined, customer }));
    const other = await made(agent, anOrderFor(buyer));

    expect([order.customer, other.customer]).toEqual([customer, customer]);
    expect(order.main_contact_info).toMatchObject({ first_name: 'Marko', email: 'Marko@Example.com' });
    expect(await known()).toMatchObject([{ id: customer, note: 'Knows the way', orders: 2 }]);
    expect((await agent.send('DELETE', `/api/customers/${customer}/`)).status).toBe(204);
    expect((await soldOrder(agent, order.id)).customer).toBeNull();
  });
});
