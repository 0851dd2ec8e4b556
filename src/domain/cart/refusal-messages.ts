import { emptyCartAction as bookNow, cartExpired } from '#words/cart.ts';
import { engineSays } from '#words/common.ts';
import * as words from '#words/refusals.ts';
import type { Refusal, RefusalCode } from '../contract/refusals.ts';
import { formatMoney } from '../money/format-money.ts';
import type { GONE } from './cart-ended.ts';

/** What the visitor is told of a refusal: what happened, and what to do next (C9). */
export interface RefusalMessage {
  readonly title: string;
  readonly text: string;
  readonly way_on: WayOn;
}

/** A button: its label, and what it leads to. */
export interface WayOn {
  readonly label: string;
  readonly to: 'start_times' | 'cart' | 'home' | 'order' | 'payment' | 'again' | 'reload';
}

/** The words for a refusal; a code that this version does not know is told by the answer's own detail. */
export function refusalMessage(code: string | undefined, refusal: Partial<Refusal> = {}): RefusalMessage {
  return isKnown(code)
    ? table[code](refusal)
    : { title: words.didNotWork, text: engineSays(refusal.detail, words.nothingChanged), way_on: again };
}

const again: WayOn = { label: words.tryAgain, to: 'again' };
const otherStart: WayOn = { label: words.chooseAnotherStart, to: 'start_times' };
const asItIs: WayOn = { label: words.showCart, to: 'reload' };

function isKnown(code: string | undefined): code is keyof typeof table {
  return code !== undefined && Object.hasOwn(table, code);
}

/** What the device itself says (C16). */
type DeviceCode = (typeof GONE)[keyof typeof GONE]['code'];

const table: { readonly [code in RefusalCode | DeviceCode]: (refusal: Partial<Refusal>) => RefusalMessage } = {
  places_taken: ({ left = 0, extra_item_id }) =>
    extra_item_id === undefined
      ? { title: words.notEnoughPlaces, text: words.placesLeft(left), way_on: otherStart }
      : {
          title: words.notEnoughOfExtra,
          text: words.piecesLeft(left),
          way_on: { label: words.changeExtras, to: 'start_times' },
        },
  price_changed: ({ old_total, new_total, currency }) => ({
    title: words.priceChanged,
    text:
      old_total !== undefined && new_total !== undefined
        ? words.priceWas(formatMoney(old_total, currency), formatMoney(new_total, currency))
        : words.nothingDone,
    way_on: { label: words.seeNewPrice, to: 'cart' },
  }),
  cart_ordered: ({ order_id }) => ({
    title: words.cartOrdered,
    text: words.nextCart,
    way_on: order_id === undefined ? { label: bookNow, to: 'home' } : { label: words.seeOrder, to: 'order' },
  }),
  past_cutoff: () => ({ title: words.tooLate, text: words.timeHasPassed, way_on: otherStart }),
  refund_changed: ({ old_refund, new_refund, currency }) => ({
    title: words.refundChanged,
    text:
      old_refund !== undefined && new_refund !== undefined
        ? words.refundWas(formatMoney(old_refund, currency), formatMoney(new_refund, currency))
        : words.nothingCancelled,
    way_on: { label: words.seeBooking, to: 'order' },
  }),
  in_flight: () => ({ title: words.atWork, text: words.beingSaved, way_on: again }),
  session_closed: () => ({
    title: words.paymentClosed,
    text: words.payFromCart,
    way_on: { label: words.backToPayment, to: 'payment' },
  }),
  amount_too_small: ({ detail }) => ({
    title: words.amountTooSmall,
    text: engineSays(detail, words.payMore),
    way_on: { label: words.changeAmount, to: 'payment' },
  }),
  too_many_held: () => ({ title: words.tooManyHeld, text: words.heldFromYourNetwork, way_on: again }),
  not_for_sale: () => ({
    title: words.leftTheShop,
    text: words.removeIt,
    way_on: { label: words.showCart, to: 'cart' },
  }),
  cart_expired: () => ({ title: cartExpired, text: words.placesFree, way_on: { label: bookNow, to: 'home' } }),
  stale_version: () => ({ title: words.changedElsewhere, text: words.otherWasQuicker, way_on: asItIs }),
  idempotency_mismatch: () => ({ title: words.notRepeated, text: words.differsFromFirst, way_on: asItIs }),
  client_ref_taken: () => ({ title: words.addedBefore, text: words.addedOtherwise, way_on: asItIs }),
  line_gone: () => ({
    title: words.lineGone,
    text: words.notHeldAnyMore,
    way_on: { label: words.bookAgain, to: 'again' },
  }),
  cart_gone: () => ({ title: words.cartGone, text: words.nothingSent, way_on: { label: words.showCart, to: 'cart' } }),
  experience_gone: () => ({
    title: words.experienceGone,
    text: words.chooseOther,
    way_on: { label: bookNow, to: 'home' },
  }),
  payment_unavailable: () => ({ title: words.cardOutOfReach, text: words.placesStillHeld, way_on: again }),
};
