import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addLine, changeCart, createCart, readCart } from '#domain/contract/cart.ts';
import { moveLine } from '#domain/contract/office/bookings.ts';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import type { SellerOrder } from '#domain/contract/seller-orders.ts';
import { aDevice, aSale } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { agreeOnResale, anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore, ledgerOf } from '#tests/support/payments/buying.ts';
import { aChanger } from '#tests/support/payments/changing.ts';
import { cards } from '#tests/support/payments/sandbox.ts';
import { anOrderFor, aPaidOrder, balanced, made, soldOrder } from '#tests/support/payments/selling.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
/** The departure of the walk on the running day, in a store that resells it. */
let walk: number;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  const supplier = await anAccount(engine, 'Walkers');
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner', [supplier]: 'owner' });
  const { experience_id } = buyer.selection();
  await engine.database.write((tx) =>
    tx.updateTable('experiences').set({ account_id: supplier }).where('id', '=', experience_id).execute(),
  );
  await agreeOnResale(engine, supplier, 1);
  walk = await engine.database.read(async (tx) => {
    const of = tx.selectFrom('departures').select('id').where('experience_id', '=', experience_id);
    return (await of.where('date', '=', runningDay).orderBy('starts_at').executeTakeFirstOrThrow()).id;
  });
});
afterEach(() => balanced(engine));

const moveStart = (columns: readonly ('starts_at' | 'cutoff_at')[]) =>
  engine.database.write((tx) => {
    const past = engine.clock.now.epochMilliseconds - 1000;
    const changes = Object.fromEntries(columns.map((column) => [column, past]));
    return tx.updateTable('departures').set(changes).where('id', '=', walk).execute();
  });

/** Reasons to stop a sale that arise while a visitor is about to buy. */
const REASONS = {
  cancelled: () => owner.send('POST', `/api/departures/${walk}/cancel/`),
  closed: () => owner.send('PATCH', `/api/departures/${walk}/`, { closed: true }),
  unpublished: () =>
    owner.send('PATCH', `/api/experiences/${buyer.selection().experience_id}/`, { status: 'archived' }),
  ended: () => moveStart(['starts_at', 'cutoff_at']),
  'cut off': () => moveStart(['cutoff_at']),
  revoked: async () => {
    const { body } = await owner.send('GET', '/api/resale-agreements/');
    const [agreement] = (body as { results: { id: number }[] }).results;
    return owner.send('PATCH', `/api/resale-agreements/${agreement?.id}/`, { status: 'revoked' });
  },
} as const;
type Reason = keyof typeof REASONS;
const reasons = Object.keys(REASONS) as Reason[];

interface Answer {
  status: number;
  body: unknown;
}

/** The outcome of an answer: the code of a refusal, `invalid` for a tour that the store does not know, or the status. */
function outcomeOf({ status, body }: Answer): string {
  if (status < 300) return 'sold';
  const { code } = body as { code?: string };
  return status === 400 ? 'invalid' : (code ?? String(status));
}

const paidCart = async () => {
  const cart = await buyer.cartOf(buyer.selection());
  return { cart, placed: (await buyer.order(cart, { amount: cart.total.gross })).body };
};

/** Each way to take places or money. It prepares, and returns the attempt. */
const WAYS = {
  'a new cart': async () => () => engine.call(createCart, {}, { body: buyer.selection() }),
  'another line beside it': async () => {
    const cart = await buyer.cartOf(buyer.selection());
    return () => engine.call(addLine, { cartId: cart.id }, { body: buyer.selection({ experience: 'boat' }) });
  },
  'more time': async () => {
    const cart = await buyer.cartOf(buyer.selection());
    buyer.later({ minutes: 28 });
    return () => engine.call(changeCart, { id: cart.id }, { body: { extend_hold: true } });
  },
  'an order by card': async () => {
    const cart = await buyer.cartOf(buyer.selection());
    return () => buyer.order(cart, { amount: cart.total.gross });
  },
  'an order by hand': async () => {
    const cart = await buyer.cartOf(buyer.selection());
    return () => buyer.order(cart, { payment_method_id: '1', payment_type_id: 'cash', amount: cart.total.gross });
  },
  'a card page that is opened again': async () => {
    const { placed } = await paidCart();
    return () => engine.send('POST', `/api/orders/${placed.id}/payments/`, { body: {} });
  },
  'money for an open card page': async () => {
    const { placed } = await paidCart();
    return () => moneyFor(placed);
  },
  'money for an expired order': async () => {
    const { placed } = await paidCart();
    await engine.database.write((tx) =>
      tx.updateTable('orders').set({ status: 'expired', expires_at: null }).where('id', '=', placed.id).execute(),
    );
    return () => moneyFor(placed);
  },
  'a change by its buyer': async () => {
    const order = await aPaidOrder(buyer, owner, { date: '2026-12-11' });
    return () => aChanger(engine, buyer).change(order, {});
  },
  'money for a change by its buyer': async () => {
    const order = await aPaidOrder(buyer, owner, { date: '2026-12-11' });
    const { body } = await aChanger(engine, buyer).change(order, { units: { Adult: 3 } });
    return () => moneyForChange(order, body.checkout_url ?? '');
  },
  'a booking by staff': async () => () => owner.send('POST', '/api/orders/', paidOrder()),
  'a hold of the office': async () => () =>
    owner.send('PUT', `/api/bookings/holds/${crypto.randomUUID()}/`, { store: 1, lines: [buyer.selection()] }),
  'a move by staff': async () => {
    const order = await made(owner, paidOrder({ date: '2026-12-11' }));
    const { booking_info } = buyer.selection();
    const path = moveLine.path.replace('{orderId}', order.id).replace('{id}', order.lines[0]?.id ?? '');
    return () => owner.send('POST', path, { booking_info, expected_total: '80.00' });
  },
  'a reservation that is paid by hand': async () => {
    const order = await made(owner, anOrderFor(buyer, { status: 'pending', store: 1, amount: '80.00' }));
    const cash = { payment_method_id: '1', payment_type_id: 'cash', amount: '80.00' };
    return () => owner.send('POST', `/api/orders/${order.id}/payments/`, cash);
  },
  'a lease': async () => {
    const device = await aDevice(engine, 'agent');
    return () => device.lease(walk, 2);
  },
  'a sale from a lease': async () => {
    const device = await aDevice(engine, 'agent');
    const entry = aSale(engine, await device.leased(walk, 2), buyer.selection());
    return async () => {
      const { conflicts } = await device.sync([entry]);
      return { status: conflicts.length === 0 ? 200 : 409, body: conflicts[0] ?? {} };
    };
  },
} satisfies Record<string, () => Promise<() => Promise<Answer>>>;

