import { emptyMirror, type Mirror, storedMirror } from '#domain/cart/mirror.ts';
import { shownCart } from '#domain/cart/shown-cart.ts';
import type { DeviceStore } from './device-store.ts';
import { writeLocalCart } from './local-cart.ts';
import { openChannel } from './tabs.ts';

export type MirrorStore = ReturnType<typeof openMirror>;

/** The cart's mirror on this device (C1, W4). @param onNewer  called when another tab has written a mirror that this version cannot read (W10) */
export function openMirror(device: DeviceStore, onNewer: () => void = () => {}) {
  const listeners = new Set<(mirror: Mirror) => void>();
  const channel = openChannel(() => void read().then((mirror) => tell(mirror ?? emptyMirror), onNewer));
  // Each stored value has a stamp. Checking a whole cart takes a slow phone longer than a key press may take. A value that this tab has stored or
  // checked before is recognised by its stamp, and the same object is used again.
  let known: { readonly stamp: unknown; readonly mirror: Mirror } | null = null;
  const checked = (stored: unknown): Mirror | null => {
    const stamp = stampOf(stored);
    if (known && stamp === known.stamp) return known.mirror;
    const mirror = storedMirror(stored);
    known = mirror && stamp !== undefined ? { stamp, mirror } : null;
    return mirror;
  };
  const read = async () => checked(await device.read('cart'));
  const tell = (mirror: Mirror) => {
    for (const listener of listeners) listener(mirror);
  };

  return {
    /** Reads the mirror; null if it was never stored. @throws NewerMirror */
    read,
    /** Applies a transition in one transaction, then notifies every listener, here and in other tabs (W13). @throws NewerMirror */
    async update(transition: (mirror: Mirror) => Mirror): Promise<Mirror> {
      let [before, after] = [emptyMirror, emptyMirror];
      await device.update('cart', (stored) => {
        before = checked(stored) ?? emptyMirror;
        after = transition(before);
        if (after === before) return stored;
        known = { stamp: crypto.randomUUID(), mirror: after };
        return { ...after, stamp: known.stamp };
      });
      if (after === before) return after;
      const cart = shownCart(after);
      writeLocalCart(cart);
      channel.post();
      tell(after);
      // Typed text is deleted from the device together with its cart (K11).
      if (before.id !== null && before.id !== cart?.id) await device.drop('typed');
      return after;
    },
    /** Calls back after each change, by this tab or another. @returns stops listening */
    subscribe(listener: (mirror: Mirror) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => channel.close(),
  };
}

// perf: docs/performance.md#a-stamp-on-the-mirror
function stampOf(stored: unknown): unknown {
  return stored !== null && typeof stored === 'object' && 'stamp' in stored ? stored.stamp : undefined;
}
