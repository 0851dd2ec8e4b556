import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SellerOrder } from '#domain/contract/seller-orders.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { sweepOrders } from '../../support/engine/jobs.ts';
import { anAccount, aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore, ledgerOf, taken } from '../../support/payments/buying.ts';
import { cards } from '../../support/payments/sandbox.ts';
import { anOrderFor, aPaidOrder, balanced, made, marko, soldOrder } from '../../support/payments/selling.ts';
import { runningDay, tightDay } from '../../support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
/** The agent sells in the small store, the guide checks people in there, the stranger sells in another account, and `nobody` is in no team. */
let agent: Seller;
let guide: Seller;
let stranger: Seller;
let nobody: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  const other = await anAccount(engine, 'Others');
  [agent, guide, stranger, nobody] = await Promise.all([
    aSeller(engine, { 1: 'agent' }),
    aSeller(engine, { 1: 'guide' }),
    aSeller(engine, { [other]: 'owner' }),
    aSeller(engine),
  ]);
});
afterEach(() => balanced(engine));

const notFound = { detail: 'Not found.' };
const forbidden = { detail: 'You do not have permission to perform this action.' };
const nowhere = '00000000-0000-4000-8000-000000000000';

describe('who may do what with an order', () => {
  const calls = (order: SellerOrder, payment: string) => {
    const one = `/api/orders/${order.id}/`;
    const line = `${one}lines/${order.lines[0]?.id}/`;
    return [
      ['GET', one],
      ['PUT', one, { main_contact_info: marko }],
      ['PATCH', one, { note: 'A note' }],
      ['DELETE', one],
      ['POST', `${one}cancel/`, {}],
      ['GET', `${one}lines/`],
      ['GET', line],
      ['PATCH', line, { note: 'A note' }],
      ['POST', `${line}cancel/`, {}],
      ['GET', `${one}payments/`],
      ['GET', `${one}payments/${payment}/`],
      ['POST', `${one}payments/`, { payment_method_id: '1', payment_type_id: 'cash', amount: '1.00' }],
    ] as const;
  };
  const aPayment = async (id: string) =>
    String(
      (
        await agent.send('POST', `/api/orders/${id}/payments/`, {
          payment_method_id: '1',
          payment_type_id: 'cash',
          amount: '1',
        })
      ).body['id'],
    );

  it('[A4, A12] asks for a token, but for what an id alone allows (P15)', async () => {
    const order = await made(agent, anOrderFor(buyer));
    const open = [
      'GET /',
      'GET /lines/',
      'GET /lines/id/',
      'POST /payments/',
      'POST /cancel/',
      'POST /lines/id/cancel/',
    ];

    for (const [method, path, body] of calls(order, await aPayment(order.id))) {
      const answer = await engine.send(method, path, { ...(body && { body }) });
      const call = `${method} ${path.replace(`/api/orders/${order.id}`, '').replace(order.lines[0]?.id ?? '', 'id')}`;

      expect([call, answer.status === 401]).toEqual([call, !open.includes(call)]);
    }
    for (const [method, path, body] of [
      ['GET', '/api/orders/'],
      ['GET', '/api/orders/filter-options/'],
      ['POST', '/api/orders/', anOrderFor(buyer)],
    ] as const)
      expect((await engine.send(method, path, { ...(body && { body }) })).status).toBe(401);
    expect(
      (await engine.send('GET', `/api/orders/${order.id}/`, { headers: { authorization: 'Bearer x' } })).status,
    ).toBe(401);
  });

  it('[A4, A12] is nothing of another account’s, and nothing where there is nothing', async () => {
    const order = await made(agent, anOrderFor(buyer));
    const payment = await aPayment(order.id);

    for (const [method, path, body] of calls(order, payment)) {
      const answer = await stranger.send(method, path, body);
      expect([method, path, answer.status, answer.body]).toEqual([method, path, 404, notFound]);
      for (const id of [nowhere, 'abc', '1']) {
        const absent = await agent.send(method, path.replace(order.id, id), body);
        expect([method, path, id, absent.status, absent.body]).toEqual([method, path, id, 404, notFound]);
      }
    }
    for (const path of [`lines/${nowhere}/`, `payments/${nowhere}/`])
      expect((await agent.send('GET', `/api/orders/${order.id}/${path}`)).status).toBe(404);
    expect((await agent.send('PATCH', `/api/orders/${order.id}/lines/${nowhere}/`, { note: '' })).status).toBe(404);
    expect((await agent.send('POST', `/api/orders/${order.id}/lines/${nowhere}/cancel/`, {})).status).toBe(404);
    expect((await stranger.send('GET', '/api/orders/')).body).toMatchObject({ count: 0, results: [] });
    expect((await stranger.send('PATCH', `/api/orders/${order.id}/`, { status: 'nonsense' })).status).toBe(404);
  });

  it('[A4, A12] is refused without the permission, and a guide sees and checks in those who come', async () => {
    const order = await made(agent, anOrderFor(buyer));
    const guides = ['GET /lines/', 'GET /lines/id/', 'PATCH /lines/id/'];

    for (const [method, path, body] of calls(order, await aPayment(order.id))) {
      const call = `${method} ${path.replace(`/api/orders/${order.id}`, '').replace(order.lines[0]?.id ?? '', 'id')}`;
      const unable = await nobody.send(method, path, body);
      const guided = await guide.send(method, path, body);

      expect([call, unable.status, unable.body]).toEqual([call, 403, forbidden]);
      expect([call, guided.status]).toEqual([call, guides.includes(call) ? 200 : 403]);
    }
    expect((await guide.send('POST', '/api/orders/', anOrderFor(buyer))).status).toBe(403);
    expect((await guide.send('GET', '/api/orders/')).status).toBe(403);
    expect((await guide.send('GET', '/api/orders/filter-options/')).status).toBe(403);
  });

  it('[P15] shows an order to whoever knows its id, without what the shop notes', async () => {
    const order = await made(agent, anOrderFor(buyer, { staff_note: 'Talks a lot' }));

    const open = await engine.send('GET', `/api/orders/${order.id}/`);

    expect(open).toMatchObject({ status: 200, body: { id: order.id, number: order.number, main_contact_info: marko } });
    expect(open.text).not.toContain('Talks a lot');
    expect(order.staff_note).toBe('Talks a lot');
  });
});

