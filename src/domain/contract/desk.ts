import { permissions } from '../permissions.ts';
import { typedEmail, typedName, typedText } from '../typing/typed-text.ts';
import { selection } from './cart.ts';
import { Experience } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import type { Of } from './fields.ts';
import {
  boolean,
  choice,
  date,
  decimal,
  instant,
  integer,
  list,
  nullable,
  optional,
  shape,
  string,
  text,
  time,
  uuid,
} from './fields.ts';
import { languageCodes } from './languages.ts';

/** The desk at `/desk/`: the sessions of its devices, their data, and the log of their acts (T). */

const Named = shape({ id: integer(), name: string() });

/** A device's account, user and permissions. `access` signs the other calls and is held only in memory (T2). */
export const DeskSession = shape({
  access: string(),
  /** Seconds until `access` expires. */
  expires_in: integer(),
  server_now: instant(),
  device: shape({ id: integer(), name: string(), is_shared: boolean() }),
  /** The user who signed in, or who enrolled the device. */
  user: shape({ id: integer(), name: string(), email: string() }),
  /** The account, with the language that it writes in. */
  account: shape({ id: integer(), name: string(), language: choice(...languageCodes) }),
  /** The accounts of the user who signed in at the device. An enrolled device has one. */
  accounts: list(Named),
  stores: list(
    shape({
      id: integer(),
      title: string(),
      time_zone: string(),
      currency: string(),
      /** The host at which visitors see the store, if it has its own. */
      domain: optional(string()),
      /** The ways to take money by hand, besides cash. */
      payment_types: list(shape({ id: string(), title: string() })),
    }),
  ),
  permissions: list(choice(...permissions)),
});
export type DeskSession = Of<typeof DeskSession>;

const deviceName = () => text({ max: 100 });

/** Proves that this browser was a device before, although its cookie is gone (T2). The key that signs the device's vouchers signs it. */
export const DeviceProof = shape({
  /** Raw Ed25519, base64url. */
  public_key: text({ max: 64 }),
  /** The signature of `deviceProofText`, base64url. */
  signature: text({ max: 128 }),
});
export type DeviceProof = Of<typeof DeviceProof>;

/** The answers of these calls are secrets, so the calls take no `Idempotency-Key` (A34). */
export const openSession = endpoint('POST', '/api/desk/session/', {
  body: shape({
    email: text(),
    password: text(),
    name: deviceName(),
    account: optional(integer()),
    proof: optional(DeviceProof),
  }),
  reply: DeskSession,
  keyed: false,
});
export const enrolDevice = endpoint('POST', '/api/desk/session/enrol/', {
  body: shape({ code: text({ max: 64 }), proof: optional(DeviceProof) }),
  reply: DeskSession,
  keyed: false,
});
/** Renews the session by the device's cookie: a new access token, and 90 more days. 401 `device_revoked` tells the device to delete its data. */
export const renewSession = endpoint('POST', '/api/desk/session/renew/', {
  body: shape({ account: optional(integer()) }),
  reply: DeskSession,
  keyed: false,
});
export const endSession = endpoint('DELETE', '/api/desk/session/', { keyed: false });

export const DeskDevice = shape({
  id: integer(),
  name: string(),
  /** Whether the device is enrolled for several people. Otherwise one user has signed in at it. */
  is_shared: boolean(),
  user: string(),
  /** The role that limits its permissions; '' if it has all permissions of its user. */
  role: string(),
  created_at: instant(),
  last_contact_at: instant(),
  expires_at: instant(),
  /** Places that the device has leased and not reported as sold. It may have sold them since its last contact. */
  leased: integer(),
  /** These places by departure, in the order of the starts. */
  leases: list(shape({ title: string(), date: date(), time: time(), places: integer() })),
});
export type DeskDevice = Of<typeof DeskDevice>;
const ofAccount = shape({ account: optional(integer()) });
export const listDevices = endpoint('GET', '/api/desk/devices/', {
  query: ofAccount,
  reply: shape({ results: list(DeskDevice) }),
});
/** Gives a device another name. Its earlier entries show the new name, too. */
export const renameDevice = endpoint('PATCH', '/api/desk/devices/{id}/', {
  body: shape({ name: deviceName() }),
  reply: DeskDevice,
});
/** Revokes a device: its calls are refused from now on, and it deletes its data at its next contact. */
export const revokeDevice = endpoint('DELETE', '/api/desk/devices/{id}/');

