import type { DeskDeparture, DeskGuest, KnownEntry, LogEntry } from '../contract/desk.ts';
import { exactMinor, type Minor, minor, toDecimal } from '../money/money.ts';

/**
 * The meaning of a log (T6). A log is a set of entries: each entry counts once, by its id, and neither the order nor the batches in which entries
 * arrive matter. An admit lets people in. An undo takes back one admit, also if the undo arrives before the admit.
 */

/** The people of a line who are in, by number, each with the first admit that let them in. */
export interface Attendance {
  readonly admitted: readonly { readonly person: number; readonly entry: KnownEntry }[];
}

/**
 * Finds the people of a line who are in.
 *
 * @param log  entries of that line; entries of other lines are ignored
 * @param people  how many people the line has; higher numbers in an admit are ignored
 */
export function attendanceOf(log: readonly KnownEntry[], line: string, people: number): Attendance {
  const admits = standingAdmits(log).filter((entry) => entry.line === line);
  const admitted = Array.from({ length: people }, (_, person) => ({
    person,
    entry: admits.find((it) => isAdmittedBy(it, person)),
  }));
  return { admitted: admitted.flatMap(({ person, entry }) => (entry ? [{ person, entry }] : [])) };
}

/** A line whose same people were let in by two devices without contact to each other. */
export interface Conflict {
  readonly line: string;
  readonly people: readonly number[];
  /** All admits that let one of these people in, oldest first. */
  readonly entries: readonly KnownEntry[];
}

/** Conflicts that staff must see. Two admits by the same device are no conflict: the device told its staff when it read the voucher again. */
export function conflictsIn(log: readonly KnownEntry[]): Conflict[] {
  return [...Map.groupBy(standingAdmits(log), ({ line }) => line)].flatMap(([line, admits]) => {
    const named = new Set(admits.flatMap(({ people }) => people ?? []));
    const people = [...named].sort((a, b) => a - b).filter((person) => hasTwoDevices(admits, person));
    const entries = admits.filter((it) => people.some((person) => isAdmittedBy(it, person)));
    return line !== undefined && people.length > 0 ? [{ line, people, entries }] : [];
  });
}

function hasTwoDevices(admits: readonly KnownEntry[], person: number): boolean {
  const by = admits.filter((it) => isAdmittedBy(it, person));
  return new Set(by.map(({ device }) => device.id)).size > 1;
}

/**
 * The attendance of a line after new entries; null if they do not change it. Guests that the office checked in stay in until an undo takes back an
 * admit.
 *
 * @param isNew  whether an entry has just arrived
 */
export function attendanceAfter(
  log: readonly KnownEntry[],
  line: string,
  people: number,
  isNew: (entry: KnownEntry) => boolean,
): 'checked_in' | 'expected' | null {
  const admits = log.filter((entry) => entry.kind === 'admit' && entry.line === line);
  const undos = log.filter((entry) => entry.kind === 'undo' && isNew(entry));
  const isTakenBack = admits.some((admit) => undos.some((it) => it.of === admit.id));
  if (!isTakenBack && !admits.some(isNew)) return null;
  if (attendanceOf(log, line, people).admitted.length > 0) return 'checked_in';
  return isTakenBack ? 'expected' : null;
}

/** The numbers of a departure, for a list of the day. */
export interface DepartureCounts {
  /** All people of booked lines, arrived or not. */
  readonly guests: number;
  readonly arrived: number;
  /** The balance due of the orders of these lines: a decimal, in the currency of the departure. */
  readonly due: string;
}

/** Counts the people of booked lines. A line that the office checked in, without an admit of a desk, has arrived with all its people. */
export function countsOf({ guests, log, currency }: DeskDeparture): DepartureCounts {
  const booked = guests.filter(({ status }) => status !== 'cancelled' && status !== 'pending');
  const byOrder = new Map(booked.map(({ number, due }) => [orderNumberOf(number), minor(due, currency)]));
  const logs = Map.groupBy(log, ({ line }) => line);
  const undos = log.filter(({ kind }) => kind === 'undo');
  const arrivedOf = (guest: DeskGuest) => {
    const entries = [...(logs.get(guest.number) ?? []), ...undos];
    const { length } = attendanceOf(entries, guest.number, peopleOf(guest)).admitted;
    return length === 0 && guest.status === 'checked_in' ? peopleOf(guest) : length;
  };
  return {
    guests: sum(booked.map(peopleOf)),
    arrived: sum(booked.map(arrivedOf)),
    due: toDecimal(sum(byOrder.values()), currency),
  };
}

export function peopleOf({ party }: Pick<DeskGuest, 'party'>): number {
  return sum(party.map(({ people }) => people));
}

/** The number of a line's order: `LF-ABC234` for `LF-ABC234-1`. */
export function orderNumberOf(line: string): string {
  return line.replace(/-\d+$/, '');
}

/** The most characters of a staff note, because every sync carries it. The history of the booking has all of it. */
const MOST_NOTE = 5000;

/** A staff note with one more line (T6). The end of a longer note stays. */
export function appendNote(note: string, line = ''): string {
  const whole = [note, line].filter(Boolean).join('\n');
  return whole.length <= MOST_NOTE ? whole : `…${whole.slice(1 - MOST_NOTE).replace(/^[\udc00-\udfff]/, '')}`;
}

