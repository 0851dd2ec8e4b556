import { endpoint } from '#domain/contract/endpoint.ts';
import { instant, integer, list, nullable, shape, string } from '#domain/contract/fields.ts';
import { personFields } from '#domain/contract/office/erasures.ts';
import { SellerOrder } from '#domain/contract/seller-orders.ts';
import { customers } from '../resources/plain/customers.ts';

/** The export of a person (A38): of a customer, or of an email address in one account. */

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

export const exportCustomer = endpoint('GET', '/api/customers/{id}/export/', { reply: PersonalData });
/** A POST, so that no log and no browser history contains the address. */
export const exportPerson = endpoint('POST', '/api/personal-data/export/', {
  // Not keyed: the call changes nothing, and its answer must not be stored.
  keyed: false,
  body: shape(personFields),
  reply: PersonalData,
});
