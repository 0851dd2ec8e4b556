import type { DeskDeparture, DeskGuest, KnownEntry } from '../contract/desk.ts';
import { minor } from '../money/money.ts';
import { gateHours, isForToday } from './gate-hours.ts';
import { type Attendance, attendanceOf, conflictsIn, peopleOf } from './log.ts';

/** The content of a signed voucher. */
export interface ScannedVoucher {
  readonly number: string;
  /** Id of the departure that it was sold for. */
  readonly departure: number;
  /** Instants. */
  readonly starts_at: string;
  readonly sold_at: string;
  readonly people: number;
}

/** A voucher that was read, or a line that was chosen; verified as far as this device can. */
export type Scan =
  /** A printed code; `hash` is its `codeHash`, `number` the line that it names. */
  | { readonly kind: 'code'; readonly number: string; readonly hash: string }
  | { readonly kind: 'signed'; readonly voucher: ScannedVoucher; readonly state: 'genuine' | 'forged' | 'unknown_key' }
  /** Chosen by hand, from a list or by its number. */
  | { readonly kind: 'line'; readonly number: string }
  | { readonly kind: 'unreadable'; readonly text: string };

/** The data from which a device computes a verdict. */
export interface VerdictDesk {
  /** With this device's entries since `as_of` applied. */
  readonly departures: readonly DeskDeparture[];
  /** Entries of this device: they also have the admits of vouchers that are not in the list. */
  readonly entries: readonly KnownEntry[];
  /** The instant of the last sync. */
  readonly as_of: string;
  /** The departure that staff have chosen; null if they admit all departures of the day. */
  readonly departure: number | null;
  /** The company's time zone, for vouchers of departures that are not here. */
  readonly time_zone: string;
}

/**
 * The reason of a scan's verdict. Compared with the reasons of pretix' check-in:
 *
 * | pretix | here |
 * |---|---|
 * | canceled | `cancelled` |
 * | unpaid, unapproved | `not_paid` for a pending order; `balance_due` where a deposit is paid |
 * | already_redeemed | `used`; `conflict` where two devices admitted the same people |
 * | invalid_time | `another_day`, `too_early`, `too_late` |
 * | product | `other_departure`, `moved` |
 * | invalid | `unknown`, `no_voucher`, `forged` |
 * | ambiguous | none: a hash or a number names one line |
 * | revoked | `cancelled`, or `not_in_list` where the list has the line no more |
 * | incomplete | none: open questions are shown, and stop nobody |
 * | blocked, rules | none: the desk has no such rules |
 * | (none) | `departure_cancelled`, `rest_of_party`, `genuine_unknown`, `unknown_key`, `no_show` |
 */
export type VerdictReason = keyof typeof verdicts;

const verdicts = {
  expected: 'come_in',
  /** Some of the party are in; the others may come in. */
  rest_of_party: 'come_in',
  /** All of the party are in. */
  used: 'stop',
  cancelled: 'stop',
  /** The tour does not take place (B8). */
  departure_cancelled: 'stop',
  another_day: 'stop',
  not_paid: 'stop',
  forged: 'stop',
  /** A code or number that the list does not have, although it should. */
  unknown: 'stop',
  /** The text is no voucher. */
  no_voucher: 'stop',
  balance_due: 'look',
  /** Today, but at another time or of another tour. */
  other_departure: 'look',
  /** The list has the line at another departure than the voucher: the booking was changed after the sale. */
  moved: 'look',
  /** Genuine, but sold so late that the list cannot have it. */
  genuine_unknown: 'look',
  /** The list should have it, or is too old to say. */
  not_in_list: 'look',
  /** Signed with a key that this device does not have. */
  unknown_key: 'look',
  /** Two devices admitted the same people, so staff must count the guests. */
  conflict: 'look',
  /** The office has noted that they did not come. */
  no_show: 'look',
  too_early: 'look',
  too_late: 'look',
} as const;

