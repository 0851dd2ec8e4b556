import { atom } from 'jotai';
import type { ChangeCart, Command } from '#domain/cart/commands.ts';
import type { SyncStatus } from '#domain/cart/shown-cart.ts';
import { syncStatusOf } from '#domain/cart/shown-cart.ts';
import { mirrorAtom } from './cart.ts';
import { refusedAtom } from './outbox.ts';

/** A code that the engine has not been asked about yet, '' for one to be taken away; null while none waits. */
export const waitingCodeAtom = atom((get): { readonly code: string; readonly syncStatus: SyncStatus } | null => {
  const mirror = get(mirrorAtom);
  const command = mirror?.outbox.findLast((it): it is ChangeCart => it.cart_id === mirror.id && isOfCode(it));
  return command ? { code: command.change.promo_code ?? '', syncStatus: syncStatusOf(command) } : null;
});

/** Codes that were refused while the visitor was elsewhere: their ids, and what was said of the last. */
export const refusedCodesAtom = atom((get): { readonly ids: readonly string[]; readonly words: string | null } => {
  const codes = get(refusedAtom).filter(({ isCode }) => isCode);
  return { ids: codes.map(({ id }) => id), words: codes.at(-1)?.words.text ?? null };
});

function isOfCode(command: Command): command is ChangeCart {
  return command.kind === 'change_cart' && command.change.promo_code !== undefined;
}
