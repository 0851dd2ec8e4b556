import type { OrderWish, PlacedOrder } from '#domain/contract/orders.ts';
import { PAYMENT_SESSION_MINUTES, payingUntil } from '#domain/hold.ts';
import { MANUAL } from '#domain/order-form.ts';
import { hrefTo } from '#domain/pages.ts';
import { paymentStatusOf } from '#domain/status.ts';
import { cartTotals } from '#domain/totals.ts';
import { paymentMethodsOf } from '../catalogue/payment-methods.ts';
import { holdCartUntil } from '../catalogue/places.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { Invalid, Refused } from '../http/errors.ts';
import type { Input } from '../http/route.ts';
import { confirmOrder } from './confirm.ts';
import { titlesOf } from './line-titles.ts';
import { placed } from './open-page.ts';
import { keepPending } from './pending-order.ts';
import type { CartLineRow, CartRow, OrderLineRow, OrderRow, SessionRow } from './queries.ts';
import { cartLinesOf, changeOrder } from './queries.ts';
import { newSession, sessionToOpen } from './sessions.ts';
import { termsOf } from './terms.ts';

type Bought = { placed: PlacedOrder } | { order: OrderRow; lines: OrderLineRow[]; session: SessionRow };

/**
 * Makes a locked cart's order, all that the database needs of it: to be paid by card, by hand, or not at all now.
 *
 * @param known  the cart's pending order, if it has one, and its sessions, none of them live
 */
export async function buyCart(
  context: Context,
  tx: Transaction,
  input: Input<unknown, OrderWish>,
  cart: CartRow,
  known: OrderRow | undefined,
  sessions: readonly SessionRow[],
): Promise<Bought> {
  const { body, store, storefront, now, origin } = input;
  const { payments, newId } = context;
  const { currency } = store;
  const cartLines = await cartLinesOf(tx, cart.id);
  // Promo codes come with C13: no code exists that a cart could hold.
  const discount = 0;
  const totals = cartTotals(cartLines, discount);
  const methods = paymentMethodsOf(storefront.settings);
  const terms = termsOf(body, { methods, totals, currency, least: payments.least(currency) });
  refuseWithoutContact(cart);
  const cutoff = await firstCutoff(tx, cartLines, now);

  const isManual = terms.payment_method_id === MANUAL;
  const hours = storefront.settings.manual_hold_hours ?? MANUAL_HOLD_HOURS;
  const until = isManual
    ? earlier(now.add({ hours }), cutoff)
    : payingUntil(now, instant(cart.expires_at), cart.payments_begun);
  const bought = { cart, lines: cartLines, totals, discount, currency, terms, comment: body.comment ?? '', until };
  const { order, lines } = await keepPending(tx, known, bought, { now, newId });
  const isPaying = !isManual && terms.amount > 0;
  await closeOrHold(tx, cart, order, { until, isManual, isPaying });

  const at = { now, newId };
  const session = { order_id: order.id, amount: terms.amount, until };
  if (isPaying) {
    const ends = earlier(now.add({ minutes: PAYMENT_SESSION_MINUTES }), until);
    return {
      order,
      lines,
      session: await sessionToOpen(tx, sessions, { ...session, provider: payments.name, until: ends }, at),
    };
  }
  const { id } = await newSession(
    tx,
    { ...session, provider: isManual ? 'manual' : 'none', state: isManual ? 'open' : 'paid' },
    at,
  );
  return {
    placed: placed(isManual ? order : await confirmedNow(tx, order, lines, now), id, origin + hrefTo.success(id)),
  };
}

/** How long a pending manual order keeps its places (P11). */
const MANUAL_HOLD_HOURS = 24;

function refuseWithoutContact({ main_contact_info_json }: CartRow): void {
  if (main_contact_info_json !== null) return;
  throw new Invalid([{ path: ['main_contact_info'], message: 'Please fill in the contact details first.' }]);
}

/** The first instant at which one of the lines can be booked no more. @throws Refused past_cutoff where that has passed */
async function firstCutoff(
  tx: Transaction,
  lines: readonly CartLineRow[],
  now: Temporal.Instant,
): Promise<Temporal.Instant> {
  const departures = await tx
    .selectFrom('departures')
    .select(['id', 'cutoff_at'])
    .where(
      'id',
      'in',
      lines.map(({ departure_id }) => departure_id),
    )
    .execute();
  const past = departures.find(({ cutoff_at }) => cutoff_at < now.epochMilliseconds);
  if (past) {
    const [title] = titlesOf(lines.filter(({ departure_id }) => departure_id === past.id));
    throw new Refused('past_cutoff', `It is too late to book “${title}” for this time.`);
  }
  return instant(Math.min(...departures.map(({ cutoff_at }) => cutoff_at)));
}

/** Going to pay moves the hold to the end of paying, three times a cart at most (C10); a manual order closes the cart (P9). */
async function closeOrHold(
  tx: Transaction,
  cart: CartRow,
  order: OrderRow,
  { until, isManual, isPaying }: { until: Temporal.Instant; isManual: boolean; isPaying: boolean },
): Promise<void> {
  await tx
    .updateTable('carts')
    .set({
      order_id: order.id,
      ordered: isManual ? 1 : 0,
      expires_at: until.epochMilliseconds,
      payments_begun: cart.payments_begun + (isPaying ? 1 : 0),
      version: cart.version + 1,
    })
    .where('id', '=', cart.id)
    .execute();
  await holdCartUntil(tx, cart.id, until);
}

/** Nothing is to be paid now: the places are sold at once (P11). */
async function confirmedNow(
  tx: Transaction,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  now: Temporal.Instant,
): Promise<OrderRow> {
  const confirmed = await confirmOrder(tx, order, lines, now);
  if (!confirmed) throw new Refused('places_taken', 'The places have been taken meanwhile.', { left: 0 });
  return changeOrder(tx, order, {
    status: confirmed.status,
    expires_at: null,
    payment_status: paymentStatusOf({ ...confirmed, failed: false }),
  });
}

function instant(milliseconds: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds);
}

function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) <= 0 ? a : b;
}