/** The verdict of a scan, as staff see it (T7). Staff can admit a `look` by one more tap, and cannot admit a `stop`. */
export interface ScanVerdict {
  readonly at: Temporal.Instant;
  readonly verdict: 'come_in' | 'look' | 'stop';
  readonly reason: VerdictReason;
  /** Number of the line; null if it is unknown. */
  readonly number: string | null;
  readonly guest: DeskGuest | null;
  /** The departure at which the list has the guest. */
  readonly departure: DeskDeparture | null;
  readonly voucher: ScannedVoucher | null;
  /** The people who may still come in, by number; empty for a stop. */
  readonly people: readonly number[];
  /** The size of the whole party; 0 if it is unknown. */
  readonly party: number;
  /** The people who are in. */
  readonly admitted: Attendance['admitted'];
  /** The latest admit of these people. */
  readonly by: KnownEntry | null;
}

/** A list this much older than a scan may lack later sales. */
const STALE_MINUTES = 10;
/** The list should have a voucher that was sold this many hours before it. Devices without a network deliver their sales later. */
const DELIVERY_HOURS = 24;
/** The most people that an entry of the log may name: a voucher without a verified signature may claim any number. */
const MOST_PEOPLE = 10_000;
/** The number of people who may come in with a code whose party is unknown. */
const MOST_UNLISTED = 20;

/** The verdict of a scan (T7): the list decides if it has the line, else the signature decides. Never throws. */
export function verdictOfScan(scan: Scan, desk: VerdictDesk, now: Temporal.Instant): ScanVerdict {
  if (scan.kind === 'unreadable') return unlisted('no_voucher', scan, desk, now);
  if (scan.kind === 'signed' && scan.state === 'forged') return unlisted('forged', scan, desk, now);
  const found = findGuest(scan, desk);
  if (!found) return unlisted(reasonOfUnlisted(scan, desk, now), scan, desk, now);

  const { guest, departure } = found;
  const party = peopleOf(guest);
  const { admitted } = attendanceOf([...departure.log, ...desk.entries], guest.number, party);
  const reason = reasonOfGuest(scan, desk, now, { ...found, party, admitted });
  return verdict(reason, {
    at: now,
    number: guest.number,
    guest,
    departure,
    voucher: scan.kind === 'signed' ? scan.voucher : null,
    party,
    admitted,
  });
}

/** The verdict of a guest chosen in the list of a departure: the same as for a scan at its gate (T7). */
export function verdictInList(guest: DeskGuest, departure: DeskDeparture, now: Temporal.Instant): ScanVerdict {
  const log = departure.log.filter(({ kind, line }) => kind === 'undo' || line === guest.number);
  const departures = [{ ...departure, guests: [guest], log }];
  const { id, time_zone } = departure;
  const desk = { departures, entries: [], as_of: now.toString(), departure: id, time_zone };
  return verdictOfScan({ kind: 'line', number: guest.number }, desk, now);
}

function verdict(reason: VerdictReason, of: Omit<ScanVerdict, 'verdict' | 'reason' | 'people' | 'by'>): ScanVerdict {
  const isIn = new Set(of.admitted.map(({ person }) => person));
  const isStop = verdicts[reason] === 'stop';
  const size = of.party || MOST_UNLISTED;
  const people = isStop ? [] : Array.from({ length: size }, (_, person) => person).filter((it) => !isIn.has(it));
  return { ...of, verdict: verdicts[reason], reason, people, by: lastOf(of.admitted.map(({ entry }) => entry)) };
}

function lastOf(entries: readonly KnownEntry[]): KnownEntry | null {
  return entries.reduce<KnownEntry | null>(
    (last, it) => (last && Date.parse(last.at) >= Date.parse(it.at) ? last : it),
    null,
  );
}

interface Found {
  readonly guest: DeskGuest;
  readonly departure: DeskDeparture;
}

