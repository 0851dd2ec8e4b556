import { atom } from 'jotai';
import { markApp } from '#platform/page/app-icon.ts';

const countAtom = atom(0);

/** How many notifications of the account are new to this person, or at this shared device, as of the last sync (B14). The app's icon shows it too. */
export const unseenAtom = atom(
  (get) => get(countAtom),
  (get, set, count: number) => {
    if (get(countAtom) === count) return;
    set(countAtom, count);
    markApp(count);
  },
);
