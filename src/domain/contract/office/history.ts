import { endpoint } from '../endpoint.ts';
import { choice, date, instant, integer, list, nullable, type Of, optional, shape, string, time } from '../fields.ts';

/** The groups of changes of an account (B15). Bookings have their own histories. */
export const historyGroups = [
  'team',
  'roles',
  'tours',
  'prices',
  'departures',
  'promo_codes',
  'stores',
  'imports',
  'reviews',
  'erasures',
] as const;
export type HistoryGroup = (typeof historyGroups)[number];

const Start = shape({ date: date(), time: time() });

const AccountChange = shape({
  id: integer(),
  group: choice(...historyGroups),
  kind: choice(
    'invited',
    'joined',
    'role',
    'created',
    'changed',
    'removed',
    'cancelled',
    'moved',
    'messaged',
    'imported',
    'undone',
    'answered',
    'unanswered',
    'hidden',
    'shown',
    'requested',
    'stopped',
    'done',
  ),
  at: instant(),
  /** The user's name at that time; '' without one. */
  actor: string(),
  /** The id of the member, role, tour, departure, promo code, store or review; of an import or an erasure, that of the account. */
  subject: integer(),
  /**
   * Its name as it is now, else as it was at that time; '' where neither is known. The tour for its prices, departures and reviews; the
   * file for an import; the orders of the person for an erasure, by their numbers.
   */
  title: string(),
  /** Only for prices: the title of the rate. */
  rate: nullable(string()),
  /** For tours and prices: the status of the tour after the change. For a hidden review: the reason. */
  status: nullable(string()),
  /** Only for a member: the name of the role before and after. */
  role_before: nullable(string()),
  role: nullable(string()),
  /** Only for a departure: its start, and the start of the departure to which its guests were moved. */
  start: nullable(Start),
  moved_to: nullable(Start),
  /** The number of objects that an import wrote, or that its undo restored and deleted. */
  count: nullable(integer()),
  /** The names of the fields that were sent. */
  fields: list(string()),
});
export type AccountChange = Of<typeof AccountChange>;

/** One page of changes, the newest first. */
const AccountHistory = shape({
  results: list(AccountChange),
  /** The value of `before` for the next page; null on the last page. */
  next: nullable(integer()),
});
export type AccountHistory = Of<typeof AccountHistory>;

/** Reads changes of the groups that the caller may see, or of one of them. The account is the device's, unless another one is named. */
export const readAccountHistory = endpoint('GET', '/api/history/', {
  query: shape({
    account: optional(integer()),
    group: optional(choice(...historyGroups)),
    before: optional(integer()),
  }),
  reply: AccountHistory,
});
