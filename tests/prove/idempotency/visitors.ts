import { ana } from '#tests/support/payments/buying.ts';
import { payByCard } from '../support/paying.ts';
import { aCart, anOrder, cash, countOf, done, lineAt, type Prepare, type Stage } from './act.ts';

/** Writes of visitors and buyers. */
export const visitorsActs: Readonly<Record<string, Prepare>> = {
  'a cart': async (stage) => {
    const spot = await stage.nextSpot();
    const effects = [
      countOf('cart_lines', `departure_id = ${spot.id}`),
      `select coalesce(sum(quantity), 0) as n from holds where departure_id = ${spot.id}`,
    ];
    return { method: 'POST', path: '/api/cart/', body: lineAt(stage, spot), effects };
  },
  'a line': async (stage) => {
    const cart = await aCart(stage, await stage.nextSpot());
    const spot = await stage.nextSpot();
    const effects = [countOf('cart_lines', `cart_id = '${cart.id}' and departure_id = ${spot.id}`)];
    return { method: 'POST', path: `/api/cart/${cart.id}/lines/`, body: lineAt(stage, spot), effects };
  },
  'a note on a cart': async (stage) => {
    const { id, version } = await aCart(stage, await stage.nextSpot());
    const effects = [`select version - ${version} as n from carts where id = '${id}'`];
    return { method: 'PATCH', path: `/api/cart/${id}/`, body: { note: 'Thank you.' }, effects };
  },
  'the end of a cart': async (stage) => {
    const spot = await stage.nextSpot();
    const { id } = await aCart(stage, spot);
    const effects = [`select 1 - count(*) as n from carts where id = '${id}'`];
    return { method: 'DELETE', path: `/api/cart/${id}/`, effects };
  },
  'an order by card': async (stage) => orderOf(stage, { payment_method_id: '2', amount: '40.00' }, [PAGES]),
  'an order by hand': async (stage) => orderOf(stage, cash('40.00'), []),
  'a cancellation by its buyer': async (stage) => {
    const { id } = await aCardOrder(stage);
    const body = { email: ana.email };
    const effects = [REFUNDS(id), REFUNDS_MADE(id)];
    return { method: 'POST', path: `/api/orders/${id}/cancel/`, body, effects };
  },
  'a dearer change by its buyer': async (stage) => {
    const { id, lines } = await aCardOrder(stage);
    const { booking_info } = lineAt(stage, await stage.nextSpot(), 2);
    const path = `/api/orders/${id}/lines/${lines[0]?.id}/change/`;
    const effects = [
      // A change that lost its engine before its card page was open is dropped by the repetition.
      countOf('line_changes', `order_id = '${id}' and state = 'pending'`),
      countOf(
        'sandbox_checkouts',
        `session_id in (select session_id from line_changes where order_id = '${id}' and state = 'pending')`,
      ),
      countOf('payment_sessions', `order_id = '${id}' and state = 'open'`),
    ];
    return { method: 'POST', path, body: { email: ana.email, booking_info }, effects, isInSteps: true };
  },
  'a card page for the rest': async (stage) => {
    const { id } = await anOrder(stage, await stage.nextSpot());
    const effects = [
      countOf('payment_sessions', `order_id = '${id}' and provider <> 'manual' and state = 'open'`),
      countOf(
        'sandbox_checkouts',
        `session_id in (select id from payment_sessions where order_id = '${id}' and state = 'open')`,
      ),
    ];
    return { method: 'POST', path: `/api/orders/${id}/payments/`, body: {}, effects, isInSteps: true };
  },
  'a request of a partner': async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const body = { kind: 'supplier', company: 'Boats', name: 'Ana', email, message: 'We have boats.' };
    const effects = [countOf('partner_requests', `email = '${email}'`)];
    return { method: 'POST', path: '/api/webstores/partner-requests/', body, effects };
  },
};

/**
 * Card pages of sessions that are still open. A page whose engine was killed before it noted the page is of a cancelled session: nobody got its
 * address, and a repetition after a minute opens another, because a page must last half an hour.
 */
const PAGES = (cart: string) => `
  select count(*) as n from sandbox_checkouts where session_id in
    (select s.id from payment_sessions s join orders o on o.id = s.order_id
     where o.cart_id = '${cart}' and s.state = 'open')`;

export const REFUNDS = (order: string) => countOf('payments', `order_id = '${order}' and kind = 'refund'`);

/** The provider's own refunds: its pages have them as JSON, by their id. */
const REFUNDS_MADE = (order: string) => `
  select sum(length(refunds_json) - length(replace(refunds_json, ':', ''))) as n from sandbox_checkouts
  where session_id in (select id from payment_sessions where order_id = '${order}')`;

async function orderOf(stage: Stage, how: object, more: readonly ((cart: string) => string)[]) {
  const { id } = await aCart(stage, await stage.nextSpot());
  const effects = [countOf('orders', `cart_id = '${id}'`), ...more.map((of) => of(id))];
  return { method: 'POST', path: '/api/webstores/order/', body: { cart_id: id, ...how }, effects, isInSteps: true };
}

/** A visitor's order, which is paid by card. */
async function aCardOrder(stage: Stage) {
  const { id } = await aCart(stage, await stage.nextSpot());
  const how = { cart_id: id, payment_method_id: '2', amount: '40.00' };
  const placed = await done<{ checkout_url: string; session_id: string }>(stage, 'POST', '/api/webstores/order/', how);
  const order = await payByCard(stage.caller, stage.at.url(0), placed);
  if (order?.status !== 'confirmed') throw new Error(`an order is ${order?.status}`);
  return order;
}
