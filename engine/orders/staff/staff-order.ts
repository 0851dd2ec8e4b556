import { reason, unknownId } from '#domain/contract/problems.ts';
import { makeOrder, type NewSellerOrder } from '#domain/contract/seller-orders.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import { earlier, HOLD_MINUTES, later } from '#domain/time/hold.ts';
import { typedCode } from '#domain/typing/typed-text.ts';
import { forbiddenError, invalidError } from '../../base/errors.ts';
import { lineTotals } from '../../catalogue/line-totals.ts';
import { promoToUse } from '../../catalogue/promo.ts';
import { manualHoldHours, manualMethodOf, paymentMethodsOf, restDueDays } from '../../catalogue/settings.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { CartRow, OrderRow } from '../../database/tables.ts';
import type { Principal } from '../../http/principal.ts';
import { idempotentStepsAs } from '../../http/request/idempotency.ts';
import { databaseChecks, type Route } from '../../http/route.ts';
import { lockAgreements, resoldAmong } from '../../places/resale.ts';
import { bookManualPayment } from '../model/book-manual.ts';
import { buyerEmailOf } from '../model/buyer-address.ts';
import { linkCustomer } from '../model/confirm-order.ts';
import { enterCash } from '../model/drawer-cash.ts';
import type { SellerStore } from '../model/order-access.ts';
import { notifyTeam } from '../model/order-notifications.ts';
import { termsOf } from '../model/payment-terms.ts';
import { notifyBuyer } from '../model/pending-emails.ts';
import { savePendingOrder } from '../model/pending-order.ts';
import { type Clock, insertClosedCart } from '../model/queries.ts';
import { sellerOrder } from '../read/seller-replies.ts';
import { bookLines, requireShares } from './book-lines.ts';
import { changeOrderAsStaff, wholeContact } from './change-order.ts';
import { dropHold } from './hold-places.ts';
import { staffStore, staffStorefront } from './staff-store.ts';

/** How long a reserved order holds its places by default (P11). */
const LINK_HOURS = 24;

interface Making extends Clock {
  body: NewSellerOrder;
  caller: Principal;
  store: SellerStore;
  storefront: Storefront;
}

/**
 * Makes an order for a guest (A4), through a closed cart, so that its places are taken as a visitor's are (A13). A manual order is confirmed,
 * unless its places are only reserved; an order by link is confirmed by its payment. Promo codes count as for visitors (C13). Mandatory
 * questions may stay open; the answer lists them.
 *
 * @throws Invalid; Refused places_taken, past_cutoff, price_changed, amount_too_small: then nothing is stored
 */
async function makeStaffOrder(tx: Transaction, payments: Context['payments'], making: Making): Promise<OrderRow> {
  const { body, caller, store, storefront, now, newId } = making;
  const isManual = body.payment_method_id === MANUAL;
  refusePaid(making, isManual);
  const tours = body.lines.map((it) => it.experience_id);
  await lockAgreements(tx, store.account_id, tours);
  const { hold } = body;
  if (hold) await dropHold(tx, caller, hold, () => invalidError(['hold'], unknownId(hold)));
  const cart = await createCartFor(tx, making);
  if (body.email_link) refuseEmail(cart, isManual);
  // The code is locked before any places, as for visitors: nobody waits for a code while holding places.
  await promoToUse(tx, { cart, lines: [], store: storefront.store, now });
  const booked = await bookLines(tx, { selections: body.lines, cart, storefront, now, newId });
  const { lines, latest } = booked;

  const promo = await promoToUse(tx, { cart, lines, store: storefront.store, now });
  if (promo?.refusal) throw invalidError(['promo_code'], reason('promo_refused', promo.refusal));
  const { currency } = storefront.store;
  const totals = lineTotals(lines, promo?.discount ?? 0, storefront, now);
  const [byCard] = paymentMethodsOf({});
  const methods = [...(byCard ? [byCard] : []), manualMethodOf(storefront.settings)];
  const resold = await resoldAmong(tx, store.id, tours);
  if (resold.size > 0) refuseUnpaid(body, isManual);
  // Staff may take less than the deposit by hand, but not for another account's tours.
  const deposit = isManual && resold.size === 0 ? 0 : totals.deposit;
  const card = { least: payments.least(currency), step: payments.step(currency) };
  const terms = termsOf(body, { methods, totals: { ...totals, deposit }, currency, ...card });
  const heldUntil = earlier(now.add({ hours: manualHoldHours(storefront.settings) }), latest);
  // Within two hours of the start, a reseller's places wait for a payment only as long as a visitor's.
  const shared = body.paid
    ? null
    : await requireShares(tx, booked, { account_id: store.account_id, cart_id: cart.id, now });
  const until = shared === null ? heldUntil : earlier(heldUntil, later(shared, now.add({ minutes: HOLD_MINUTES })));
  const { comment = '', staff_note = '', customer: customer_id = null, language = null } = body;
  const rest_due_days = restDueDays(storefront.settings);
  const made = { comment, staff_note, customer_id, language, made_by: caller.user_id, rest_due_days };
  const bought = { cart, lines, totals, promo, currency, terms, until, ...made };
  const saved = await savePendingOrder(tx, undefined, bought, { now, newId });
  const { order } = saved;
  // The holds end together with the order that shares them.
  const expires_at = until.epochMilliseconds;
  await tx.updateTable('carts').set({ order_id: order.id, expires_at }).where('id', '=', cart.id).execute();
  await tx.updateTable('holds').set({ expires_at }).where('cart_id', '=', cart.id).execute();
  for (const [position, { note }] of body.lines.entries()) {
    const ofOrder = tx.updateTable('order_lines').where('order_id', '=', order.id);
    if (note) await ofOrder.set({ note }).where('position', '=', position).execute();
  }

  if (body.paid) {
    const taken = { amount: order.amount, type_id: order.payment_type_id ?? '', note: '', by: caller.user_id };
    const booked = await bookManualPayment(tx, order, { ...taken, now, newId });
    await enterCash(tx, caller, order, 0, { now, newId });
    return booked.order;
  }
  const status = body.status ?? (isManual || order.amount === 0 ? 'confirmed' : 'pending');
  if (status === 'confirmed') return changeOrderAsStaff(tx, order, { status }, { now, by: caller.user_id });
  if (isManual || body.email_link) {
    await notifyBuyer(tx, order, 'reserved');
    const actor = { user_id: caller.user_id };
    await notifyTeam(tx, order, { kind: 'reserved', actor, at: now, lines: saved.lines, amount: order.total });
  }
  return { ...order, customer_id: order.customer_id ?? (await linkCustomer(tx, order, now)) };
}

