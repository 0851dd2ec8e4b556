import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canMoveResale, RESALE_STATUSES } from '#domain/resale.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { agreeOnResale, anAccount, aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, ana, type Buyer, handyStore, taken } from '../../support/payments/buying.ts';
import { anOrderFor } from '../../support/payments/selling.ts';

let engine: Engine;
/** The supplier, who owns the small store and its tours. */
let supplier: Seller;
/** The owner of another account with a store of its own. */
let reseller: Seller;
let account: number;
let store: number;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  supplier = await aSeller(engine, { 1: 'owner' });
  account = await anAccount(engine, 'Resellers');
  reseller = await aSeller(engine, { [account]: 'owner' });
  const shop = {
    title: 'The other shop',
    time_zone: 'Europe/Zagreb',
    currency: 'EUR',
    settings: { manual_payment: true },
  };
  const made = await reseller.send('POST', '/api/stores/', shop);
  store = Number(made.body['id']);
});
afterEach(() => engine.stop());

const AGREEMENTS = '/api/resale-agreements/';
const add = (experience = 1) => reseller.send('POST', `/api/stores/${store}/add-experience/`, { experience });
const ask = () => reseller.send('POST', AGREEMENTS, { experience: 1, note: 'We are next door.' });
const move = (who: Seller, id: unknown, status: string) => who.send('PATCH', `${AGREEMENTS}${String(id)}/`, { status });
const shown = async () => {
  const { body } = await reseller.send('GET', `/api/stores/${store}/experiences/`);
  return (body['results'] as { id: number }[]).map(({ id }) => id);
};

describe('a tour of another account', () => {
  it('[A26] is listed only with its consent, that is asked for, granted and revoked', async () => {
    const refused = await add();
    const reply = await ask();
    const waiting = await add();
    const seen = await supplier.send('GET', `${AGREEMENTS}?status=requested`);
    const own = await move(reseller, reply.body['id'], 'granted');
    const granted = await move(supplier, reply.body['id'], 'granted');
    const added = await add();
    const listed = await shown();
    const revoked = await move(supplier, reply.body['id'], 'revoked');

    const words = ['Its supplier has not agreed to this. Ask at /api/resale-agreements/ first.'];
    expect([refused.status, refused.body]).toEqual([400, { experience: words }]);
    expect(reply).toMatchObject({ status: 201, body: { supplier: 1, reseller: account, status: 'requested' } });
    expect(waiting.status).toBe(400);
    expect(seen.body).toMatchObject({ count: 1, results: [{ reseller_name: 'Resellers', note: 'We are next door.' }] });
    expect(own.status).toBe(409);
    expect([granted.status, added.status, listed]).toEqual([200, 200, [1]]);
    expect([revoked.status, await shown(), (await add()).status]).toEqual([200, [], 400]);
  });

  it('[A12, A26] gives no right to whoever has it only in an account of their own', async () => {
    const { body } = await ask();
    const own = await anAccount(engine, 'Moonlight');
    const guide = await aSeller(engine, { 1: 'guide', [own]: 'owner' });
    const editor = await aSeller(engine, { 1: 'guide', [own]: 'owner' });
    await engine.database.write(async (tx) => {
      const permissions_json = JSON.stringify(['account.read', 'catalogue.read', 'catalogue.write']);
      const role = { account_id: 1, name: 'Editor', permissions_json };
      const { id } = await tx.insertInto('roles').values(role).returning('id').executeTakeFirstOrThrow();
      const seat = tx.updateTable('team_members').set({ role_id: id }).where('account_id', '=', 1);
      await seat.where('user_id', '=', editor.user_id).execute();
    });

    for (const who of [guide, editor]) {
      expect((await who.send('GET', `${AGREEMENTS}${String(body['id'])}/`)).status).toBe(404);
      expect((await who.send('GET', AGREEMENTS)).body).toMatchObject({ count: 0 });
      expect((await move(who, body['id'], 'granted')).status).toBe(404);
    }
    const granted = await editor.send('POST', AGREEMENTS, { supplier: 1, reseller: own });
    expect([granted.status, granted.body['status']]).toEqual([201, 'requested']);
  });

  it('[A26] is offered with how the agreement stands', async () => {
    const offered = async () => {
      const { body } = await reseller.send('GET', `/api/stores/${store}/eligible-experiences/`);
      return new Set((body['results'] as { resale: string }[]).map(({ resale }) => resale));
    };

    const before = await offered();
    const { body } = await ask();
    const after = await offered();
    await move(supplier, body['id'], 'refused');

    expect([before, after, await offered()]).toEqual([new Set(['none']), new Set(['requested']), new Set(['refused'])]);
  });

  it('[A26] moves by one table, and nobody else sees or moves an agreement', async () => {
    const { body } = await ask();
    const stranger = await aSeller(engine, { [await anAccount(engine, 'Strangers')]: 'owner' });

    expect((await stranger.send('GET', `${AGREEMENTS}${String(body['id'])}/`)).status).toBe(404);
    expect((await move(stranger, body['id'], 'granted')).status).toBe(404);
    expect((await stranger.send('GET', AGREEMENTS)).body).toMatchObject({ count: 0 });
    const possible = RESALE_STATUSES.flatMap((from) =>
      RESALE_STATUSES.filter((to) => canMoveResale('reseller', from, to)).map((to) => `${from} → ${to}`),
    );
    expect(possible).toEqual(['granted → revoked', 'refused → requested', 'revoked → requested']);
    expect((await supplier.send('POST', AGREEMENTS, { supplier: 1, reseller: 1 })).body).toEqual({
      reseller: ['An account sells its own tours without an agreement.'],
    });
  });

  it('[A26] is not listed by a request that comes while it is revoked', async () => {
    for (let round = 0; round < 5; round++) {
      await agreeOnResale(engine, 1, account);
      const { body } = await supplier.send('GET', AGREEMENTS);
      const [{ id } = { id: 0 }] = body['results'] as { id: number }[];

      await Promise.all([add(1), add(2), move(supplier, id, 'revoked'), add(3)]);

      expect(await shown()).toEqual([]);
    }
  });
});

