import type { Mirror } from '#domain/cart/mirror.ts';
import { emptyMirror, storedMirror } from '#domain/cart/mirror.ts';
import { shownCart } from '#domain/cart/shown-cart.ts';
import { openChannel } from './channel.ts';
import type { DeviceStore } from './device-store.ts';
import { writeLocalCart } from './local-cart.ts';

/** The cart's mirror on this device (C1, W4): read and changed whole, by pure transitions. */
export interface MirrorStore {
  /** Null where nothing was ever stored. @throws NewerMirror */
  read(): Promise<Mirror | null>;
  /** Applies a transition in one transaction, then tells every listener, here and in other tabs (W13). @throws NewerMirror */
  update(transition: (mirror: Mirror) => Mirror): Promise<Mirror>;
  /** Calls back after each change, whoever made it. @returns what ends it */
  subscribe(listener: (mirror: Mirror) => void): () => void;
  close(): void;
}

/** @param onNewer  another tab has written what this version cannot read (W10) */
export function openMirror(device: DeviceStore, onNewer: () => void = () => {}): MirrorStore {
  const listeners = new Set<(mirror: Mirror) => void>();
  const channel = openChannel(() => void read().then((mirror) => tell(mirror ?? emptyMirror), onNewer));
  const read = async () => storedMirror(await device.read('cart'));
  const tell = (mirror: Mirror) => {
    for (const listener of listeners) listener(mirror);
  };

  return {
    read,
    async update(transition) {
      let [before, after] = [emptyMirror, emptyMirror];
      await device.update('cart', (stored) => {
        before = storedMirror(stored) ?? emptyMirror;
        after = transition(before);
        return after === before ? stored : after;
      });
      if (after === before) return after;
      const cart = shownCart(after);
      writeLocalCart(cart);
      channel.post();
      tell(after);
      // What was typed leaves the device with its cart (K11).
      if (before.id !== null && before.id !== cart?.id) await device.drop('typed');
      return after;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => channel.close(),
  };
}
