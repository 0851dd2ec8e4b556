import { endpoint } from '../endpoint.ts';
import { funnelSteps } from '../events.ts';
import { choice, date, integer, list, nullable, type Of, optional, shape, string } from '../fields.ts';

/** The numbers of a store (B7). Money is a decimal in the store's currency. */

/** One year, so that it can be compared with the year before. */
export const MOST_NUMBER_DAYS = 366;

/** Sales, and the money paid and refunded. */
const sales = {
  /** The price of all bookings, by the day of confirmation. */
  sold: string(),
  /** The number of booked tours: an order of two tours counts twice. */
  bookings: integer(),
  guests: integer(),
  paid: string(),
  refunded: string(),
};

/** The sold places and the capacity of departures, by the day of the tour. */
const places = { places_sold: integer(), capacity: integer() };

const NumberTotals = shape({ ...sales, ...places });
export type NumberTotals = Of<typeof NumberTotals>;
const SourceNumbers = shape({ source: choice('storefront', 'staff', 'desk', 'reseller'), ...sales });
export type NumberSource = Of<typeof SourceNumbers>['source'];
const Range = shape({ date_from: date(), date_to: date() });

export const Numbers = shape({
  /** The store of these numbers; null for an account without a store. */
  store: nullable(shape({ id: integer(), title: string(), currency: string() })),
  /** All stores of which the caller can read numbers. */
  stores: list(shape({ id: integer(), title: string() })),
  /** Orders of the store that are not in the numbers yet: after an update of the engine, there may be some for a few minutes. */
  uncounted: integer(),
  range: Range,
  before: Range,
  total: NumberTotals,
  total_before: NumberTotals,
  /** Each day of the range, in order. */
  days: list(shape({ date: date(), ...sales, ...places })),
  /** The tours of the range, the one with the most sales first. */
  tours: list(shape({ id: integer(), title: string(), ...sales, ...places })),
  sources: list(SourceNumbers),
});
export type Numbers = Of<typeof Numbers>;

export const numberTables = ['days', 'tours', 'sources'] as const;
export type NumberTableName = (typeof numberTables)[number];

/** Both days are included. */
const range = { date_from: date(), date_to: date(), store: optional(integer()) };
/** `table` selects the table for CSV. */
const NumbersQuery = shape({
  ...range,
  table: optional(choice(...numberTables)),
});
export type NumbersQuery = Of<typeof NumbersQuery>;
export const readNumbers = endpoint('GET', '/api/numbers/', { query: NumbersQuery, reply: Numbers });

/** The number of times that visitors took each step from the listing to a booking (O9), in the order of the funnel. */
export const Funnel = shape({
  steps: list(shape({ name: choice(...funnelSteps), count: integer() })),
  /** The days with any counts. */
  days: list(shape({ date: date(), counts: list(integer()) })),
});
export type Funnel = Of<typeof Funnel>;
export const readFunnel = endpoint('GET', '/api/numbers/funnel/', { query: shape(range), reply: Funnel });

const FileQuery = shape(range);
export type FileQuery = Of<typeof FileQuery>;
/** Files for the accountant (B20), as CSV: a row for each payment and refund of the range, or for each booking confirmed in it. */
export const paymentsFile = endpoint('GET', '/api/numbers/payments/', { query: FileQuery, status: 200 });
export const bookingsFile = endpoint('GET', '/api/numbers/bookings/', { query: FileQuery, status: 200 });
