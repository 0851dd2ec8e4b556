import { atom } from 'jotai';
import { groundAtom } from './ground.ts';
import { storeAtom } from './webstore.ts';

const shownNowAtom = atom<Temporal.Instant | null>(null);

/** The instant for which the document was rendered is the first 'now' on both sides, so that they render the same. */
export const startClockAtom = atom(null, (_get, set, now: Temporal.Instant) => set(shownNowAtom, now));

const tickAtom = atom(
  (get) => get(shownNowAtom),
  (get, set) => set(shownNowAtom, get(groundAtom).clock.now()),
);
tickAtom.onMount = (tick) => {
  tick();
  const ticking = setInterval(tick, 1_000);
  return () => clearInterval(ticking);
};

/**
 * The engine's time, once a second while anything that is shown hangs on it. For what must be exact, ask `exactNowAtom`
 * at the moment it is needed.
 */
export const nowAtom = atom((get): Temporal.Instant => {
  const now = get(tickAtom);
  if (!now) throw new Error('a store without time: make it with createPageStore()');
  return now;
});

/** The engine's time at this very moment: a write that gives it back. */
export const exactNowAtom = atom(null, (get) => get(groundAtom).clock.now());

/** The store's own day, `YYYY-MM-DD` (L12). */
export const todayAtom = atom((get) =>
  get(nowAtom).toZonedDateTimeISO(get(storeAtom).time_zone).toPlainDate().toString(),
);

/** Sets the clock right by an answer: what the engine said, and how many milliseconds the answer took (C11). */
export const learnNowAtom = atom(null, (get, set, serverNow: string, tookMs?: number) => {
  get(groundAtom).clock.learn(Temporal.Instant.from(serverNow), tookMs);
  set(shownNowAtom, get(groundAtom).clock.now());
});
