import { type Atom, atom } from 'jotai';
import { storeAtom } from './resources.ts';
import { servicesAtom } from './services.ts';

const shownNowAtom = atom<Temporal.Instant | null>(null);

/** For what instant the document was rendered, and what the device's clock said when it came. */
const startAtom = atom<{ readonly document: Temporal.Instant; readonly device: Temporal.Instant } | null>(null);

/** The instant for which the document was rendered is the first 'now' on both sides, so that they render the same. */
export const startClockAtom = atom(null, (get, set, now: Temporal.Instant) => {
  set(startAtom, { document: now, device: get(servicesAtom).clock.now() });
  set(shownNowAtom, now);
});

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

/**
 * The store's own day, `YYYY-MM-DD` (L12). Until the engine has said its time, it is the day of the document, and those that pass after it:
 * parts of the page that come alive late must read as the engine has rendered them, also on a device whose clock is a day wrong.
 */
export const todayAtom = atom((get) => {
  const now = get(nowAtom);
  const start = get(startAtom);
  const isKnown = start === null || now === start.document || get(servicesAtom).clock.hasLearnt();
  const today = isKnown ? now : start.document.add(now.since(start.device));
  return today.toZonedDateTimeISO(get(storeAtom).time_zone).toPlainDate().toString();
});

/** The day after it. */
export const tomorrowAtom = atom((get) => Temporal.PlainDate.from(get(todayAtom)).add({ days: 1 }).toString());

/** Whether an instant is over, by the engine's time: who looks is told when it is, and not every second. */
export function isOverAtom(instant: string): Atom<boolean> {
  const until = Temporal.Instant.from(instant);
  return atom((get) => Temporal.Instant.compare(get(nowAtom), until) > 0);
}