/** A code that enrols one device within ten minutes. */
export const createEnrolment = endpoint('POST', '/api/desk/enrolments/', {
  body: shape({ account: optional(integer()), name: deviceName(), role: text({ max: 50 }) }),
  reply: shape({ code: string(), expires_at: instant() }),
  status: 201,
  keyed: false,
});

/** The number of a line as printed on its voucher: `LF-ABC234-1`. */
const lineNumber = () => string();

const name = () => text({ max: 512, typed: typedName, blank: true });

/**
 * A sale at a counter (T9). The order gets the number of the entry's `line`, its places come from the lease `of`, and `total` is the price that the
 * guest agreed to.
 */
export const DeskSale = shape({
  ...selection,
  experience_id: integer(),
  first_name: name(),
  last_name: name(),
  email: text({ max: 254, typed: typedEmail, blank: true }),
  phone_number: text({ max: 64, typed: typedText, blank: true }),
  /** The guests' names, as far as they are known: at most as many as the party has people. */
  participants: optional(list(shape({ first_name: name(), last_name: name() }), { max: 1000 })),
  total: decimal({ min: 0, isPlain: true }),
});
export type DeskSale = Of<typeof DeskSale>;

/**
 * One act at a desk (T6). The engine refuses no entry: `kind` may be newer than the engine, and each kind reads its own fields. Kinds:
 * - `admit`: `people` of `line` came in; `code` is the hash of the voucher's code, if it was scanned. `undo`: the admit in entry `of` was a mistake.
 * - `note` on `line`. `payment`: money taken for the order of `line`; with `of`, in place of that payment. `sale` of `line` from the lease `of`.
 * - `refund`: money given back for the order of `line`; with `of`, that payment was a mistake and is taken back once.
 * - `give_back`: `places` of the lease `of` that the device will not sell. `settle`: staff have dealt with the conflict of the entry `of`; `reopen`
 * takes that back. `accept`: staff let the entry `of` count, although it was not allowed.
 * - `drawer_open`, `drawer_move` and `drawer_close`.
 * - `cash`: written by the engine when staff take cash for an order, or give it back (below 0), in the office of this device.
 *
 * People are numbered from 0 in the order of the line's party.
 */
const logEntry = {
  id: uuid(),
  kind: text({ max: 32 }),
  /** By the device's corrected clock. */
  at: instant(),
  /** Counts the entries of its device: what was written at the same time counts in this order. Left out: its place in the request. */
  sequence: optional(integer({ min: 0 })),
  /** The name of the person who did it. */
  who: text({ max: 200, blank: true }),
  line: optional(text({ max: 64, blank: true })),
  departure: optional(integer()),
  code: optional(text({ max: 64, blank: true })),
  people: optional(list(integer({ min: 0, max: 9_999 }), { max: 10_000 })),
  of: optional(uuid()),
  text: optional(text({ max: 5000, blank: true })),
  places: optional(integer({ min: 1, max: 1000 })),
  /** The money of a payment, a refund or the drawer. A move of the drawer may be negative. */
  amount: optional(decimal({ isPlain: true })),
  currency: optional(text({ max: 8, blank: true })),
  /** The way the money was paid: `cash` goes through the drawer; any other is a manual payment type of the store. */
  type: optional(text({ max: 512, blank: true })),
  sale: optional(DeskSale),
};
export const LogEntry = shape(logEntry);
export type LogEntry = Of<typeof LogEntry>;

/** An entry as the engine stores it, with the device that wrote it. */
export const KnownEntry = shape({ ...logEntry, device: Named });
export type KnownEntry = Of<typeof KnownEntry>;

/** An entry that could not take full effect and that staff must know about (T9): its money was taken, or its guests have a voucher. */
export const DeskConflict = shape({
  ...logEntry,
  device: Named,
  reason: choice(
    /** The places of the sale, or of the paid order, are gone. */
    'places_gone',
    /** The sale has a number that was not reserved for its device, or that another sale has. */
    'wrong_number',
    /** The sold tour is no longer in the catalogue. */
    'not_in_catalogue',
    /** The price of the sale differs from the catalogue's: the sale counts. */
    'other_price',
    /** An extra of the sale is out of stock: the sale counts without it. */
    'extra_gone',
    /** Money was taken for an order that does not exist (yet). */
    'no_order',
    /** Money was taken for an order that another account has sold. */
    'other_seller',
    /** The device was not allowed to do this when its entry arrived, or was revoked before: the entry waits until staff accept it (T6). */
    'not_allowed',
    /** Money was taken for a cancelled order. */
    'order_cancelled',
    /** A reseller's sale without an agreement, or not by the supplier's price or limits: it waits until the supplier accepts it (A26). */
    'not_agreed',
    /** More money was taken than was due: the payment counts. */
    'overpaid',
    /** The currency is not the order's, the amount is not valid, or more money was given back than was paid. */
    'wrong_amount',
  ),
  /** Whether staff of this account may accept the entry. Otherwise they can only mark it as done. */
  can_accept: optional(boolean()),
});
export type DeskConflict = Of<typeof DeskConflict>;

