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

/** What staff do with a whole departure (B8): cancel it, move it, or write to its guests. Each is a job with a line for each booking. */

/** A guest chooses within 30 days at most. */
export const MOST_CHOICE_DAYS = 30;
export const USUAL_CHOICE_HOURS = 48;

/** A departure that guests can be moved to. */
const OtherDeparture = shape({ id: integer(), date: date(), time: time(), left: integer() });
export type OtherDeparture = Of<typeof OtherDeparture>;

/** What would be cancelled, moved or written to, before it is done. */
const DepartureGuests = shape({
  bookings: integer(),
  guests: integer(),
  /** Of these bookings, so many have no email address. */
  without_email: integer(),
  /** All that was paid for them and would go back, an amount for each currency. */
  to_refund: list(Amount),
  /** What of it was paid by hand, so that staff give it back by hand. */
  by_hand: list(Amount),
  /** Departures of the same tour that have places for all of them. */
  others: list(OtherDeparture),
});
export type DepartureGuests = Of<typeof DepartureGuests>;
export const readDepartureGuests = endpoint('GET', '/api/departures/{id}/bookings/', { reply: DepartureGuests });

/** A booking of the departure, and what became of it. */
const ActionBooking = shape({
  number: string(),
  first_name: string(),
  last_name: string(),
  email: string(),
  phone_number: string(),
  people: integer(),
  /** `open`: the guest was told, or has no email address, and has to choose. */
  state: choice('waiting', 'open', 'done', 'failed'),
  /** When the email was written; null where there is no address. */
  told_at: nullable(instant()),
  /** `released`: it was not paid, and ended with the departure; `gone`: it was cancelled meanwhile. */
  outcome: nullable(choice('told', 'refunded', 'moved', 'released', 'gone')),
  chosen_by: nullable(choice('guest', 'staff', 'shop')),
  refunded: nullable(Amount),
  /** What staff still have to give back by hand. */
  to_give_back: nullable(Amount),
  moved_to: nullable(shape({ date: date(), time: time() })),
  /** Why it failed; '' where it did not. */
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
  /** Where its guests were moved to. */
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
  /** Of a cancellation: what staff give back by hand if all who still choose want their money. */
  by_hand: list(Amount),
  bookings: list(ActionBooking),
});
export type DepartureAction = Of<typeof DepartureAction>;

const ActionsQuery = shape({ departure: optional(integer()) });
export type ActionsQuery = Of<typeof ActionsQuery>;
/** The newest first: of one departure, or of the last 30 days. */
export const listDepartureActions = endpoint('GET', '/api/departure-actions/', {
  query: ActionsQuery,
  reply: shape({ results: list(DepartureActionSummary) }),
});
/** How far it is, with a line for each booking; CSV for `Accept: text/csv`. */
export const readDepartureAction = endpoint('GET', '/api/departure-actions/{id}/', { reply: DepartureAction });
/** Tries the bookings that failed once more. */
export const retryDepartureAction = endpoint('POST', '/api/departure-actions/{id}/retry/', { reply: DepartureAction });

const words = () => text({ max: 2000, blank: true });
const created = { reply: DepartureActionSummary, status: 202 as const };

/** `choose_by`: until when guests choose; 48 hours if it is left out. */
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

/** Another day for a guest whose departure was cancelled, or the money. */
const GuestChoice = shape({ choice: choice('money', 'another_day'), departure: optional(integer()) });
export type GuestChoice = Of<typeof GuestChoice>;

/** What a guest whose departure was cancelled sees by the link of the email. */
const DepartureChoice = shape({
  state: choice('open', 'refunded', 'moved', 'over'),
  number: string(),
  title: string(),
  text_language,
  date: date(),
  time: time(),
  time_zone: string(),
  people: integer(),
  /** Words of the shop. */
  message: string(),
  choose_by: instant(),
  shop: ShopContact,
  /** What was paid for it: all of that can go back. */
  paid: Amount,
  refunded: Amount,
  /** Whether a part of it was paid by hand, so that the shop gives it back by hand. */
  is_paid_by_hand: boolean(),
  moved_to: nullable(shape({ date: date(), time: time() })),
  /** Days to choose from, while it is open. */
  days: list(OtherDeparture),
  order: string(),
  line: string(),
});
export type DepartureChoice = Of<typeof DepartureChoice>;
export const readDepartureChoice = endpoint('GET', '/api/departure-choices/{token}/', { reply: DepartureChoice });
/** It counts once: a repeat, also with another choice, gets the result of the first. */
export const chooseForDeparture = endpoint('POST', '/api/departure-choices/{token}/', {
  body: GuestChoice,
  reply: DepartureChoice,
});
/** The same for staff who have a guest on the phone. */
export const readChoiceForGuest = endpoint('GET', '/api/departure-actions/{id}/bookings/{number}/', {
  reply: DepartureChoice,
});
export const chooseForGuest = endpoint('POST', '/api/departure-actions/{id}/bookings/{number}/', {
  body: GuestChoice,
  reply: DepartureChoice,
});
