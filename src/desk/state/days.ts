import { atom } from 'jotai';
import { array, boolean, type Infer, integer, optional, string, type } from 'superstruct';
import {
  DeskConflict,
  type DeskDelta,
  DeskDeparture,
  DeskLease,
  type KnownEntry,
  type LogEntry,
  MOST_DEPARTURES,
  syncDesk,
  VoucherKey,
} from '#domain/contract/desk.ts';
import { isDrawerAct } from '#domain/desk/drawer.ts';
import { applyEntries } from '#domain/desk/log.ts';
import { withLeases, withSales } from '#domain/desk/own-sales.ts';
import { dayIn } from '#domain/time/zone.ts';
import { confirmClockAtom, loadClockAtom } from './clock-trust.ts';
import { contactAtom, nowAtom } from './contact.ts';
import { deskStoreAtom, ownValue, withBuild } from './device.ts';
import { leasesAtom, loadLeasesAtom, takeLeasesAtom } from './leases.ts';
import { logAtom, nextBatch, type OwnEntry, parseLog, setAside, unsentOf, withSent } from './log.ts';
import { unseenAtom } from './notifications.ts';
import { sessionAtom, sessionStateAtom } from './session.ts';
import { confirmKeyAtom, loadSigningAtom, unregisteredKeyAtom } from './signing.ts';
import { zoneAtom } from './time.ts';
import { loadToursAtom, refreshToursAtom, toursAtom } from './tours.ts';
import { actorAtom } from './who.ts';

/** The days that this device holds, as of its last sync. */
const StoredDays = type({
  account: integer(),
  as_of: string(),
  from: string(),
  to: string(),
  /** The days have more departures than this device holds. Missing if it holds all. */
  is_partial: optional(boolean()),
  departures: array(DeskDeparture),
  members: array(type({ id: integer(), name: string() })),
  voucher_keys: array(VoucherKey),
  conflicts: array(DeskConflict),
  /** Conflicts that staff have settled since yesterday. */
  settled: array(DeskConflict),
  /** The leases that `held` of the departures counts. */
  leases: array(DeskLease),
});
export type Days = Readonly<Infer<typeof StoredDays>>;

const heldAtom = atom<Days | null>(null);
/** The days of the account that is signed in: null until the first sync and after the session, also if a reply comes late (T3). */
export const daysAtom = atom((get) => {
  const [held, state] = [get(heldAtom), get(sessionStateAtom)];
  return state.state === 'in' && held?.account === state.session.account.id ? held : null;
});

/** The entries of this device, as the engine will store them. */
export const ownEntriesAtom = atom((get): readonly KnownEntry[] => {
  const { id, name } = get(sessionAtom).device;
  return get(logAtom).map(({ entry }) => ({ ...entry, device: { id, name } }));
});

/** Departures as this device shows them: from the last sync, with this device's later entries applied. */
export const departuresAtom = atom((get): readonly DeskDeparture[] => {
  const days = get(daysAtom);
  if (!days) return [];
  // A sale that the engine has stored is in its list, or was refused and waits for staff.
  const refused = new Set(days.conflicts.map(({ id }) => id));
  const sales = get(logAtom).flatMap(({ entry, isSent }) => (isSent && !refused.has(entry.id) ? [] : [entry]));
  const departures = withSales(withLeases(days.departures, days.leases, get(leasesAtom)), sales, get(toursAtom));
  return applyEntries(departures, get(ownEntriesAtom)).sort(byStart);
});

/** Compares the starts as texts, which sort in order of time. A collator would take a slow phone 40 ms to create. */
const byStart = (a: DeskDeparture, b: DeskDeparture) =>
  Number(a.starts_at > b.starts_at) - Number(a.starts_at < b.starts_at);

export const todayAtom = atom((get) => dayIn(get(nowAtom), get(zoneAtom)));

