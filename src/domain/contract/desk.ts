import { permissions } from '../permissions.ts';
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

/** The desk at `/desk/`: sessions of its devices, what a device holds, and the log of what it did (T). */

const Named = shape({ id: integer(), name: string() });

/** Who a device acts for and what it may do; `access` signs the other calls and lives in memory only (T2). */
export const DeskSession = shape({
  access: string(),
  /** Seconds until `access` is over. */
  expires_in: integer(),
  server_now: instant(),
  device: shape({ id: integer(), name: string(), is_shared: boolean() }),
  /** Who signed in, or who enrolled the device. */
  user: shape({ id: integer(), name: string(), email: string() }),
  /** With the language in which it writes. A session that is stored by an earlier version of the desk lacks it. */
  account: shape({ id: integer(), name: string(), language: optional(choice(...languageCodes)) }),
  /** The accounts of the user, for a device that somebody signed in at; an enrolled device has one. */
  accounts: list(Named),
  stores: list(
    shape({
      id: integer(),
      title: string(),
      time_zone: string(),
      currency: string(),
      /** The host at which visitors see it, where it has one of its own. */
      domain: optional(string()),
      /** How money can be taken by hand, besides cash. */
      payment_types: list(shape({ id: string(), title: string() })),
    }),
  ),
  permissions: list(choice(...permissions)),
});
export type DeskSession = Of<typeof DeskSession>;

const deviceName = () => text({ max: 100 });

/** Shows that this browser was a device before, though its cookie is gone (T2): signed by the key of that device's vouchers. */
export const DeviceProof = shape({
  /** Raw Ed25519, base64url. */
  public_key: text({ max: 64 }),
  /** The signature of `deviceProofText`, base64url. */
  signature: text({ max: 128 }),
});
export type DeviceProof = Of<typeof DeviceProof>;

/** The answers of these calls are secrets: none takes an `Idempotency-Key` (A34). */
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
/** By the device's cookie: a new access token, and 90 more days. 401 `device_revoked` tells the device to wipe itself. */
export const renewSession = endpoint('POST', '/api/desk/session/renew/', {
  body: shape({ account: optional(integer()) }),
  reply: DeskSession,
  keyed: false,
});
export const endSession = endpoint('DELETE', '/api/desk/session/', { keyed: false });

export const DeskDevice = shape({
  id: integer(),
  name: string(),
  /** Enrolled for several people; else one user signed in at it. */
  is_shared: boolean(),
  user: string(),
  /** Of its permissions; '' where it has all of its user's. */
  role: string(),
  created_at: instant(),
  last_contact_at: instant(),
  expires_at: instant(),
  /** Places that it has leased and not reported as sold: it may have sold them since its last contact. */
  leased: integer(),
});
export type DeskDevice = Of<typeof DeskDevice>;
const ofAccount = shape({ account: optional(integer()) });
export const listDevices = endpoint('GET', '/api/desk/devices/', {
  query: ofAccount,
  reply: shape({ results: list(DeskDevice) }),
});
/** Ends a device: refused from now on, and wiped at its next contact. */
export const revokeDevice = endpoint('DELETE', '/api/desk/devices/{id}/');

/** A code that enrols one device within ten minutes. */
export const createEnrolment = endpoint('POST', '/api/desk/enrolments/', {
  body: shape({ account: optional(integer()), name: deviceName(), role: text({ max: 50 }) }),
  reply: shape({ code: string(), expires_at: instant() }),
  status: 201,
  keyed: false,
});

/** The number of a line as its voucher prints it: `LF-ABC234-1`. */
const lineNumber = () => string();

/**
 * What was sold at a counter (T9): the order will have the number of the entry's `line`, its places come out of the lease `of`, and `total` is
 * the price that the guest agreed to.
 */
export const DeskSale = shape({
  ...selection,
  experience_id: integer(),
  first_name: text({ max: 512, blank: true }),
  last_name: text({ max: 512, blank: true }),
  email: text({ max: 254, blank: true }),
  phone_number: text({ max: 64, blank: true }),
  /** Names of those who come, as far as they are known: at most as many as the party has people. */
  participants: optional(
    list(shape({ first_name: text({ max: 512, blank: true }), last_name: text({ max: 512, blank: true }) }), {
      max: 1000,
    }),
  ),
  total: decimal({ min: 0, isPlain: true }),
});
export type DeskSale = Of<typeof DeskSale>;

/**
 * One act at a desk (T6). The engine refuses none: `kind` may be newer than the engine, and each kind reads its own fields. Kinds:
 * - `admit`: `people` of `line` came in; `code` is the hash of the voucher's code, if one was scanned. `undo`: the entry `of`, an admit, was a mistake.
 * - `note` on `line`. `payment`: money taken for the order of `line`. `sale` of `line` from the lease `of`.
 * - `refund`: money given back for the order of `line`; with `of`, that payment was a mistake, and is taken back once.
 * - `give_back`: `places` of the lease `of` that the device will not sell. `settle`: staff have seen to the conflict of the entry `of`.
 *   `accept`: staff let the entry `of` count, which was not allowed.
 * - `drawer_open`, `drawer_move` and `drawer_close`.
 * - `cash`: written by the engine for cash that staff took for an order, or gave back (below 0), in the office of this device.
 *
 * People are numbered from 0 in the order of the line's party.
 */