/** One line of an order, without data that could pay, cancel or admit: no order id, no voucher code (T5). */
export const DeskGuest = shape({
  number: lineNumber(),
  /** `codeHash` of the voucher's code. */
  code: string(),
  status: choice('booked', 'pending', 'cancelled', 'no_show', 'checked_in'),
  first_name: string(),
  last_name: string(),
  email: string(),
  phone: string(),
  /** The people by category, in the order in which they are numbered. */
  party: list(shape({ title: string(), people: integer() })),
  /** The guests' names, as far as they are known. */
  names: list(string()),
  pickup: nullable(string()),
  extras: list(shape({ title: string(), quantity: integer() })),
  answers: list(shape({ title: string(), value: string() })),
  /** The amount paid for the whole order, in the currency of the departure. */
  paid: decimal(),
  due: decimal(),
  /** The amount paid beyond the price of the order. */
  over: optional(decimal()),
  /** The buyer's note; `staff_note` is from the staff who check guests in. */
  note: string(),
  staff_note: string(),
  /** The store that sold the line, if it belongs to another account. */
  seller: optional(string()),
});
export type DeskGuest = Of<typeof DeskGuest>;

export const DeskDeparture = shape({
  id: integer(),
  /** Changes when any field below changes. */
  version: string(),
  experience: integer(),
  title: string(),
  date: date(),
  time: time(),
  start_time_id: integer(),
  starts_at: instant(),
  time_zone: string(),
  currency: string(),
  capacity: integer(),
  sold: integer(),
  held: integer(),
  is_closed: boolean(),
  /** The departure does not take place (B8). Missing if it does. */
  is_cancelled: optional(boolean()),
  note: string(),
  guide: string(),
  guests: list(DeskGuest),
  /** The entries of desks about these guests, oldest first. */
  log: list(KnownEntry),
});
export type DeskDeparture = Of<typeof DeskDeparture>;

/** A public key that verifies signed vouchers (T8). */
export const VoucherKey = shape({
  id: integer(),
  /** Raw Ed25519, base64url. */
  public_key: string(),
  /** The device that signs with this key; null for the engine. */
  device: nullable(integer()),
  /** The key does not verify vouchers sold after this instant; null while it is in use. */
  ended_at: nullable(instant()),
});
export type VoucherKey = Of<typeof VoucherKey>;

/** Places of a departure that one device may sell without a network (decision 0186). */
export const DeskLease = shape({
  id: uuid(),
  departure: integer(),
  /** Grows with each change: of two answers, the one with the higher version is newer, whatever their order of arrival. */
  version: integer(),
  /** Places that are leased and not sold, as far as the engine knows. */
  places: integer(),
  /** The start of the departure; earlier for a reseller (A26). */
  expires_at: instant(),
  /** Order numbers for sales from this lease that are not used yet. */
  numbers: list(string()),
});
export type DeskLease = Of<typeof DeskLease>;

/**
 * Sets the number of unsold places of a departure that this device holds at least (T11). The call never removes places: a device gives places back by
 * an entry of its log, so that a late call cannot free places sold since. 409 `places_taken` says how many the device could hold. A reseller renews
 * its lease by the same call.
 */
export const leasePlaces = endpoint('PUT', '/api/desk/leases/{departure}/', {
  body: shape({ places: integer({ min: 0, max: 1000 }) }),
  reply: DeskLease,
});

/**
 * A card page for the unpaid amount of a line's order, which the guest opens by a QR code (T9). The device gets no order id: it sees the result of
 * the payment in the line's `due`.
 */
export const createPaymentLink = endpoint('POST', '/api/desk/payment-links/{line}/', {
  /** Without an amount, the whole amount due. */
  body: shape({ amount: optional(decimal({ min: 0 })) }),
  reply: shape({ checkout_url: string(), amount: decimal(), currency: string() }),
  status: 201,
});