/** Reads the stored days, log, tours, leases, key and clock. */
export const loadDaysAtom = atom(null, async (get, set): Promise<void> => {
  const store = get(deskStoreAtom);
  const [days, log] = await Promise.all([store.read('days'), store.read('log')]);
  set(logAtom, parseLog(log));
  await Promise.all([set(loadToursAtom), set(loadLeasesAtom), set(loadSigningAtom), set(loadClockAtom)]);
  const state = get(sessionStateAtom);
  const account = state.state === 'in' ? state.session.account.id : null;
  const held = ownValue(days, StoredDays);
  set(heldAtom, held?.account === account ? held : null);
});

export type NewEntry = Omit<LogEntry, 'id' | 'at' | 'sequence' | 'who'>;

/** Writes an entry and shows it. The entry is stored when this resolves, and is sent in the background. */
export const writeEntryAtom = atom(null, async (_get, set, entry: NewEntry): Promise<LogEntry> => {
  const [written] = await set(writeEntriesAtom, [entry]);
  return written as LogEntry;
});

/** Entries to write, or a function that makes them from the unsent entries; null if they can no longer be written. */
type NewEntries = readonly NewEntry[] | ((unsent: readonly LogEntry[]) => readonly NewEntry[] | null);

/** Writes several entries at once: all of them are stored, or none. */
export const writeEntriesAtom = atom(null, async (get, set, entries: NewEntries): Promise<LogEntry[]> => {
  const at = get(contactAtom).clock.now().toString();
  const who = get(actorAtom);
  let whole: LogEntry[] = [];
  await changeLog(
    get(deskStoreAtom),
    (log) => {
      // `log` is the stored log: another call may have changed it meanwhile.
      const added = typeof entries === 'function' ? entries(unsentOf(log)) : entries;
      const next = log.reduce((most, { entry }) => Math.max(most, (entry.sequence ?? 0) + 1), 0);
      whole = (added ?? []).map((entry, i) => ({ ...entry, id: crypto.randomUUID(), at, sequence: next + i, who }));
      return [...log, ...whole.map((entry) => ({ entry, isSent: false }))];
    },
    (log) => set(logAtom, log),
  );
  void set(syncAtom);
  return whole;
});

async function changeLog(
  store: { update(key: 'log', make: (before: unknown) => unknown): Promise<void> },
  change: (log: readonly OwnEntry[]) => readonly OwnEntry[],
  show: (log: readonly OwnEntry[]) => void,
): Promise<void> {
  let after: readonly OwnEntry[] = [];
  await store.update('log', (before) => {
    after = change(parseLog(before));
    return after;
  });
  show(after);
}

let syncing: Promise<void> | null = null;
let isRequestedAgain = false;

/** Syncs: sends unsent entries, and takes what has changed. Calls during a sync share one more sync after it, and wait for that one. */
export const syncAtom = atom(null, (_get, set): Promise<void> => {
  isRequestedAgain = true;
  syncing ??= (async () => {
    try {
      while (isRequestedAgain) {
        isRequestedAgain = false;
        await set(contactOnceAtom);
      }
    } finally {
      syncing = null;
    }
  })();
  return syncing;
});

