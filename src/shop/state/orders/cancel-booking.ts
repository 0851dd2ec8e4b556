import { atom } from 'jotai';
import { cancelBooking, cancelBookingLine, type Order } from '#domain/contract/orders.ts';
import { type CancelOffer, cancelledWords } from '#domain/orders/cancel-offer.ts';
import { flatProblems } from '#domain/text/problems.ts';
import { focusHeading } from '#platform/page/focus-heading.ts';
import { cancelled } from '#words/amend.ts';
import { engineSays } from '#words/common.ts';
import { noSuchBooking, otherEmail } from '#words/orders.ts';
import { openCartAtom } from '../cart/cart.ts';
import { showToastAtom } from '../toasts.ts';
import { readBookingsAtom } from './bookings.ts';
import { bookingRefusalText, keepSeenAtom, readOrderAtom, sendOnceAtom } from './orders.ts';

/** How cancelling went. Where something is `unknown` no answer came: asked again as it was, it is never cancelled twice. */
export type CancelOutcome =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'invalid'; readonly problem: string }
  /** `words`: what has changed, or why not; the order has been read again. */
  | { readonly kind: 'refused'; readonly words: string };

/** Cancels what is offered, for the booking's own address and the refund that was shown. It is sent now or not at all. */
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
      const problems = flatProblems(outcome.problems);
      return { kind: 'invalid', problem: engineSays(problems['email'] ?? Object.values(problems)[0], otherEmail) };
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
  // The cart that it was made from went with it.
  const saved = (await set(readBookingsAtom)).find(({ order_id }) => order_id === before.id);
  if (saved?.cart_id) await (await set(openCartAtom)).forget(saved.cart_id);
});

/** Leads to the page's heading where what was in focus has gone. */
export const toHeadingAtom = atom(null, () => focusHeading());
