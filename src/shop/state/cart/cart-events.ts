import { hrefTo, pageNameAt } from '#domain/app/pages.ts';
import type { Command } from '#domain/cart/commands.ts';
import type { Refusal } from '#domain/contract/refusals.ts';
import { logToConsole } from '#platform/device/console.ts';
import { buzz, type Felt } from '#platform/device/haptics.ts';
import { refusalMessage } from '#text/refusal-messages.ts';
import * as words from '#words/cart.ts';

import type { Toast } from '../toasts.ts';

export type CartEvent =
  | { readonly kind: 'done'; readonly command: Command; readonly isEmpty: boolean }
  /** `isLate`: the visitor has left the place where they asked for it. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly isLate: boolean }
  /** A change was refused while no page was open, and the visitor has to look at it. */
  | { readonly kind: 'unsettled' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'gone'; readonly detail: unknown }
  | { readonly kind: 'newer' };

/** The words for all events of the cart (C4, C5, C9) come from here only, and so does the vibration. Null if there is nothing to say. */
export function toastOf(event: CartEvent): Omit<Toast, 'id'> | null {
  const felt = feltOf(event);
  if (felt) buzz(felt);
  switch (event.kind) {
    case 'done':
      return doneToast(event.command, event.isEmpty);
    case 'refused':
      return refusedToast(event.refusal, event.isLate);
    case 'unsettled':
      return { kind: 'info', text: words.notDone, action: seeCart() };
    case 'ready': {
      const action = { label: words.readyToPay, href: hrefTo.checkout(2) };
      return { kind: 'info', text: words.notPlaced, detail: words.connectionLost, action };
    }
    case 'expired':
      return { kind: 'info', text: words.cartExpired, action: isAtCheckout() ? undefined : seeCart() };
    case 'gone':
      logToConsole('The cart could not be retrieved.', event.detail);
      return null;
    case 'newer':
      return { kind: 'wrong', text: NEWER };
  }
}

/** Vibrates only for a result that the visitor waits for: a line was added, or a change was refused. */
function feltOf(event: CartEvent): Felt | null {
  if (event.kind === 'refused') return event.isLate ? null : 'refused';
  return event.kind === 'done' && event.command.kind === 'add_line' ? 'taken' : null;
}

function seeCart(): Toast['action'] {
  const isThere = isAtCheckout() && !/step=[12]/.test(location.search);
  return isThere ? undefined : { label: words.viewCart, href: hrefTo.checkout(0) };
}

function isAtCheckout(): boolean {
  return pageNameAt(location.pathname) === 'checkout';
}

/** For a page whose cart has been stored by a newer version (W10). */
export const NEWER = words.updatedElsewhere;

function doneToast(command: Command, isEmpty: boolean): Omit<Toast, 'id'> | null {
  if (command.kind === 'change_cart' && command.change.extend_hold) return null;
  const text = command.kind === 'drop_line' && isEmpty ? words.lastLineDeleted : doneWords[command.kind];
  return text ? { kind: 'good', text } : null;
}

const doneWords: Readonly<Record<Command['kind'], string | null>> = {
  add_line: words.added,
  change_line: words.lineUpdated,
  drop_line: words.lineDeleted,
  drop_cart: words.cartDeleted,
  change_cart: words.cartUpdated,
  create_order: null,
};

/** Problems of single fields (400) are shown at the fields, as long as their form is still open. */
function refusedToast(refusal: Refusal, isLate: boolean): Omit<Toast, 'id'> | null {
  if (refusal.errors !== undefined)
    return isLate ? { kind: 'wrong', text: words.notAccepted, action: seeCart() } : null;
  // The amount's field says it.
  if (refusal.code === 'amount_too_small' && !isLate) return null;
  const { title, text, way_on } = refusalMessage(refusal.code, refusal);
  if (isLate && way_on.to !== 'home') return { kind: 'wrong', text: title, detail: text, action: seeCart() };
  const action = way_on.to === 'home' ? { label: way_on.label, href: hrefTo.home() } : undefined;
  return { kind: 'wrong', text: title, detail: text, action };
}