describe('a list of orders', () => {
  it('[A4, A9] is of one’s stores, newest first, by page', async () => {
    const orders = [];
    for (const last_name of ['Prva', 'Druga', 'Treća']) {
      orders.unshift(
        await made(agent, anOrderFor(buyer, { main_contact_info: { ...marko, last_name } }, { units: { Adult: 1 } })),
      );
      buyer.later({ minutes: 1 });
    }

    const page = await agent.send('GET', '/api/orders/?page_size=2');
    const byNumber = await agent.send('GET', '/api/orders/?ordering=number');

    expect(page.body).toMatchObject({
      count: 3,
      previous: null,
      next: 'http://shop.example/api/orders/?page_size=2&page=2',
    });
    expect((page.body['results'] as SellerOrder[]).map(({ id }) => id)).toEqual(orders.slice(0, 2).map(({ id }) => id));
    expect((page.body['results'] as SellerOrder[])[0]).toEqual({
      ...(await soldOrder(agent, orders[0]?.id ?? '')),
    });
    expect((byNumber.body['results'] as SellerOrder[]).map(({ number }) => number)).toEqual(
      orders.map(({ number }) => number).toSorted(),
    );
    expect((await agent.send('GET', '/api/orders/?page=9')).body).toEqual({ detail: 'Invalid page.' });
  });

  it('[A4, A9] is narrowed by what it is asked for, and says where that makes no sense', async () => {
    const paid = await aPaidOrder(buyer, agent);
    const unpaid = await made(agent, anOrderFor(buyer, { status: 'pending' }));
    const found = async (query: string) =>
      ((await agent.send('GET', `/api/orders/?${query}`)).body['results'] as SellerOrder[]).map(({ id }) => id);

    expect(await found('status=pending')).toEqual([unpaid.id]);
    expect(await found('payment_status=paid')).toEqual([paid.id]);
    expect(await found('status=pending&payment_status=paid')).toEqual([]);
    expect(await found(`store=${paid.store}&seller=${paid.seller}`)).toHaveLength(2);
    expect(await found('search=marić walk')).toEqual([unpaid.id]);
    expect(await found(`search=${paid.number.toLowerCase()}`)).toEqual([paid.id]);
    expect(await found('search=100%25')).toEqual([]);
    for (const [range, count] of [
      ['today', 2],
      ['yesterday', 0],
      ['week', 2],
      ['month', 2],
      ['year', 2],
      ['2026-12-01,2026-12-01', 2],
      ['2026-12-02,', 0],
      [',2026-11-30', 0],
    ] as const)
      expect([range, await found(`date_range=${range}`)]).toEqual([range, expect.objectContaining({ length: count })]);

    for (const [query, problems] of [
      ['status=zzz', { status: ['Select a valid choice. zzz is not one of the available choices.'] }],
      ['payment_status=zzz', { payment_status: ['Select a valid choice. zzz is not one of the available choices.'] }],
      ['store=99', { store: ['Select a valid choice. That choice is not one of the available choices.'] }],
      ['seller=x', { seller: ['Select a valid choice. That choice is not one of the available choices.'] }],
      [
        'date_range=soon',
        {
          date_range: [
            'Enter today, yesterday, week, month, year, or days with a comma between them: 2026-12-01,2026-12-31.',
          ],
        },
      ],
      [
        'date_range=2026-02-30,',
        {
          date_range: [
            'Enter today, yesterday, week, month, year, or days with a comma between them: 2026-12-01,2026-12-31.',
          ],
        },
      ],
    ] as const)
      expect([query, (await agent.send('GET', `/api/orders/?${query}`)).body]).toEqual([query, problems]);
  });

  it('[A4] takes a day as the store’s calendar has it', async () => {
    engine.clock.now = Temporal.Instant.from('2026-12-01T23:30:00Z');
    const { id } = await made(agent, anOrderFor(buyer));

    const second = await agent.send('GET', '/api/orders/?date_range=2026-12-02,2026-12-02');
    const first = await agent.send('GET', '/api/orders/?date_range=2026-12-01,2026-12-01');

    expect(second.body).toMatchObject({ count: 1, results: [{ id }] });
    expect(first.body).toMatchObject({ count: 0 });
  });

  it('[A4] says what it can be narrowed by', async () => {
    const { status, body } = await agent.send('GET', '/api/orders/filter-options/');

    expect(status).toBe(200);
    expect(body).toMatchObject({
      store: [{ value: '1', label: 'Small things to do' }],
      seller: [{ value: '1', label: 'Small & Sons' }],
    });
    expect(body['status']).toContainEqual({ value: 'confirmed', label: 'Confirmed' });
    expect(body['payment_status']).toContainEqual({ value: 'partially_paid', label: 'Partially paid' });
    expect(body['attendance_status']).toContainEqual({ value: 'no_show', label: 'No show' });
    expect(body['date_range']).toContainEqual({ value: 'today', label: 'Today' });
  });
});

