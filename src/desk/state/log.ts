import { atom } from 'jotai';
import { boolean, is, string, type } from 'superstruct';
import type { LogEntry } from '#domain/contract/desk.ts';
import { type Problem } from '#domain/contract/problems.ts';

/** An entry that this device wrote. A sent entry stays as long as the device holds its day. */
export interface OwnEntry {
  readonly entry: LogEntry;
  readonly isSent: boolean;
}

/** The fields that every entry has. An entry that a later version wrote in another shape must not be lost, nor the other entries. */
const StoredEntry = type({
  entry: type({ id: string(), kind: string(), at: string(), who: string() }),
  isSent: boolean(),
});

export function parseLog(value: unknown): readonly OwnEntry[] {
  return Array.isArray(value) ? value.filter((it): it is OwnEntry => is(it, StoredEntry)) : [];
}

/** The stored entries of this device, oldest first. */
export const logAtom = atom<readonly OwnEntry[]>([]);

export function unsentOf(log: readonly OwnEntry[]): LogEntry[] {
  return log.flatMap(({ entry, isSent }) => (isSent ? [] : [entry]));
}

export const unsentCountAtom = atom((get) => unsentOf(get(logAtom)).length);

/** The most entries in one request. */
const MOST_ENTRIES = 100;

/** The most bytes of entries in one request: a body may have 256 KiB, with the departures that the device has. */
const MOST_BYTES = 128 * 1024;

/** Entries that this engine cannot read, until the page is loaded again. They stay in the log and do not hold up other entries. */
const malformed = new Set<string>();

/** The entries to send next. */
export function nextBatch(log: readonly OwnEntry[]): LogEntry[] {
  const entries = unsentOf(log)
    .filter(({ id }) => !malformed.has(id))
    .slice(0, MOST_ENTRIES);
  let bytes = 0;
  const fitting = entries.findIndex((entry) => {
    bytes += new TextEncoder().encode(JSON.stringify(entry)).length;
    return bytes > MOST_BYTES;
  });
  // A single entry that is larger goes alone.
  return fitting < 0 ? entries : entries.slice(0, Math.max(1, fitting));
}

/** Sets aside the entries that the engine called invalid. @returns whether there were any */
export function setAside(entries: readonly LogEntry[], problems: readonly Problem[]): boolean {
  const { size } = malformed;
  for (const {
    path: [list, n],
  } of problems) {
    const entry = list === 'entries' ? entries[Number(n)] : undefined;
    if (entry) malformed.add(entry.id);
  }
  return malformed.size > size;
}

/** The log with these entries marked as sent. */
export function withSent(log: readonly OwnEntry[], stored: ReadonlySet<string>): readonly OwnEntry[] {
  return log.map((it) => (stored.has(it.entry.id) ? { ...it, isSent: true } : it));
}
