import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addLine, type Cart, changeCart, dropCart, dropLine, readCart } from '#domain/contract/cart.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, ana, type Buyer, handyStore, ledgerOf } from '#tests/support/payments/buying.ts';
import { cards } from '#tests/support/payments/sandbox.ts';
import { smallStore } from '#tests/support/stores/small-store.ts';
import { sweepOrders } from '../../support/engine/jobs.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(() => engine.stop());

const all = '/api/promo-codes/';
const tenth = { store: 1, code: 'WELCOME10', kind: 'percent', value: '10' };
const aCode = async (fields: object = {}) => {
  const { status, body } = await owner.send('POST', all, { ...tenth, ...fields });
  expect([status, body]).toMatchObject([201, {}]);
  return `${all}${String(body['id'])}/`;
};
const usesOf = async (path: string): Promise<unknown> => (await owner.send('GET', path)).body['uses'];

const apply = ({ id }: Pick<Cart, 'id'>, promo_code: string | null) =>
  engine.call(changeCart, { id }, { body: { promo_code } });
const now = async ({ id }: Pick<Cart, 'id'>) => (await engine.call(readCart, { id })).body;
/** A cart of 80,00 € with this code, of which 20 % are due now. */
const cartWith = async (code: string, email = ana.email) => {
  const cart = await buyer.cartOf(buyer.selection(), { ...ana, email });
  return (await apply(cart, code)).body;
};

