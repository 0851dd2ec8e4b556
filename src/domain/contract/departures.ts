import { DepartureReply, DeskGuest } from './desk.ts';
import { endpoint } from './endpoint.ts';
import {
  boolean,
  date,
  fieldsOf,
  instant,
  integer,
  list,
  type Of,
  optional,
  partial,
  shape,
  string,
  text,
  time,
  uuid,
} from './fields.ts';
import { listQuery, pageOf } from './webstore.ts';

/** Departures for staff, to see and to change (T10). The list and the people are CSV for `Accept: text/csv`. */

export const DeparturesQuery = shape({
  ...listQuery,
  date_from: optional(date()),
  date_to: optional(date()),
  store: optional(integer()),
  experience: optional(integer()),
});
export type DeparturesQuery = Of<typeof DeparturesQuery>;

const DepartureChange = partial(
  shape({
    capacity: integer({ min: 0, max: 100_000 }),
    closed: boolean(),
    note: text({ max: 5000, blank: true }),
    guide: text({ max: 200, blank: true }),
  }),
);
export type DepartureChange = Of<typeof DepartureChange>;

/** A departure in the office's calendar (B1). */
export const CalendarDeparture = shape({
  id: integer(),
  experience: integer(),
  date: date(),
  start_time: integer(),
  time: time(),
  capacity: integer(),
  sold: integer(),
  held: integer(),
  closed: boolean(),
  /** The departure does not take place (B8). */
  cancelled: boolean(),
});
export type CalendarDeparture = Of<typeof CalendarDeparture>;

/** Six weeks: a month with the days before and after it. */
export const MOST_CALENDAR_DAYS = 42;

export const DepartureCalendar = shape({
  /**
   * The tours with departures in the range, and all published tours of the account. `own`: the account runs the tour and may change its departures.
   */
  experiences: list(shape({ id: integer(), title: string(), own: boolean() })),
  /** Sorted by time. */
  departures: list(CalendarDeparture),
});
export type DepartureCalendar = Of<typeof DepartureCalendar>;

/** Both days are included. */
export const CalendarQuery = shape({ date_from: date(), date_to: date(), experience: optional(integer()) });
export type CalendarQuery = Of<typeof CalendarQuery>;
export const readDepartureCalendar = endpoint('GET', '/api/departures/calendar/', {
  query: CalendarQuery,
  reply: DepartureCalendar,
});

/**
 * One change of several departures: either all change or none (B2). `add` adds places to each or, if negative, removes them; it excludes `capacity`.
 */
const DeparturesChange = shape({
  ids: list(integer(), { empty: false, max: 500 }),
  capacity: optional(integer({ min: 0, max: 100_000 })),
  add: optional(integer({ min: -100_000, max: 100_000 })),
  closed: optional(boolean()),
});
export type DeparturesChange = Of<typeof DeparturesChange>;
export const changeDepartures = endpoint('POST', '/api/departures/change/', {
  body: DeparturesChange,
  reply: shape({ results: list(DepartureReply) }),
});

/** An extra departure on one day (B3): it becomes an exception in the tour's schedule. */
const NewDeparture = shape({
  experience: integer(),
  date: date(),
  time: time(),
  capacity: integer({ min: 1, max: 100_000 }),
});
export type NewDeparture = Of<typeof NewDeparture>;
export const addDeparture = endpoint('POST', '/api/departures/', {
  body: NewDeparture,
  reply: shape({ id: integer(), ...fieldsOf(NewDeparture) }),
  status: 201,
});
/** Removes a departure from the schedule of its day. */
export const removeDeparture = endpoint('DELETE', '/api/departures/{id}/');

const path = '/api/departures/{id}/';
export const listDepartures = endpoint('GET', '/api/departures/', {
  query: DeparturesQuery,
  reply: pageOf(DepartureReply),
});
export const readDeparture = endpoint('GET', path, { reply: DepartureReply });
export const changeDeparture = endpoint('PATCH', path, { body: DepartureChange, reply: DepartureReply });

/** The leases of a departure (A26): of the account's devices, and of resellers. */
export const DepartureLease = shape({
  id: uuid(),
  account: integer(),
  account_name: string(),
  /** '' for a lease of a reseller. */
  device: string(),
  places: integer(),
  expires_at: instant(),
  is_own: boolean(),
});
export type DepartureLease = Of<typeof DepartureLease>;
export const listLeases = endpoint('GET', '/api/departures/{id}/leases/', {
  reply: shape({ results: list(DepartureLease) }),
});
/** Ends a reseller's lease. A sale from it that arrives later can only take free places. */
export const endLease = endpoint('DELETE', '/api/departures/{id}/leases/{lease}/');

/** The guests of a departure, in the form in which a device stores them. */
export const listPeople = endpoint('GET', '/api/departures/{id}/people/', {
  reply: shape({ results: list(DeskGuest) }),
});
