import { Amount, text_language } from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';
import {
  boolean,
  choice,
  date,
  instant,
  integer,
  list,
  nullable,
  type Of,
  optional,
  shape,
  string,
  text,
  time,
} from '../fields.ts';
import { ShopContact } from '../orders.ts';

/** Staff's actions on a whole departure (B8): cancel it, move it, or write to its guests. Each action is a job with one line for each booking. */

/** The longest time in which a guest can choose, in days. */
export const MOST_CHOICE_DAYS = 30;
export const USUAL_CHOICE_HOURS = 48;

/** A departure that guests can move to. */
const OtherDeparture = shape({ id: integer(), date: date(), time: time(), left: integer() });
export type OtherDeparture = Of<typeof OtherDeparture>;

/** The bookings that an action would affect, before it is started. */
const DepartureGuests = shape({
  bookings: integer(),
  guests: integer(),
  /** The number of these bookings without an email address. */
  without_email: integer(),
  /** The amount paid for the bookings, which would be refunded: one for each currency. */
  to_refund: list(Amount),
  /** The part of it that was paid by hand, so that staff give it back by hand. */
  by_hand: list(Amount),
  /** Departures of the same tour with enough places for all guests. */
  others: list(OtherDeparture),
});
export type DepartureGuests = Of<typeof DepartureGuests>;
export const readDepartureGuests = endpoint('GET', '/api/departures/{id}/bookings/', { reply: DepartureGuests });

/** A booking of the departure, and the result for it. */
const ActionBooking = shape({
  number: string(),
  first_name: string(),
  last_name: string(),
  email: string(),
  phone_number: string(),
  people: integer(),
  /** `open`: the guest has been informed, or has no email address, and must still choose. */
  state: choice('waiting', 'open', 'done', 'failed'),
  /** The time at which the email was written; null without an address. */
  notified_at: nullable(instant()),
  /** `released`: the booking was not paid and ended with the departure; `gone`: it was cancelled meanwhile. */
  outcome: nullable(choice('notified', 'refunded', 'moved', 'released', 'gone')),
  chosen_by: nullable(choice('guest', 'staff', 'shop')),
  refunded: nullable(Amount),
  /** The amount that staff still have to give back by hand. */
  to_give_back: nullable(Amount),
  moved_to: nullable(shape({ date: date(), time: time() })),
  /** The reason of a failure; '' without one. */
  problem: string(),
});
export type ActionBooking = Of<typeof ActionBooking>;

const summary = {
  id: string(),
  kind: choice('cancel', 'message', 'move'),
  departure: integer(),
  title: string(),
  date: date(),
  time: time(),
  /** The departure to which the guests were moved. */
  moved_to: nullable(shape({ date: date(), time: time() })),
  choose_by: nullable(instant()),
  created_at: instant(),
  created_by: string(),
  count: integer(),
  waiting: integer(),
  open: integer(),
  done: integer(),
  failed: integer(),
};
const DepartureActionSummary = shape(summary);
export type DepartureActionSummary = Of<typeof DepartureActionSummary>;

const DepartureAction = shape({
  ...summary,
  subject: string(),
  message: string(),
  /** Only for a cancellation: the amount that staff give back by hand if all guests who have not chosen yet want their money. */
  by_hand: list(Amount),
  bookings: list(ActionBooking),
});
export type DepartureAction = Of<typeof DepartureAction>;

const ActionsQuery = shape({ departure: optional(integer()) });
export type ActionsQuery = Of<typeof ActionsQuery>;
/** The actions, the newest first: of one departure, or of the last 30 days. */
export const listDepartureActions = endpoint('GET', '/api/departure-actions/', {
  query: ActionsQuery,
  reply: shape({ results: list(DepartureActionSummary) }),
});
/** The progress of an action, with a line for each booking. CSV for `Accept: text/csv`. */
export const readDepartureAction = endpoint('GET', '/api/departure-actions/{id}/', { reply: DepartureAction });
/** Tries the failed bookings again. */
export const retryDepartureAction = endpoint('POST', '/api/departure-actions/{id}/retry/', { reply: DepartureAction });

const words = () => text({ max: 2000, blank: true });
const created = { reply: DepartureActionSummary, status: 202 as const };

/** `choose_by`: the time until which guests choose; by default after 48 hours. */
const DepartureCancellation = shape({ message: optional(words()), choose_by: optional(instant()) });
export type DepartureCancellation = Of<typeof DepartureCancellation>;
export const cancelDeparture = endpoint('POST', '/api/departures/{id}/cancel/', {
  body: DepartureCancellation,
  ...created,
});
const DepartureMessage = shape({ subject: text({ max: 200 }), message: text({ max: 5000 }) });
export type DepartureMessage = Of<typeof DepartureMessage>;
export const messageDeparture = endpoint('POST', '/api/departures/{id}/message/', {
  body: DepartureMessage,
  ...created,
});
/** `to`: another departure of the same tour. */
const DepartureMove = shape({ to: integer(), message: optional(words()) });
export type DepartureMove = Of<typeof DepartureMove>;
export const moveDeparture = endpoint('POST', '/api/departures/{id}/move/', { body: DepartureMove, ...created });

/** The choice of a guest whose departure was cancelled: another day, or the money. */
const GuestChoice = shape({ choice: choice('money', 'another_day'), departure: optional(integer()) });
export type GuestChoice = Of<typeof GuestChoice>;

/** The data of the page that the email links to, for a guest whose departure was cancelled. */
const DepartureChoice = shape({
  state: choice('open', 'refunded', 'moved', 'over'),
  number: string(),
  title: string(),
  text_language,
  date: date(),
  time: time(),
  time_zone: string(),
  people: integer(),
  /** The shop's message. */
  message: string(),
  choose_by: instant(),
  shop: ShopContact,
  /** The amount paid for the booking: all of it can be refunded. */
  paid: Amount,
  refunded: Amount,
  /** Whether a part was paid by hand, so that the shop gives it back by hand. */
  is_paid_by_hand: boolean(),
  moved_to: nullable(shape({ date: date(), time: time() })),
  /** The days to choose from, while the choice is open. */
  days: list(OtherDeparture),
  order: string(),
  line: string(),
});
export type DepartureChoice = Of<typeof DepartureChoice>;
export const readDepartureChoice = endpoint('GET', '/api/departure-choices/{token}/', { reply: DepartureChoice });
/** The first choice counts. A repeated call, also with another choice, gets the result of the first. */
export const chooseForDeparture = endpoint('POST', '/api/departure-choices/{token}/', {
  body: GuestChoice,
  reply: DepartureChoice,
});
/** The same data for staff who speak with a guest on the phone. */
export const readChoiceForGuest = endpoint('GET', '/api/departure-actions/{id}/bookings/{number}/', {
  reply: DepartureChoice,
});
export const chooseForGuest = endpoint('POST', '/api/departure-actions/{id}/bookings/{number}/', {
  body: GuestChoice,
  reply: DepartureChoice,
});