describe('a promo code in a cart', () => {
  it('[C13d, C14] takes its share off the total and off what is due now, however it is written', async () => {
    await aCode();
    const cart = await buyer.cartOf(buyer.selection());

    const { status, body } = await apply(cart, ' welcome 10 ');
    expect([status, body]).toMatchObject([
      200,
      {
        promo_code: 'WELCOME10',
        promo_problem: null,
        promo_refusal: null,
        subtotal: { gross: '80.00' },
        discount: { code: 'WELCOME10', amount: '8.00', currency: 'EUR' },
        total: { gross: '72.00' },
        total_deposit: { amount: '14.40' },
        total_deposit_percentage: 20,
        version: cart.version + 1,
        expires_at: cart.expires_at,
      },
    ]);
    expect(await now(cart)).toMatchObject({ discount: { amount: '8.00' } });
    expect((await apply(cart, '')).body).toMatchObject({ promo_code: null, discount: null, total: { gross: '80.00' } });
  });

  it.each([
    ['none', '0', '0.00', '80.00'],
    ['set', '50', '30.00', '50.00'],
    ['set', '500', '0.00', '80.00'],
    ['subtract', '12.5', '12.50', '67.50'],
    ['subtract', '100', '80.00', '0.00'],
    ['percent', '33.33', '26.66', '53.34'],
  ])('[C13a] of %s %s takes %s off: %s is left', async (kind, value, amount, gross) => {
    await aCode({ kind, value });

    expect(await cartWith('WELCOME10')).toMatchObject({ discount: { amount }, total: { gross } });
  });

  it('[C13a] is refused in words that say why, and nothing of that change is kept', async () => {
    await aCode({ code: 'SOON', valid_from: '2026-12-02' });
    await aCode({ code: 'OVER', valid_until: '2026-11-30' });
    await aCode({ code: 'BIG', minimum_total: '100' });
    await aCode({ code: 'BOAT', experiences: [buyer.experience('boat').id] });
    await aCode({ code: 'OFF', is_active: false });
    const cart = await buyer.cartOf(buyer.selection());
    const replyTo = async (promo_code: string) => {
      const { status, body } = await engine.call(changeCart, { id: cart.id }, { body: { promo_code, note: 'x' } });
      return [status, (body as unknown as { promo_code: string[] }).promo_code];
    };

    expect(await replyTo('nothing')).toEqual([400, ['We don’t know the code NOTHING.']]);
    expect(await replyTo('OFF')).toEqual([400, ['We don’t know the code OFF.']]);
    expect(await replyTo('SOON')).toEqual([400, ['Code SOON is valid from 2 Dec 2026.']]);
    expect(await replyTo('OVER')).toEqual([400, ['Code OVER expired on 30 Nov 2026.']]);
    expect(await replyTo('BIG')).toEqual([
      400,
      ['Code BIG is for 100,00\u00A0€ or more. Spend 20,00\u00A0€ more to use it.'],
    ]);
    expect(await replyTo('BOAT')).toEqual([400, ['Code BOAT doesn’t apply to the experiences in your cart.']]);
    expect(await now(cart)).toMatchObject({ promo_code: null, note: '', version: cart.version });
  });

  it('[C13a, C13e] is refused with its reason as a value, for a page to say it in another language', async () => {
    await aCode({ code: 'SOON', valid_from: '2026-12-02' });
    await aCode({ code: 'OVER', valid_until: '2026-11-30' });
    await aCode({ code: 'BIG', minimum_total: '100' });
    await aCode({ code: 'BOAT', experiences: [buyer.experience('boat').id] });
    const cart = await buyer.cartOf(buyer.selection());
    const why = async (code: string) =>
      ((await apply(cart, code)).body as unknown as { promo_refusal: unknown }).promo_refusal;

    expect(await why(' noth ing ')).toEqual({ code: 'unknown', promo_code: 'NOTHING' });
    expect(await why('SOON')).toEqual({ code: 'valid_from', promo_code: 'SOON', date: '2026-12-02' });
    expect(await why('OVER')).toEqual({ code: 'valid_until', promo_code: 'OVER', date: '2026-11-30' });
    expect(await why('BOAT')).toEqual({ code: 'not_for_these', promo_code: 'BOAT' });
    expect(await why('BIG')).toEqual({
      code: 'minimum',
      promo_code: 'BIG',
      least: '100.00',
      missing: '20.00',
      currency: 'EUR',
    });
  });

  it('[C13] is refused beside whatever else is wrong with that change, the code first', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const line_id = crypto.randomUUID();
    const lists = [{ line_id, has_main_contact: false, participants: [] }];

    const { body } = await engine.call(
      changeCart,
      { id: cart.id },
      { body: { booking_participants_info: lists, promo_code: 'NOTHING' } },
    );
    expect(body).toEqual({
      promo_code: ['We don’t know the code NOTHING.'],
      booking_participants_info: [{ line_id: [`Invalid pk "${line_id}" - object does not exist.`] }],
      promo_refusal: { code: 'unknown', promo_code: 'NOTHING' },
    });
    expect(Object.keys(body)[0]).toBe('promo_code');
  });

  it('[C13] counts its days by the clocks of the store', async () => {
    await aCode({ valid_until: '2026-12-01' });
    engine.clock.now = Temporal.Instant.from('2026-12-01T22:59:59Z');
    const cart = await cartWith('WELCOME10');
    expect(cart.discount).not.toBeNull();

    engine.clock.now = Temporal.Instant.from('2026-12-01T23:00:00Z');
    expect(await now(cart)).toMatchObject({
      promo_code: 'WELCOME10',
      promo_problem: 'Code WELCOME10 expired on 1 Dec 2026.',
      promo_refusal: { code: 'valid_until', promo_code: 'WELCOME10', date: '2026-12-01' },
      discount: null,
      total: { gross: '80.00' },
    });
  });

  it('[C13e] stays there while it does not apply, and applies again when it can', async () => {
    await aCode({ minimum_total: '100' });
    const { id } = await buyer.cartOf(buyer.selection());
    const more = await engine.call(
      addLine,
      { cartId: id },
      { body: buyer.selection({ time: '15:00', units: { Adult: 1 } }) },
    );
    await apply({ id }, 'WELCOME10');

    const less = await engine.call(dropLine, { cartId: id, id: more.body.id });
    expect(less.status).toBe(204);
    expect(await now({ id })).toMatchObject({
      discount: null,
      promo_problem: 'Code WELCOME10 is for 100,00\u00A0€ or more. Spend 20,00\u00A0€ more to use it.',
    });
    const again = await engine.call(
      addLine,
      { cartId: id },
      { body: buyer.selection({ time: '15:00', units: { Adult: 1 } }) },
    );
    expect(again.body.cart).toMatchObject({ discount: { amount: '12.00' }, promo_problem: null });
  });

  it('[C13] cannot be guessed at without end, and is refused like any other after too many', async () => {
    await aCode();
    const cart = await buyer.cartOf(buyer.selection());
    for (let n = 0; n < 40; n++) expect((await apply(cart, 'WELCOME10')).status).toBe(200);
    for (let n = 0; n < 30; n++) await apply(cart, `GUESS${n}`);

    const tooMany = ['That’s too many tries. Wait 15 minutes or continue without a code.'];
    expect(await apply(cart, 'GUESS')).toMatchObject({ status: 400, body: { promo_code: tooMany } });
    const promo_refusal = { code: 'too_many', promo_code: 'WELCOME10' };
    expect(await apply(cart, 'welcome10')).toMatchObject({ status: 400, body: { promo_code: tooMany, promo_refusal } });
    expect((await apply(cart, '')).status).toBe(200);
    engine.clock.now = engine.clock.now.add({ minutes: 16 });
    expect((await apply(cart, 'WELCOME10')).status).toBe(200);
  });
});

