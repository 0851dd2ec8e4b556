import { atom } from 'jotai';
import { beOnlyTab, takeOverTab } from '#platform/storage/tabs.ts';

/** The name of the lock, which is also the name of the database. */
const NAME = 'landfall-desk';

const heldAtom = atom<boolean | null>(null);

/**
 * Whether this is the one working window of the desk; null until it is known. Two windows would sell the same leased places, and the PIN would lock
 * only one of them.
 */
export const isOnlyTabAtom = atom(
  (get) => get(heldAtom),
  (_get, set) => beOnlyTab(NAME, (isOnly) => set(heldAtom, isOnly)),
);
isOnlyTabAtom.onMount = (hold) => hold();

/** Continues in this window, which reads what the other one has stored. */
export const takeOverTabAtom = atom(null, async (): Promise<void> => {
  await takeOverTab(NAME);
  location.reload();
});