/** Refuses `paid` unless staff took the money by hand and may book it. */
function refusePaid({ body, caller, store }: Making, isManual: boolean): void {
  if (!body.paid) return;
  if (!isManual) throw invalidError(['paid'], reason('link_is_paid_online'));
  if (!caller.can(store.account_id, 'payments.write')) throw forbiddenError();
}

/** Refuses `email_link` without an address, or for a manual order, which has no link. @throws Invalid */
function refuseEmail(cart: CartRow, isManual: boolean): void {
  if (isManual) throw invalidError(['email_link'], reason('no_link_to_send'));
  if (!buyerEmailOf(cart)) throw invalidError(['main_contact_info', 'email'], reason('required'));
}

/** Refuses confirmed but unpaid tours of another account: they are paid, or wait for their payment (A26). @throws Invalid */
function refuseUnpaid({ paid, status }: NewSellerOrder, isManual: boolean): void {
  if (!isManual || paid || status === 'pending') return;
  const why = reason('supplier_unpaid');
  throw invalidError(['paid'], why);
}

/** The closed cart through which the order is made: nobody can change it. */
async function createCartFor(tx: Transaction, making: Making): Promise<CartRow> {
  const { body, store, now, newId } = making;
  return insertClosedCart(tx, {
    id: newId(),
    store_id: store.id,
    created_at: now.epochMilliseconds,
    expires_at: now.add({ hours: LINK_HOURS }).epochMilliseconds,
    main_contact_info_json: JSON.stringify(await contactOf(tx, making)),
    note: body.note ?? '',
    has_participants_info: Number(body.lines.some((it) => it.booking_participants_info !== undefined)),
    promo_code: body.promo_code ? typedCode(body.promo_code) : null,
  });
}

/** The buyer's contact: as it was entered, or that of the account's customer. */
async function contactOf(tx: Transaction, { body, store }: Making) {
  const { main_contact_info, customer = null } = body;
  const known = await tx
    .selectFrom('customers')
    .select(['first_name', 'last_name', 'email', 'phone_number'])
    .where('id', '=', customer ?? 0)
    .where('account_id', '=', store.account_id)
    .executeTakeFirst();
  if (customer !== null && !known) throw invalidError(['customer'], unknownId(customer));
  const contact = main_contact_info ?? known;
  if (!contact) throw invalidError(['main_contact_info'], reason('required'));
  return wholeContact(contact);
}

/** POST /api/orders/: an order that staff make for a guest (A4). */
export function makeOrderRoute(context: Context): Route {
  const { database, payments, newId } = context;
  const route = idempotentStepsAs(context, makeOrder, 'orders.write', async ({ caller, body, now, origin }, keep) => {
    const { store, storefront } = await staffStorefront(context, caller, body.store, now);
    return database.write(async (tx) => {
      const order = await makeStaffOrder(tx, payments, { body, caller, store, storefront, now, newId });
      const reply = await sellerOrder(tx, order, { now, origin });
      await keep(tx, reply);
      return reply;
    });
  });
  return databaseChecks(route, async ({ store }, { caller }) => {
    if (caller && store !== undefined) await staffStore(context, caller, store as number);
    return [];
  });
}
