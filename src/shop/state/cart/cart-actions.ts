import { atom } from 'jotai';
import type { CartChange } from '#domain/contract/cart.ts';
import * as words from '#words/common.ts';
import { showToastAtom } from '../toasts.ts';
import { openCartAtom } from './cart.ts';
import type { CartOutcome, Intent, SelectionForm } from './pending-commands.ts';

/** Adds a line, and creates the cart if there is none (E4). `insteadOf` is a lost or refused line that the new line replaces. */
export const addLineAtom = atom(null, (_get, set, form: SelectionForm, insteadOf: string | null = null) =>
  set(dispatchAtom, { kind: 'add_line', form }, insteadOf),
);

const dispatching = <Args extends unknown[]>(intentOf: (...args: Args) => Intent) =>
  atom(null, (_get, set, ...args: Args) => set(dispatchAtom, intentOf(...args)));

export const changeLineAtom = dispatching((line_id: string, form: SelectionForm) => ({
  kind: 'change_line',
  line_id,
  form,
}));
/** Removes a line. Removing the last line removes the cart (C4). */
export const deleteLineAtom = dispatching((line_id: string) => ({ kind: 'drop_line', line_id }));
export const deleteCartAtom = dispatching(() => ({ kind: 'drop_cart' }));
/** Saves contact details, participants or note, applies a code, or asks for more time (K10, C10, C13). */
export const changeCartAtom = dispatching((change: CartChange) => ({ kind: 'change_cart', change }));

const dispatchAtom = atom(
  null,
  async (_get, set, intent: Intent, insteadOf: string | null = null): Promise<CartOutcome> => {
    const device = await set(openCartAtom).catch(() => null);
    if (device) return device.dispatch(intent, insteadOf);
    // On a first visit the network may fail before the rest of the shop's code has loaded.
    set(showToastAtom, { kind: 'wrong', text: words.notSaved, detail: words.notLoaded });
    const notLoaded = { title: words.notSaved, text: words.notLoaded };
    const way_on = { label: words.tryAgain, to: 'again' } as const;
    return { kind: 'refused', refusal: { detail: words.notSaved }, words: { ...notLoaded, way_on } };
  },
);
