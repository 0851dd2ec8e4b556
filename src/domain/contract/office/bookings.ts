import { selection } from '../cart.ts';
import { Amount, Price } from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';
import {
  boolean,
  choice,
  date,
  decimal,
  instant,
  integer,
  list,
  nullable,
  type Of,
  optional,
  shape,
  string,
  time,
} from '../fields.ts';
import { lineChangeFields } from '../line-change.ts';
import { AttendanceStatus, OrderStatus, PaymentStatus } from '../orders.ts';
import { pk } from '../resource-fields.ts';
import { Payment, SellerLine, SellerOrder } from '../seller-orders.ts';

/** Bookings in the office (B4). */

/** `before` is the `next` of the previous page. The dates are dates of the tour. */
export const BookingsQuery = shape({
  search: optional(string()),
  status: optional(string()),
  payment_status: optional(string()),
  experience: optional(integer()),
  store: optional(integer()),
  date_from: optional(date()),
  date_to: optional(date()),
  before: optional(string()),
});
export type BookingsQuery = Of<typeof BookingsQuery>;

const FoundLine = shape({
  title: string(),
  date: date(),
  time: time(),
  people: integer(),
  attendance_status: AttendanceStatus,
});

/** A row of the list. It has no order id, because an id allows to pay and to cancel; the list needs only the number. */
export const FoundBooking = shape({
  number: string(),
  status: OrderStatus,
  payment_status: PaymentStatus,
  first_name: string(),
  last_name: string(),
  email: string(),
  phone_number: string(),
  /** In the order of their dates. */
  lines: list(FoundLine),
  due: Amount,
  /** The amount that staff still have to give back by hand. */
  to_give_back: nullable(Amount),
  store: integer(),
  created_at: instant(),
});
export type FoundBooking = Of<typeof FoundBooking>;

/** One page of bookings, the newest first. */
export const FoundBookings = shape({
  results: list(FoundBooking),
  /** The number of all bookings; null if there are too many to count. */
  count: nullable(integer()),
  /** The value of `before` for the next page; null on the last page. */
  next: nullable(string()),
});
export type FoundBookings = Of<typeof FoundBookings>;

export const searchBookings = endpoint('GET', '/api/bookings/search/', {
  query: BookingsQuery,
  reply: FoundBookings,
});

/** The facts before or after a change (B5). The kind of the change decides which of them are present. */
const HistoryFacts = shape({
  status: optional(string()),
  title: optional(string()),
  date: optional(date()),
  time: optional(time()),
  people: optional(integer()),
  total: optional(Amount),
  amount: optional(Amount),
  /** '1' by hand, '2' by a card page; `type` is the type of a payment by hand. */
  method: optional(string()),
  type: optional(nullable(string())),
  /** Whether the refund is still open: staff give it back by hand. */
  to_give_back: optional(boolean()),
  /** Whether the payment was a mistake: it was taken back, and no money went to the guest. */
  is_correction: optional(boolean()),
  /** The reason why a refund did not arrive, in the provider's words. */
  failure: optional(string()),
  /** The kinds of content in an email. */
  emails: optional(list(string())),
  to: optional(string()),
  contact: optional(string()),
  note: optional(string()),
});
export type HistoryFacts = Of<typeof HistoryFacts>;

const HistoryEntry = shape({
  id: integer(),
  kind: choice(
    'placed',
    'status',
    'payment',
    'payment_link',
    'refund',
    'refund_failed',
    'disputed',
    'dispute_won',
    'cancelled',
    'line_cancelled',
    'moved',
    'attendance',
    'contact',
    'note',
    'guests',
    'emailed',
    'redacted',
  ),
  at: instant(),
  actor_kind: choice('staff', 'guest', 'shop'),
  /** The name at that time; '' for guests and the shop. */
  actor: string(),
  before: nullable(HistoryFacts),
  after: nullable(HistoryFacts),
});
export type HistoryEntry = Of<typeof HistoryEntry>;

/** One booking, with all data that staff need about it (B5). */
const BookingRecord = shape({
  order: SellerOrder,
  /** The amount paid for each line that is not cancelled. */
  paid_for: list(shape({ line: string(), amount: Amount })),
  /** Null for users without permission to see payments. */
  payments: nullable(list(Payment)),
  history: list(HistoryEntry),
});
export type BookingRecord = Of<typeof BookingRecord>;
export const readBooking = endpoint('GET', '/api/bookings/by-number/{number}/', { reply: BookingRecord });

/** Sends the confirmation with its vouchers again, to the booking's current address (B6). For a reservation, sends how to pay (B13). */
export const resendConfirmation = endpoint('POST', '/api/orders/{id}/resend/');

/** A change of a line by staff (B6), also to another tour of the same supplier: extras and pick-up of the line do not go there with it. */
const lineMoveFields = { ...lineChangeFields, experience_id: optional(integer()) };

/** The price of moving a line (B6). Staff may move it until the start, and nothing is charged at once. */
const MoveQuote = shape({
  old_price: Price,
  new_price: Price,
  total: Price,
  to_refund: Amount,
  due: Amount,
});
export type MoveQuote = Of<typeof MoveQuote>;
export const quoteMove = endpoint('POST', '/api/orders/{orderId}/lines/{id}/move-quote/', {
  keyed: false,
  body: shape(lineMoveFields),
  reply: MoveQuote,
});
/** `expected_total` is the total of the order from the quote. If the total differs now, nothing is moved. */
const LineMove = shape({ ...lineMoveFields, expected_total: optional(decimal({ min: 0 })) });
export type LineMove = Of<typeof LineMove>;
export const moveLine = endpoint('POST', '/api/orders/{orderId}/lines/{id}/move/', {
  body: LineMove,
  reply: SellerLine,
});

/** All changes of an order, the oldest first (B5). */
export const readOrderHistory = endpoint('GET', '/api/orders/{id}/history/', {
  reply: shape({ results: list(HistoryEntry) }),
});

/** Places that are held while staff enter a booking, for example during a phone call (B13). */
const StaffHoldRequest = shape({
  store: optional(pk('stores')),
  lines: list(shape({ ...selection, experience_id: integer() }), { empty: false, max: 100 }),
});
export type StaffHoldRequest = Of<typeof StaffHoldRequest>;

const StaffHold = shape({
  total: Price,
  deposit: Amount,
  /** The instant at which the places become free, unless they are held again or booked. */
  expires_at: instant(),
  /** The instant until which an order made now would keep its places without a payment. */
  reserved_until: instant(),
});
export type StaffHold = Of<typeof StaffHold>;

const holdPath = '/api/bookings/holds/{id}/';
/** The caller chooses the id, a UUID. The places replace those that the hold had before. */
export const holdPlaces = endpoint('PUT', holdPath, { body: StaffHoldRequest, reply: StaffHold, keyed: false });
export const releasePlaces = endpoint('DELETE', holdPath, { keyed: false });
