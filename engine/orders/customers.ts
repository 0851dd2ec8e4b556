import type { Order } from '#domain/contract/orders.ts';
import type { Transaction } from '../database/database.ts';
import type { OrderRow } from './queries.ts';

type Contact = NonNullable<Order['main_contact_info']>;

/**
 * Lays an order to the customer whose e-mail address it names, whom the seller's account has then once; an order without an address to
 * nobody. To be called last of all that a transaction locks.
 *
 * @returns the customer's id
 */
export async function linkCustomer(tx: Transaction, order: OrderRow, now: Temporal.Instant): Promise<number | null> {
  const contact = JSON.parse(order.main_contact_info_json ?? 'null') as Contact | null;
  if (!contact || contact.email === '') return order.customer_id;
  const { account_id } = await tx
    .selectFrom('stores')
    .select('account_id')
    .where('id', '=', order.store_id)
    .executeTakeFirstOrThrow();
  const customer_id =
    (await knownCustomer(tx, account_id, contact)) ?? (await newCustomer(tx, account_id, contact, now));
  if (customer_id !== order.customer_id)
    await tx.updateTable('orders').set({ customer_id }).where('id', '=', order.id).execute();
  return customer_id;
}

/** The one whom orders with this address are laid to; else the oldest whom the seller has noted with it. */
async function knownCustomer(tx: Transaction, account_id: number, { email }: Contact): Promise<number | null> {
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

/** Of two orders that bring the same one at once the second finds the first's. */
async function newCustomer(
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
