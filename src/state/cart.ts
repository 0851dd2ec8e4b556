import { atom } from 'jotai';
import type { CartChange, LineWish } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import type { Refusal } from '#domain/contract/refusals.ts';
import { secondsLeft } from '#domain/hold.ts';
import { pageNameAt } from '#domain/pages.ts';
import type { ShownCart, ShownLine } from '#domain/shown-cart.ts';
import type { Words } from '#domain/wording.ts';
import type { LocalCart } from '#platform/local-cart.ts';
import { readLocalCart } from '#platform/local-cart.ts';
import type { CartDevice, CartState } from './cart-device.ts';
import type { Intent } from './cart-intent.ts';
import { nowAtom } from './clock.ts';
import { groundAtom } from './ground.ts';
import { showToastAtom } from './toasts.ts';

/**
 * How a change ended. Success and refusal have been told by a toast already (C9); what is left to the caller is to go on, to lead
 * to what `words.way_on` says, or to place `errors` (DRF's nested messages, by the body's own paths) by field.
 */
export type CartOutcome =
  | { kind: 'confirmed'; cart: ShownCart | null }
  | { kind: 'refused'; refusal: Refusal; words: Words }
  | { kind: 'invalid'; errors: unknown }
  /** Taken back, asked for otherwise, or over with its cart. */
  | { kind: 'withdrawn' }
  /** Kept on this device and sent as soon as the engine can be reached; `ended`: what becomes of it then. */
  | { kind: 'waiting'; ended: Promise<CartOutcome> };

/** What the booking form hands over: the wish, and the experience that it was priced by. */
export type LineForm = Pick<LineWish, 'booking_info' | 'extra_items_units'> & { experience: Experience };

const shownAtom = atom<CartState | undefined>(undefined);
const localAtom = atom<LocalCart | null>(null);
const openedAtom = atom<Promise<CartDevice> | null>(null);

/** The device's end of the cart. Its code comes when it is first asked for: the first view needs only the badge. */
export const openCartAtom = atom(null, (get, set): Promise<CartDevice> => {
  const opened = get(openedAtom);
  if (opened) return opened;
  const opening = Promise.all([import('./cart-device.ts'), import('./cart-news.ts'), import('./device.ts')]).then(
    ([{ createCartDevice }, { toastOf }, { deviceStoreAtom }]) =>
      createCartDevice({
        ...get(groundAtom),
        store: get(deviceStoreAtom),
        show: (state) => set(shownAtom, state),
        tell: (news) => {
          const toast = toastOf(news);
          if (toast) set(showToastAtom, toast);
        },
      }),
  );
  set(openedAtom, opening);
  // What could not be loaded is asked for anew when it is needed again.
  opening.catch(() => set(openedAtom, null));
  // What a first change takes is there before the network may be gone.
  void opening.then(() => import('./cart-intent.ts')).catch(() => undefined);
  return opening;
});

