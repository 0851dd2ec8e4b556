import { atom } from 'jotai';
import { is, type Struct, string, type, unknown } from 'superstruct';
import { openKeyStore } from '#platform/storage/device-store.ts';

/**
 * All keys of the desk's own database, which the shop's kiosk never touches (T1): session (without its token), synced days, log, PIN, last time of
 * the clock, signing key, tours, leases, settings and the unsaved input of office forms.
 */
export type DeskKey =
  | 'session'
  | 'days'
  | 'log'
  | 'pin'
  | 'clock'
  | 'signing'
  | 'tours'
  | 'leases'
  | 'settings'
  | 'drafts';

const restores = ['session', 'log', 'pin', 'signing', 'leases'] as const;
const all: readonly DeskKey[] = [...restores, 'days', 'clock', 'tours', 'settings', 'drafts'];

/** The desk's store. Between a wipe and the next session it stores nothing, so that late replies do not store guests again (T3). */
function openDeskStore() {
  const store = openKeyStore<DeskKey>({ name: 'landfall-desk', restores, spare: 'tours' });
  let isWiped = false;
  return {
    ...store,
    update: async (key: DeskKey, make: (before: unknown) => unknown): Promise<void> => {
      if (!isWiped) await store.update(key, make);
    },
    /** Deletes all data of the desk except the named keys, when the device signs out or was revoked. */
    wipe: async (but: readonly DeskKey[] = []): Promise<void> => {
      isWiped = true;
      for (const key of all) if (!but.includes(key)) await store.drop(key);
    },
    /** Stores data again, for a new session. */
    resume: (): void => {
      isWiped = false;
    },
  };
}

// perf: docs/performance.md#the-desks-start
export const deskStoreAtom = atom(openDeskStore);

/** The address of this file identifies the build, because the name of a built file contains a hash of its content. */
const BUILD = import.meta.url;
const WithBuild = type({ build: string(), value: unknown() });

/** A value to store, with the build that stores it. */
export function withBuild<T>(value: T): { build: string; value: T } {
  return { build: BUILD, value };
}

/**
 * A stored value; null if it does not have the shape. A value of this very build is not checked, because the check of a whole week's days and
 * tours takes a slow phone 300 ms before it shows anything.
 */
export function ownValue<T, Schema>(stored: unknown, shape: Struct<T, Schema>): T | null {
  if (!is(stored, WithBuild)) return null;
  return stored.build === BUILD || is(stored.value, shape) ? (stored.value as T) : null;
}

const refusedAtom = atom(false);

/** Whether this device cannot save the log: then the page must stay open until everything is sent. */
export const isUnsavedAtom = atom(
  (get) => get(refusedAtom),
  (get, set) =>
    get(deskStoreAtom).watch(({ kind, key }) => {
      if (kind === 'unkept' && key === 'log') set(refusedAtom, true);
    }),
);
isUnsavedAtom.onMount = (watch) => watch();