function findGuest(scan: Exclude<Scan, { kind: 'unreadable' }>, { departures }: VerdictDesk): Found | null {
  const number = scan.kind === 'signed' ? scan.voucher.number : scan.number;
  for (const departure of departures) {
    const guest = departure.guests.find((it) => (scan.kind === 'code' ? it.code === scan.hash : it.number === number));
    if (guest) return { guest, departure };
  }
  return null;
}

function reasonOfGuest(
  scan: Scan,
  desk: VerdictDesk,
  now: Temporal.Instant,
  { guest, departure, party, admitted }: Found & { party: number; admitted: Attendance['admitted'] },
): VerdictReason {
  if (guest.status === 'cancelled') return 'cancelled';
  if (departure.is_cancelled) return 'departure_cancelled';
  if (!isForToday(departure, now)) return 'another_day';
  if (guest.status === 'pending') return 'not_paid';
  const isCheckedInByOffice = guest.status === 'checked_in' && admitted.length === 0;
  if (isCheckedInByOffice || (party > 0 && admitted.length === party)) return 'used';

  if (conflictsIn([...departure.log, ...desk.entries]).some(({ line }) => line === guest.number)) return 'conflict';
  if (scan.kind === 'signed' && scan.voucher.departure !== departure.id) return 'moved';
  if (desk.departure !== null && desk.departure !== departure.id) return 'other_departure';
  const hours = desk.departure === null ? gateHours(departure.starts_at, now) : null;
  if (hours !== null) return hours;
  if (scan.kind === 'signed' && scan.state === 'unknown_key') return 'unknown_key';
  if (guest.status === 'no_show') return 'no_show';
  if (minor(guest.due, departure.currency) > 0) return 'balance_due';
  return admitted.length > 0 ? 'rest_of_party' : 'expected';
}

function unlisted(reason: VerdictReason, scan: Scan, desk: VerdictDesk, now: Temporal.Instant): ScanVerdict {
  const voucher = scan.kind === 'signed' ? scan.voucher : null;
  const number = scan.kind === 'unreadable' || reason === 'forged' ? null : (voucher?.number ?? numberOf(scan));
  const party = Math.min(voucher?.people ?? 0, MOST_PEOPLE);
  const { admitted } = attendanceOf(desk.entries, number ?? '', party || MOST_UNLISTED);
  const isUsed = reason !== 'forged' && admitted.length > 0 && (party === 0 || admitted.length === party);
  return verdict(isUsed ? 'used' : reason, { at: now, number, guest: null, departure: null, voucher, party, admitted });
}

function numberOf(scan: Scan): string | null {
  return 'number' in scan ? scan.number : null;
}

function reasonOfUnlisted(
  scan: Exclude<Scan, { kind: 'unreadable' }>,
  desk: VerdictDesk,
  now: Temporal.Instant,
): VerdictReason {
  const isStale = -hoursBetween(now, desk.as_of) * 60 > STALE_MINUTES;
  if (scan.kind === 'line') return 'unknown';
  if (scan.kind === 'code') return isStale ? 'not_in_list' : 'unknown';
  if (scan.state === 'unknown_key') return isStale ? 'unknown_key' : 'unknown';

  const { voucher } = scan;
  const { time_zone } = desk.departures.find(({ id }) => id === voucher.departure) ?? desk;
  if (!isForToday({ starts_at: voucher.starts_at, time_zone }, now)) return 'another_day';
  if (desk.departure !== null && voucher.departure !== desk.departure) return 'other_departure';
  const isOlder = hoursBetween(Temporal.Instant.from(voucher.sold_at), desk.as_of) > DELIVERY_HOURS;
  return isOlder ? 'not_in_list' : 'genuine_unknown';
}

/** Hours from the first instant to the second. */
function hoursBetween(first: Temporal.Instant, second: string): number {
  return first.until(Temporal.Instant.from(second)).total('hours');
}
