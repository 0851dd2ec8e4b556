import type { Atom, PrimitiveAtom } from 'jotai';
import { atom } from 'jotai';
import { refusalMessage } from '#domain/cart/refusal-messages.ts';
import type { Order } from '#domain/contract/orders.ts';
import { createPayment, readOrder, readOrderBySession } from '#domain/contract/orders.ts';
import type { Refusal } from '#domain/contract/refusals.ts';
import type { BuyerStatus } from '#domain/orders/buyer-status.ts';
import { askAgainIn, buyerStatus } from '#domain/orders/buyer-status.ts';
import * as words from '#words/orders.ts';
import { nothingCharged } from '#words/outbox.ts';
import { openCartAtom } from '../cart/cart.ts';
import { sendAtom } from '../services.ts';
import { showToastAtom } from '../toasts.ts';
import { bookingOfSessionAtom, keepBookingAtom, readBookingsAtom } from './bookings.ts';
import { followCheckoutAtom, NOT_FOLLOWED } from './payment-page.ts';

/** What is known of the order of a payment session. */
export type SessionOrder =
  | { readonly kind: 'asking' }
  | { readonly kind: 'missing' }
  /** `isStale`: it could not be asked for last time, and is asked for again. */
  | { readonly kind: 'known'; readonly order: Order; readonly status: BuyerStatus; readonly isStale: boolean }
  | { readonly kind: 'unreachable' };

/** The order of a payment session, asked for until nothing more will change by itself (P8). */
export function sessionOrderAtom(sessionId: string): Atom<SessionOrder> {
  const known = sessions.get(sessionId);
  if (known) return known;
  const shown = atom<SessionOrder>({ kind: 'asking' });
  const asking = atom(
    (get) => get(shown),
    (get, set) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isOver = false;
      async function ask(asked: number): Promise<void> {
        const outcome = await get(sendAtom)(readOrderBySession, { query: { session_id: sessionId } });
        if (isOver) return;
        if (outcome.kind === 'ok') await set(keepSeenAtom, outcome.reply, sessionId);
        const now = after(get(shown), outcome);
        set(shown, now);
        const isAsked = now.kind === 'known' && !now.isStale;
        const pause = now.kind === 'missing' ? null : askAgainIn(isAsked ? now.status : null, asked);
        if (pause !== null) timer = setTimeout(() => void ask(asked + 1), pause);
      }
      void ask(0);
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    },
  );
  asking.onMount = (ask) => ask();
  sessions.set(sessionId, asking);
  return asking;
}

const sessions = new Map<string, Atom<SessionOrder>>();

function after(before: SessionOrder, outcome: { kind: string; reply?: Order }): SessionOrder {
  if (outcome.kind === 'ok' && outcome.reply) {
    return { kind: 'known', order: outcome.reply, status: buyerStatus(outcome.reply), isStale: false };
  }
  if (outcome.kind === 'unreachable')
    return before.kind === 'known' ? { ...before, isStale: true } : { kind: 'unreachable' };
  return { kind: 'missing' };
}

/** Removes the stored cart (C2, P5): the one that the session pays for where this device knows that, else whichever is there. */
export const forgetPaidCartAtom = atom(null, async (_get, set, sessionId: string | null): Promise<void> => {
  const booking = sessionId ? await set(bookingOfSessionAtom, sessionId) : null;
  await (await set(openCartAtom)).forget(booking?.cart_id ?? null);
});

/** An order by its id, read when it is shown; as this device saw it last where the engine cannot be reached. */
export type ShownOrder =
  | { readonly kind: 'asking' | 'missing' | 'unreachable' }
  | { readonly kind: 'known'; readonly order: Order; readonly isStale: boolean };