const logEntry = {
  id: uuid(),
  kind: text({ max: 32 }),
  /** By the corrected clock of the device. */
  at: instant(),
  /** Who did it, by name. */
  who: text({ max: 200, blank: true }),
  line: optional(text({ max: 64, blank: true })),
  departure: optional(integer()),
  code: optional(text({ max: 64, blank: true })),
  people: optional(list(integer({ min: 0, max: 9_999 }), { max: 10_000 })),
  of: optional(uuid()),
  text: optional(text({ max: 5000, blank: true })),
  places: optional(integer({ min: 1, max: 1000 })),
  /** The money of a payment, a refund or the drawer; a drawer's move may be negative. */
  amount: optional(decimal({ isPlain: true })),
  currency: optional(text({ max: 8, blank: true })),
  /** How money came: `cash` goes through the drawer, any other is a manual payment type of the store. */
  type: optional(text({ max: 512, blank: true })),
  sale: optional(DeskSale),
};
export const LogEntry = shape(logEntry);
export type LogEntry = Of<typeof LogEntry>;

/** An entry as the engine knows it: with the device that wrote it. */
export const KnownEntry = shape({ ...logEntry, device: Named });
export type KnownEntry = Of<typeof KnownEntry>;

/** An entry that could not do what it says, of which staff must know (T9): its money was taken, or its guests have a voucher. */
export const DeskConflict = shape({
  ...logEntry,
  device: Named,
  reason: choice(
    /** The places of a sale, or of the order that was paid, have gone. */
    'places_gone',
    /** A sale has a number that its device was not given, or that another sale has. */
    'wrong_number',
    /** What was sold is not in the catalogue any more. */
    'not_in_catalogue',
    /** A sale was made for a price that is not that of the catalogue: it counts. */
    'other_price',
    /** An extra of a sale has run out: the sale counts without it. */
    'extra_gone',
    /** Money was taken for an order that is not there (yet). */
    'no_order',
    /** Money was taken for an order that another account has sold. */
    'other_seller',
    /** The device might not do that when its entry arrived, or was revoked before: the entry waits until staff accept it (T6). */
    'not_allowed',
    /** Money was taken for an order that is cancelled. */
    'order_cancelled',
    /** A reseller's sale without an agreement, or not by the supplier's price or limits: it waits until the supplier accepts it (A26). */
    'not_agreed',
    /** More money was taken than was due: it counts. */
    'overpaid',
    /** Money was taken or given back in another currency than the order's, its amount is none, or more was given back than was paid. */
    'wrong_amount',
  ),
  /** Whether staff of this account may let it count: otherwise they can only mark it as done. */
  can_accept: optional(boolean()),
});
export type DeskConflict = Of<typeof DeskConflict>;

/** One line of an order, without anything that pays, cancels or admits: no order id, no voucher code (T5). */
export const DeskGuest = shape({
  number: lineNumber(),
  /** `codeHash` of the voucher's code. */
  code: string(),
  status: choice('booked', 'pending', 'cancelled', 'no_show', 'checked_in'),
  first_name: string(),
  last_name: string(),
  email: string(),
  phone: string(),
  /** By category, in the order in which people are numbered. */
  party: list(shape({ title: string(), people: integer() })),
  /** Names of those who come, as far as they are known. */
  names: list(string()),
  pickup: nullable(string()),
  extras: list(shape({ title: string(), quantity: integer() })),
  answers: list(shape({ title: string(), value: string() })),
  /** Of the whole order, in the currency of the departure. */
  paid: decimal(),
  due: decimal(),
  /** Money that was paid beyond the price of the order. */
  over: optional(decimal()),
  /** Of the buyer, and of those who check in. */
  note: string(),
  staff_note: string(),
  /** The store that sold it, where it is another account's. */
  seller: optional(string()),
});
export type DeskGuest = Of<typeof DeskGuest>;

export const DeskDeparture = shape({
  id: integer(),
  /** Changes with anything below. */
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
  /** It does not take place (B8); left out where it does. */
  is_cancelled: optional(boolean()),
  note: string(),
  guide: string(),
  guests: list(DeskGuest),
  /** What desks did with these guests, oldest first. */
  log: list(KnownEntry),
});
export type DeskDeparture = Of<typeof DeskDeparture>;

/** A public key that vouchers are signed with (T8). */
export const VoucherKey = shape({
  id: integer(),
  /** Raw Ed25519, base64url. */
  public_key: string(),
  /** The device that signs with it; null for the engine. */
  device: nullable(integer()),
  /** Signatures of vouchers sold after this are worth nothing; null while it is in use. */
  ended_at: nullable(instant()),
});
export type VoucherKey = Of<typeof VoucherKey>;

