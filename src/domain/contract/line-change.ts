import { BookedUnit, email, SentAnswers, selection } from './cart.ts';
import { Amount, Price, StartTime } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { choice, date, decimal, instant, list, nullable, type Of, optional, shape, string } from './fields.ts';

/** A buyer's change of a booked line: another date, start or party. */

/** The new selection, as for a cart's line. Pick-up, drop-off and extras stay as they are if the request leaves them out. */
export const lineChangeFields = {
  booking_info: selection.booking_info,
  extra_items_units: selection.extra_items_units,
};
export const LineChangeRequest = shape(lineChangeFields);
export type LineChangeRequest = Of<typeof LineChangeRequest>;

export const ChangeQuote = shape({
  old_price: Price,
  new_price: Price,
  discount: Amount,
  total: Price,
  /** `to_pay` is charged at once, `to_refund` is paid back at once, `due` is left to pay after that. */
  to_pay: Amount,
  to_refund: Amount,
  due: Amount,
  /** The last instant at which the line can be changed. */
  changeable_until: instant(),
});
export type ChangeQuote = Of<typeof ChangeQuote>;

/** Reads the price of a change without holding places. Knowing the ids is enough (P15). */
export const quoteChange = endpoint('POST', '/api/orders/{orderId}/lines/{id}/change-quote/', {
  keyed: false,
  body: LineChangeRequest,
  reply: ChangeQuote,
});

export const ChangeOrder = shape({
  ...lineChangeFields,
  email: email(),
  /** Answers to questions that the change makes necessary. */
  booking_answers: optional(SentAnswers),
  expected_to_pay: optional(decimal({ min: 0 })),
  expected_to_refund: optional(decimal({ min: 0 })),
});
export type ChangeOrder = Of<typeof ChangeOrder>;

/** pending: its payment is open; lapsed: not paid in time; dropped: given up, or replaced; refused: its payment came too late and was refunded. */
export const ChangeState = choice('pending', 'made', 'lapsed', 'dropped', 'refused');
export type ChangeState = Of<typeof ChangeState>;

/** The last requested change of an order's lines. */
export const PendingChange = shape({
  line: string(),
  state: ChangeState,
  /** The session of its payment; null if nothing had to be paid. */
  session_id: nullable(string()),
  to_pay: Amount,
  date: date(),
  start_time: StartTime,
  /** The units that the line would have (G4). */
  pricing_units: list(BookedUnit),
  expires_at: nullable(instant()),
  /** The card page, while the payment is open. */
  checkout_url: nullable(string()),
  failure: nullable(string()),
  /** The language of the failure, if it is not the reader's (G4). */
  failure_language: optional(string()),
});
export type PendingChange = Of<typeof PendingChange>;

export const ChangedBooking = shape({
  order: string(),
  state: ChangeState,
  session_id: nullable(string()),
  checkout_url: nullable(string()),
});
export type ChangedBooking = Of<typeof ChangedBooking>;

/** Changes a line at once, or opens a payment. The line is changed once it is paid. */
export const changeBooking = endpoint('POST', '/api/orders/{orderId}/lines/{id}/change/', {
  body: ChangeOrder,
  reply: ChangedBooking,
});
/** Gives up a change that waits for its payment. The line stays as it is. */
export const dropChange = endpoint('DELETE', '/api/orders/{orderId}/change/');
