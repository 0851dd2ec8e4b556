import { DeskSession } from '../desk.ts';
import { endpoint } from '../endpoint.ts';
import { boolean, choice, integer, nullable, type Of, optional, shape, string, text } from '../fields.ts';
import { languageCodes } from '../languages.ts';
import { currency, timeZone } from '../resource-fields.ts';

/** The calls from a registered user to the first booking (B17). */

/** Opens the company and the shop of a user who has none, and signs in. 403 `no_account` of `openSession` leads to this call. */
export const openShop = endpoint('POST', '/api/desk/session/open-shop/', {
  body: shape({
    email: text(),
    password: text(),
    name: text({ max: 100 }),
    company: text({ min: 3, max: 50 }),
    currency: currency(),
    time_zone: timeZone(),
    language: choice(...languageCodes),
    /** The name of the policy for the first tours: a full refund until a day before the start. */
    policy_title: text({ max: 200 }),
  }),
  reply: DeskSession,
  keyed: false,
});
/** The progress of an account towards its first booking. */
export const FirstSteps = shape({
  /** The account's first store, with its host name; null if the account has none. */
  store: nullable(shape({ id: integer(), title: string(), domain: nullable(string()) })),
  /** The account's first tour that visitors can find, else its first draft; null if the account has no tour. */
  tour: nullable(shape({ id: integer(), title: string(), is_listed: boolean() })),
  /** Whether somebody has booked. */
  is_booked: boolean(),
  /** Whether the payment provider is the sandbox, which moves no money. */
  is_sandbox: boolean(),
});
export type FirstSteps = Of<typeof FirstSteps>;
export const readFirstSteps = endpoint('GET', '/api/desk/first-steps/', {
  query: shape({ account: optional(integer()) }),
  reply: FirstSteps,
});
