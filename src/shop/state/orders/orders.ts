import { type Atom, atom } from 'jotai';
import { createPayment, type Order, readOrder, readOrderBySession } from '#domain/contract/orders.ts';
import type { Refusal } from '#domain/contract/refusals.ts';
import type { StoredBooking } from '#domain/orders/bookings.ts';
import { askAgainIn, type BuyerStatus, buyerStatus, takesBalance } from '#domain/orders/buyer-status.ts';
import type { Outcome, Send, Unreachable } from '#platform/network/api.ts';
import { refusalMessage } from '#text/refusal-messages.ts';
import { engineSays } from '#words/common.ts';
import * as words from '#words/orders.ts';
import { nothingCharged } from '#words/outbox.ts';
import { openCartAtom } from '../cart/cart.ts';
import { sendAtom } from '../services.ts';
import { showToastAtom } from '../toasts.ts';
import { bookingOfSessionAtom, keepBookingAtom, readBookingsAtom } from './bookings.ts';
import { followCheckoutAtom } from './payment-page.ts';

/** Makes one object for each id, when it is first asked for. */
function perId<It>(make: (id: string) => It): (id: string) => It {
  const known = new Map<string, It>();
  return (id) => {
    const it = known.get(id) ?? make(id);
    known.set(id, it);
    return it;
  };
}

/**
 * Asks for the order of a payment session. `hear` gets each outcome, also a late one, and returns the milliseconds until the next question, or null
 * to stop. @returns stops it
 */
export const pollSessionAtom = atom(
  null,
  (get, _set, session_id: string, hear: (outcome: Outcome<Order>, polls: number) => Promise<number | null>) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function ask(polls: number): Promise<void> {
      const onLate = (late: Unreachable) => void (isOver || hear(late, polls));
      const outcome = await get(sendAtom)(readOrderBySession, { query: { session_id }, onLate });
      const pause = isOver ? null : await hear(outcome, polls);
      if (pause !== null && !isOver) timer = setTimeout(() => void ask(polls + 1), pause);
    }
    void ask(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  },
);

export type SessionOrder =
  | { readonly kind: 'missing' }
  /** `number`: the order's number, if it was placed on this device. */
  | { readonly kind: 'asking' | 'unreachable'; readonly number: string | null }
  /** `isStale`: the last request for it failed, and it is asked for again. */
  | { readonly kind: 'known'; readonly order: Order; readonly status: BuyerStatus; readonly isStale: boolean };

/** The order of a payment session: first the stored one, then asked for until nothing more will change by itself (P8). */
export const sessionOrderAtom = perId((sessionId): Atom<SessionOrder> => {
  const shown = atom<SessionOrder>({ kind: 'asking', number: null });
  const asking = atom(
    (get) => get(shown),
    (get, set) => {
      void set(bookingOfSessionAtom, sessionId).then((booking) => set(shown, (now) => withStored(now, booking)));
      return set(pollSessionAtom, sessionId, async (outcome, polls) => {
        if (outcome.kind === 'ok') await set(keepSeenAtom, outcome.reply, sessionId);
        const now = after(get(shown), outcome);
        set(shown, now);
        if (now.kind === 'missing') return null;
        return askAgainIn(now.kind === 'known' && !now.isStale ? now.status : null, polls);
      });
    },
  );
  asking.onMount = (ask) => ask();
  return asking;
});

/** A status other than booked or reserved may have changed with the payment, so only the number is shown. */
function withStored(now: SessionOrder, booking: StoredBooking | null): SessionOrder {
  if (!booking || (now.kind !== 'asking' && now.kind !== 'unreachable')) return now;
  const { number, order } = booking;
  const status = order && buyerStatus(order);
  return status && (takesBalance(status) || status === 'reserved')
    ? { kind: 'known', order, status, isStale: now.kind === 'unreachable' }
    : { kind: now.kind, number };
}

function after(before: SessionOrder, outcome: Outcome<Order>): SessionOrder {
  if (outcome.kind === 'ok') {
    return { kind: 'known', order: outcome.reply, status: buyerStatus(outcome.reply), isStale: false };
  }
  if (outcome.kind === 'unreachable')
    return before.kind === 'known'
      ? { ...before, isStale: true }
      : { kind: 'unreachable', number: before.kind === 'missing' ? null : before.number };
  return { kind: 'missing' };
}

/** Removes the stored cart (C2, P5): the one that the session pays for, if this device knows it, else any stored one. */
export const forgetPaidCartAtom = atom(null, async (_get, set, sessionId: string | null): Promise<void> => {
  const booking = sessionId ? await set(bookingOfSessionAtom, sessionId) : null;
  await (await set(openCartAtom)).forget(booking?.cart_id ?? null);
});

