import { atom } from 'jotai';
import type { Order } from '#domain/contract/orders.ts';
import { askAgainIn, type BuyerStatus, buyerStatus } from '#domain/orders/buyer-status.ts';
import { qrCodeOf } from '#platform/device/qr-code.ts';
import { phonePaymentAtom } from '../kiosk-mode.ts';
import { forgetPaidCartAtom, pollSessionAtom } from '../orders/orders.ts';

/** The order that is paid on a phone, as far as it is known. Null until the engine has answered. */
export interface Followed {
  readonly order: Order;
  readonly status: BuyerStatus;
  /** The last request for it failed. */
  readonly isStale: boolean;
}

export const followedAtom = atom<Followed | null>(null);

/** Whether money may still arrive for the shown payment. The cart is not deleted while it can. */
export const isPayingAtom = atom((get): boolean => {
  const status = get(followedAtom)?.status;
  return get(phonePaymentAtom) !== null && (!status || status === 'unfinished' || status === 'confirming');
});

/** Follows a payment until nothing more will change (X3). The cart is removed when it is paid. @returns stops it */
export const followPaymentAtom = atom(null, (get, set, session_id: string): (() => void) => {
  set(followedAtom, null);
  return set(pollSessionAtom, session_id, async (outcome) => {
    const before = get(followedAtom);
    const now =
      outcome.kind === 'ok'
        ? { order: outcome.reply, status: buyerStatus(outcome.reply), isStale: false }
        : before && { ...before, isStale: true };
    set(followedAtom, now);
    if (now && bought.includes(now.status)) await set(forgetPaidCartAtom, session_id);
    return now && !now.isStale && askAgainIn(now.status, 0) === null ? null : ASK_EVERY_MS;
  });
});

const bought: readonly BuyerStatus[] = ['booked', 'reserved', 'completed'];

const ASK_EVERY_MS = 2_000;

export const drawQrCodeAtom = atom(null, (_get, _set, text: string) => qrCodeOf(text));
