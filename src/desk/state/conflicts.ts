import { atom } from 'jotai';
import type { DeskConflict, LogEntry } from '#domain/contract/desk.ts';
import { conflictsIn, orderNumberOf } from '#domain/desk/log.ts';
import { isSale, type SaleEntry } from '#domain/desk/own-sales.ts';
import { daysAtom, departuresAtom } from './days.ts';
import { logAtom, unsentOf } from './log.ts';

/** The last unsent decision of this device about each entry that the engine could not apply. */
const decisionsAtom = atom((get): ReadonlyMap<string, string> => {
  const isDecision = ({ kind }: LogEntry) => ['settle', 'accept', 'reopen'].includes(kind);
  return new Map(unsentOf(get(logAtom)).flatMap((it) => (isDecision(it) && it.of ? [[it.of, it.kind] as const] : [])));
});

/** Entries of the account that the engine could not apply, and that nobody has settled or accepted (T9). */
export const refusedEntriesAtom = atom((get): readonly DeskConflict[] => {
  const { conflicts = [], settled = [] } = get(daysAtom) ?? {};
  const decisions = get(decisionsAtom);
  const reopened = settled.filter(({ id }) => decisions.get(id) === 'reopen');
  return [...conflicts.filter(({ id }) => (decisions.get(id) ?? 'reopen') === 'reopen'), ...reopened];
});

/** Entries that staff have settled lately, the last one first. Each can be reopened. */
export const settledEntriesAtom = atom((get): readonly DeskConflict[] => {
  const { conflicts = [], settled = [] } = get(daysAtom) ?? {};
  const decisions = get(decisionsAtom);
  const own = conflicts.filter(({ id }) => decisions.get(id) === 'settle');
  return [...own, ...settled.filter(({ id }) => decisions.get(id) !== 'reopen')];
});

/** Guests that two devices admitted without contact to each other (T6). */
export const conflictsAtom = atom((get) =>
  get(departuresAtom).flatMap((departure) => conflictsIn(departure.log).map((it) => ({ ...it, departure }))),
);

/** The entries about one booking that staff settle together, such as a sale and its money. An entry without a booking is alone. */
export interface ConflictGroup {
  /** The number of the booking, or the id of the entry. */
  readonly key: string;
  readonly entries: readonly DeskConflict[];
}

export function groupsOf(entries: readonly DeskConflict[]): ConflictGroup[] {
  const byBooking = Map.groupBy(entries, ({ line, id }) => (line === undefined ? id : orderNumberOf(line)));
  const saleFirst = (a: DeskConflict, b: DeskConflict) => Number(isSale(b)) - Number(isSale(a));
  return [...byBooking].map(([key, ofBooking]) => ({ key, entries: ofBooking.toSorted(saleFirst) }));
}

/** Reasons for which a sale has become no booking, so that staff book it again. */
const UNBOOKED: ReadonlySet<DeskConflict['reason']> = new Set(['wrong_number', 'not_in_catalogue', 'places_gone']);

/** The sale that staff can book again; null without one. */
export function saleToRepeat(entries: readonly DeskConflict[]): (DeskConflict & SaleEntry) | null {
  return entries.find((it): it is DeskConflict & SaleEntry => isSale(it) && UNBOOKED.has(it.reason)) ?? null;
}

/** The money that was taken for a refused sale, and that waits for a booking. */
export function unbookedMoney(entries: readonly DeskConflict[]): DeskConflict[] {
  return entries.filter(({ kind, reason }) => kind === 'payment' && reason === 'no_order');
}
