import { type Atom, atom } from 'jotai';
import { storeAtom } from './resources.ts';
import { servicesAtom } from './services.ts';

const shownNowAtom = atom<Temporal.Instant | null>(null);

/** The instant for which the document was rendered, and the device's time when it arrived. */
const startAtom = atom<{ readonly document: Temporal.Instant; readonly device: Temporal.Instant } | null>(null);

/** The document's instant is the first 'now' on both sides, so that engine and page render the same. */
export const startClockAtom = atom(null, (get, set, now: Temporal.Instant) => {
  set(startAtom, { document: now, device: get(servicesAtom).clock.now() });
  set(shownNowAtom, now);
});

/** Shows the time as it is known now; by itself once a second. */
export const tickAtom = atom(
  (get) => get(shownNowAtom),
  (get, set) => set(shownNowAtom, get(servicesAtom).clock.now()),
);
tickAtom.onMount = (tick) => {
  tick();
  const ticking = setInterval(tick, 1_000);
  return () => clearInterval(ticking);
};

/** The engine's time, updated once a second while any visible part depends on it. */
export const nowAtom = atom((get): Temporal.Instant => {
  const now = get(tickAtom);
  if (!now) throw new Error('a store without time: make it with createPageStore()');
  return now;
});

/**
 * The store's own day, `YYYY-MM-DD` (L12). Before the engine's time is known, it is the day of the document plus the time that has passed since:
 * parts of the page that are hydrated late must render as the engine did, even if the device's clock is wrong by a day.
 */
export const todayAtom = atom((get) => {
  const now = get(nowAtom);
  const start = get(startAtom);
  const isKnown = start === null || now === start.document || get(servicesAtom).clock.hasLearnt();
  const today = isKnown ? now : start.document.add(now.since(start.device));
  return today.toZonedDateTimeISO(get(storeAtom).time_zone).toPlainDate().toString();
});

/** The day after the store's own day. */
export const tomorrowAtom = atom((get) => Temporal.PlainDate.from(get(todayAtom)).add({ days: 1 }).toString());

/** Whether an instant has passed, by the engine's time. Readers are notified only when it passes, and not every second. */
export function isOverAtom(instant: string): Atom<boolean> {
  const until = Temporal.Instant.from(instant);
  return atom((get) => Temporal.Instant.compare(get(nowAtom), until) > 0);
}
