import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CartChange } from '#domain/contract/cart.ts';
import {
  addLine,
  Cart,
  CartLine,
  changeCart,
  changeLine,
  createCart,
  dropCart,
  dropLine,
  listLines,
  putCart,
  readCart,
  readLine,
} from '#domain/contract/cart.ts';
import { fieldsOf } from '#domain/contract/fields.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { selectionsOf } from '../../support/stores/selections.ts';
import { noon, smallStore } from '../../support/stores/small-store.ts';

let engine: Engine;
let selection: Awaited<ReturnType<typeof selectionsOf>>['selection'];
let experience: Awaited<ReturnType<typeof selectionsOf>>['experience'];

beforeEach(async () => {
  engine = await anEngine();
  ({ selection, experience } = await selectionsOf(engine));
});
afterEach(() => engine.stop());

const aCart = async (body: object = selection()) => (await engine.call(createCart, {}, { body })).body;
const contact = { first_name: 'Ana', last_name: 'Horvat', email: 'ana@example.com', phone_number: '+385 91 123' };
const minutes = (count: number) => noon.add({ minutes: count });
const moveTo = (instant: Temporal.Instant) => {
  engine.clock.now = instant;
};

describe('a new cart', () => {
  it('[A1, A16] comes with its first line and all the fields of the specification', async () => {
    const { status, body } = await engine.call(
      createCart,
      {},
      { body: selection({ units: { Adult: 2, Child: 1 }, extras: { Map: 1, Lunch: 1 }, pickup: 'East gate' }) },
    );

    expect(status).toBe(201);
    expect(Cart.is(body)).toBe(true);
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(fieldsOf(Cart)).toSorted());
    expect(Object.keys(body.lines[0] ?? {}).toSorted()).toEqual(Object.keys(fieldsOf(CartLine)).toSorted());
    expect(body).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
      total: { gross: '150.50', currency: 'EUR' },
      total_deposit: { amount: '30.10', currency: 'EUR' },
      total_deposit_percentage: 20,
      main_contact_info: null,
      has_participants_info: false,
      note: '',
      expires_at: '2026-12-01T12:30:00Z',
      max_expires_at: '2026-12-01T14:00:00Z',
      payment_methods: [{ id: '2', payment_types: [] }],
      version: 1,
      server_now: '2026-12-01T12:00:00Z',
    });
    expect(body.lines[0]).toMatchObject({
      experience_id: experience('walk').id,
      experience: {
        title: 'Walk along the quay',
        slug: 'walk',
        booking_deposit: 20,
        cancellation_policy: { title: 'Flexible' },
      },
      experience_ref: {
        image: { thumbnail: { medium: expect.stringMatching(/^\/pictures\/[\w-]{22}-320\.webp$/) as unknown } },
      },
      booking_info: {
        date: '2026-12-10',
        start_time: { time: '09:00:00' },
        pricing_rate: { is_group_pricing: false },
        pricing_units: [
          { pricing_option: { pricing_category: { title: 'Adult' } }, quantity: 2, group_size: null },
          { pricing_option: { pricing_category: { title: 'Child' } }, quantity: 1, group_size: null },
        ],
        pickup_point_id: 2,
        pickup_point: { name: 'East gate' },
        dropoff_point_id: null,
      },
      starts_at: '2026-12-10T08:00:00Z',
      total_unit_price: { gross: '100.50' },
      booking_deposit: { amount: '30.10' },
      total: { gross: '150.50' },
      extra_items_units: [
        { quantity: 1, extra_item: { title: 'Map', price: { gross: '5.00', currency: 'EUR' } } },
        {
          quantity: 1,
          extra_item: { title: 'Lunch', price: { gross: '15.00', currency: 'EUR' } },
          subtotal: { gross: '45.00' },
        },
      ],
      booking_participants_info: { has_main_contact: false, participants: [] },
    });
  });

  it('[A1] is read again as it was made', async () => {
    const cart = await aCart();

    expect((await engine.call(readCart, { id: cart.id })).body).toEqual(cart);
  });

  it('[P15] and its line have random ids of 122 bits', async () => {
    const carts = [await aCart(), await aCart()];
    const ids = carts.flatMap((cart) => [cart.id, cart.lines[0]?.id ?? '']);

    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('[A1] may name the store that answers, and no other', async () => {
    const good = await engine.call(createCart, {}, { body: { ...selection(), store_id: 1 } });
    const bad = await engine.call(createCart, {}, { body: { ...selection(), store_id: 999 } });

    expect(good.status).toBe(201);
    expect([bad.status, bad.body]).toEqual([400, { store_id: ['Invalid pk "999" - object does not exist.'] }]);
  });

  it('[P1] offers manual payment only where the store allows it', async () => {
    const desk = await anEngine({
      stores: [{ ...smallStore, store: { ...smallStore.store, settings: { manual_payment: true } } }],
    });
    const { body } = await desk.call(createCart, {}, { body: selection() });

    expect(body.payment_methods).toMatchObject([
      { id: '2', payment_types: [] },
      { id: '1', payment_types: [{ id: 'cash', title: 'Cash' }, {}, {}] },
    ]);
    await desk.stop();
  });

  it('[A1a] of another store is not there', async () => {
    const other = {
      ...smallStore,
      store: { ...smallStore.store, slug: 'other', domain: 'other.example' },
      experiences: [],
    };
    const many = await anEngine({ stores: [smallStore, other], env: { STORE: 'small' } });
    const { body } = await many.call(createCart, {}, { body: selection() });
    const elsewhere = await many.app(new Request(`http://other.example/api/cart/${body.id}/`));

    expect((await many.call(readCart, { id: body.id })).status).toBe(200);
    expect(elsewhere.status).toBe(404);
    await many.stop();
  });
});

