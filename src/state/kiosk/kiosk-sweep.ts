import { atom } from 'jotai';
import { storedMirror } from '#domain/cart/mirror.ts';
import { wiped } from '#domain/cart/wiped.ts';
import { clearSiteData } from '#platform/kiosk/clear-site-data.ts';
import { cartAtom, mirrorAtom, openCartAtom } from '../cart/cart.ts';
import { deviceStoreAtom } from '../device.ts';
import { servicesAtom } from '../services.ts';
import { isPayingAtom } from './kiosk-payment.ts';

/** Takes away all that a visitor has left on the device (X2): what is left of the cart is that its places are to be freed. */
export const sweepAtom = atom(null, async (get, set): Promise<void> => {
  const store = get(deviceStoreAtom);
  const spared = get(isPayingAtom) ? (get(cartAtom)?.id ?? null) : null;
  const cart = await set(openCartAtom).catch(() => null);
  await cart?.change((mirror) => wiped(mirror, () => crypto.randomUUID(), spared));
  // Written by a version that this one cannot read, or by no version at all.
  if (!isBare(await store.read('cart'))) await store.drop('cart');
  await store.drop('typed');
  await store.drop('bookings');
  await clearSiteData();
});

/** The same, and its places are freed before the page goes, if that is a matter of a moment. */
export const sweepAndFreeAtom = atom(null, async (get, set): Promise<void> => {
  await set(sweepAtom);
  for (let n = 0; n < MOMENTS && get(mirrorAtom)?.outbox.length && !get(servicesAtom).connection.isOut(); n++)
    await new Promise((over) => setTimeout(over, MOMENT));
});

const MOMENTS = 20;
/** Milliseconds. */
const MOMENT = 100;

function isBare(stored: unknown): boolean {
  try {
    const mirror = storedMirror(stored);
    return mirror === null ? stored === undefined : mirror.outbox.every(({ kind }) => kind === 'drop_cart');
  } catch {
    return false;
  }
}
