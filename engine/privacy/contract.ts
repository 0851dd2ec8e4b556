import { EMAIL } from '#domain/contract/cart.ts';
import { endpoint } from '#domain/contract/endpoint.ts';
import {
  boolean,
  instant,
  integer,
  list,
  nullable,
  optional,
  pattern,
  shape,
  string,
} from '#domain/contract/fields.ts';
import { NOT_AN_EMAIL } from '#domain/contract/messages.ts';
import { SellerOrder } from '#domain/contract/seller-orders.ts';
import { customers } from '../resources/plain/customers.ts';

/** Erasure and export of a person's data (A38): of a customer, or of an email address in one account. */

const customer = shape(
  Object.fromEntries(Object.entries(customers.fields).map(([name, { output: shown }]) => [name, shown])),
);

const PersonalData = shape({
  email: string(),
  customers: list(customer),
  orders: list(SellerOrder),
  carts: list(shape({ id: string(), created_at: instant(), main_contact_info: nullable(string()), note: string() })),
  reviews: list(shape({ title: string(), rating: integer(), text: string(), name: string(), created_at: instant() })),
  partner_requests: list(shape({ company: string(), name: string(), message: string(), created_at: instant() })),
  /** Emails. A sent email has no text any more. */
  emails: list(shape({ subject: string(), text: string(), created_at: instant(), sent_at: nullable(instant()) })),
});

const Erasure = shape({
  customers: integer(),
  orders: integer(),
  carts: integer(),
  emails: integer(),
  /** The end of the time in which the erasure can be undone. */
  erased_at: instant(),
});

const Undone = shape({ detail: string() });

/** Orders that have not taken place need the contact: they are erased only with this flag. */
const flag = { include_upcoming: optional(boolean()) };
const person = { base_account: integer(), email: pattern(EMAIL, NOT_AN_EMAIL, { max: 254 }) };

export const exportCustomer = endpoint('GET', '/api/customers/{id}/export/', { reply: PersonalData });
export const eraseCustomer = endpoint('POST', '/api/customers/{id}/erase/', { body: shape(flag), reply: Erasure });
export const keepCustomer = endpoint('POST', '/api/customers/{id}/erase/undo/', { reply: Undone });
/** A POST, so that no log and no browser history contains the address. */
export const exportPerson = endpoint('POST', '/api/personal-data/export/', {
  // Not keyed: the call changes nothing, and its answer must not be stored.
  keyed: false,
  body: shape(person),
  reply: PersonalData,
});
export const erasePerson = endpoint('POST', '/api/personal-data/erase/', {
  body: shape({ ...person, ...flag }),
  reply: Erasure,
});
export const keepPerson = endpoint('POST', '/api/personal-data/erase/undo/', { body: shape(person), reply: Undone });
