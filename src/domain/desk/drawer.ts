import type { KnownEntry, LogEntry } from '../contract/desk.ts';
import { exactMinor, type Minor } from '../money/money.ts';
import { onceTakenBack } from './log.ts';

/** The payment type whose money goes into the drawer. */
export const CASH = 'cash';

/** The kind of the engine's entries about cash that staff took, or gave back (below 0), in the office of a device. */
export const OFFICE_CASH = 'cash';

/** Cash of one device in one currency, from one opening of its drawer to the next. Amounts are minor units. */
export interface DrawerSession {
  /** Null if cash was taken while the drawer was closed. */
  readonly opened: KnownEntry | null;
  readonly closed: KnownEntry | null;
  /** The cash in the drawer at its opening. */
  readonly opening: Minor;
  /** Cash from guests, minus cash given back to them. */
  readonly taken: Minor;
  /** The cash given back to guests, at least 0. */
  readonly returned: Minor;
  /** Cash put in, minus cash taken out. */
  readonly moved: Minor;
  /** The cash that should be in the drawer: opening, taken and moved. */
  readonly expected: Minor;
  /** The cash that somebody counted at the end; null while the drawer is open. */
  readonly counted: Minor | null;
  /** Counted minus expected. */
  readonly difference: Minor | null;
  /** The session's entries, oldest first. */
  readonly entries: readonly KnownEntry[];
}

/**
 * The sessions of a drawer (T12), oldest first.
 *
 * @param log  the log of one device; entries without cash do not count
 */
export function drawerOf(log: readonly KnownEntry[], currency: string): DrawerSession[] {
  const acts = onceTakenBack(log).filter((it) => isDrawerAct(it) && it.currency === currency);
  const sessions: KnownEntry[][] = [];
  let isOver = true;
  for (const act of acts) {
    if (isOver || act.kind === 'drawer_open') sessions.push([]);
    sessions.at(-1)?.push(act);
    isOver = act.kind === 'drawer_close';
  }
  return sessions.map((entries) => sessionOf(entries, currency));
}

/** Whether an entry changes the cash in the drawer, or counts it. */
export function isDrawerAct({ kind, type }: LogEntry): boolean {
  return (
    kind.startsWith('drawer_') || kind === OFFICE_CASH || ((kind === 'payment' || kind === 'refund') && type === CASH)
  );
}

function sessionOf(entries: readonly KnownEntry[], currency: string): DrawerSession {
  const amountOf = ({ amount = '' }: KnownEntry) => exactMinor(amount, currency) ?? 0;
  const find = (kind: string) => entries.find((it) => it.kind === kind) ?? null;
  const sum = (kind: string) =>
    entries.reduce((total, entry) => (entry.kind === kind ? total + amountOf(entry) : total), 0);
  const [opened, closed] = [find('drawer_open'), find('drawer_close')];
  const [opening, moved] = [sum('drawer_open'), sum('drawer_move')];
  const refunded = sum('refund');
  const taken = sum('payment') + sum(OFFICE_CASH) - refunded;
  const ofOffice = entries.filter((it) => it.kind === OFFICE_CASH).map(amountOf);
  const returned = ofOffice.reduce((total, amount) => total + Math.max(0, -amount), refunded);
  const expected = opening + taken + moved;
  const counted = closed && amountOf(closed);
  const difference = counted === null ? null : counted - expected;
  return { opened, closed, opening, taken, returned, moved, expected, counted, difference, entries };
}

/** Sums in notes that a guest is likely to give for an amount: at most four above it, and at most five times as much; the lowest first, in minor units. */
export function cashChoices(due: Minor): Minor[] {
  if (due <= 0) return [];
  const size = 10 ** Math.floor(Math.log10(due));
  const steps = [0.5, 1, 2, 5, 10, 20, 50].map((step) => Math.max(1, step * size));
  const sums = steps.map((step) => Math.ceil(due / step) * step).filter((sum) => sum > due && sum <= 5 * due);
  return [...new Set(sums)].sort((a, b) => a - b).slice(0, MOST);
}

const MOST = 4;
