import type { PlacedOrder } from '#domain/contract/orders.ts';
import { PAYMENT_SESSION_MINUTES, payingUntil } from '#domain/hold.ts';
import { MANUAL } from '#domain/order-form.ts';
import { hrefTo } from '#domain/pages.ts';
import { paymentStatusOf } from '#domain/status.ts';
import { keepHolds } from '../catalogue/keep-holds.ts';
import { refuseReservations } from '../catalogue/network-limits.ts';
import { manualHoldHours, restDueDays } from '../catalogue/settings.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { Refused } from '../http/errors.ts';
import type { Input } from '../http/route.ts';
import type { Agreed } from './agreed.ts';
import { confirmOrder } from './confirm.ts';
import { placed } from './open-page.ts';
import { oweLetter } from './owed-letters.ts';
import { keepPending } from './pending-order.ts';
import type { OrderLineRow, OrderRow, SessionRow } from './queries.ts';
import { changeOrder } from './queries.ts';
import { newSession, sessionToOpen } from './sessions.ts';

type Bought = { placed: PlacedOrder } | { order: OrderRow; lines: OrderLineRow[]; session: SessionRow };

/**
 * Makes a locked cart's order, all that the database needs of it: to be paid by card, by hand, or not at all now.
 *
 * @param known  the cart's pending order, if it has one, and its sessions, none of them live
 */
export async function buyCart(
  { payments, newId, config }: Context,
  tx: Transaction,
  { storefront, now, origin }: Input<unknown, unknown>,
  agreed: Agreed,
  known: OrderRow | undefined,
  sessions: readonly SessionRow[],
): Promise<Bought> {
  const { cart, terms, cutoff } = agreed;
  const at = { now, newId };
  const isManual = terms.payment_method_id === MANUAL;
  if (isManual) await refuseReservations(tx, config.networkLimits, cart, now);
  const isPaying = !isManual && terms.amount > 0;
  const hours = manualHoldHours(storefront.settings);
  const until = isManual
    ? earlier(now.add({ hours }), cutoff)
    : payingUntil(now, Temporal.Instant.fromEpochMilliseconds(cart.expires_at), cart.payments_begun);
  const rest_due_days = restDueDays(storefront.settings);
  const { order, lines } = await keepPending(tx, known, { ...agreed, until, rest_due_days }, at);
  await closeOrHold(tx, agreed, order, { until, now, isManual, isPaying });

  const session = { order_id: order.id, amount: terms.amount };
  if (isPaying) {
    const ends = earlier(now.add({ minutes: PAYMENT_SESSION_MINUTES }), until);
    const wanted = { ...session, provider: payments.name, until: ends };
    return { order, lines, session: await sessionToOpen(tx, sessions, wanted, at) };
  }
  const kind = isManual
    ? ({ provider: 'manual', state: 'open' } as const)
    : ({ provider: 'none', state: 'paid' } as const);
  const { id } = await newSession(tx, { ...session, ...kind, until }, at);
  if (isManual) await oweLetter(tx, order, 'reserved');
  const done = isManual ? order : await confirmedNow(tx, order, lines, now);
  return { placed: placed(done, id, origin + hrefTo.success(id)) };
}

interface Holding {
  until: Temporal.Instant;
  now: Temporal.Instant;
  isManual: boolean;
  isPaying: boolean;
}

/** Going to pay moves the hold to the end of paying, three times a cart at most (C10); a manual order closes the cart (P9). */
async function closeOrHold(
  tx: Transaction,
  { cart, lines, promo }: Agreed,
  order: OrderRow,
  { until, now, isManual, isPaying }: Holding,
): Promise<void> {
  await tx
    .updateTable('carts')
    .set({
      order_id: order.id,
      // What applied no more was agreed to be left out.
      promo_code: promo?.used ? promo.code : null,
      ordered: isManual ? 1 : 0,
      expires_at: until.epochMilliseconds,
      payments_begun: cart.payments_begun + (isPaying ? 1 : 0),
      version: cart.version + 1,
    })
    .where('id', '=', cart.id)
    .execute();
  await keepHolds(tx, { cart_id: cart.id, lines, now, expires_at: until });
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

function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) <= 0 ? a : b;
}
