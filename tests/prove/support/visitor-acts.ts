import type { Experience } from '#domain/contract/catalogue.ts';
import { aCard, cards } from '#tests/support/payments/cards.ts';
import { selectionOf } from './desk.ts';
import type { Trade, Write } from './trade.ts';

/** An act of a client: a few writes. It ends where an answer is missing. */
export type Act = (trade: Trade) => Promise<unknown>;

export const tourOf = ({ tour }: Trade): Experience => {
  if (!tour) throw new Error('no tour is known');
  return tour;
};
export const keyed = (write: Omit<Write, 'key'>): Write => ({ ...write, key: crypto.randomUUID() });
export const someDay = (trade: Trade) => 3 + trade.nextChance().below(20);

function aCart(trade: Trade, id: string): Write {
  return keyed({
    name: 'a cart',
    method: 'POST',
    path: '/api/cart/',
    body: { ...selectionOf(tourOf(trade), someDay(trade)), client_ref: id },
    acknowledged: () => trade.promises.keep('carts.note', id, ''),
  });
}

export async function noteInCart(trade: Trade): Promise<void> {
  const id = crypto.randomUUID();
  if (!(await trade.write(aCart(trade, id)))) return;
  trade.promises.mayBecome('carts.note', id, 'Thank you.');
  await trade.write(
    keyed({
      name: 'a note in a cart',
      method: 'PATCH',
      path: `/api/cart/${id}/`,
      body: { note: 'Thank you.' },
      acknowledged: () => trade.promises.keep('carts.note', id, 'Thank you.'),
    }),
  );
}

/** @returns the price of a new cart with a contact; null without an answer */
async function aReadyCart(trade: Trade, id: string): Promise<string | null> {
  if (!(await trade.write(aCart(trade, id)))) return null;
  const contact = { first_name: 'Ana', last_name: 'Horvat', email: `${id}@example.com`, phone_number: '091 1' };
  const named = await trade.write(
    keyed({
      name: 'a contact',
      method: 'PATCH',
      path: `/api/cart/${id}/`,
      body: { main_contact_info: contact },
      acknowledged: () => {},
    }),
  );
  return named && (named.body['total'] as { gross: string }).gross;
}

/** A visitor orders, and will pay cash. */
export async function orderForCash(trade: Trade): Promise<void> {
  const cart = crypto.randomUUID();
  const amount = await aReadyCart(trade, cart);
  if (amount !== null)
    await trade.write(
      anOrder(trade, cart, 'an order for cash', { amount, payment_method_id: '1', payment_type_id: 'cash' }),
    );
}

/** A visitor orders, pays on the sandbox's card page, and looks at the page after it. */
export async function buyByCard(trade: Trade): Promise<void> {
  await buy(trade, async (page, order) => {
    const paid = await trade.write({
      name: 'a card payment',
      method: 'POST',
      path: page.pathname,
      bytes: { type: 'application/x-www-form-urlencoded', data: String(new URLSearchParams(aCard(cards.paid))) },
      acknowledged: () => {
        trade.promises.keep('sandbox_checkouts.state', page.pathname.split('/').at(-1) ?? '', 'paid');
        trade.promises.mayBecome('orders.status', order, 'confirmed');
      },
    });
    return paid !== null;
  });
}

/** @param pay  pays on the card page of an order. @returns whether it has paid */
export async function buy(trade: Trade, pay: (page: URL, order: string) => Promise<boolean>): Promise<void> {
  const cart = crypto.randomUUID();
  const amount = await aReadyCart(trade, cart);
  if (amount === null) return;
  const placed = await trade.write(anOrder(trade, cart, 'a card order', { amount, payment_method_id: '2' }));
  if (!placed) return;
  const { id = '', number = '', session_id, checkout_url } = placed.body as Record<string, string>;
  if (!(await pay(new URL(checkout_url ?? ''), id))) return;
  const seen = await trade.write({
    name: 'a look at an order',
    method: 'GET',
    path: `/api/order?session_id=${session_id}`,
    acknowledged: () => {},
  });
  if (seen?.body['status'] !== 'confirmed') return;
  trade.promises.keep('orders.status', id, 'confirmed');
  trade.sold.push({ id, number, isForRefund: trade.nextChance().is(0.3) });
}

function anOrder(trade: Trade, cart: string, name: string, payment: object): Write {
  // An order takes its cart over.
  trade.promises.forget('carts.note', cart);
  return keyed({
    name,
    method: 'POST',
    path: '/api/webstores/order/',
    body: { cart_id: cart, ...payment, consent: { granted: ['statistics', 'marketing'] } },
    // Time may end an order that waits for its payment, and another answer may have been lost that confirmed it.
    acknowledged: ({ body }) =>
      trade.promises.keep('orders.status', String(body['id']), 'pending', 'expired', 'confirmed'),
  });
}
