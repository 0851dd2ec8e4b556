import { endpoint } from '../endpoint.ts';
import {
  choice,
  decimal,
  instant,
  integer,
  list,
  nullable,
  type Of,
  optional,
  partial,
  shape,
  string,
  text,
} from '../fields.ts';
import { languageCodes } from '../languages.ts';
import { listQuery, pageOf } from '../webstore.ts';
import { emailAddress } from './email-address.ts';

const words = () => optional(text({ max: 200, blank: true }));
const addressParts = ['name', 'road', 'house_number', 'city', 'county', 'country'] as const;
const address = <F>(field: () => F) =>
  Object.fromEntries(addressParts.map((part) => [part, field()])) as Record<(typeof addressParts)[number], F>;

/** Whose things everything is (A5): a supplier, who has experiences, or a reseller, who sells those of others. */
export const BaseAccount = shape({
  id: integer(),
  company_display_name: string(),
  type: string(),
  legal_name: string(),
  registration_number: string(),
  vat_number: string(),
  email: string(),
  phone_number: string(),
  website: string(),
  address: nullable(shape(address(string))),
  /** Personal data of orders are redacted so many months after their last start (A38); null: never by time. */
  retention_months: nullable(integer()),
  /** In which it writes the texts of its tours and stores (G6). */
  language: choice(...languageCodes),
  created_at: instant(),
  permissions: list(string()),
});
export type BaseAccount = Of<typeof BaseAccount>;

export const AccountFields = shape({
  company_display_name: text({ min: 3, max: 50 }),
  type: optional(choice('supplier', 'reseller', 'both')),
  legal_name: words(),
  /** Of the company in the register of its country, with the name of the register where that is usual. */
  registration_number: words(),
  vat_number: words(),
  email: optional(nullable(emailAddress())),
  phone_number: words(),
  website: words(),
  address: optional(nullable(shape(address(words)))),
  retention_months: optional(nullable(integer({ min: 1, max: 600 }))),
  language: optional(choice(...languageCodes)),
});
export type AccountFields = Of<typeof AccountFields>;

const path = '/api/base-accounts/';
const one = `${path}{id}/`;
export const listAccounts = endpoint('GET', path, { query: shape(listQuery), reply: pageOf(BaseAccount) });
export const createAccount = endpoint('POST', path, { body: AccountFields, reply: BaseAccount, status: 201 });
export const readAccount = endpoint('GET', one, { reply: BaseAccount });
export const putAccount = endpoint('PUT', one, { body: AccountFields, reply: BaseAccount });
export const changeAccount = endpoint('PATCH', one, { body: partial(AccountFields), reply: BaseAccount });
export const dropAccount = endpoint('DELETE', one, {});

/** What closing an account would mean (B15). */
export const AccountClosing = shape({
  stores: integer(),
  /** Published ones. */
  experiences: integer(),
  members: integer(),
  devices: integer(),
  api_keys: integer(),
  /** Of its stores, and of its tours that others sell: with a line that is booked and still to come. Closing is refused while there are any. */
  bookings_to_come: integer(),
  /** Paid for bookings to come in its own stores, and not refunded. */
  money_held: list(shape({ currency: string(), amount: decimal() })),
  /** All orders of its stores: they stay. */
  orders_kept: integer(),
  /** Personal data of orders are redacted so many months after their last start. */
  retention_months: integer(),
});
export type AccountClosing = Of<typeof AccountClosing>;
export const readClosing = endpoint('GET', `${one}closing/`, { reply: AccountClosing });
/** Closes an account for good. */
export const closeAccount = endpoint('POST', `${one}closing/`, {
  body: shape({ current_password: text(), company_display_name: text() }),
});
