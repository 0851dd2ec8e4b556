import { atom } from 'jotai';
import { pageNameAt } from '#domain/app/pages.ts';
import type { ShownCart, ShownLine } from '#domain/cart/shown-cart.ts';
import { secondsLeft } from '#domain/time/hold.ts';
import { afterFirstPaint, pageIsAlive } from '#platform/page/after-first-paint.ts';
import { type LocalCart, readLocalCart } from '#platform/storage/local-cart.ts';
import { nowAtom, tickAtom } from '../clock.ts';
import { servicesAtom } from '../services.ts';
import { showToastAtom } from '../toasts.ts';
import type { CartSync } from './cart-sync.ts';
import type { CartState } from './cart-view.ts';

const shownAtom = atom<CartState | undefined>(undefined);
const localAtom = atom<LocalCart | null | undefined>(undefined);
const openedAtom = atom<Promise<CartSync> | null>(null);

/** The device's access to the cart. Its code is loaded when it is first needed, because the first view needs only the badge. */
export const openCartAtom = atom(null, (get, set): Promise<CartSync> => {
  const opened = get(openedAtom);
  if (opened) return opened;
  const opening = Promise.all([import('./cart-sync.ts'), import('../device.ts')]).then(
    ([{ createCartSync }, { deviceStoreAtom }]) =>
      createCartSync({
        ...get(servicesAtom),
        store: get(deviceStoreAtom),
        show: (state) => {
          // The engine's answer may have corrected the time by which the hold is counted (C11).
          set(tickAtom);
          set(shownAtom, state);
        },
        toast: (toast) => set(showToastAtom, toast),
      }),
  );
  set(openedAtom, opening);
  // Code that could not be loaded is loaded again when it is needed again.
  opening.catch(() => set(openedAtom, null));
  return opening;
});

const watchedAtom = atom(
  (get) => get(shownAtom),
  (_get, set) => {
    let isOver = false;
    let end = () => {};
    // On /success the stored cart is removed, not restored (C2). That page does it.
    const restore = pageNameAt(location.pathname) !== 'success';
    const open = () =>
      void set(openCartAtom).then(
        (device) => {
          if (!isOver) end = device.start({ restore });
        },
        () => {
          const again = setTimeout(open, OPEN_AGAIN_MS);
          end = () => clearTimeout(again);
        },
      );
    open();
    return () => {
      isOver = true;
      end();
    };
  },
);
watchedAtom.onMount = (watch) => watch();

const OPEN_AGAIN_MS = 3_000;

const isDueAtom = atom(false);

/** For the badge. `localStorage` is slow to open, so it is read after hydration. If it has no cart, storage waits for the first paint. */
const glancedAtom = atom(
  (get) => (get(isDueAtom) ? get(watchedAtom) : get(shownAtom)),
  (_get, set): (() => void) => {
    let end = () => {};
    const glance = setTimeout(() => {
      const local = readLocalCart();
      set(localAtom, local);
      if (local) void pageIsAlive.then(() => set(isDueAtom, true));
      else end = afterFirstPaint(() => set(isDueAtom, true));
    });
    return () => {
      clearTimeout(glance);
      end();
    };
  },
);
glancedAtom.onMount = (glance) => glance();

/** The cart as the visitor sees it. `undefined` on the engine and until the device's storage has been read, `null` without a cart. */
export const cartAtom = atom((get): ShownCart | null | undefined => get(watchedAtom)?.cart);

/** The number of lines in the cart (S3). `undefined` while unknown. */
export const cartCountAtom = atom((get): number | undefined => {
  const cart = get(glancedAtom)?.cart;
  if (cart !== undefined) return cart?.lines.length ?? 0;
  const local = get(localAtom);
  return local === null ? 0 : local?.count;
});

/** Whole seconds until the hold expires by the engine's clock. `null` if nothing is held (S4, C11). */
export const secondsLeftAtom = atom((get): number | null => {
  const cart = get(glancedAtom)?.cart;
  const expiresAt = cart === undefined ? get(localAtom)?.expires_at : cart?.expires_at;
  return expiresAt ? secondsLeft(expiresAt, get(nowAtom)) : null;
});

/** Whether the engine has confirmed the countdown's time since the device last woke (C11). */
export const isHoldConfirmedAtom = atom((get): boolean => get(glancedAtom)?.isClockConfirmed ?? false);

/** Whether the engine could not answer about the cart, which is then marked as last known (C3). */
export const isCartUnansweredAtom = atom((get): boolean => get(watchedAtom)?.isUnanswered ?? false);

/** The progress of an order (W5, W8). Null if there is none. */
export const orderingAtom = atom((get) => get(watchedAtom)?.ordering ?? null);

/** All that the device has stored. `undefined` until its storage has been read. */
export const mirrorAtom = atom((get) => get(watchedAtom)?.mirror);

/** A line as it is shown. `undefined` while unknown, `null` if the cart has no such line. */
export function lineIn(cart: ShownCart | null | undefined, lineId: string): ShownLine | null | undefined {
  return cart === undefined ? undefined : (cart?.lines.find((line) => line.id === lineId) ?? null);
}