/**
 * Applies entries to the departures of a snapshot that does not have them yet: a device's entries since its last sync. Entries that the snapshot
 * has are ignored. Unchanged departures are returned as they are.
 */
export function applyEntries(departures: readonly DeskDeparture[], entries: readonly KnownEntry[]): DeskDeparture[] {
  const known = new Set(departures.flatMap(({ log }) => log.map(({ id }) => id)));
  const fresh = sortedLog(entries.filter(({ id }) => !known.has(id)));
  if (fresh.length === 0) return [...departures];
  const isFresh = new Set(fresh.map(({ id }) => id));
  const all = onceTakenBack([...departures.flatMap(({ log }) => log), ...fresh]);
  const payments = all.filter(({ id, kind }) => isFresh.has(id) && (kind === 'payment' || kind === 'refund'));
  return departures.map((departure) => {
    const numbers = new Set(departure.guests.map(({ number }) => number));
    const orders = new Set(departure.guests.map(({ number }) => orderNumberOf(number)));
    const admits = new Set([...departure.log, ...fresh].flatMap((it) => (numbers.has(it.line ?? '') ? it.id : [])));
    const own = fresh.filter(({ line, of }) => numbers.has(line ?? '') || admits.has(of ?? ''));
    const paid = payments.filter(({ line = '' }) => orders.has(orderNumberOf(line)));
    if (own.length === 0 && paid.length === 0) return departure;
    const log = sortedLog([...departure.log, ...own]);
    return { ...departure, log, guests: departure.guests.map((it) => changedGuest(it, departure, log, own, paid)) };
  });
}

function changedGuest(
  guest: DeskGuest,
  { currency }: DeskDeparture,
  log: readonly KnownEntry[],
  own: readonly KnownEntry[],
  payments: readonly KnownEntry[],
): DeskGuest {
  const isOwn = new Set(own);
  const attendance = attendanceAfter(log, guest.number, peopleOf(guest), (it) => isOwn.has(it));
  const notes = own.filter(({ kind, line }) => kind === 'note' && line === guest.number);
  const ofOrder = payments.filter(({ line = '' }) => orderNumberOf(line) === orderNumberOf(guest.number));
  const amount = sum(ofOrder.map((it) => paidBy(it, currency)));
  const left = minor(guest.due, currency) - minor(guest.over ?? '0', currency) - amount;
  const { over: _over, ...others } = guest;
  return {
    ...others,
    status: statusAfter(guest.status, attendance),
    staff_note: notes.reduce((note, { text }) => appendNote(note, text), guest.staff_note),
    paid: toDecimal(minor(guest.paid, currency) + amount, currency),
    due: toDecimal(Math.max(0, left), currency),
    ...(left < 0 && { over: toDecimal(-left, currency) }),
  };
}

function statusAfter(status: DeskGuest['status'], attendance: ReturnType<typeof attendanceAfter>): DeskGuest['status'] {
  if (attendance === 'checked_in' && (status === 'booked' || status === 'no_show')) return 'checked_in';
  return attendance === 'expected' && status === 'checked_in' ? 'booked' : status;
}

/** The amount of a payment, below 0 of a refund, or 0 if it is not in that currency: the engine will report it as a conflict. */
function paidBy({ kind, amount = '', currency }: KnownEntry, expected: string): Minor {
  const paid = currency === expected ? (exactMinor(amount, expected) ?? 0) : 0;
  return kind === 'refund' ? -paid : paid;
}

/** The sorted log in which each payment is taken back only once, by the first refund `of` it. */
export function onceTakenBack(log: readonly KnownEntry[]): KnownEntry[] {
  const taken = new Set<string>();
  return sortedLog(log).filter(({ kind, of }) => {
    if (kind !== 'refund' || of === undefined) return true;
    const isFirst = !taken.has(of);
    taken.add(of);
    return isFirst;
  });
}

/** Admits without an undo, each once, oldest first. */
function standingAdmits(log: readonly KnownEntry[]): KnownEntry[] {
  const undone = new Set(log.flatMap(({ kind, of }) => (kind === 'undo' && of ? [of] : [])));
  return sortedLog(log.filter(({ kind, id }) => kind === 'admit' && !undone.has(id)));
}

function isAdmittedBy({ people }: KnownEntry, person: number): boolean {
  return people?.includes(person) ?? false;
}

/** Each entry once, in the order of the log: the result does not depend on the order of arrival. */
export function sortedLog(entries: readonly KnownEntry[]): KnownEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()].sort(logOrder);
}

/** The one order of a log (T6): by the instant to the millisecond, then as the device wrote its entries, then by the id. */
export function logOrder(a: LogEntry, b: LogEntry): number {
  const byTime = Date.parse(a.at) - Date.parse(b.at) || (a.sequence ?? 0) - (b.sequence ?? 0);
  return byTime || Number(a.id > b.id) - Number(a.id < b.id);
}

function sum(amounts: Iterable<number>): number {
  return Array.from(amounts).reduce((total, amount) => total + amount, 0);
}