const paidOrder = (named: { date?: string } = {}) =>
  anOrderFor(buyer, { store: 1, paid: true, amount: '80.00' }, { date: runningDay, ...named });

/** The outcome of a payment: it bought the places, or it was refunded, or it was kept. */
async function moneyFor(placed: PlacedOrder): Promise<Answer> {
  await buyer.pay(placed, cards.paid);
  await buyer.notices();
  const { status } = await soldOrder(owner, placed.id);
  const { paid, refunded } = await ledgerOf(engine, placed.id);
  if (status === 'confirmed' && refunded.length === 0) return { status: 200, body: {} };
  return { status: 409, body: { code: paid[0] === refunded[0] ? 'paid back' : 'kept' } };
}

/** The outcome of a payment for a change: it was made, or the money was refunded, or it was kept. */
async function moneyForChange({ id }: SellerOrder, checkout_url: string): Promise<Answer> {
  await buyer.pay({ checkout_url }, cards.paid);
  await buyer.notices();
  const [line] = (await soldOrder(owner, id)).lines;
  if (line?.people === 3) return { status: 200, body: {} };
  const { paid, refunded } = await ledgerOf(engine, id);
  return { status: 409, body: { code: paid[1] === refunded[0] ? 'paid back' : 'kept' } };
}

const NEW = {
  cancelled: 'departure_cancelled',
  closed: 'past_cutoff',
  unpublished: 'invalid',
  ended: 'past_cutoff',
  'cut off': 'past_cutoff',
  revoked: 'invalid',
};
/** A visitor who holds places may pay even if the departure was closed since (T10). */
const HELD: Record<Reason, string> = { ...NEW, closed: 'sold', unpublished: 'not_for_sale', revoked: 'not_for_sale' };
const STAFF = { ...NEW, closed: 'sold', 'cut off': 'sold' };
const BACK = 'paid back';
/** Money for held places comes in time. */
const MONEY = { cancelled: BACK, closed: 'sold', unpublished: BACK, ended: 'sold', 'cut off': 'sold', revoked: BACK };
const BY_STAFF = {
  cancelled: 'departure_cancelled',
  closed: 'sold',
  unpublished: 'sold',
  ended: 'sold',
  'cut off': 'sold',
  revoked: 'sold',
};

const EXPECTED: Record<keyof typeof WAYS, Record<Reason, string>> = {
  'a new cart': NEW,
  'another line beside it': HELD,
  'more time': HELD,
  'an order by card': HELD,
  'an order by hand': HELD,
  'a card page that is opened again': HELD,
  'money for an open card page': MONEY,
  'money for an expired order': { ...MONEY, ended: BACK },
  'a change by its buyer': { ...NEW, unpublished: 'not_for_sale', revoked: 'not_for_sale' },
  'money for a change by its buyer': { ...MONEY, ended: BACK },
  'a booking by staff': STAFF,
  'a hold of the office': STAFF,
  'a move by staff': { ...STAFF, unpublished: 'not_for_sale', revoked: 'not_for_sale' },
  'a reservation that is paid by hand': { ...BY_STAFF, revoked: 'not_for_sale' },
  'a lease': { ...STAFF, unpublished: '404', revoked: '404' },
  // A sale without a network counts (T1); the guests of a cancelled departure choose as all others do (B8). Without a resale agreement the sale waits
  // for the supplier (A26).
  'a sale from a lease': { ...BY_STAFF, cancelled: 'sold', revoked: '409' },
};

describe('a departure that may not be sold any more', () => {
  for (const [way, arrange] of Object.entries(WAYS) as [keyof typeof WAYS, () => Promise<() => Promise<Answer>>][])
    it.each(reasons)(`[B8] is asked of ${way}: %s`, async (reason) => {
      const act = await arrange();
      await REASONS[reason]();

      expect(outcomeOf(await act())).toBe(EXPECTED[way][reason]);
    });

  it.each(reasons)('[B8] is said with the cart: %s', async (reason) => {
    const { id } = await buyer.cartOf(buyer.selection());
    await REASONS[reason]();

    const { lines, unsold_lines } = (await engine.call(readCart, { id })).body;

    const unsold = { id: lines[0]?.id, code: HELD[reason] };
    expect(unsold_lines).toEqual(HELD[reason] === 'sold' ? [] : [unsold]);
  });

  it('[B8] is leased to no device whose store has given up the tour', async () => {
    const device = await aDevice(engine, 'agent');
    await engine.database.write((tx) => tx.updateTable('experiences').set({ account_id: 1 }).execute());
    expect((await device.lease(walk, 1)).status).toBe(200);

    await owner.send('POST', '/api/stores/1/remove-experience/', { experience: buyer.selection().experience_id });

    expect((await device.lease(walk, 2)).status).toBe(409);
  });
});
