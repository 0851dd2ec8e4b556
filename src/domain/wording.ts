import type { Refusal, RefusalCode } from './contract/refusals.ts';
import { formatMoney } from './format-money.ts';

/** What the visitor is told of a refusal: what happened, and what to do next (C9). */
export interface Words {
  readonly title: string;
  readonly text: string;
  readonly way_on: WayOn;
}

/** A button: its label, and what it leads to. */
export interface WayOn {
  readonly label: string;
  readonly to: 'start_times' | 'cart' | 'home' | 'order' | 'payment' | 'again' | 'reload';
}

/**
 * The words for a refusal of the engine. A code that this version does not know yet, or none, is told by the answer's own detail.
 */
export function refusalWords(code: string | undefined, refusal: Partial<Refusal> = {}): Words {
  return isKnown(code)
    ? words[code](refusal)
    : { title: 'That did not work', text: refusal.detail || UNKNOWN, way_on: again };
}

const UNKNOWN = 'Nothing has been changed. Please try again.';
const again: WayOn = { label: 'Try again', to: 'again' };

function isKnown(code: string | undefined): code is RefusalCode {
  return code !== undefined && Object.hasOwn(words, code);
}

const words: { readonly [code in RefusalCode]: (refusal: Partial<Refusal>) => Words } = {
  places_taken: ({ left, extra_item_id }) =>
    extra_item_id === undefined
      ? {
          title: 'Not enough places left',
          text: placesLeft(left),
          way_on: { label: 'Choose another start', to: 'start_times' },
        }
      : {
          title: 'Not enough left of an extra',
          text: piecesLeft(left),
          way_on: { label: 'Change the extras', to: 'start_times' },
        },

  price_changed: ({ old_total, new_total, currency }) => ({
    title: 'The price has changed',
    text:
      old_total !== undefined && new_total !== undefined
        ? `It was ${formatMoney(old_total, currency)} and is now ${formatMoney(new_total, currency)}. Nothing was done at the new price.`
        : 'Nothing was done at the new price.',
    way_on: { label: 'See the new price', to: 'cart' },
  }),

  cart_ordered: ({ order_id }) => ({
    title: 'This cart has been ordered',
    text: 'It can no longer be changed. What else you would like goes into a new cart.',
    way_on: order_id === undefined ? { label: 'Book now', to: 'home' } : { label: 'See your order', to: 'order' },
  }),

  past_cutoff: () => ({
    title: 'Too late for this start',
    text: 'The time until which this could be done has passed.',
    way_on: { label: 'Choose another start', to: 'start_times' },
  }),

  refund_changed: ({ old_refund, new_refund, currency }) => ({
    title: 'What goes back has changed',
    text:
      old_refund !== undefined && new_refund !== undefined
        ? `It was ${formatMoney(old_refund, currency)} and is now ${formatMoney(new_refund, currency)}. Nothing has been cancelled.`
        : 'Nothing has been cancelled.',
    way_on: { label: 'See your booking', to: 'order' },
  }),

  in_flight: () => ({
    title: 'Still at work',
    text: 'Your last change is just being saved. Please wait a moment.',
    way_on: again,
  }),

  session_closed: () => ({
    title: 'This payment is closed',
    text: 'It can no longer be paid here. Your order shows what has been paid; a new payment can be started from the cart.',
    way_on: { label: 'Back to payment', to: 'payment' },
  }),

  amount_too_small: ({ detail }) => ({
    title: 'The amount is too small',
    text: detail || 'A card payment of so little is not possible. Please pay more of the total now.',
    way_on: { label: 'Change the amount', to: 'payment' },
  }),

  cart_expired: () => ({
    title: toasts.cartExpired,
    text: 'Its places are free for others again. Nothing has been charged.',
    way_on: { label: emptyCart.action, to: 'home' },
  }),

  stale_version: () => ({
    title: 'Your cart was changed elsewhere',
    text: 'Another tab or device was quicker. Please look at the cart as it is now and try again.',
    way_on: { label: 'Show the cart', to: 'reload' },
  }),

  idempotency_mismatch: () => ({
    title: 'This change could not be repeated',
    text: 'It differs from the one first sent. Please look at your cart and make it again.',
    way_on: { label: 'Show the cart', to: 'reload' },
  }),

  client_ref_taken: () => ({
    title: 'This has been added before',
    text: 'It was added with another choice. Please look at your cart and change it there.',
    way_on: { label: 'Show the cart', to: 'reload' },
  }),

  payment_unavailable: () => ({
    title: 'Card payment is out of reach',
    text: 'Nothing has been charged, and your places are still held. Please try again in a moment.',
    way_on: again,
  }),
};

function placesLeft(left: number | undefined): string {
  if (!left) return 'The last places at this start have been taken.';
  return `${left === 1 ? 'Only one place is' : `Only ${left} places are`} left at this start. Come with fewer people, or choose another.`;
}

function piecesLeft(left: number | undefined): string {
  return left ? `Only ${left} ${left === 1 ? 'is' : 'are'} left at this start.` : 'There is none left at this start.';
}

/** The toasts, to the letter (C4, C5, E4, E5, K10). */
export const toasts = {
  added: 'Experience has been added to cart!',
  cartDeleted: 'Cart deleted successfully!',
  lineDeleted: 'Item deleted successfully!',
  lastLineDeleted: 'Item deleted successfully! Your cart is empty!',
  lineUpdated: 'Your cart has been updated!',
  cartUpdated: 'Cart has been updated',
  cartExpired: 'Your cart has expired!',
} as const;

/** The empty cart, to the letter (C8). */
export const emptyCart = { message: 'Your cart is empty!', action: 'Book now' } as const;

/** The error view, to the letter, where nothing better is known (S6). */
export const errorView = { message: 'An error occured!', action: 'Click' } as const;
