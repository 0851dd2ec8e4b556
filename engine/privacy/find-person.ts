import { sql } from 'kysely';
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

  const customers = await tx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', account_id)
    .where((it) =>
      it.or([
        it('id', '=', customer_id ?? 0),
        ...(email === '' ? [] : [it(it.fn<string>('lower', ['email']), '=', email)]),
      ]),
    )
    .execute();
  const like = `%${email.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const isNamed = (column: string) => sql<boolean>`lower(${sql.ref(column)}) like ${like} escape '\\'`;
  const found = await tx
    .selectFrom('orders')
    .selectAll()
    .where('store_id', 'in', store_ids)
    .where((it) =>
      it.or([
        it('customer_id', 'in', [0, ...customers.map(({ id }) => id)]),
        ...(email === '' ? [] : [isNamed('main_contact_info_json')]),
      ]),
    )
    .orderBy('id')
    .execute();
  const known = new Set<number | null>(customers.map(({ id }) => id));
  const orders = found.filter((it) =>
    it.customer_id !== null && known.has(it.customer_id) ? true : isTheirs(it, email),
  );

  const order_ids = new Set(orders.map(({ id }) => id));
  const carts = (
    await tx
      .selectFrom('carts')
      .selectAll()
      .where('store_id', 'in', store_ids)
      .where((it) =>
        it.or([it('order_id', 'in', ['', ...order_ids]), ...(email === '' ? [] : [isNamed('main_contact_info_json')])]),
      )
      .orderBy('id')
      .execute()
  ).filter((it) => (it.order_id !== null && order_ids.has(it.order_id)) || isTheirs(it, email));

  const emails = new Set([email, ...orders.map(emailOf), ...customers.map((it) => it.email.toLowerCase())]);
  emails.delete('');
  const titles = new Set<string | null>(stores.map(({ title }) => title));
  const mails = (
    await tx
      .selectFrom('mails')
      .selectAll()
      .where((it) => it(it.fn<string>('lower', ['recipient']), 'in', ['', ...emails]))
      .execute()
  ).filter(({ sender, subject }) => titles.has(sender) || orders.some(({ number }) => subject.includes(number)));
  const partner_requests = await tx
    .selectFrom('partner_requests')
    .selectAll()
    .where('account_id', '=', account_id)
    .where((it) => it(it.fn<string>('lower', ['email']), 'in', ['', ...emails]))
    .orderBy('id')
    .execute();
  return { customers, orders, carts, mails, partner_requests };
}

/** The address of a row's contact, in lower case; empty if there is none. */
export function emailOf({ main_contact_info_json }: { main_contact_info_json: string | null }): string {
  const contact = JSON.parse(main_contact_info_json ?? 'null') as { email?: string } | null;
  return contact?.email?.toLowerCase() ?? '';
}

function isTheirs(row: { main_contact_info_json: string | null }, email: string): boolean {
  return email !== '' && emailOf(row) === email;
}
