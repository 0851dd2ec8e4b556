import { atom } from 'jotai';
import { afterRight, afterTry, type StoredPin, secondsToWait, storedPin } from '#domain/app/kiosk-pin.ts';
import { markDevice } from '#platform/device/kiosk-mark.ts';
import { canHash, hashOf, ITERATIONS, newSalt } from '#platform/kiosk/pin-hash.ts';
import { deviceStoreAtom } from '../device.ts';

export const canKeepPin = canHash;

/** Stores a new PIN, salted and hashed (X1). @returns whether the device stored it */
export const keepPinAtom = atom(null, async (get, _set, pin: string): Promise<boolean> => {
  const store = get(deviceStoreAtom);
  const salt = newSalt();
  const hash = await hashOf(pin, salt, ITERATIONS);
  await store.update('kiosk', () => ({ v: 1, salt, hash, iterations: ITERATIONS, wrong: 0, wrong_at: null }));
  let isStored = true;
  const end = store.watch(({ kind, key }) => {
    if (kind === 'unkept' && key === 'kiosk') isStored = false;
  });
  end();
  if (!isStored) await store.drop('kiosk');
  return isStored;
});

export type Tried =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong' | 'early' /** Until another try is taken. */; readonly seconds: number };

/** Tries a PIN. Each try is counted before it is checked, so that closing the page meanwhile does not help. */
export const tryPinAtom = atom(null, async (get, set, pin: string): Promise<Tried> => {
  const store = get(deviceStoreAtom);
  const saved = storedPin(await store.read('kiosk'));
  if (!saved) return { kind: 'right' };
  const early = secondsToWait(saved, Date.now());
  if (early > 0) return { kind: 'early', seconds: early };
  await store.update('kiosk', (stored) => changed(stored, (it) => afterTry(it, Date.now())));
  const isRight = (await hashOf(pin, saved.salt, saved.iterations)) === saved.hash;
  if (!isRight) return { kind: 'wrong', seconds: await set(pinWaitAtom) };
  await store.update('kiosk', (stored) => changed(stored, afterRight));
  return { kind: 'right' };
});

function changed(stored: unknown, change: (saved: StoredPin) => StoredPin): unknown {
  const saved = storedPin(stored);
  return saved ? change(saved) : stored;
}

/** Seconds until the next try is allowed, as of now. */
export const pinWaitAtom = atom(null, async (get): Promise<number> => {
  const saved = storedPin(await get(deviceStoreAtom).read('kiosk'));
  return saved ? secondsToWait(saved, Date.now()) : 0;
});

export const dropPinAtom = atom(null, async (get): Promise<void> => {
  await get(deviceStoreAtom).drop('kiosk');
  markDevice(false);
});
