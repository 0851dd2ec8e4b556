import { BookedUnit, email, GivenAnswers, selection } from './cart.ts';
import { Amount, Price, StartTime } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { choice, date, decimal, instant, list, nullable, type Of, optional, shape, string } from './fields.ts';

/** Another date, start or party for a line that is booked, by its buyer. */

/** As a cart's line is wished for; places to be fetched at and extras stay as they are where nothing is said of them. */
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
  /** Asked for at once; what goes back at once; what is left to pay then. */
  to_pay: Amount,
  to_refund: Amount,
  due: Amount,
  /** Until when it can be changed. */
  changeable_until: instant(),
});
export type ChangeQuote = Of<typeof ChangeQuote>;

/** Asks what a change would cost: knowing the ids is enough for that (P15). Nothing is held. */
export const quoteChange = endpoint('POST', '/api/orders/{orderId}/lines/{id}/change-quote/', {
  keyed: false,
  body: LineChangeRequest,
  reply: ChangeQuote,
});

export const ChangeOrder = shape({
  ...lineChangeFields,
  email: email(),
  /** What has to be answered then, and has not been. */
  booking_answers: optional(GivenAnswers),
  expected_to_pay: optional(decimal({ min: 0 })),
  expected_to_refund: optional(decimal({ min: 0 })),
});
export type ChangeOrder = Of<typeof ChangeOrder>;

/** pending: its payment waits; lapsed: not paid in time; dropped: given up, or replaced; refused: its money came too late, and has gone back. */
export const ChangeState = choice('pending', 'made', 'lapsed', 'dropped', 'refused');
export type ChangeState = Of<typeof ChangeState>;

/** The last change that was asked for of an order's lines. */
export const PendingChange = shape({
  line: string(),
  state: ChangeState,
  /** Of its payment; null where nothing was to be paid. */
  session_id: nullable(string()),
  to_pay: Amount,
  date: date(),
  start_time: StartTime,
  /** In the words of the seller and in English, for pages that do not know `pricing_units`. */
  units: list(string()),
  /** As the line would have them (G4). A device may keep an answer of an engine that did not send them. */
  pricing_units: optional(list(BookedUnit)),
  expires_at: nullable(instant()),
  /** Where paying goes on, while it is open. */
  checkout_url: nullable(string()),
  failure: nullable(string()),
  /** Of the failure, where it is not the reader's (G4). */
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

/** Changes a line at once, or opens the payment after which it is changed. */
export const changeBooking = endpoint('POST', '/api/orders/{orderId}/lines/{id}/change/', {
  body: ChangeOrder,
  reply: ChangedBooking,
});
/** Gives up a change that waits for its payment: nothing has changed. */
export const dropChange = endpoint('DELETE', '/api/orders/{orderId}/change/');
