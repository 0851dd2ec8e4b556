import { endpoint } from '../endpoint.ts';
import { choice, date, instant, integer, list, nullable, type Of, optional, shape, string, time } from '../fields.ts';

/** What changes of an account are about (B15). Bookings have histories of their own. */
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
  ),
  at: instant(),
  /** The name at that time; '' where the user had none. */
  actor: string(),
  /** The id of the member, role, tour, departure, promo code, store or review; of an import, that of the account. */
  subject: integer(),
  /**
   * Its name as it is now, else as it was at that time; '' where neither is known. The tour for its prices, departures and reviews; the
   * file for an import.
   */
  title: string(),
  /** Of prices: the title of the rate. */
  rate: nullable(string()),
  /** Of tours and prices: the status of the tour after the change. Of a hidden review: the reason. */
  status: nullable(string()),
  /** Of a member: the name of the role before and after. */
  role_before: nullable(string()),
  role: nullable(string()),
  /** Of a departure: its start, and where its guests were moved to. */
  start: nullable(Start),
  moved_to: nullable(Start),
  /** How many objects an import wrote, or its undo put back and deleted. */
  count: nullable(integer()),
  /** The names of the fields that were sent. */
  fields: list(string()),
});
export type AccountChange = Of<typeof AccountChange>;

/** One page of changes, the newest first. */
const AccountHistory = shape({
  results: list(AccountChange),
  /** For `before` of the next page; null on the last page. */
  next: nullable(integer()),
});
export type AccountHistory = Of<typeof AccountHistory>;

/** Of the groups that the caller may see, or of one of them. The account is that of the device, unless another one is named. */
export const readAccountHistory = endpoint('GET', '/api/history/', {
  query: shape({
    account: optional(integer()),
    group: optional(choice(...historyGroups)),
    before: optional(integer()),
  }),
  reply: AccountHistory,
});