const watchedAtom = atom(
  (get) => get(shownAtom),
  (_get, set) => {
    let isOver = false;
    let end = () => {};
    set(localAtom, readLocalCart());
    // On /success the stored cart is removed, not restored (C2): that page sees to it.
    const restore = pageNameAt(location.pathname) !== 'success';
    const open = () =>
      void set(openCartAtom).then(
        (device) => {
          if (!isOver) end = device.start({ restore });
        },
        () => {
          const again = setTimeout(open, OPEN_AGAIN_AFTER);
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

/** Milliseconds. */
const OPEN_AGAIN_AFTER = 3_000;

/** The cart as the visitor sees it; `undefined` until the device's storage has been read (and on the engine), `null` without one. */
export const cartAtom = atom((get): ShownCart | null | undefined => get(watchedAtom)?.cart);

/** Lines in the cart (S3); `undefined` while nothing is known. */
export const cartCountAtom = atom((get): number | undefined => {
  const cart = get(cartAtom);
  return cart === undefined ? get(localAtom)?.count : (cart?.lines.length ?? 0);
});

const expiresAtAtom = atom((get): string | null | undefined => {
  const cart = get(cartAtom);
  return cart === undefined ? get(localAtom)?.expires_at : cart?.expires_at;
});

/** Whole seconds until the hold lapses by the engine's clock; `null` while nothing is held (S4, C11). */
export const secondsLeftAtom = atom((get): number | null => {
  const expiresAt = get(expiresAtAtom);
  return expiresAt ? secondsLeft(expiresAt, get(nowAtom)) : null;
});

/** Whether the countdown stands on an answer of the engine since the device last woke (C11). */
export const isHoldConfirmedAtom = atom((get): boolean => get(watchedAtom)?.isClockConfirmed ?? false);

/** Whether the engine has said, since the page was opened, what the cart is: until then it is marked as kept (C3). */
export const isCartConfirmedAtom = atom((get): boolean => get(watchedAtom)?.isConfirmed ?? false);

/** How far an order has got (W5, W8); null while there is none. */
export const orderingAtom = atom((get) => get(watchedAtom)?.ordering ?? null);

/** All that the device knows; `undefined` until its storage has been read. */
export const mirrorAtom = atom((get) => get(watchedAtom)?.mirror);

/** One line as shown; `undefined` while unknown, `null` where the cart has no such line. */
export function lineIn(cart: ShownCart | null | undefined, lineId: string): ShownLine | null | undefined {
  return cart === undefined ? undefined : (cart?.lines.find((line) => line.id === lineId) ?? null);
}

/** Adds a line, making the cart if there is none (E4). `insteadOf`: a lost or refused line that it stands for. */
export const addLineAtom = atom(null, (_get, set, form: LineForm, insteadOf: string | null = null) =>
  set(enactAtom, { kind: 'add_line', form }, insteadOf),
);

/** Changes a line (E5). */
export const changeLineAtom = atom(null, (_get, set, line_id: string, form: LineForm) =>
  set(enactAtom, { kind: 'change_line', line_id, form }),
);

/** Removes a line, with the last one the cart (C4). */
export const dropLineAtom = atom(null, (_get, set, line_id: string) => set(enactAtom, { kind: 'drop_line', line_id }));

/** Empties the cart (C4). */
export const dropCartAtom = atom(null, (_get, set) => set(enactAtom, { kind: 'drop_cart' }));

/** Saves contact details, participants or note, applies a code, or asks for more time (K10, C10, C13). */
export const changeCartAtom = atom(null, (_get, set, change: CartChange) =>
  set(enactAtom, { kind: 'change_cart', change }),
);

const enactAtom = atom(
  null,
  async (_get, set, intent: Intent, insteadOf: string | null = null): Promise<CartOutcome> => {
    const parts = await Promise.all([set(openCartAtom), import('./cart-intent.ts'), import('./cart-news.ts')]).catch(
      () => null,
    );
    if (!parts) {
      set(showToastAtom, { kind: 'wrong', text: NOT_LOADED.title, detail: NOT_LOADED.text });
      return { kind: 'refused', refusal: { detail: NOT_LOADED.title }, words: NOT_LOADED };
    }
    const [device, { commandOf }, { wordsOf }] = parts;
    const outcomeOf = (settled: import('./asked.ts').Settled): CartOutcome => {
      if (settled.kind === 'confirmed' || settled.kind === 'withdrawn') return settled;
      if (settled.kind === 'waiting') return { kind: 'waiting', ended: settled.ended.then(outcomeOf) };
      const { refusal } = settled;
      if (refusal.errors !== undefined) return { kind: 'invalid', errors: refusal.errors };
      return { kind: 'refused', refusal, words: wordsOf(refusal) };
    };
    return outcomeOf(
      await device.enact((mirror) => commandOf(intent, mirror, () => crypto.randomUUID()), { insteadOf }),
    );
  },
);

/** On a first visit the network may go before all of the shop's code has come. */
const NOT_LOADED: Words = {
  title: 'This could not be saved',
  text: 'A part of the shop has not been loaded yet. Please try again as soon as you are connected.',
  way_on: { label: 'Try again', to: 'again' },
};