describe('the lines of a cart', () => {
  it('[A1, A1a, C4] are added, each with its cart in the answer', async () => {
    const cart = await aCart();
    const { status, body } = await engine.call(
      addLine,
      { cartId: cart.id },
      { body: selection({ experience: 'groups' }) },
    );

    expect(status).toBe(201);
    expect(body).toMatchObject({ total: { gross: '200.00' }, experience: { slug: 'groups' } });
    expect(body.cart).toMatchObject({
      version: 2,
      total: { gross: '280.00' },
      total_deposit: { amount: '216.00' },
      total_deposit_percentage: 77.14,
    });
    expect(body.cart.lines.map(({ id }) => id)).toEqual([cart.lines[0]?.id, body.id]);
    const { cart: _, ...line } = body;
    expect((await engine.call(readLine, { cartId: cart.id, id: body.id })).body).toEqual(line);
  });

  it('[A1, A9] are listed in pages', async () => {
    const cart = await aCart();
    await engine.call(addLine, { cartId: cart.id }, { body: selection({ experience: 'groups' }) });
    const all = await engine.call(listLines, { cartId: cart.id });
    const second = await engine.call(listLines, { cartId: cart.id }, { query: { page_size: 1, page: 2 } });

    expect(all.body).toMatchObject({ count: 2, next: null, previous: null });
    expect(all.body.results.map(({ experience: { slug } }) => slug)).toEqual(['walk', 'groups']);
    expect(second.body).toMatchObject({
      count: 2,
      next: null,
      previous: `http://shop.example/api/cart/${cart.id}/lines/?page_size=1`,
    });
    expect(second.body.results.map(({ experience: { slug } }) => slug)).toEqual(['groups']);
  });

  it('[A1, C4] are changed in part: what is not named stays as it was wished', async () => {
    const cart = await aCart(selection({ extras: { Map: 2 }, pickup: 'West gate' }));
    const id = cart.lines[0]?.id ?? '';
    const units = await engine.call(
      changeLine,
      { cartId: cart.id, id },
      { body: { booking_info: selection({ units: { Adult: 3 } }).booking_info } },
    );
    const extras = await engine.call(changeLine, { cartId: cart.id, id }, { body: { extra_items_units: [] } });

    expect(units.status).toBe(200);
    expect(units.body).toMatchObject({
      id,
      total: { gross: '130.00' },
      booking_info: { pickup_point_id: null },
      extra_items_units: [{ quantity: 2 }],
    });
    expect(extras.body).toMatchObject({ id, total: { gross: '120.00' }, extra_items_units: [], cart: { version: 3 } });
  });

  it('[A1, C4, C4a] are deleted, and the cart with the last of them', async () => {
    const cart = await aCart();
    const { body: second } = await engine.call(
      addLine,
      { cartId: cart.id },
      { body: selection({ experience: 'groups' }) },
    );
    const first = { cartId: cart.id, id: cart.lines[0]?.id ?? '' };

    expect((await engine.call(dropLine, first)).status).toBe(204);
    expect((await engine.call(dropLine, first)).status).toBe(404);
    expect((await engine.call(readCart, { id: cart.id })).body).toMatchObject({
      lines: [{ id: second.id }],
      total: { gross: '200.00' },
      version: 3,
    });

    const last = await engine.call(dropLine, { cartId: cart.id, id: second.id });
    expect([last.status, last.text]).toEqual([204, '']);
    expect((await engine.call(readCart, { id: cart.id })).status).toBe(404);
    expect(await engine.counts()).toMatchObject({ carts: 0, cart_lines: 0, holds: 0 });
  });

  it('[A1] of another cart are not there', async () => {
    const [one, other] = [await aCart(), await aCart()];
    const stranger = { cartId: one.id, id: other.lines[0]?.id ?? '' };

    expect((await engine.call(readLine, stranger)).status).toBe(404);
    expect((await engine.call(changeLine, stranger, { body: {} })).status).toBe(404);
    expect((await engine.call(dropLine, stranger)).status).toBe(404);
    expect((await engine.call(readCart, { id: other.id })).body.lines).toHaveLength(1);
  });

  it('[A1a] are a hundred at most', async () => {
    const cart = await aCart(selection({ units: { Infant: 1 } }));
    for (let i = 1; i < 100; i++)
      await engine.call(addLine, { cartId: cart.id }, { body: selection({ units: { Infant: 1 } }) });
    const { status, body } = await engine.call(
      addLine,
      { cartId: cart.id },
      { body: selection({ units: { Infant: 1 } }) },
    );

    expect([status, body]).toEqual([400, { non_field_errors: ['A cart has room for 100 lines.'] }]);
  });
});

