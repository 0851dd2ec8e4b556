import { atom } from 'jotai';
import { is, nullable, number, record, string, type } from 'superstruct';
import { Experience } from '#domain/contract/catalogue.ts';
import type { Of } from '#domain/contract/fields.ts';
import { readExperience } from '#domain/contract/webstore.ts';
import { contactAtom } from './contact.ts';
import { deskStoreAtom } from './device.ts';

/** A tour as the shop sells it, for prices and limits of a sale. `tour` is null if this shop does not list the tour. */
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
  set(heldAtom, is(stored, StoredTours) ? (stored as StoredTours) : {});
});

const HOUR = 60 * 60_000;
let refreshing: Promise<void> | null = null;

/** Reads these tours again if the device's copies are older than an hour, and drops all other tours. */
export const refreshToursAtom = atom(null, (get, set, ids: readonly number[]): Promise<void> => {
  const due = [...new Set(ids)].filter((id) => !(Date.now() - (get(heldAtom)[id]?.read_at ?? 0) < HOUR));
  if (due.length === 0) return Promise.resolve();
  refreshing ??= set(readToursAtom, due, ids).finally(() => {
    refreshing = null;
  });
  return refreshing;
});

const readToursAtom = atom(null, async (get, set, due: readonly number[], ids: readonly number[]): Promise<void> => {
  const before = get(heldAtom);
  const read: Record<string, StoredTour> = {};
  for (const id of due) {
    const known = before[id];
    const ifNoneMatch = known?.etag ?? null;
    const outcome = await get(contactAtom).sendPlain(readExperience, { params: { id }, ifNoneMatch });
    const read_at = Date.now();
    if (outcome.kind === 'ok') read[id] = { tour: outcome.reply, etag: outcome.etag, read_at };
    else if (outcome.kind === 'unchanged' && known) read[id] = { ...known, read_at };
    else if (outcome.kind === 'notFound') read[id] = { tour: null, etag: null, read_at };
    else if (outcome.kind === 'unreachable') break;
  }
  const held = new Set(ids.map(String));
  const after = Object.fromEntries(Object.entries({ ...before, ...read }).filter(([id]) => held.has(id)));
  set(heldAtom, after);
  await get(deskStoreAtom).update('tours', () => after);
});
