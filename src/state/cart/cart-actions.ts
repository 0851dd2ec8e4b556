import { atom } from 'jotai';
import type { RefusalMessage } from '#domain/cart/refusal-messages.ts';
import type { ShownCart } from '#domain/cart/shown-cart.ts';
import type { CartChange } from '#domain/contract/cart.ts';
import type { Refusal } from '#domain/contract/refusals.ts';
import * as words from '#words/common.ts';
import { showToastAtom } from '../toasts.ts';
import { openCartAtom } from './cart.ts';
import type { Intent, SelectionForm } from './create-command.ts';

/**
 * How a change ended. Success and refusal have been told by a toast already (C9); what is left to the caller is to go on, to lead
 * to what `words.way_on` says, or to place `errors` (DRF's nested messages, by the body's own paths) by field.
 */
export type CartOutcome =
  | { kind: 'confirmed'; cart: ShownCart | null }
  | { kind: 'refused'; refusal: Refusal; words: RefusalMessage }
  | { kind: 'invalid'; errors: unknown }
  /** Taken back, asked for otherwise, or over with its cart. */
  | { kind: 'withdrawn' }
  /** Kept on this device and sent as soon as the engine can be reached; `ended`: what becomes of it then. */
  | { kind: 'waiting'; ended: Promise<CartOutcome> };

/** Adds a line, making the cart if there is none (E4). `insteadOf`: a lost or refused line that it stands for. */
export const addLineAtom = atom(null, (_get, set, form: SelectionForm, insteadOf: string | null = null) =>
  set(dispatchAtom, { kind: 'add_line', form }, insteadOf),
);

/** Changes a line (E5). */
export const changeLineAtom = atom(null, (_get, set, line_id: string, form: SelectionForm) =>
  set(dispatchAtom, { kind: 'change_line', line_id, form }),
);

/** Removes a line, with the last one the cart (C4). */
export const deleteLineAtom = atom(null, (_get, set, line_id: string) =>
  set(dispatchAtom, { kind: 'drop_line', line_id }),
);

/** Empties the cart (C4). */
export const deleteCartAtom = atom(null, (_get, set) => set(dispatchAtom, { kind: 'drop_cart' }));

/** Saves contact details, participants or note, applies a code, or asks for more time (K10, C10, C13). */
export const changeCartAtom = atom(null, (_get, set, change: CartChange) =>
  set(dispatchAtom, { kind: 'change_cart', change }),
);

const dispatchAtom = atom(
  null,
  async (_get, set, intent: Intent, insteadOf: string | null = null): Promise<CartOutcome> => {
    const parts = await Promise.all([
      set(openCartAtom),
      import('./create-command.ts'),
      import('./cart-events.ts'),
    ]).catch(() => null);
    if (!parts) {
      set(showToastAtom, { kind: 'wrong', text: NOT_LOADED.title, detail: NOT_LOADED.text });
      return { kind: 'refused', refusal: { detail: NOT_LOADED.title }, words: NOT_LOADED };
    }
    const [device, { createCommand, refusalOf }, { messageOf }] = parts;
    const outcomeOf = (settled: import('./pending-commands.ts').Settled): CartOutcome => {
      if (settled.kind === 'confirmed' || settled.kind === 'withdrawn') return settled;
      if (settled.kind === 'waiting') return { kind: 'waiting', ended: settled.ended.then(outcomeOf) };
      const refusal = refusalOf(intent, settled.refusal);
      if (refusal.errors !== undefined) return { kind: 'invalid', errors: refusal.errors };
      return { kind: 'refused', refusal, words: messageOf(refusal) };
    };
    return outcomeOf(
      await device.dispatch((mirror) => createCommand(intent, mirror, () => crypto.randomUUID()), { insteadOf }),
    );
  },
);

/** On a first visit the network may go before all of the shop's code has come. */
const NOT_LOADED: RefusalMessage = {
  title: words.notSaved,
  text: words.notLoaded,
  way_on: { label: words.tryAgain, to: 'again' },
};