describe('a whole cart', () => {
  it('[A1, C4] is deleted, once', async () => {
    const cart = await aCart();

    expect((await engine.call(dropCart, { id: cart.id })).status).toBe(204);
    expect((await engine.call(dropCart, { id: cart.id })).status).toBe(404);
    expect(await engine.counts()).toMatchObject({ carts: 0, cart_lines: 0, holds: 0 });
  });

  it.each([
    ['PUT', putCart],
    ['PATCH', changeCart],
  ])('[A1, K10] takes a partial body by %s', async (_, call) => {
    const cart = await aCart();
    const line_id = cart.lines[0]?.id ?? '';
    const participants = { has_main_contact: true, participants: [{ first_name: 'Ana', last_name: 'Horvat' }] };
    const change = (body: CartChange) => engine.call(call, { id: cart.id }, { body });

    await change({ main_contact_info: contact, booking_participants_info: [{ line_id, ...participants }] });
    await change({ note: 'Quiet, please.', has_participants_info: true });
    const { status, body } = await change({ note: null });

    expect(status).toBe(200);
    expect(body).toMatchObject({ main_contact_info: contact, note: '', has_participants_info: true, version: 4 });
    expect(body.lines[0]?.booking_participants_info).toEqual(participants);
    expect((await engine.call(readCart, { id: cart.id })).body).toEqual(body);
  });

  it('[A1] keeps the participants of a line that is changed', async () => {
    const cart = await aCart();
    const line_id = cart.lines[0]?.id ?? '';
    const participants = [{ first_name: 'Ana', last_name: 'Horvat' }];
    await engine.call(
      changeCart,
      { id: cart.id },
      { body: { booking_participants_info: [{ line_id, has_main_contact: false, participants }] } },
    );
    const { body } = await engine.call(
      changeLine,
      { cartId: cart.id, id: line_id },
      { body: { extra_items_units: [] } },
    );

    expect(body.booking_participants_info).toEqual({ has_main_contact: false, participants });
  });

  it('[A1] refuses participants of a line that it has not, and then changes nothing', async () => {
    const cart = await aCart();
    const unknown = crypto.randomUUID();
    const { status, body } = await engine.call(
      changeCart,
      { id: cart.id },
      {
        body: {
          note: 'x',
          booking_participants_info: [{ line_id: unknown, has_main_contact: false, participants: [] }],
        },
      },
    );

    expect([status, body]).toEqual([
      400,
      { booking_participants_info: [{ line_id: [`Invalid pk "${unknown}" - object does not exist.`] }] },
    ]);
    expect((await engine.call(readCart, { id: cart.id })).body).toEqual(cart);
  });

  it('[C13] refuses a promo code that there is not in words, and takes an empty one away', async () => {
    const cart = await aCart();
    const refused = await engine.call(changeCart, { id: cart.id }, { body: { promo_code: ' summer ', note: 'x' } });
    const removed = await engine.call(changeCart, { id: cart.id }, { body: { promo_code: '' } });

    expect([refused.status, refused.body]).toEqual([
      400,
      {
        promo_code: ['We don’t know the code SUMMER.'],
        promo_refusal: { code: 'unknown', promo_code: 'SUMMER' },
      },
    ]);
    expect(removed.status).toBe(200);
    expect(removed.body).toMatchObject({ promo_code: null, discount: null, note: '' });
  });
});

