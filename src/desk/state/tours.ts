import { atom } from 'jotai';
import { nullable, number, record, string, type } from 'superstruct';
import { Experience } from '#domain/contract/catalogue.ts';
import { readDeskTour } from '#domain/contract/desk.ts';
import type { Of } from '#domain/contract/fields.ts';
import { contactAtom } from './contact.ts';
import { deskStoreAtom, ownValue, withBuild } from './device.ts';
import { sessionAtom } from './session.ts';

/** A tour as the account sells it, for prices and limits of a sale. `tour` is null if none of its shops lists the tour. */
const StoredTour = type({ tour: nullable(Experience), etag: nullable(string()), read_at: number() });
type StoredTour = Of<typeof StoredTour>;
const StoredTours = record(string(), StoredTour);
type StoredTours = Readonly<Record<string, StoredTour>>;

const heldAtom = atom<StoredTours>({});

/** The tours of the departures that this device holds, by id. */
export const toursAtom = atom(
  (get): ReadonlyMap<number, Experience> =>
    new Map(Object.values(get(heldAtom)).flatMap(({ tour }) => (tour ? [[tour.id, tour] as const] : []))),
);

export const loadToursAtom = atom(null, async (get, set): Promise<void> => {
  const stored = await get(deskStoreAtom).read('tours');
  set(heldAtom, (ownValue(stored, StoredTours) ?? {}) as StoredTours);
});

const MINUTE = 60_000;
let refreshing: Promise<void> | null = null;

/** How old a copy may be. A tour that no shop lists may be listed at any time. */
function mostAge({ tour }: StoredTour): number {
  return tour ? 60 * MINUTE : MINUTE;
}

/** Reads these tours again if the device's copies are too old, and drops all other tours. */
export const refreshToursAtom = atom(null, (get, set, ids: readonly number[]): Promise<void> => {
  const isDue = (held: StoredTour | undefined) => !held || !(Date.now() - held.read_at < mostAge(held));
  const due = [...new Set(ids)].filter((id) => isDue(get(heldAtom)[id]));
  if (due.length === 0) return Promise.resolve();
  refreshing ??= set(readToursAtom, due, ids).finally(() => {
    refreshing = null;
  });
  return refreshing;
});

const readToursAtom = atom(null, async (get, set, due: readonly number[], ids: readonly number[]): Promise<void> => {
  const { send } = get(contactAtom);
  const { account } = get(sessionAtom);
  const before = get(heldAtom);
  const read: Record<string, StoredTour> = {};
  for (const id of due) {
    const known = before[id];
    const ifNoneMatch = known?.etag ?? null;
    const outcome = await send(readDeskTour, { params: { id }, query: { account: account.id }, ifNoneMatch });
    const read_at = Date.now();
    if (outcome.kind === 'ok') read[id] = { tour: outcome.reply, etag: outcome.etag, read_at };
    else if (outcome.kind === 'unchanged' && known) read[id] = { ...known, read_at };
    else if (outcome.kind === 'notFound') read[id] = { tour: null, etag: null, read_at };
    else if (outcome.kind === 'unreachable') break;
  }
  const held = new Set(ids.map(String));
  const after = Object.fromEntries(Object.entries({ ...before, ...read }).filter(([id]) => held.has(id)));
  set(heldAtom, after);
  await get(deskStoreAtom).update('tours', () => withBuild(after));
});