/** The most departures that a device holds and names in a request (T4b): more would not fit into a request beside the entries. */
export const MOST_DEPARTURES = 2_000;

/** The changes in a device's days: yesterday, today and the next three (T4). */
export const DeskDelta = shape({
  as_of: instant(),
  from: date(),
  to: date(),
  /** The days have more departures than a device holds (T4b). Missing if it holds all. */
  is_partial: optional(boolean()),
  departures: list(DeskDeparture),
  /** Departures of the device that do not exist any more, or that it no longer holds. */
  gone: list(integer()),
  /** The people who can act at a shared device, by name. */
  members: list(Named),
  voucher_keys: list(VoucherKey),
  /** The conflicts that staff of the account must deal with, the oldest first: at most a hundred. */
  conflicts: list(DeskConflict),
  /** The conflicts that staff have settled since yesterday, the last one first: at most twenty. Each can be reopened. */
  settled: list(DeskConflict),
  /** The leases of this device. */
  leases: list(DeskLease),
  /** The key that this device signs vouchers with, once the engine knows it. */
  signing_key: nullable(integer()),
  /** Cash of this device's office on these days. The device adds it to its own log (T12). */
  cash: optional(list(KnownEntry)),
  /** The number of notifications that the device's user has not seen, at most a hundred (B14). */
  unseen: optional(integer()),
  /** The entries of this request: all of them are stored. */
  stored: list(uuid()),
});
export type DeskDelta = Of<typeof DeskDelta>;

/** Sends the device's entries and reads the changes. The ids of the entries make it safe to repeat them at any time (T6). */
export const syncDesk = endpoint('POST', '/api/desk/sync/', {
  body: shape({
    account: optional(integer()),
    departures: list(shape({ id: integer(), version: text({ max: 64 }) }), { max: 5_000 }),
    entries: list(LogEntry, { max: 500 }),
    /** The public key of this device's signatures: raw Ed25519, base64url. */
    signing_key: optional(text({ max: 64 })),
  }),
  reply: DeskDelta,
  keyed: false,
});
/** The cash drawers of an account's devices, each from one opening to its closing (T12). CSV for `Accept: text/csv`. */
export const DrawerReply = shape({
  device: Named,
  /** The day of the opening, in the zone of the tours that were paid for, else of the account's first store. */
  date: date(),
  currency: string(),
  /** Null if cash was taken while the drawer was closed. */
  opened_at: nullable(instant()),
  opened_by: string(),
  closed_at: nullable(instant()),
  closed_by: string(),
  opening: decimal(),
  /** Cash from guests, minus cash given back to them. */
  taken: decimal(),
  /** Cash put in, minus cash taken out. */
  moved: decimal(),
  /** The cash that should be in the drawer. */
  expected: decimal(),
  /** Null while the drawer is open. */
  counted: nullable(decimal()),
  difference: nullable(decimal()),
});
export type DrawerReply = Of<typeof DrawerReply>;
export const listDrawers = endpoint('GET', '/api/desk/drawers/', {
  query: shape({
    account: optional(integer()),
    device: optional(integer()),
    /** By default the last 31 days. */
    date_from: optional(date()),
    date_to: optional(date()),
  }),
  reply: shape({ results: list(DrawerReply) }),
});

/** A tour as an account sells it at its desks: in `store`, else in the account's first store that lists the tour. */
export const readDeskTour = endpoint('GET', '/api/desk/tours/{id}/', {
  query: shape({ account: optional(integer()), store: optional(integer()) }),
  reply: Experience,
});

/** The last contact of a revoked device: by its cookie it sends the entries that it had not sent. Then it deletes its data. */
export const handOverLog = endpoint('POST', '/api/desk/session/hand-over/', {
  body: shape({ entries: list(LogEntry, { max: 500 }) }),
  reply: shape({ stored: list(uuid()) }),
  keyed: false,
});

/** The scheduled departures of an account, as resources (T10). */
export const DepartureReply = shape({
  id: integer(),
  experience: integer(),
  experience_title: string(),
  date: date(),
  time: time(),
  starts_at: instant(),
  capacity: integer(),
  sold: integer(),
  held: integer(),
  closed: boolean(),
  note: string(),
  guide: string(),
  /** The departure does not take place (B8). */
  cancelled: boolean(),
});
export type DepartureReply = Of<typeof DepartureReply>;