describe('a version', () => {
  it('[A11] that was not the last is refused, with the one that is', async () => {
    const cart = await aCart();
    const patch = (ifMatch: string) =>
      engine.call(changeCart, { id: cart.id }, { body: { note: 'x' }, headers: { 'if-match': ifMatch } });

    expect((await patch('"1"')).status).toBe(200);
    const stale = await patch('"1"');
    expect([stale.status, stale.body]).toEqual([
      412,
      { detail: 'The cart has changed since.', code: 'stale_version', version: 2 },
    ]);
    expect((await patch('W/"2"')).status).toBe(200);
    expect((await patch('3')).status).toBe(200);
    expect((await patch('*')).status).toBe(200);
    expect((await patch('yesterday')).status).toBe(400);
  });

  it('[A11] counts for lines and deletions too', async () => {
    const cart = await aCart();
    const line = { cartId: cart.id, id: cart.lines[0]?.id ?? '' };
    const headers = { 'if-match': '"7"' };

    expect((await engine.call(addLine, { cartId: cart.id }, { body: selection(), headers })).status).toBe(412);
    expect((await engine.call(changeLine, line, { body: {}, headers })).status).toBe(412);
    expect((await engine.call(dropLine, line, { headers })).status).toBe(412);
    expect((await engine.call(dropCart, { id: cart.id }, { headers })).status).toBe(412);
    expect((await engine.call(readCart, { id: cart.id })).headers.get('etag')).toBe('"1"');
  });
});