describe('an order with a promo code', () => {
  it('[C13a, F6] carries it, split over its lines without losing a cent', async () => {
    const path = await aCode({ kind: 'subtract', value: '10', experiences: [buyer.experience('walk').id] });
    const { id } = await buyer.cartOf(buyer.selection());
    for (const selection of [
      { experience: 'boat', rate: 'Seat' },
      { time: '15:00', units: { Adult: 1 } },
    ])
      await engine.call(addLine, { cartId: id }, { body: buyer.selection(selection) });
    const cart = (await apply({ id }, 'WELCOME10')).body;

    const placed = (await buyer.order(cart, { expected_total: cart.total.gross })).body;
    await buyer.pay(placed, cards.paid);
    await buyer.notices();
    const lines = await engine.database.read((tx) =>
      tx.selectFrom('order_lines').select(['gross', 'discount']).orderBy('position').execute(),
    );

    expect(await buyer.seen(placed)).toMatchObject({
      status: 'confirmed',
      subtotal: cart.subtotal,
      discount: { code: 'WELCOME10', amount: '10.00' },
      total: cart.total,
      total_deposit: cart.total_deposit,
      paid: cart.total_deposit,
    });
    expect(lines.map(({ discount }) => discount)).toEqual([667, 0, 333]);
    expect(await usesOf(path)).toBe(1);
    expect(await owner.send('DELETE', path)).toMatchObject({
      status: 409,
      body: { detail: 'This promo code is still in use by orders.' },
    });
  });

  it('[C13c, P11b] is confirmed at once where nothing is left to pay', async () => {
    await aCode({ value: '100' });
    const cart = await cartWith('WELCOME10');

    const { status, body } = await buyer.order(cart, { amount: '0' });
    expect([status, body]).toMatchObject([201, { status: 'confirmed' }]);
  });

  it('[C13e, W8] is not placed at a total that nobody agreed to when the code has ended meanwhile', async () => {
    const path = await aCode();
    const cart = await cartWith('WELCOME10');
    await owner.send('PATCH', path, { valid_until: '2026-11-30' });

    const words = 'Code WELCOME10 expired on 30 Nov 2026. The total is 80,00\u00A0€ now.';
    const changed = { code: 'price_changed', detail: words, new_total: '80.00', currency: 'EUR' };
    const seen = await buyer.order(cart, { expected_total: cart.total.gross });
    const unseen = await buyer.order(cart, { amount: '16.00' });
    const agreed = await buyer.order(cart, { expected_total: '80.00', amount: '16.00' });

    expect(seen).toMatchObject({ status: 409, body: { ...changed, old_total: '72.00' } });
    expect(unseen).toMatchObject({ status: 409, body: changed });
    expect(agreed.status).toBe(201);
    expect(await buyer.seen(agreed.body)).toMatchObject({ discount: null, total: { gross: '80.00' } });
    expect(await now(cart)).toMatchObject({ promo_code: null, promo_problem: null });
  });

  it('[C13a, C13b] gives a line that is cancelled back at what was paid for it', async () => {
    await aCode({ kind: 'subtract', value: '40', experiences: [buyer.experience('walk').id] });
    const { id } = await buyer.cartOf(buyer.selection());
    await engine.call(addLine, { cartId: id }, { body: buyer.selection({ experience: 'boat', rate: 'Seat' }) });
    const cart = (await apply({ id }, 'WELCOME10')).body;
    const placed = (await buyer.order(cart, { amount: cart.total.gross })).body;
    await buyer.pay(placed, cards.paid);
    await buyer.notices();
    const [walk, boat] = (await buyer.seen(placed)).lines;

    await owner.send('POST', `/api/orders/${placed.id}/lines/${walk?.id}/cancel/`, {});

    expect(walk?.refund_quote?.amount).toBe('40.00');
    expect(await buyer.seen(placed)).toMatchObject({
      discount: { amount: '0.00' },
      total: boat?.total,
      paid: { amount: boat?.total.gross },
    });
    expect(await ledgerOf(engine, placed.id)).toMatchObject({ refunded: [4000] });
  });
});