/** Places of a departure that one device may sell without a network (decision 0186). */
export const DeskLease = shape({
  id: uuid(),
  departure: integer(),
  /** Grows with each change: of two answers the one with the higher version is newer, in whatever order they arrive. */
  version: integer(),
  /** Leased and not sold, as far as the engine knows. */
  places: integer(),
  /** The start of the departure; for a reseller earlier (A26). */
  expires_at: instant(),
  /** Order numbers for sales from this lease, none used yet. */
  numbers: list(string()),
});
export type DeskLease = Of<typeof DeskLease>;

/**
 * Lets this device hold at least so many unsold places of a departure (T11). It never takes any away: a device gives places back by an entry
 * of its log, so that a call that arrives late cannot free what was sold since. 409 `places_taken` says how many the device could hold. A reseller
 * renews its lease by the same call.
 */
export const leasePlaces = endpoint('PUT', '/api/desk/leases/{departure}/', {
  body: shape({ places: integer({ min: 0, max: 1000 }) }),
  reply: DeskLease,
});

/**
 * A card page for what the order of a line owes, which the guest opens by a QR code (T9). The device learns of no order: how the payment went is
 * seen in what the line still owes.
 */
export const createPaymentLink = endpoint('POST', '/api/desk/payment-links/{line}/', {
  /** All that is due where no amount is said. */
  body: shape({ amount: optional(decimal({ min: 0 })) }),
  reply: shape({ checkout_url: string(), amount: decimal(), currency: string() }),
  status: 201,
});

/** What changed of the days that a device holds: yesterday, today and the next three (T4). */
export const DeskDelta = shape({
  as_of: instant(),
  from: date(),
  to: date(),
  departures: list(DeskDeparture),
  /** Departures of the device that are not there any more. */
  gone: list(integer()),
  /** Who can act at a shared device, by name. */
  members: list(Named),
  voucher_keys: list(VoucherKey),
  /** What staff of the account have to see to, the oldest first: at most a hundred. */
  conflicts: list(DeskConflict),
  /** Of this device. */
  leases: list(DeskLease),
  /** The key that this device signs vouchers with, once the engine knows it. */
  signing_key: nullable(integer()),
  /** Cash of this device's office, of these days: the device adds it to its own log (T12). */
  cash: optional(list(KnownEntry)),
  /** Notifications that its reader has not seen, at most a hundred (B14). */
  unseen: optional(integer()),
  /** The entries of this request: all of them are stored. */
  stored: list(uuid()),
});
export type DeskDelta = Of<typeof DeskDelta>;

/** Hands over what the device did and asks what changed. Entries have ids of their own, which repeat them safely for ever (T6). */
export const syncDesk = endpoint('POST', '/api/desk/sync/', {
  body: shape({
    account: optional(integer()),
    departures: list(shape({ id: integer(), version: text({ max: 64 }) }), { max: 5_000 }),
    entries: list(LogEntry, { max: 500 }),
    /** The public key that this device signs with: raw Ed25519, base64url. */
    signing_key: optional(text({ max: 64 })),
  }),
  reply: DeskDelta,
  keyed: false,
});
/** What the cash drawers of an account's devices took in, each from its opening to its closing (T12). CSV for `Accept: text/csv`. */
export const DrawerReply = shape({
  device: Named,
  /** The day of the opening, by the clock of the tours that were paid for, else of the account's first store. */
  date: date(),
  currency: string(),
  /** Null where cash was taken with a closed drawer. */
  opened_at: nullable(instant()),
  opened_by: string(),
  closed_at: nullable(instant()),
  closed_by: string(),
  opening: decimal(),
  /** From guests, less what was given back to them. */
  taken: decimal(),
  /** Put in, less what was taken out. */
  moved: decimal(),
  /** What should be in it. */
  expected: decimal(),
  /** Null while it is open. */
  counted: nullable(decimal()),
  difference: nullable(decimal()),
});
export type DrawerReply = Of<typeof DrawerReply>;
export const listDrawers = endpoint('GET', '/api/desk/drawers/', {
  query: shape({
    account: optional(integer()),
    device: optional(integer()),
    /** The last 31 days where none is said. */
    date_from: optional(date()),
    date_to: optional(date()),
  }),
  reply: shape({ results: list(DrawerReply) }),
});

/** A tour as an account sells it at its desks: in `store`, else in its first store that lists the tour. */
export const readDeskTour = endpoint('GET', '/api/desk/tours/{id}/', {
  query: shape({ account: optional(integer()), store: optional(integer()) }),
  reply: Experience,
});

/** The last contact of a revoked device: by its cookie it hands over what it had not sent. Then it wipes itself. */
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
  /** It does not take place (B8). */
  cancelled: boolean(),
});
export type DepartureReply = Of<typeof DepartureReply>;
