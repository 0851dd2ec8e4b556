import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { askToPersist } from '#platform/install/install.ts';
import type { DeviceKey } from '#platform/storage/device-store.ts';
import { writeLocalCart } from '#platform/storage/local-cart.ts';
import * as words from '#words/shell.ts';
import { cartAtom } from '../cart/cart.ts';
import { formDraftsAtom, saveFormDraftsAtom } from '../checkout/form-drafts.ts';
import { deviceStoreAtom } from '../device.ts';
import { showToastAtom } from '../toasts.ts';
import { isFullAtom } from './worker-events.ts';

/** Watches the device's stored data as long as the component is mounted (W11). */
export function useStorageHealth(): void {
  const hasCart = useAtomValue(hasCartAtom);
  const loss = useAtomValue(lossAtom);
  const watch = useSetAtom(watchAtom);
  const persist = useSetAtom(persistAtom);
  const say = useSetAtom(sayAtom);

  useEffect(() => watch(), [watch]);
  useEffect(() => {
    if (hasCart) void persist();
  }, [hasCart, persist]);
  useEffect(() => {
    if (loss) say(loss);
  }, [loss, say]);
}

const hasCartAtom = atom((get) => Boolean(get(cartAtom)));

const unkeptAtom = atom<readonly DeviceKey[]>([]);

const watchAtom = atom(null, (get, set) =>
  get(deviceStoreAtom).watch(({ kind, key }) => {
    if (kind === 'restored') set(restoreAtom, key);
    else set(unkeptAtom, (before) => [...before, key]);
  }),
);

/** Data that was deleted together with the cart: the badge of the first paint, and the typed values of the cart's forms. */
const restoreAtom = atom(null, (get, set, key: DeviceKey): void => {
  const cart = get(cartAtom);
  if (key !== 'cart' || !cart) return;
  writeLocalCart(cart);
  set(saveFormDraftsAtom, get(formDraftsAtom) ?? {});
});

/** The message about data that the visitor would miss, because it will not be kept. Null if there is no such data. */
const lossAtom = atom((get): string | null => {
  const unkept = get(unkeptAtom);
  if (unkept.includes('cart') && get(hasCartAtom)) return words.noCart;
  if (unkept.includes('typed')) return words.noTyped;
  if (unkept.includes('bookings')) return words.noBookings;
  return get(isFullAtom) ? words.noOffline : null;
});

/** Each message is shown once per page. The device remembers that it was shown, if it can store data at all. */
const noticesAtom = atom<readonly string[]>([]);
const isRequestedAtom = atom(false);

const sayAtom = atom(null, (get, set, text: string): void => {
  const notices = get(noticesAtom);
  if (notices.includes(text)) return;
  set(noticesAtom, [...notices, text]);
  set(showToastAtom, { kind: 'info', text });
});

const persistAtom = atom(null, async (get, set): Promise<void> => {
  const isRequested = get(isRequestedAtom);
  set(isRequestedAtom, true);
  if (!isRequested) await askToPersist(get(deviceStoreAtom));
});
