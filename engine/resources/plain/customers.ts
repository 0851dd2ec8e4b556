import { phoneField } from '#domain/contract/cart.ts';
import { type Field, instant, integer, nullable, text } from '#domain/contract/fields.ts';
import { emailField } from '#domain/contract/resource-fields.ts';
import { typedName } from '#domain/typing/typed-text.ts';
import { indexedTexts } from '../../database/indexed-texts.ts';
import { addressColumn, type Column, computedPart, idsOf, noted, type Part, plain } from '../model/columns.ts';
import { sellerResource } from '../model/resource.ts';

/** The customers of a seller. */
export const customers = sellerResource({
  name: 'customers',
  one: 'customer',
  permission: { read: 'customers.read', write: 'customers.write' },
  isPersonal: true,
  fields: {
    first_name: plain('first_name', text({ max: 512, typed: typedName })),
    last_name: plain('last_name', text({ max: 512, typed: typedName })),
    email: emailOfOrders(),
    phone_number: plain('phone_number', phoneField(), { absent: '' }),
    company: plain('company', text({ max: 200, blank: true }), { absent: '' }),
    language: plain('language', text({ max: 35, blank: true }), { absent: '' }),
    address: addressColumn('address_json'),
    note: plain('note', text({ max: 5000, blank: true }), { absent: '' }),
    created_at: noted('created_at'),
    orders: ofOrders(integer(), ({ orders }) => orders),
    last_order_at: ofOrders(nullable(instant()), ({ last_order_at }) => last_order_at),
  },
  search: indexedTexts.customers,
  searchIndex: 'customers_search',
  ordering: ['first_name', 'last_name', 'email', 'created_at'],
  filters: ['email', 'language'],
});

/** The address by which orders find their customer. A change by hand clears `email_key`, so that the customer is matched again. */
function emailOfOrders(): Column {
  const column = plain('email', emailField({ blank: true }), { absent: '' });
  return { ...column, store: (value) => ({ email: value as string, email_key: null }) };
}

interface Counted {
  orders: number;
  last_order_at: string | null;
}

/** Numbers of a customer's orders, without those that were not booked. */
function ofOrders<T>(shown: Field<T>, of: (counted: Counted) => T): Part {
  return computedPart(shown, async (tx, rows) => {
    const counted = await tx
      .selectFrom('orders')
      .select(({ fn }) => ['customer_id', fn.countAll().as('orders'), fn.max('created_at').as('last')])
      .where('customer_id', 'in', idsOf(rows))
      .where('status', 'in', ['confirmed', 'completed'])
      .groupBy('customer_id')
      .execute();
    return ({ id }) => {
      const it = counted.find(({ customer_id }) => customer_id === id);
      const last_order_at = it ? Temporal.Instant.fromEpochMilliseconds(it.last).toString() : null;
      return of({ orders: Number(it?.orders ?? 0), last_order_at });
    };
  });
}