describe('the uses of a promo code', () => {
  it('[C13b] are held while an order is pending, and given back when it expires, is cancelled, or does without', async () => {
    const path = await aCode({ most_uses: 1 });
    const used = 'Code WELCOME10 has been fully redeemed.';
    const [first, second] = [await cartWith('WELCOME10'), await cartWith('WELCOME10')];
    await buyer.order(first);

    expect(await usesOf(path)).toBe(1);
    expect(await buyer.order(first), 'by its own order').toMatchObject({ status: 201 });
    expect(await buyer.order(second)).toMatchObject({ status: 409, body: { code: 'price_changed' } });
    expect((await now(second)).promo_problem).toBe(used);

    await apply(first, '');
    await buyer.order(await now(first));
    expect(await usesOf(path)).toBe(0);
    await buyer.order(second);
    expect(await usesOf(path)).toBe(1);
    await engine.call(dropCart, { id: second.id });
    expect(await usesOf(path)).toBe(0);

    const third = await cartWith('WELCOME10');
    await buyer.order(third);
    expect(await usesOf(path)).toBe(1);
    buyer.later({ hours: 1 });
    await sweepOrders(engine.context);
    expect(await usesOf(path)).toBe(0);

    const placed = (await buyer.order(await cartWith('WELCOME10'), { amount: '72.00' })).body;
    await buyer.pay(placed, cards.paid);
    await buyer.notices();
    expect(await usesOf(path)).toBe(1);
    await owner.send('POST', `/api/orders/${placed.id}/cancel/`, {});
    expect(await usesOf(path)).toBe(0);

    const own = (await buyer.order(await cartWith('WELCOME10'), { amount: '72.00' })).body;
    await buyer.pay(own, cards.paid);
    await buyer.notices();
    expect(await usesOf(path)).toBe(1);
    const selection = { email: 'ana@example.com', expected_refund: '72.00' };
    expect((await engine.send('POST', `/api/orders/${own.id}/cancel/`, { body: selection })).status).toBe(200);
    expect(await usesOf(path)).toBe(0);
  });

  it('[C13b] are counted for each customer by the address, in any case', async () => {
    await aCode({ most_uses_per_customer: 1 });
    await buyer.order(await cartWith('WELCOME10'));

    const again = await buyer.cartOf(buyer.selection(), { ...ana, email: 'ANA@example.com' });
    expect(await apply(again, 'WELCOME10')).toMatchObject({
      status: 400,
      body: { promo_code: ['You’ve already used code WELCOME10.'] },
    });
    expect(await cartWith('WELCOME10', 'iva@example.com')).toMatchObject({ discount: { amount: '8.00' } });
    const nobody = await buyer.cartOf(buyer.selection(), null);
    expect(await apply(nobody, 'WELCOME10')).toMatchObject({ status: 200, body: { discount: { amount: '8.00' } } });
    await engine.call(changeCart, { id: nobody.id }, { body: { main_contact_info: ana } });
    expect(await now(nobody)).toMatchObject({ discount: null });
  });

  it('[C13b] are never more than there are, however many ask at once', async () => {
    const path = await aCode({ most_uses: 2 });
    const one = { units: { Adult: 1 } };
    const carts = await Promise.all([1, 2, 3, 4, 5, 6].map(() => buyer.cartOf(buyer.selection(one))));
    for (const cart of carts) await apply(cart, 'WELCOME10');

    const orders = await Promise.all(
      carts.map((cart) => buyer.order(cart, { expected_total: '36.00', amount: '36.00' })),
    );
    expect(orders.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409, 409, 409]);
    await Promise.all(orders.filter(({ status }) => status === 201).map(({ body }) => buyer.pay(body, cards.paid)));
    await buyer.notices();
    expect(await usesOf(path)).toBe(2);
  });

  it('[C13b, P11] are as many as orders that were paid after they had expired', async () => {
    const path = await aCode({ most_uses: 1 });
    const placed = (await buyer.order(await cartWith('WELCOME10'))).body;
    await engine.database.write((tx) =>
      tx.updateTable('orders').set({ status: 'expired', expires_at: null }).where('id', '=', placed.id).execute(),
    );
    expect(await usesOf(path)).toBe(0);

    await buyer.pay(placed, cards.paid);
    await buyer.notices();
    expect(await buyer.seen(placed)).toMatchObject({ status: 'confirmed', discount: { amount: '8.00' } });
    expect(await usesOf(path)).toBe(1);
  });
});

