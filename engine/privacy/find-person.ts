import { sql } from 'kysely';
import { Failed } from '../base/errors.ts';
import type { Transaction } from '../database/database.ts';

/** A person whom an account knows: by an email address, as a customer, or both. `email` is in lower case. */
export interface Person {
  readonly account_id: number;
  readonly email: string;
  readonly customer_id: number | null;
}

/** The rows of an account's shops with data of a person. */
export type PersonRows = Awaited<ReturnType<typeof findPerson>>;

export async function findPerson(tx: Transaction, { account_id, email, customer_id }: Person) {
  const stores = await tx.selectFrom('stores').select(['id', 'title']).where('account_id', '=', account_id).execute();
  const store_ids = [0, ...stores.map(({ id }) => id)];

  const like = `%${email.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const isNamed = email === '' ? NEVER : sql<boolean>`lower(main_contact_info_json) like ${like} escape '\\'`;
  const hasEmail = email === '' ? NEVER : sql<boolean>`lower(email) = ${email}`;

  const customers = await tx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', account_id)
    .where((it) => it.or([it('id', '=', customer_id ?? 0), hasEmail]))
    .execute();
  const customer_ids = new Set<number | null>(customers.map(({ id }) => id));
  const ordersOfStores = tx.selectFrom('orders').selectAll().where('store_id', 'in', store_ids);
  const foundOrders = await ordersOfStores
    .where((it) => it.or([it('customer_id', 'in', [0, ...customers.map(({ id }) => id)]), isNamed]))
    .orderBy('id')
    .execute();
  const orders = foundOrders.filter((it) => customer_ids.has(it.customer_id) || isTheirs(it, email));
  const order_ids = new Set<string | null>(orders.map(({ id }) => id));
  const cartsOfStores = tx.selectFrom('carts').selectAll().where('store_id', 'in', store_ids);
  const foundCarts = await cartsOfStores
    .where((it) => it.or([it('order_id', 'in', ['', ...orders.map(({ id }) => id)]), isNamed]))
    .orderBy('id')
    .execute();
  const carts = foundCarts.filter((it) => order_ids.has(it.order_id) || isTheirs(it, email));

  const emails = new Set([email, ...orders.map(emailOf), ...customers.map((it) => it.email.toLowerCase())]);
  emails.delete('');
  const titles = new Set<string | null>(stores.map(({ title }) => title));
  const received = await tx
    .selectFrom('mails')
    .selectAll()
    .where((it) => it(it.fn<string>('lower', ['recipient']), 'in', ['', ...emails]))
    .execute();
  const mails = received.filter(
    ({ sender, subject }) => titles.has(sender) || orders.some(({ number }) => subject.includes(number)),
  );
  const partner_requests = await tx
    .selectFrom('partner_requests')
    .selectAll()
    .where('account_id', '=', account_id)
    .where((it) => it(it.fn<string>('lower', ['email']), 'in', ['', ...emails]))
    .orderBy('id')
    .execute();
  return { customers, orders, carts, mails, partner_requests };
}

const NEVER = sql<boolean>`1 = 0`;

/** A person to be erased. */
interface FindPersonInput {
  readonly person: Person;
  readonly include_upcoming?: boolean | undefined;
}

/** The data of a person that an erasure finds. @throws Failed 409 while some of their orders have not taken place, unless `include_upcoming` */
export async function findErasable(
  tx: Transaction,
  { person, include_upcoming = false }: FindPersonInput,
  now: Temporal.Instant,
): Promise<PersonRows> {
  const rows = await findPerson(tx, person);
  if (!include_upcoming) await refuseUpcoming(tx, rows, now);
  return rows;
}

async function refuseUpcoming(tx: Transaction, { orders }: PersonRows, now: Temporal.Instant): Promise<void> {
  const upcoming = await tx
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .innerJoin('departures as d', 'd.id', 'l.departure_id')
    .select('o.number')
    .distinct()
    .where('o.id', 'in', ['', ...orders.map(({ id }) => id)])
    .where('o.status', 'in', ['pending', 'confirmed'])
    .where('l.attendance_status', '!=', 'cancelled')
    .where('d.starts_at', '>', now.epochMilliseconds)
    .orderBy('o.number')
    .execute();
  if (upcoming.length === 0) return;
  const numbers = upcoming.map(({ number }) => number);
  const words = `Orders ${numbers.join(', ')} have not taken place. Cancel them first, or send "include_upcoming": true to erase their contact too.`;
  throw new Failed(409, words, {}, { code: 'upcoming_orders', numbers });
}

/** The address of a row's contact, in lower case; empty if there is none. */
export function emailOf(row: WithContact): string {
  return contactOf(row)?.email?.toLowerCase() ?? '';
}

export function contactOf({ main_contact_info_json }: WithContact) {
  return JSON.parse(main_contact_info_json ?? 'null') as {
    first_name?: string;
    last_name?: string;
    email?: string;
  } | null;
}

interface WithContact {
  readonly main_contact_info_json: string | null;
}

function isTheirs(row: WithContact, email: string): boolean {
  return email !== '' && emailOf(row) === email;
}