/** An order by its id, read when it is shown. If the engine cannot be reached, it is shown as this device last saw it. */
export type ShownOrder =
  | { readonly kind: 'asking' | 'missing' | 'unreachable' }
  | { readonly kind: 'known'; readonly order: Order; readonly isStale: boolean };

export const orderAtom = perId((orderId): Atom<ShownOrder> => {
  const shown = shownAtom(orderId);
  const asking = atom(
    (get) => get(shown),
    async (_get, set) => {
      const bookings = await set(readBookingsAtom);
      const saved = bookings.find(({ order_id }) => order_id === orderId)?.order;
      if (saved) set(shown, { kind: 'known', order: saved, isStale: true });
      await set(readOrderAtom, orderId);
    },
  );
  asking.onMount = (ask) => void ask();
  return asking;
});

/** The shown order of each id, updated by each of the engine's answers. */
const shownAtom = perId((_orderId) => atom<ShownOrder>({ kind: 'asking' }));

/** An order was seen: it is shown in its current state, and is stored with this device's bookings. */
export const keepSeenAtom = atom(null, async (get, set, order: Order, sessionId: string | null): Promise<void> => {
  const shown = get(shownAtom(order.id));
  // An answer that was sent before the order changed is outdated.
  if (shown.kind === 'known' && shown.order.version > order.version) return;
  set(shownAtom(order.id), { kind: 'known', order, isStale: false });
  const session_ids = sessionId ? [sessionId] : [];
  await set(keepBookingAtom, { order_id: order.id, number: order.number, session_ids, cart_id: null, order });
});

/** Reads an order; what comes of it is shown. Where the engine counts as out of reach before it has answered, so does the order until it does. */
export const readOrderAtom = atom(null, (get, set, id: string): Promise<Outcome<Order>> => {
  const { promise, resolve } = Promise.withResolvers<Outcome<Order>>();
  const take = async (outcome: Outcome<Order>) => {
    const isOut = outcome.kind === 'unreachable';
    if (outcome.kind === 'ok') await set(keepSeenAtom, outcome.reply, null);
    else
      set(shownAtom(id), (now) =>
        isOut ? (now.kind === 'known' ? now : { kind: 'unreachable' }) : { kind: 'missing' },
      );
    resolve(outcome);
  };
  const onLate = (late: Unreachable) => void take(late);
  void get(sendAtom)(readOrder, { params: { id }, onLate }).then(take);
  return promise;
});

/** Reads all of this device's bookings again, one after the other. */
export const refreshBookingsAtom = atom(null, async (_get, set): Promise<void> => {
  for (const { order_id } of await set(readBookingsAtom)) await set(readOrderAtom, order_id);
});

const unansweredAtom = atom(() => new Map<string, string>());

/** Sends a change with a key. An unanswered change is sent again with the same key, so that it is never made twice (W6). */
export const sendOnceAtom = atom(
  (get): Send =>
    async (call, options = {}) => {
      const keys = get(unansweredAtom);
      const change = JSON.stringify([call.path, options]);
      const key = keys.get(change) ?? crypto.randomUUID();
      keys.set(change, key);
      const outcome = await get(sendAtom)(call, { ...options, key });
      if (outcome.kind !== 'unreachable') keys.delete(change);
      return outcome;
    },
);

/**
 * Opens a new payment session, after a failed one or for the balance (P8, P12), and sends the visitor to it. A toast gives the reason of a failure.
 */
export const payOrderAtom = atom(null, async (get, set, order: Order, amount?: string): Promise<void> => {
  const params = { orderId: order.id };
  const outcome = await get(sendOnceAtom)(createPayment, { params, body: amount ? { amount } : {} });
  if (outcome.kind === 'ok') {
    const { id: order_id, number, session_id, checkout_url } = outcome.reply;
    await set(keepBookingAtom, { order_id, number, session_ids: [session_id], cart_id: null, order: null });
    return void (await set(followCheckoutAtom, checkout_url, session_id));
  }
  if (outcome.kind !== 'refused') return set(showToastAtom, NOT_STARTED);
  const { title, text } = refusalMessage(outcome.refusal.code, outcome.refusal);
  set(showToastAtom, { kind: 'wrong', text: title, detail: text });
});

/** The engine's own words say more about a booking than the words for a cart, except where those state a number. */
export function bookingRefusalText(refusal: Refusal): string {
  const { text } = refusalMessage(refusal.code, refusal);
  const isCounted = refusal.code === 'places_taken' || refusal.code === 'refund_changed';
  return isCounted ? text : engineSays(refusal.detail, text);
}

const NOT_STARTED = { kind: 'wrong', text: words.notStarted, detail: nothingCharged } as const;