const contactOnceAtom = atom(null, async (get, set): Promise<void> => {
  const state = get(sessionStateAtom);
  if (state.state !== 'in') return;
  const { clock, send } = get(contactAtom);
  const account = state.session.account.id;
  const before = get(heldAtom);
  const entries = nextBatch(get(logAtom));
  const known = before?.departures.slice(0, MOST_DEPARTURES) ?? [];
  const departures = known.map(({ id, version }) => ({ id, version }));
  const began = performance.now();
  const signing_key = get(unregisteredKeyAtom);
  const atRequest = get(leasesAtom);
  const zone = get(zoneAtom);
  const outcome = await send(syncDesk, { body: { account, departures, entries, signing_key } });
  if (outcome.kind === 'invalid' && setAside(entries, outcome.problems)) isRequestedAgain = true;
  if (outcome.kind !== 'ok') return;
  const now = get(sessionStateAtom);
  // The device was wiped, or moved to another account.
  if (now.state !== 'in' || now.session.account.id !== account) return;
  const { reply } = outcome;
  clock.learn(Temporal.Instant.from(reply.as_of), performance.now() - began);
  // Leases come before the log: the new leases no longer contain the places of sent sales.
  await Promise.all([
    set(confirmClockAtom),
    set(confirmKeyAtom, reply.signing_key),
    set(takeLeasesAtom, { answered: reply.leases, atRequest }),
  ]);
  const after = daysAfter(known, reply, account);
  const store = get(deskStoreAtom);
  await store.update('days', () => withBuild(after));
  const stored = new Set(reply.stored);
  const isOld = ({ at }: LogEntry) => dayIn(Temporal.Instant.from(at), zone) < reply.from;
  const own = new Set(get(logAtom).map(({ entry }) => entry.id));
  const cash = (reply.cash ?? []).filter((it) => !own.has(it.id) && !isOld(it));
  if (cash.length > 0 || stored.size > 0 || get(logAtom).some(({ entry, isSent }) => isSent && isOld(entry)))
    await changeLog(
      store,
      (log) => logAfter(withCash(log, cash), stored, isOld),
      (log) => set(logAtom, log),
    );
  set(heldAtom, after);
  set(unseenAtom, reply.unseen ?? 0);
  void set(
    refreshToursAtom,
    after.departures.map(({ experience }) => experience),
  );
  if (unsentOf(get(logAtom)).length > 0 && stored.size > 0) isRequestedAgain = true;
});

/** The days after a delta is applied. @param known  the departures that the request named: `gone` names none of the others */
export function daysAfter(known: readonly DeskDeparture[], delta: DeskDelta, account: number): Days {
  const changed = new Map(delta.departures.map((it) => [it.id, it]));
  const gone = new Set(delta.gone);
  const stays = known.filter(
    ({ id, date }) => !gone.has(id) && !changed.has(id) && date >= delta.from && date <= delta.to,
  );
  const { as_of, from, to, is_partial, members, voucher_keys, conflicts, settled, leases } = delta;
  const departures = [...stays, ...changed.values()];
  return { account, as_of, from, to, is_partial, members, voucher_keys, conflicts, settled, leases, departures };
}

/** Adds cash of the office, which the engine has entered for this device. */
function withCash(log: readonly OwnEntry[], cash: readonly KnownEntry[]): readonly OwnEntry[] {
  const known = new Set(log.map(({ entry }) => entry.id));
  const added = cash.filter(({ id }) => !known.has(id));
  return [...log, ...added.map(({ device: _device, ...entry }) => ({ entry, isSent: true }))];
}

/** Marks stored entries as sent, and drops old sent ones, except the cash entries of a drawer that is open or that somebody used since (T12). */
function logAfter(
  log: readonly OwnEntry[],
  stored: ReadonlySet<string>,
  isOld: (entry: LogEntry) => boolean,
): readonly OwnEntry[] {
  const acts = log.map(({ entry }) => entry).filter(isDrawerAct);
  const latest = acts.findLast(({ kind }) => kind === 'drawer_open' || kind === 'drawer_close');
  const first = acts.find((it) => !isOld(it)) ?? (latest?.kind === 'drawer_open' ? latest : undefined);
  const isBefore = (one: LogEntry, other: LogEntry) => Date.parse(one.at) < Date.parse(other.at);
  const opened = first && acts.findLast((it) => it.kind === 'drawer_open' && !isBefore(first, it));
  const isInDrawer = (entry: LogEntry) => opened !== undefined && isDrawerAct(entry) && !isBefore(entry, opened);
  return withSent(log, stored).filter(({ entry, isSent }) => !isSent || isInDrawer(entry) || !isOld(entry));
}