describe('a hold', () => {
  const expiryOf = async (id: string) => (await engine.call(readCart, { id })).body.expires_at;

  it('[C10] lasts 30 minutes, to the instant', async () => {
    const cart = await aCart();

    moveTo(minutes(30).subtract({ milliseconds: 1 }));
    expect((await engine.call(readCart, { id: cart.id })).status).toBe(200);
    moveTo(minutes(30));
    const { status, body } = await engine.call(readCart, { id: cart.id });
    expect([status, body]).toEqual([410, { detail: 'This cart has expired.', code: 'cart_expired' }]);
  });

  it('[C10] starts anew with a line that is added or changed, for all lines and their extras', async () => {
    const { body: cart } = await engine.call(createCart, {}, { body: selection({ extras: { Kayak: 1 } }) });
    moveTo(minutes(20));
    await engine.call(addLine, { cartId: cart.id }, { body: selection({ experience: 'groups' }) });
    expect(await expiryOf(cart.id)).toBe(minutes(50).toString());

    moveTo(minutes(40));
    await engine.call(changeLine, { cartId: cart.id, id: cart.lines[0]?.id ?? '' }, { body: {} });
    expect(await expiryOf(cart.id)).toBe(minutes(70).toString());
    const holds = await engine.database.read((tx) => tx.selectFrom('holds').select('expires_at').execute());
    expect(new Set(holds.map(({ expires_at }) => expires_at))).toEqual(new Set([minutes(70).epochMilliseconds]));
  });

  it('[C10] never goes past two hours after the cart was made', async () => {
    const cart = await aCart();
    for (const at of [25, 50, 75, 100, 115]) {
      moveTo(minutes(at));
      await engine.call(changeLine, { cartId: cart.id, id: cart.lines[0]?.id ?? '' }, { body: {} });
    }

    expect(await expiryOf(cart.id)).toBe(minutes(120).toString());
  });

  it('[C10] does not start anew with reading, failing, deleting or contact details', async () => {
    const cart = await aCart();
    const { body: second } = await engine.call(
      addLine,
      { cartId: cart.id },
      { body: selection({ experience: 'groups' }) },
    );
    moveTo(minutes(10));
    await engine.call(readCart, { id: cart.id });
    await engine.call(addLine, { cartId: cart.id }, { body: selection({ units: { Adult: 9 } }) });
    await engine.call(changeLine, { cartId: cart.id, id: second.id }, { body: { expected_total: '1.00' } });
    await engine.call(changeCart, { id: cart.id }, { body: { main_contact_info: contact } });
    await engine.call(changeCart, { id: cart.id }, { body: { promo_code: 'x' } });
    await engine.call(dropLine, { cartId: cart.id, id: second.id });

    expect(await expiryOf(cart.id)).toBe(minutes(30).toString());
  });

  it('[C10a] grows by five minutes where more time is asked for, as far as the two hours allow', async () => {
    const cart = await aCart();
    const more = async () =>
      (await engine.call(changeCart, { id: cart.id }, { body: { extend_hold: true } })).body.expires_at;

    moveTo(minutes(28));
    expect(await more()).toBe(minutes(35).toString());
    expect(await more()).toBe(minutes(40).toString());
    for (let at = 33; at < 118; at += 5) {
      moveTo(minutes(at));
      await more();
    }
    moveTo(minutes(118));
    expect(await more()).toBe(minutes(120).toString());
  });

  it('[C10c] that has lapsed ends every call with 410 for a day, then with 404', async () => {
    const cart = await aCart();
    const line = { cartId: cart.id, id: cart.lines[0]?.id ?? '' };
    const statuses = async () => [
      (await engine.call(readCart, { id: cart.id })).status,
      (await engine.call(changeCart, { id: cart.id }, { body: { extend_hold: true } })).status,
      (await engine.call(dropCart, { id: cart.id })).status,
      (await engine.call(addLine, { cartId: cart.id }, { body: selection() })).status,
      (await engine.call(changeLine, line, { body: {} })).status,
      (await engine.call(dropLine, line)).status,
      (await engine.call(listLines, { cartId: cart.id })).status,
    ];

    moveTo(minutes(30));
    expect(new Set(await statuses())).toEqual(new Set([410]));
    moveTo(minutes(30).add({ hours: 24 }));
    expect(new Set(await statuses())).toEqual(new Set([404]));
  });
});

describe('a cart that was ordered', () => {
  it('[P9a] refuses every call, with the order', async () => {
    const cart = await aCart();
    const order_id = crypto.randomUUID();
    await engine.database.write((tx) => tx.updateTable('carts').set({ ordered: 1, order_id }).execute());
    const refused = { detail: 'This cart has been ordered.', code: 'cart_ordered', order_id };
    const line = { cartId: cart.id, id: cart.lines[0]?.id ?? '' };

    for (const { status, body } of [
      await engine.call(readCart, { id: cart.id }),
      await engine.call(changeCart, { id: cart.id }, { body: { note: 'x' } }),
      await engine.call(dropCart, { id: cart.id }),
      await engine.call(addLine, { cartId: cart.id }, { body: selection() }),
      await engine.call(changeLine, line, { body: {} }),
      await engine.call(dropLine, line),
    ]) {
      expect([status, body]).toEqual([409, refused]);
    }
  });
});

