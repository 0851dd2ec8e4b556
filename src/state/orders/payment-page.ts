import { atom } from 'jotai';
import { checkoutUrl } from '#domain/app/checkout-url.ts';
import { readAppInfo } from '#domain/contract/webstore.ts';
import { navigateAway, ownOrigin } from '#platform/page/address.ts';
import * as words from '#words/outbox.ts';
import { isKioskAtom, showPaymentAtom } from '../kiosk-mode.ts';
import { sendAtom } from '../services.ts';

/** Where paying can lead besides our own origin, once asked for. */
const hostsAtom = atom<readonly string[] | null>(null);

/**
 * Opens the payment page (P7), only on our own origin or on one that the engine names; false for any other address. Resolves when the
 * visitor comes back to this page. A kiosk stays, and shows the address for a phone (X3).
 *
 * @param session_id  of the payment, where it is known
 */
export const followCheckoutAtom = atom(null, async (get, set, wanted: string, session_id: string | null = null) => {
  let hosts = get(hostsAtom) ?? [];
  if (!checkoutUrl(wanted, ownOrigin(), hosts)) {
    const outcome = await get(sendAtom)(readAppInfo);
    if (outcome.kind === 'ok') set(hostsAtom, (hosts = outcome.reply.payment_hosts));
  }
  const url = checkoutUrl(wanted, ownOrigin(), hosts);
  if (!url) return false;
  if (get(isKioskAtom)) set(showPaymentAtom, { session_id, url: new URL(url, ownOrigin()).href });
  else await navigateAway(url);
  return true;
});

/** Of an address to which nobody is sent (P7). */
export const NOT_FOLLOWED = {
  kind: 'wrong',
  text: words.notSafe,
  detail: words.nothingCharged,
} as const;
