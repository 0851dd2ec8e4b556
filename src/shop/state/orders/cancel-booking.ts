import { atom } from 'jotai';
import { cancelBooking, cancelBookingLine, type Order } from '#domain/contract/orders.ts';
import { focusHeading } from '#platform/page/focus-heading.ts';
import { type CancelOffer, cancelledWords } from '#text/cancel-offer.ts';
import { firstText, textsByPath } from '#text/problem-text.ts';
import { cancelled } from '#words/amend.ts';
import { noSuchBooking } from '#words/orders.ts';
import { openCartAtom } from '../cart/cart.ts';
import { showToastAtom } from '../toasts.ts';
import { readBookingsAtom } from './bookings.ts';
import { bookingRefusalText, keepSeenAtom, readOrderAtom, sendOnceAtom } from './orders.ts';

/** The result of cancelling. `unknown`: no answer came. The same request can be sent again and never cancels twice. */
export type CancelOutcome =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'invalid'; readonly problem: string }
  /** `words`: the change, or the reason of the refusal. The order has been read again. */
  | { readonly kind: 'refused'; readonly words: string };

/** Cancels the offered lines, with the booking's own email address and the refund that was shown. It is sent now or not at all. */
export const cancelBookingAtom = atom(
  null,
  async (get, set, order: Order, offer: CancelOffer, email: string): Promise<CancelOutcome> => {
    const body = { email: email.trim(), expected_refund: offer.back };
    const [line] = offer.lines;
    const lineId = offer.scope === 'line' && line ? line.line.id : null;
    const send = get(sendOnceAtom);
    const outcome = await (lineId === null
      ? send(cancelBooking, { params: { id: order.id }, body })
      : send(cancelBookingLine, { params: { orderId: order.id, id: lineId }, body }));
    if (outcome.kind === 'unreachable') return { kind: 'unknown' };
    if (outcome.kind === 'ok') {
      await set(tellAtom, order, outcome.reply, lineId);
      return { kind: 'cancelled' };
    }
    if (outcome.kind === 'invalid') {
      const problem = textsByPath(outcome.problems)['email'] ?? firstText(outcome.problems);
      return { kind: 'invalid', problem };
    }
    await set(readOrderAtom, order.id);
    return { kind: 'refused', words: outcome.kind === 'refused' ? bookingRefusalText(outcome.refusal) : noSuchBooking };
  },
);

const tellAtom = atom(null, async (_get, set, before: Order, after: Order, lineId: string | null): Promise<void> => {
  await set(keepSeenAtom, after, null);
  const back = lineId === null ? after : after.lines.find(({ id }) => id === lineId);
  const detail = cancelledWords(back?.refunded?.amount ?? '0', after);
  set(showToastAtom, { kind: 'good', text: cancelled, detail });
  if (before.status !== 'pending') return;
  // The cart that the order was made from is gone too.
  const saved = (await set(readBookingsAtom)).find(({ order_id }) => order_id === before.id);
  if (saved?.cart_id) await (await set(openCartAtom)).forget(saved.cart_id);
});

/** Moves the focus to the page's heading if the focused element has gone. */
export const toHeadingAtom = atom(null, () => focusHeading());
