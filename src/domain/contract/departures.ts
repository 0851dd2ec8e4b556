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

/** Departures as staff see and change them (T10). The list and the people are CSV for `Accept: text/csv`. */

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

/** What the calendar of the office shows of a departure (B1). */
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
  /** It does not take place (B8). */
  cancelled: boolean(),
});
export type CalendarDeparture = Of<typeof CalendarDeparture>;

/** Six weeks: a month with the days beside it. */
export const MOST_CALENDAR_DAYS = 42;

export const DepartureCalendar = shape({
  /** Tours that have departures in the range, and all published ones of the account. `own`: the account runs it, and may change its departures. */
  experiences: list(shape({ id: integer(), title: string(), own: boolean() })),
  /** In order of time. */
  departures: list(CalendarDeparture),
});
export type DepartureCalendar = Of<typeof DepartureCalendar>;

/** Both days are in the range. */
export const CalendarQuery = shape({ date_from: date(), date_to: date(), experience: optional(integer()) });
export type CalendarQuery = Of<typeof CalendarQuery>;
export const readDepartureCalendar = endpoint('GET', '/api/departures/calendar/', {
  query: CalendarQuery,
  reply: DepartureCalendar,
});

/** One change of several departures: all of them change, or none (B2). `add` places to each, or take them away; not beside `capacity`. */
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

/** A departure beside the schedule, on one day (B3): it joins the exceptions of the tour's schedule. */
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
/** Takes a departure out of the schedule of its day. */
export const removeDeparture = endpoint('DELETE', '/api/departures/{id}/');

const path = '/api/departures/{id}/';
export const listDepartures = endpoint('GET', '/api/departures/', {
  query: DeparturesQuery,
  reply: pageOf(DepartureReply),
});
export const readDeparture = endpoint('GET', path, { reply: DepartureReply });
export const changeDeparture = endpoint('PATCH', path, { body: DepartureChange, reply: DepartureReply });

/** The leases of a departure (A26): of devices of the account, and of resellers. */
export const DepartureLease = shape({
  id: uuid(),
  account: integer(),
  account_name: string(),
  /** '' for a reseller's. */
  device: string(),
  places: integer(),
  expires_at: instant(),
  is_own: boolean(),
});
export type DepartureLease = Of<typeof DepartureLease>;
export const listLeases = endpoint('GET', '/api/departures/{id}/leases/', {
  reply: shape({ results: list(DepartureLease) }),
});
/** Ends the lease of a reseller: a sale from it that arrives later takes free places only. */
export const endLease = endpoint('DELETE', '/api/departures/{id}/leases/{lease}/');

/** The guests of a departure, as a device holds them. */
export const listPeople = endpoint('GET', '/api/departures/{id}/people/', {
  reply: shape({ results: list(DeskGuest) }),
});