export function orderAtom(orderId: string): Atom<ShownOrder> {
  const known = orders.get(orderId);
  if (known) return known;
  const shown = shownAtom(orderId);
  const asking = atom(
    (get) => get(shown),
    async (_get, set) => {
      const bookings = await set(readBookingsAtom);
      const saved = bookings.find(({ order_id }) => order_id === orderId)?.order;
      if (saved) set(shown, { kind: 'known', order: saved, isStale: true });
      const outcome = await set(readOrderAtom, orderId);
      if (outcome.kind === 'ok') return;
      if (outcome.kind !== 'unreachable') set(shown, { kind: 'missing' });
      else if (!saved) set(shown, { kind: 'unreachable' });
    },
  );
  asking.onMount = (ask) => void ask();
  orders.set(orderId, asking);
  return asking;
}

const orders = new Map<string, Atom<ShownOrder>>();

/** What is shown of an order: whoever hears of it from the engine, shows it. */
function shownAtom(orderId: string): PrimitiveAtom<ShownOrder> {
  const known = shownOrders.get(orderId);
  if (known) return known;
  const shown = atom<ShownOrder>({ kind: 'asking' });
  shownOrders.set(orderId, shown);
  return shown;
}

const shownOrders = new Map<string, PrimitiveAtom<ShownOrder>>();

/** An order was seen: it is shown as it is now, and is among this device's bookings. */
export const keepSeenAtom = atom(null, async (get, set, order: Order, sessionId: string | null): Promise<void> => {
  const shown = get(shownAtom(order.id));
  // An answer that was on its way while the order was changed is no news.
  if (shown.kind === 'known' && shown.order.version > order.version) return;
  set(shownAtom(order.id), { kind: 'known', order, isStale: false });
  const session_ids = sessionId ? [sessionId] : [];
  await set(keepBookingAtom, { order_id: order.id, number: order.number, session_ids, cart_id: null, order });
});

/** Reads an order anew, for whoever shows it. */
export const readOrderAtom = atom(null, async (get, set, id: string) => {
  const outcome = await get(sendAtom)(readOrder, { params: { id } });
  if (outcome.kind === 'ok') await set(keepSeenAtom, outcome.reply, null);
  return outcome;
});

/** Reads all of this device's bookings anew, one after the other. */
export const refreshBookingsAtom = atom(null, async (_get, set): Promise<void> => {
  for (const { order_id } of await set(readBookingsAtom)) await set(readOrderAtom, order_id);
});

/** The key of a payment that was asked for and not answered: asking again repeats it (W6). */
const unansweredAtom = atom<Record<string, string | undefined>>({});

/**
 * Opens a new payment session for an order, after one that failed or for the rest (P8, P12), and sends the visitor on to it.
 * Resolves when that did not lead away; why not, a toast has told.
 */
export const payOrderAtom = atom(null, async (get, set, order: Order, amount?: string): Promise<void> => {
  const wanted = `${order.id} ${amount ?? ''}`;
  const key = get(unansweredAtom)[wanted] ?? crypto.randomUUID();
  set(unansweredAtom, (keys) => ({ ...keys, [wanted]: key }));
  const outcome = await get(sendAtom)(createPayment, {
    params: { orderId: order.id },
    key,
    body: amount ? { amount } : {},
  });
  if (outcome.kind !== 'unreachable') set(unansweredAtom, (keys) => ({ ...keys, [wanted]: undefined }));

  if (outcome.kind === 'ok') {
    const { id: order_id, number, session_id, checkout_url } = outcome.reply;
    await set(keepBookingAtom, { order_id, number, session_ids: [session_id], cart_id: null, order: null });
    return set(goOnToPayAtom, checkout_url, session_id);
  }
  set(showToastAtom, outcome.kind === 'refused' ? refusedWords(outcome.refusal) : NOT_STARTED);
});

/** Sends the visitor on to a card page; where that is not safe it says so (P7). */
export const goOnToPayAtom = atom(null, async (_get, set, url: string, session_id?: string): Promise<void> => {
  if (!(await set(followCheckoutAtom, url, session_id))) set(showToastAtom, NOT_FOLLOWED);
});

function refusedWords(refusal: Refusal) {
  const { title, text } = refusalMessage(refusal.code, refusal);
  return { kind: 'wrong', text: title, detail: text } as const;
}

const NOT_STARTED = { kind: 'wrong', text: words.notStarted, detail: nothingCharged } as const;
