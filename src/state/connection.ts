import { atom } from 'jotai';
import { servicesAtom } from './services.ts';

const changesAtom = atom(0);

const watchAtom = atom(
  (get) => get(changesAtom),
  (get, set) => get(servicesAtom).connection.watch(() => set(changesAtom, (count) => count + 1)),
);
watchAtom.onMount = (watch) => watch();

/** Whether the engine is out of reach, as the outcomes of requests tell (S10). */
export const isOutOfReachAtom = atom((get) => {
  get(watchAtom);
  return get(servicesAtom).connection.isOut();
});

/** The way to the engine, for atoms that call it. */
export const sendAtom = atom((get) => get(servicesAtom).send);
