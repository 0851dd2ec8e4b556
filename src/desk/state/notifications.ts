import { atom } from 'jotai';

/** How many notifications of the account are new to this person, or at this shared device, as of the last sync (B14). */
export const unseenAtom = atom(0);
