import type { GONE } from '#domain/cart/cart-ended.ts';
import type { Refusal, RefusalCode } from '#domain/contract/refusals.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { emptyCartAction as bookNow, cartExpired } from '#words/cart.ts';
import { engineSays } from '#words/common.ts';
import * as words from '#words/refusals.ts';

/** The message for the visitor about a refusal: the event, and the next step (C9). */
export interface RefusalMessage {
  readonly title: string;
  readonly text: string;
  readonly way_on: WayOn;
}

export interface WayOn {
  readonly label: string;
  readonly to: 'start_times' | 'cart' | 'home' | 'order' | 'payment' | 'again' | 'reload';
}

/** The words for a refusal. For a code that this version does not know, the answer's own detail is shown. */
export function refusalMessage(code: string | undefined, refusal: Partial<Refusal> = {}): RefusalMessage {
  if (code !== undefined && Object.hasOwn(table, code)) return table[code as keyof typeof table](refusal);
  return message(words.didNotWork, engineSays(refusal.detail, words.nothingChanged), words.tryAgain, 'again');
}

function message(title: string, text: string, label: string, to: WayOn['to']): RefusalMessage {
  return { title, text, way_on: { label, to } };
}

/** Two amounts in a sentence; undefined if the refusal has none. */
function compared(say: (old: string, now: string) => string, old?: string, now?: string, currency?: string) {
  if (old === undefined || now === undefined) return undefined;
  return say(formatMoney(old, currency), formatMoney(now, currency));
}

/** The codes of the device's own refusals (C16). */
type DeviceCode = (typeof GONE)[keyof typeof GONE]['code'];

const table: { readonly [code in RefusalCode | DeviceCode]: (refusal: Partial<Refusal>) => RefusalMessage } = {
  places_taken: ({ left = 0, extra_item_id }) =>
    extra_item_id === undefined
      ? message(words.notEnoughPlaces, words.placesLeft(left), words.chooseAnotherStart, 'start_times')
      : message(words.notEnoughOfExtra, words.piecesLeft(left), words.changeExtras, 'start_times'),
  price_changed: ({ old_total, new_total, currency }) => {
    const text = compared(words.priceWas, old_total, new_total, currency) ?? words.nothingDone;
    return message(words.priceChanged, text, words.seeNewPrice, 'cart');
  },
  cart_ordered: ({ order_id }) =>
    order_id === undefined
      ? message(words.cartOrdered, words.nextCart, bookNow, 'home')
      : message(words.cartOrdered, words.nextCart, words.seeOrder, 'order'),
  past_cutoff: ({ line_id }) =>
    line_id === undefined
      ? message(words.tooLate, words.timeHasPassed, words.chooseAnotherStart, 'start_times')
      : message(words.tooLate, words.removeIt, words.showCart, 'cart'),
  departure_cancelled: ({ line_id }) =>
    line_id === undefined
      ? message(words.departureCancelled, words.chooseOtherStart, words.chooseAnotherStart, 'start_times')
      : message(words.departureCancelled, words.removeIt, words.showCart, 'cart'),
  refund_changed: ({ old_refund, new_refund, currency }) => {
    const text = compared(words.refundWas, old_refund, new_refund, currency) ?? words.nothingCancelled;
    return message(words.refundChanged, text, words.seeBooking, 'order');
  },
  in_flight: () => message(words.atWork, words.beingSaved, words.tryAgain, 'again'),
  session_closed: () => message(words.paymentClosed, words.payFromCart, words.backToPayment, 'payment'),
  amount_too_small: ({ detail }) =>
    message(words.amountTooSmall, engineSays(detail, words.payMore), words.changeAmount, 'payment'),
  too_many_held: () => message(words.tooManyHeld, words.heldFromYourNetwork, words.tryAgain, 'again'),
  not_for_sale: () => message(words.leftTheShop, words.removeIt, words.showCart, 'cart'),
  cart_expired: () => message(cartExpired, words.placesFree, bookNow, 'home'),
  stale_version: () => message(words.changedElsewhere, words.otherWasQuicker, words.showCart, 'reload'),
  idempotency_mismatch: () => message(words.notRepeated, words.differsFromFirst, words.showCart, 'reload'),
  client_ref_taken: () => message(words.addedBefore, words.addedOtherwise, words.showCart, 'reload'),
  line_gone: () => message(words.lineGone, words.notHeldAnyMore, words.bookAgain, 'again'),
  cart_gone: () => message(words.cartGone, words.nothingSent, words.showCart, 'cart'),
  experience_gone: () => message(words.experienceGone, words.chooseOther, bookNow, 'home'),
  payment_unavailable: () => message(words.cardOutOfReach, words.placesStillHeld, words.tryAgain, 'again'),
};
