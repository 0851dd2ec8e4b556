import { canMove } from '#domain/orders/status.ts';
import { Refused } from '../../base/errors.ts';
import { renewVoucherKey } from '../../catalogue/voucher-keys.ts';
import { buyerContact } from '../../database/buyer-contact.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import type { Actor } from '../../history/record-change.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { sellLines } from '../../places/places.ts';
import { PURCHASE } from './order-consent.ts';
import { notifyTeam } from './order-notifications.ts';
import { liveLines, storeOf } from './queries.ts';

/**
 * Confirms a locked order: its held places are sold and its cart is ordered. Places that are no longer held are taken again if they are free
 * and the start has not passed. Its buyer becomes a customer, and its account gets a key to sign its vouchers.
 *
 * @param actor  the actor of the confirmation, for the team's notification (B14)
 * @returns the order as it is to be stored, or null if its places are gone: then nothing has changed
 */
export async function confirmOrder(
  tx: Transaction,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { now, actor }: { now: Temporal.Instant; actor: Actor },
): Promise<OrderRow | null> {
  if (order.status === 'confirmed' || order.status === 'completed') return order;
  if (!canMove('order', order.status, 'confirmed')) return null;
  const live = liveLines(lines);
  if (order.status === 'expired' && (await startsOf(tx, live, now)).hasStarted) return null;
  if (!(await sellIfFree(tx, { lines: live, cart_id: order.cart_id, now }))) return null;

  if (order.cart_id !== null) {
    await tx
      .updateTable('carts')
      .set((it) => ({ ordered: 1, version: it('version', '+', 1) }))
      .where('id', '=', order.cart_id)
      .execute();
  }
  await renewVoucherKey(tx, (await storeOf(tx, order)).account_id, now);
  const customer_id = order.customer_id ?? (await linkCustomer(tx, order, now));
  await notifyTeam(tx, order, { kind: 'booked', actor, at: now, lines: live, amount: order.total });
  if (order.confirmed_at === null && order.source === 'storefront') await enqueueJob(tx, PURCHASE, order.id);
  const confirmed_at = order.confirmed_at ?? now.epochMilliseconds;
  return { ...order, status: 'confirmed', expires_at: null, confirmed_at, customer_id };
}

/** Sells places that are held or free. @returns whether they were sold */
export async function sellIfFree(...[tx, sold]: Parameters<typeof sellLines>): Promise<boolean> {
  try {
    await sellLines(tx, sold);
    return true;
  } catch (error) {
    if (error instanceof Refused && error.code === 'places_taken') return false;
    throw error;
  }
}

/** Whether any of these lines has started, and whether any is still to come. */
export async function startsOf(tx: Transaction, lines: readonly OrderLineRow[], now: Temporal.Instant) {
  const ids = [0, ...lines.map(({ departure_id }) => departure_id)];
  const rows = await tx.selectFrom('departures').select('starts_at').where('id', 'in', ids).execute();
  return {
    hasStarted: rows.some(({ starts_at }) => starts_at <= now.epochMilliseconds),
    isToCome: rows.some(({ starts_at }) => starts_at > now.epochMilliseconds),
  };
}

type Contact = ReturnType<typeof buyerContact>;

/**
 * Links an order to the account's customer with its email address, who is created if unknown. Call it after all other locks of the
 * transaction.
 *
 * @returns the customer's id
 */
export async function linkCustomer(tx: Transaction, order: OrderRow, now: Temporal.Instant): Promise<number | null> {
  const contact = buyerContact(order);
  if (contact.email === '') return order.customer_id;
  const { account_id } = await storeOf(tx, order);
  const customer_id =
    (await claimCustomer(tx, account_id, contact)) ?? (await createCustomer(tx, account_id, contact, now));
  if (customer_id !== order.customer_id)
    await tx.updateTable('orders').set({ customer_id }).where('id', '=', order.id).execute();
  return customer_id;
}

/** The customer who gets the orders of this address; else the oldest customer whom the seller entered with it. */
async function claimCustomer(tx: Transaction, account_id: number, { email }: Contact): Promise<number | null> {
  const email_key = email.toLowerCase();
  const customers = tx.selectFrom('customers').select('id').where('account_id', '=', account_id);
  const known = await customers.where('email_key', '=', email_key).executeTakeFirst();
  if (known) return known.id;
  const noted = await customers
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email_key)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (noted) await tx.updateTable('customers').set({ email_key }).where('id', '=', noted.id).execute();
  return noted?.id ?? null;
}

/** Creates a customer. If two orders create the same customer at once, the second gets the first's. */
async function createCustomer(
  tx: Transaction,
  account_id: number,
  { first_name, last_name, email, phone_number }: Contact,
  now: Temporal.Instant,
): Promise<number> {
  const empty = { company: '', language: '', address_json: null, note: '' };
  const email_key = email.toLowerCase();
  const { id } = await tx
    .insertInto('customers')
    .values({
      account_id,
      first_name,
      last_name,
      email,
      phone_number,
      ...empty,
      created_at: now.epochMilliseconds,
      email_key,
    })
    .onConflict((it) => it.columns(['account_id', 'email_key']).doUpdateSet({ email_key }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