describe('an id of one’s own', () => {
  it('[A11] becomes the cart’s and the line’s', async () => {
    const [client_ref, line_client_ref] = [crypto.randomUUID(), crypto.randomUUID()];
    const cart = await aCart({ ...selection(), client_ref, line_client_ref });

    expect([cart.id, cart.lines[0]?.id]).toEqual([client_ref, line_client_ref]);
  });

  it('[A11] that is taken answers with what it names, where that is the same wish', async () => {
    const body = { ...selection({ extras: { Map: 1 } }), client_ref: crypto.randomUUID() };
    const cart = await aCart(body);
    const again = await engine.call(createCart, {}, { body });
    const line = { ...selection({ experience: 'groups' }), client_ref: crypto.randomUUID() };
    const added = await engine.call(addLine, { cartId: cart.id }, { body: line });
    const repeated = await engine.call(addLine, { cartId: cart.id }, { body: line });

    expect([again.status, again.body]).toEqual([201, cart]);
    expect([repeated.status, repeated.body]).toEqual([201, added.body]);
    expect(await engine.counts()).toMatchObject({ carts: 1, cart_lines: 2 });
  });

  it('[A11] that is taken by another selection is refused', async () => {
    const [client_ref, line_client_ref] = [crypto.randomUUID(), crypto.randomUUID()];
    const cart = await aCart({ ...selection(), client_ref, line_client_ref });
    const other = await aCart();

    const attempts = [
      await engine.call(createCart, {}, { body: { ...selection({ units: { Adult: 3 } }), client_ref } }),
      await engine.call(createCart, {}, { body: { ...selection(), client_ref, line_client_ref: crypto.randomUUID() } }),
      await engine.call(createCart, {}, { body: { ...selection(), line_client_ref } }),
      await engine.call(
        addLine,
        { cartId: cart.id },
        { body: { ...selection({ units: { Adult: 3 } }), client_ref: line_client_ref } },
      ),
      await engine.call(addLine, { cartId: other.id }, { body: { ...selection(), client_ref: line_client_ref } }),
    ];
    for (const { status, body } of attempts) expect([status, body['code']]).toEqual([422, 'client_ref_taken']);
    expect(await engine.counts()).toMatchObject({ carts: 2, cart_lines: 2 });
  });
});

describe('a price', () => {
  it('[E9] is the engine’s: what differs from what was shown is refused with both', async () => {
    const { status, body } = await engine.call(createCart, {}, { body: { ...selection(), expected_total: '79.99' } });

    expect(status).toBe(409);
    expect(body).toEqual({
      detail: 'The price has changed.',
      code: 'price_changed',
      old_total: '79.99',
      new_total: '80.00',
      currency: 'EUR',
    });
    expect(await engine.counts()).toMatchObject({ carts: 0, cart_lines: 0, holds: 0 });
  });

  it.each(['80.00', '80', 80])('[E9] that was shown as %s is the same', async (expected_total) => {
    expect((await engine.call(createCart, {}, { body: { ...selection(), expected_total } })).status).toBe(201);
  });

  it.each(['80.005', '80.000'])('[E9] cannot have more decimals than the currency: %s', async (expected_total) => {
    const { status, body } = await engine.call(createCart, {}, { body: { ...selection(), expected_total } });

    expect([status, body]).toEqual([400, { expected_total: ['Ensure that there are no more than 2 decimal places.'] }]);
  });

  it('[E9] of a line stays until the line is written again', async () => {
    const cart = await aCart();
    await engine.database.write(async (tx) => {
      await tx.updateTable('pricing_options').set({ retail_price: 5000 }).where('retail_price', '=', 4000).execute();
      await tx.updateTable('stores').set({ version: 100 }).execute();
      await tx.updateTable('experiences').set({ version: 100 }).execute();
    });

    expect((await engine.call(readCart, { id: cart.id })).body.total.gross).toBe('80.00');
    const { body } = await engine.call(changeLine, { cartId: cart.id, id: cart.lines[0]?.id ?? '' }, { body: {} });
    expect(body.cart.total.gross).toBe('100.00');
  });
});
