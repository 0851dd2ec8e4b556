import { endpoint } from '../endpoint.ts';
import { funnelSteps } from '../events.ts';
import { choice, date, integer, list, nullable, type Of, optional, shape, string } from '../fields.ts';

/** The numbers of a store (B7). Money is a decimal in the store's currency. */

/** One year, which is compared with the year before. */
export const MOST_NUMBER_DAYS = 366;

/** What was sold, and the money that came and went back. */
const sales = {
  /** Price of what was booked, by the day of confirmation. */
  sold: string(),
  /** Tours that were booked: an order of two tours counts twice. */
  bookings: integer(),
  guests: integer(),
  paid: string(),
  refunded: string(),
};

/** How full departures were, by the day of the tour. */
const places = { places_sold: integer(), capacity: integer() };

const NumberTotals = shape({ ...sales, ...places });
export type NumberTotals = Of<typeof NumberTotals>;
const SourceNumbers = shape({ source: choice('storefront', 'staff', 'desk', 'reseller'), ...sales });
export type NumberSource = Of<typeof SourceNumbers>['source'];
const Range = shape({ date_from: date(), date_to: date() });

export const Numbers = shape({
  /** The store that is counted; null for an account without one. */
  store: nullable(shape({ id: integer(), title: string(), currency: string() })),
  /** All stores that can be counted. */
  stores: list(shape({ id: integer(), title: string() })),
  /** Orders of the store that are not in the numbers yet: after an update of the engine there may be some for a few minutes. */
  uncounted: integer(),
  range: Range,
  before: Range,
  total: NumberTotals,
  total_before: NumberTotals,
  /** Each day of the range, in order. */
  days: list(shape({ date: date(), ...sales, ...places })),
  /** Tours of the range, the one that sold most first. */
  tours: list(shape({ id: integer(), title: string(), ...sales, ...places })),
  sources: list(SourceNumbers),
});
export type Numbers = Of<typeof Numbers>;

export const numberTables = ['days', 'tours', 'sources'] as const;
export type NumberTableName = (typeof numberTables)[number];

/** Both days are in the range. */
const range = { date_from: date(), date_to: date(), store: optional(integer()) };
/** `table` is the one that CSV has. */
const NumbersQuery = shape({
  ...range,
  table: optional(choice(...numberTables)),
});
export type NumbersQuery = Of<typeof NumbersQuery>;
export const readNumbers = endpoint('GET', '/api/numbers/', { query: NumbersQuery, reply: Numbers });

/** How many times visitors took each step from the listing to a booking (O9), in the order of the funnel. */
export const Funnel = shape({
  steps: list(shape({ name: choice(...funnelSteps), count: integer() })),
  /** Days on which anything was counted. */
  days: list(shape({ date: date(), counts: list(integer()) })),
});
export type Funnel = Of<typeof Funnel>;
export const readFunnel = endpoint('GET', '/api/numbers/funnel/', { query: shape(range), reply: Funnel });

const FileQuery = shape(range);
export type FileQuery = Of<typeof FileQuery>;
/** Files for the accountant (B20), as CSV: a row for each payment and refund of the range, or for each booking that was confirmed in it. */
export const paymentsFile = endpoint('GET', '/api/numbers/payments/', { query: FileQuery, status: 200 });
export const bookingsFile = endpoint('GET', '/api/numbers/bookings/', { query: FileQuery, status: 200 });
