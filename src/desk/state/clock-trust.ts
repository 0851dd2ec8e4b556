import { atom } from 'jotai';
import { is, number, type } from 'superstruct';
import { contactAtom } from './contact.ts';
import { deskStoreAtom } from './device.ts';

/** The last time of the device's own clock, in epoch milliseconds, and how far the engine's clock was ahead of it. */
const SeenClock = type({ wall: number(), offset: number() });

const trustedAtom = atom(true);

/** Whether the device may trust its corrected clock. It may not after its own clock went back, until the engine confirms the time (decision 0186). */
export const isClockTrustedAtom = atom((get) => get(trustedAtom));

/** The network may set a clock back by less than this. */
const TOLERANCE_MS = 10_000;
const MINUTE = 60_000;

/** Called when the engine has confirmed the time. */
export const confirmClockAtom = atom(null, async (_get, set): Promise<void> => {
  set(trustedAtom, true);
  await set(noteClockAtom);
});

let [lastWall, lastNoted] = [0, 0];

/** Checks the clock, each second, and notes it each minute. */
export const watchClockAtom = atom(null, (get, set): void => {
  const wall = Date.now();
  if (wall < lastWall - TOLERANCE_MS) set(trustedAtom, false);
  lastWall = wall;
  if (Math.abs(wall - lastNoted) > MINUTE && get(trustedAtom)) void set(noteClockAtom);
});

/** Compares the clock with its time when the desk was last open, and corrects it by the offset of that time. */
export const loadClockAtom = atom(null, async (get, set): Promise<void> => {
  const seen = await get(deskStoreAtom).read('clock');
  const wall = Date.now();
  lastWall = wall;
  const { clock } = get(contactAtom);
  if (!is(seen, SeenClock) || clock.isConfirmed()) return;
  if (wall < seen.wall - TOLERANCE_MS) return set(trustedAtom, false);
  clock.learn(Temporal.Instant.fromEpochMilliseconds(Math.round(wall + seen.offset)));
  clock.doubt();
});

const noteClockAtom = atom(null, async (get): Promise<void> => {
  const wall = Date.now();
  if (Math.abs(wall - lastNoted) < MINUTE) return;
  lastNoted = wall;
  const seen = { wall, offset: get(contactAtom).clock.now().epochMilliseconds - wall };
  await get(deskStoreAtom).update('clock', () => seen);
});
