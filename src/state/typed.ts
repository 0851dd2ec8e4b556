import { atom } from 'jotai';
import type { Typed } from '#domain/typed.ts';
import { storedTyped } from '#domain/typed.ts';
import { cartAtom } from './cart.ts';
import { deviceStoreAtom } from './device.ts';

const keptAtom = atom<{ value: unknown } | undefined>(undefined);

const readAtom = atom(
  (get) => get(keptAtom),
  async (get, set) => {
    const value = await get(deviceStoreAtom).read('typed');
    set(keptAtom, (known) => known ?? { value });
  },
);
readAtom.onMount = (read) => void read();

/** What stands in the forms of the shown cart (K11); undefined until storage has been read, or without a cart. */
export const typedAtom = atom((get): Typed | undefined => {
  const kept = get(readAtom);
  const cart = get(cartAtom);
  return kept && cart ? storedTyped(kept.value, cart.id) : undefined;
});

/** Keeps what was typed, at once: a reload may come any moment. */
export const keepTypedAtom = atom(null, (get, set, change: Partial<Typed>): void => {
  const typed = get(typedAtom);
  if (!typed) return;
  const value = { ...typed, ...change };
  set(keptAtom, { value });
  void get(deviceStoreAtom).update('typed', () => value);
});