describe('promo codes of sellers', () => {
  it('[C13, A5] are kept in capitals, are each there once a store, and name only what the store sells', async () => {
    const path = await aCode({ code: ' spring – 5 ' });
    const send = async (body: object) => (await owner.send('POST', all, { ...tenth, ...body })).body;

    expect((await owner.send('GET', path)).body).toMatchObject({ code: 'SPRING-5', uses: 0, experiences: [] });
    expect(await send({ code: 'Spring-5' })).toEqual({ code: ['promo code with this code already exists.'] });
    expect(await send({ experiences: [999] })).toEqual({
      experiences: ['Invalid pk "999" - object does not exist.'],
    });
    expect(await send({ value: '5', kind: 'none' })).toEqual({
      value: ['A code that leaves the price as it is has no value.'],
    });
    expect(await send({ value: '5.005', kind: 'set' })).toEqual({
      value: ['Ensure that there are no more than 2 decimal places.'],
    });
    expect(await send({ value: '-5', kind: 'subtract' })).toEqual({
      value: ['Ensure this value is greater than or equal to 0.'],
    });
    expect(await send({ code: 'SPRING/5' })).toEqual({
      code: ['Enter a code of letters and digits, with hyphens, dots or underscores between them.'],
    });
    expect(await send({ store: 99 })).toEqual({ store: ['Invalid pk "99" - object does not exist.'] });
  });

  it('[C13, A12] are another account’s to nobody, and hold an experience that they are for', async () => {
    const stranger = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });
    const path = await aCode({ experiences: [1] });

    expect((await stranger.send('POST', all, tenth)).body).toEqual({
      store: ['Invalid pk "1" - object does not exist.'],
    });
    expect((await stranger.send('PATCH', path, { value: '100' })).status).toBe(404);
    expect(await owner.send('DELETE', '/api/experiences/1/')).toMatchObject({
      status: 409,
      body: {
        detail: 'This experience is still in use by promo codes: ‘WELCOME10’.',
        code: 'in_use',
        used_in: { names: ['WELCOME10'], has_others: false },
      },
    });
  });

  it('[C13, A17] are good in their own store only', async () => {
    const other = { ...smallStore.store, slug: 'second', domain: 'second.example' };
    const first = { ...smallStore.store, domain: 'shop.example' };
    const two = await anEngine({
      stores: [
        { ...smallStore, store: first },
        { ...smallStore, store: other, experiences: [] },
      ],
    });
    const seller = await aSeller(two, { 2: 'owner' });
    await seller.send('POST', all, { ...tenth, store: 2 });
    const { cartOf, selection } = await aBuyer(two);
    const cart = await cartOf(selection());

    expect((await two.call(changeCart, { id: cart.id }, { body: { promo_code: 'WELCOME10' } })).body).toEqual({
      promo_code: ['We don’t know the code WELCOME10.'],
      promo_refusal: { code: 'unknown', promo_code: 'WELCOME10' },
    });
    await two.stop();
  });
});