describe('an agreement that ends', () => {
  /** Sends a call as a visitor of the reseller's shop. */
  const visit = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const request = new Request(`http://other.example${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const response = await engine.app(request);
    return { status: response.status, body: JSON.parse(await response.text()) as Record<string, unknown> };
  };

  it('[A26] ends the sale of what lies in a cart, in words, and leaves what is sold', async () => {
    await agreeOnResale(engine, 1, account);
    await add();
    await engine.database.write((tx) =>
      tx.updateTable('stores').set({ domain: 'other.example' }).where('id', '=', store).execute(),
    );
    const buyer = await aBuyer(engine);
    const { body: cart } = await visit('POST', '/api/cart/', buyer.selection());
    await visit('PATCH', `/api/cart/${String(cart['id'])}/`, { main_contact_info: ana });
    const { body: list } = await supplier.send('GET', AGREEMENTS);
    await move(supplier, (list['results'] as { id: number }[])[0]?.id, 'revoked');

    const total = (cart['total'] as { gross: string }).gross;
    const selection = {
      cart_id: cart['id'],
      payment_method_id: '2',
      payment_type_id: null,
      amount: total,
      comment: '',
    };
    const ordered = await visit('POST', '/api/webstores/order/', selection);
    const added = await visit('POST', '/api/cart/', buyer.selection());

    expect([ordered.status, ordered.body['code']]).toEqual([409, 'not_for_sale']);
    expect(added.status).toBe(400);
  });
});

describe('what a reseller sells', () => {
  let buyer: Buyer;
  beforeEach(async () => {
    await agreeOnResale(engine, 1, account);
    await add();
    buyer = await aBuyer(engine);
  });

  const order = (changes: object = {}) =>
    reseller.send('POST', '/api/orders/', anOrderFor(buyer, { store, ...changes }));

  it('[A27] is confirmed only when its deposit at least is paid', async () => {
    const unpaid = await order({ amount: '80.00' });
    const tooLittle = await order({ amount: '1.00', paid: true });
    const paid = await order({ amount: '16.00', paid: true });
    const reserved = await order({ amount: '80.00', status: 'pending' });
    const confirmed = await reseller.send('PATCH', `/api/orders/${String(reserved.body['id'])}/`, {
      status: 'confirmed',
    });

    expect([unpaid.status, Object.keys(unpaid.body)]).toEqual([400, ['paid']]);
    expect([tooLittle.status, Object.keys(tooLittle.body)]).toEqual([400, ['amount']]);
    expect(paid).toMatchObject({ status: 201, body: { status: 'confirmed', payment_status: 'partially_paid' } });
    expect([reserved.status, reserved.body['status'], confirmed.status]).toEqual([201, 'pending', 409]);
  });

  it('[A26, B8] is not sold by a payment for a reservation after the agreement has ended', async () => {
    const orders = [
      await order({ amount: '80.00', status: 'pending' }),
      await order({ amount: '80.00', status: 'pending' }),
    ];
    const [first, second] = orders.map(({ body }) => `/api/orders/${String(body['id'])}/`);
    const agreement = (await supplier.send('GET', AGREEMENTS)).body['results'] as { id: number }[];
    await move(supplier, agreement[0]?.id, 'revoked');
    const cash = { payment_method_id: '1', payment_type_id: 'cash', amount: '80.00' };

    const paid = await reseller.send('POST', `${first}payments/`, cash);
    // The second order has expired.
    const seen = await reseller.send('GET', String(second));
    const revived = await reseller.send('POST', `${second}payments/`, cash);

    expect([paid.status, paid.body['code']]).toEqual([409, 'not_for_sale']);
    expect([seen.body['status'], revived.status, revived.body['code']]).toEqual(['expired', 409, 'not_for_sale']);
    expect(await taken(engine)).toEqual({ held: 0, sold: 0 });
  });

  it('[A27] is not made cheaper by a code of the reseller', async () => {
    const code = { store, code: 'ALL-OFF', kind: 'percent', value: '100' };
    expect((await reseller.send('POST', '/api/promo-codes/', code)).status).toBe(201);

    const answer = await order({ amount: '80.00', paid: true, promo_code: 'ALL-OFF' });

    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['promo_code']]);
  });

  it('[A26] is seen by its supplier, who cancels it by its policy, and stays sold when the agreement ends', async () => {
    const sold = await order({ amount: '80.00', paid: true });
    const { id, lines } = sold.body as unknown as { id: string; lines: { id: string }[] };
    const stranger = await aSeller(engine, { [await anAccount(engine, 'Strangers')]: 'owner' });
    const agreement = (await supplier.send('GET', AGREEMENTS)).body['results'] as { id: number }[];
    await move(supplier, agreement[0]?.id, 'revoked');
    const cancel = (who: Seller, body = {}) =>
      who.send('POST', `/api/orders/${id}/lines/${String(lines[0]?.id)}/cancel/`, body);

    const seen = await supplier.send('GET', '/api/bookings/resold/');
    const ofStranger = await stranger.send('GET', '/api/bookings/resold/');
    const stated = await cancel(supplier, { refund_amount: '80.00' });
    const refused = await cancel(stranger);
    const cancelled = await cancel(supplier);

    expect(seen.body).toMatchObject({
      count: 1,
      results: [{ order: id, seller: account, seller_name: 'Resellers', main_contact_info: { first_name: 'Marko' } }],
    });
    expect(ofStranger.body).toMatchObject({ count: 0 });
    expect([stated.status, refused.status]).toEqual([400, 404]);
    expect(cancelled).toMatchObject({
      status: 200,
      body: { attendance_status: 'cancelled', refunded: { amount: '80.00' } },
    });
    expect((await supplier.send('GET', `/api/orders/${id}/`)).status).toBe(404);
  });
});
