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

/**
 * The account that owns experiences, stores and orders (A5): a supplier, which has experiences, or a reseller, which sells those of other accounts.
 */
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
  /** Personal data of orders are redacted this many months after their last start (A38); null: never by time. */
  retention_months: nullable(integer()),
  /** The language in which the account writes the texts of its tours and stores (G6). */
  language: choice(...languageCodes),
  created_at: instant(),
  permissions: list(string()),
});
export type BaseAccount = Of<typeof BaseAccount>;

export const AccountFields = shape({
  company_display_name: text({ min: 3, max: 50 }),
  type: optional(choice('supplier', 'reseller', 'both')),
  legal_name: words(),
  /** The company's number in the register of its country, with the name of the register if that is usual. */
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

/** The effects of closing an account (B15). */
export const AccountClosing = shape({
  stores: integer(),
  /** The number of published experiences. */
  experiences: integer(),
  members: integer(),
  devices: integer(),
  api_keys: integer(),
  /**
   * Bookings in its stores, and bookings of its tours in other stores, that have a booked line still to come. While there are any, closing is
   * refused.
   */
  bookings_to_come: integer(),
  /** Money that was paid and not refunded for bookings to come in its own stores. */
  money_held: list(shape({ currency: string(), amount: decimal() })),
  /** The number of all orders of its stores. They are not deleted. */
  orders_kept: integer(),
  /** Personal data of orders are redacted this many months after their last start. */
  retention_months: integer(),
});
export type AccountClosing = Of<typeof AccountClosing>;
export const readClosing = endpoint('GET', `${one}closing/`, { reply: AccountClosing });
/** Closes an account permanently. */
export const closeAccount = endpoint('POST', `${one}closing/`, {
  body: shape({ current_password: text(), company_display_name: text() }),
});
