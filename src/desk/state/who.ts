import { atom } from 'jotai';
import { afterRight, afterTry, secondsToWait, storedPin } from '#domain/app/kiosk-pin.ts';
import { hashOf, ITERATIONS, newSalt } from '#platform/kiosk/pin-hash.ts';
import { deskStoreAtom } from './device.ts';
import { sessionAtom } from './session.ts';

/** The name of the person at the device, and the PIN that locks its screen. */

/** The chosen name; null if nobody has chosen one since the screen was locked. */
const chosenAtom = atom<string | null>(null);
const lockAtom = atom<'unknown' | 'none' | 'locked' | 'open'>('unknown');

/** Whether the screen is locked, open, or has no PIN yet. A shared device must have a PIN. */
export const lockStateAtom = atom((get) => get(lockAtom));

export const whoAtom = atom((get) =>
  get(sessionAtom).device.is_shared ? get(chosenAtom) : get(sessionAtom).user.name,
);

/** The name for new entries. */
export const actorAtom = atom((get) => get(whoAtom) ?? get(sessionAtom).user.name);

export const chooseWhoAtom = atom(null, (_get, set, name: string) => set(chosenAtom, name));

export const loadLockAtom = atom(null, async (get, set): Promise<void> => {
  const pin = storedPin(await get(deskStoreAtom).read('pin'));
  set(lockAtom, pin ? 'locked' : 'none');
  set(chosenAtom, null);
});

export const lockScreenAtom = atom(null, (get, set): void => {
  if (get(lockAtom) !== 'open') return;
  set(lockAtom, 'locked');
  set(chosenAtom, null);
});

export const setPinAtom = atom(null, async (get, set, pin: string): Promise<void> => {
  const salt = newSalt();
  const hash = await hashOf(pin, salt, ITERATIONS);
  const stored = { v: 1, salt, hash, iterations: ITERATIONS, wrong: 0, wrong_at: null };
  await get(deskStoreAtom).update('pin', () => stored);
  set(lockAtom, 'open');
});

/**
 * Tries a PIN. The try is counted before the PIN is checked, so closing the page does not avoid the count.
 *
 * @returns seconds until the next try; null if the PIN was right
 */
export const tryPinAtom = atom(null, async (get, set, pin: string): Promise<number | null> => {
  const store = get(deskStoreAtom);
  const saved = storedPin(await store.read('pin'));
  if (saved) {
    const early = secondsToWait(saved, Date.now());
    if (early > 0) return early;
    const tried = afterTry(saved, Date.now());
    await store.update('pin', () => tried);
    if ((await hashOf(pin, saved.salt, saved.iterations)) !== saved.hash) return secondsToWait(tried, Date.now());
    await store.update('pin', () => afterRight(tried));
  }
  set(lockAtom, 'open');
  return null;
});
