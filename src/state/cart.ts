import { atom } from 'jotai';
import type { Experience } from '#domain/contract/catalogue.ts';
import type { CartChange, LineWish } from '#domain/contract/cart.ts';
import type { Refusal } from '#domain/contract/refusals.ts';
import type { ShownCart, ShownLine } from '#domain/shown-cart.ts';

/**
 * How a change ended. Success, refusal and lateness have been told by a toast already (C9); what is left to the caller is to
 * go on, or to place `errors` (DRF's nested messages, by the body's own paths) by field.
 */
export type CartOutcome =
  | { kind: 'confirmed'; cart: ShownCart | null }
  | { kind: 'refused'; refusal: Refusal; words: { title: string; text: string } }
  | { kind: 'invalid'; errors: unknown }
  /** Kept on this device and sent as soon as the engine can be reached. */
  | { kind: 'waiting' };

/** What the booking form hands over: the wish, and the experience that it was priced by. */
export type LineForm = Pick<LineWish, 'booking_info' | 'extra_items_units'> & { experience: Experience };

/** The cart as the visitor sees it; `undefined` until the device's storage has been read (and on the engine), `null` without one. */
export const cartAtom = atom<ShownCart | null | undefined>(undefined);

/** Lines in the cart (S3); `undefined` while nothing is known. */
export const cartCountAtom = atom<number | undefined>((get) => get(cartAtom)?.lines.length);

/** Whole seconds until the hold lapses by the engine's clock; `null` while nothing is held (S4, C11). */
export const secondsLeftAtom = atom<number | null>(() => null);

/** Whether the countdown stands on an answer of the engine since the device last woke (C11). */
export const isHoldConfirmedAtom = atom<boolean>(() => false);

/** Whether the engine has said, since the page was opened, what the cart is: until then it is marked as kept (C3). */
export const isCartConfirmedAtom = atom<boolean>(() => false);

/** One line as shown; `undefined` while unknown, `null` where the cart has no such line. */
export function lineIn(cart: ShownCart | null | undefined, lineId: string): ShownLine | null | undefined {
  return cart === undefined ? undefined : (cart?.lines.find((line) => line.id === lineId) ?? null);
}

const waiting = async (): Promise<CartOutcome> => ({ kind: 'waiting' });

/** Adds a line, making the cart if there is none (E4). */
export const addLineAtom = atom(null, (_get, _set, _form: LineForm) => waiting());
/** Changes a line (E5). */
export const changeLineAtom = atom(null, (_get, _set, _lineId: string, _form: LineForm) => waiting());
/** Removes a line, with the last one the cart (C4). */
export const dropLineAtom = atom(null, (_get, _set, _lineId: string) => waiting());
/** Empties the cart (C4). */
export const dropCartAtom = atom(null, (_get, _set) => waiting());
/** Saves contact details, participants or note, applies a code, or asks for more time (K10, C10, C13). */
export const changeCartAtom = atom(null, (_get, _set, _change: CartChange) => waiting());
