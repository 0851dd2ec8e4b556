import { type Atom, atom } from 'jotai';
import { storeAtom } from './resources.ts';
import { servicesAtom } from './services.ts';

const shownNowAtom = atom<Temporal.Instant | null>(null);

/** The instant for which the document was rendered is the first 'now' on both sides, so that they render the same. */
export const startClockAtom = atom(null, (_get, set, now: Temporal.Instant) => set(shownNowAtom, now));

const tickAtom = atom(
  (get) => get(shownNowAtom),
  (get, set) => set(shownNowAtom, get(servicesAtom).clock.now()),
);
tickAtom.onMount = (tick) => {
  tick();
  const ticking = setInterval(tick, 1_000);
  return () => clearInterval(ticking);
};

/** The engine's time, once a second while anything that is shown hangs on it. */
export const nowAtom = atom((get): Temporal.Instant => {
  const now = get(tickAtom);
  if (!now) throw new Error('a store without time: make it with createPageStore()');
  return now;
});

/** The store's own day, `YYYY-MM-DD` (L12). */
export const todayAtom = atom((get) =>
  get(nowAtom).toZonedDateTimeISO(get(storeAtom).time_zone).toPlainDate().toString(),
);

/** The day after it. */
export const tomorrowAtom = atom((get) => Temporal.PlainDate.from(get(todayAtom)).add({ days: 1 }).toString());

/** Whether an instant is over, by the engine's time: who looks is told when it is, and not every second. */
export function isOverAtom(instant: string): Atom<boolean> {
  const until = Temporal.Instant.from(instant);
  return atom((get) => Temporal.Instant.compare(get(nowAtom), until) > 0);
}