describe('an order made by staff', () => {
  it('[A4a, A13] books its lines at once, its places sold', async () => {
    const body = anOrderFor(
      buyer,
      { note: 'Vegetarian', comment: 'By phone', staff_note: 'Regular guest' },
      { units: { Adult: 2, Infant: 1 }, extras: { Kayak: 1 } },
      { experience: 'boat', units: { Adult: 3 } },
    );

    const order = await made(agent, body);

    expect(order).toMatchObject({
      status: 'confirmed',
      payment_status: 'unpaid',
      total: { gross: '285.00', currency: 'EUR' },
      due: { amount: '285.00' },
      main_contact_info: marko,
      note: 'Vegetarian',
      comment: 'By phone',
      staff_note: 'Regular guest',
      made_by: agent.user_id,
      store: 1,
      seller: 1,
      session: null,
      expires_at: null,
      order_url: `http://shop.example/orders/editor/${order.id}/booking/${order.lines[0]?.id}`,
    });
    expect(order.lines.map(({ people, attendance_status }) => [people, attendance_status])).toEqual([
      [3, 'expected'],
      [3, 'expected'],
    ]);
    expect(await taken(engine)).toEqual({ held: 0, sold: 5 });
  });

  it('[A4a, P1] is paid by hand at once where that is said', async () => {
    const order = await made(agent, anOrderFor(buyer, { amount: '80.00', paid: true }));
    const part = await made(agent, anOrderFor(buyer, { amount: '0.5', paid: true, status: 'pending' }));

    expect(order).toMatchObject({ status: 'confirmed', payment_status: 'paid', due: { amount: '0.00' } });
    expect(part).toMatchObject({ status: 'confirmed', payment_status: 'partially_paid', due: { amount: '79.50' } });
    expect(await ledgerOf(engine, order.id)).toEqual({ paid: [8000], refunded: [] });
  });

  it('[A4a, P11d] only keeps its places where that is said, until the store’s limit', async () => {
    const order = await made(agent, anOrderFor(buyer, { status: 'pending' }));
    const before = await taken(engine);
    buyer.later({ hours: 24 });
    await sweepOrders(engine.context);

    expect(order).toMatchObject({ status: 'pending', expires_at: '2026-12-02T12:00:00Z' });
    expect(before).toEqual({ held: 2, sold: 0 });
    expect(await taken(engine)).toEqual({ held: 0, sold: 0 });
    expect(await soldOrder(agent, order.id)).toMatchObject({ status: 'expired', due: { amount: '0.00' } });
  });

  it('[A4a, P2] by link is paid on a card page by whoever has its address', async () => {
    const order = await made(agent, anOrderFor(buyer, { payment_method_id: '2', amount: '16.00' }));
    const placed = await engine.send('POST', `/api/orders/${order.id}/payments/`, { body: {} });
    await buyer.pay(placed.body, cards.paid);
    await buyer.notices();

    expect(order).toMatchObject({ status: 'pending', payment_type_id: null });
    expect(placed.status).toBe(201);
    expect(await soldOrder(agent, order.id)).toMatchObject({
      status: 'confirmed',
      payment_status: 'partially_paid',
      due: { amount: '64.00' },
    });
    expect(await taken(engine)).toEqual({ held: 0, sold: 2 });
  });

  it('[A4a] can be booked past the cut-off, but not after the start', async () => {
    engine.clock.now = Temporal.Instant.from(`${runningDay}T07:30:00Z`);
    const late = await agent.send('POST', '/api/orders/', anOrderFor(buyer));
    const pending = await made(agent, anOrderFor(buyer, { status: 'pending' }));
    engine.clock.now = Temporal.Instant.from(`${runningDay}T08:00:01Z`);
    const gone = await agent.send('POST', '/api/orders/', anOrderFor(buyer));

    expect(late.status).toBe(201);
    expect(pending.expires_at).toBe(`${runningDay}T08:00:00Z`);
    expect(gone).toMatchObject({ status: 409, body: { code: 'past_cutoff' } });
  });

  it('[A4, A11] says all that is wrong with it, and where', async () => {
    const refused = async (changes: object) => {
      const { status, body } = await agent.send('POST', '/api/orders/', { ...anOrderFor(buyer), ...changes });
      return [status, body];
    };
    const [line] = anOrderFor(buyer).lines;

    expect(await refused({ lines: [] })).toEqual([
      400,
      { lines: { non_field_errors: ['This list may not be empty.'] } },
    ]);
    expect(await refused({ lines: [line, { ...line, experience_id: 99 }] })).toEqual([
      400,
      { lines: [{}, { experience_id: ['Invalid pk "99" - object does not exist.'] }] },
    ]);
    expect(await refused({ store: 99 })).toEqual([400, { store: ['Invalid pk "99" - object does not exist.'] }]);
    expect(await refused({ main_contact_info: null })).toEqual([
      400,
      { main_contact_info: ['This field is required.'] },
    ]);
    expect(await refused({ customer: 99 })).toEqual([400, { customer: ['Invalid pk "99" - object does not exist.'] }]);
    expect(await refused({ amount: '0' })).toEqual([400, { amount: ['This field is required!'] }]);
    expect(await refused({ amount: '80.01' })).toEqual([400, { amount: ['The most you can pay is 80,00\u00A0€.'] }]);
    expect(await refused({ payment_type_id: 'shells' })).toEqual([
      400,
      { payment_type_id: ['"shells" is not a valid choice.'] },
    ]);
    expect(await refused({ payment_method_id: '3' })).toEqual([
      400,
      { payment_method_id: ['"3" is not a valid choice.'] },
    ]);
    expect(await refused({ payment_method_id: '2', paid: true })).toEqual([
      400,
      { paid: ['A payment by link is paid when the provider says so.'] },
    ]);
    expect(await refused({ main_contact_info: { email: 'x' } })).toEqual([
      400,
      { main_contact_info: { first_name: ['This field is required.'], email: ['Enter a valid email address.'] } },
    ]);
    expect((await agent.send('POST', '/api/orders/', {})).body).toEqual({
      lines: ['This field is required.'],
      payment_method_id: ['This field is required.'],
      amount: ['This field is required.'],
    });
    expect(await engine.counts()).toMatchObject({ carts: 0, orders: 0, holds: 0 });
  });

  it('[A4a, A13] is refused as a whole where one line has no places', async () => {
    const body = anOrderFor(
      buyer,
      {},
      { units: { Adult: 2 } },
      { date: tightDay, units: { Adult: 3 } },
      { date: tightDay, units: { Adult: 2 } },
    );

    const refused = await agent.send('POST', '/api/orders/', body);

    expect(refused).toMatchObject({ status: 409, body: { code: 'places_taken', left: 1 } });
    expect(await taken(engine)).toEqual({ held: 0, sold: 0 });
    expect(await engine.counts()).toMatchObject({ carts: 0, orders: 0 });
  });

  it('[A4, A11] is made once for one key', async () => {
    const key = crypto.randomUUID();
    const send = async () =>
      engine.send('POST', '/api/orders/', { body: anOrderFor(buyer), key, headers: await agent.headers() });

    const [first, second] = [await send(), await send()];

    expect(second.text).toBe(first.text);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await engine.counts()).toMatchObject({ orders: 1 });
  });
});
