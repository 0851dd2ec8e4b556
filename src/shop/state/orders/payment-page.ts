import { atom } from 'jotai';
import { readAppInfo } from '#domain/contract/webstore.ts';
import { navigateAway, ownOrigin } from '#platform/page/address.ts';
import * as words from '#words/outbox.ts';
import { isKioskAtom, phonePaymentAtom } from '../kiosk-mode.ts';
import { sendAtom } from '../services.ts';
import { showToastAtom } from '../toasts.ts';

/** Origins, as `https://checkout.example`, to which paying can lead besides our own, once asked for. */
const hostsAtom = atom<readonly string[]>([]);

/** Opens the payment page (P7) on our origin or one that the engine names, or shows it for a phone at a kiosk (X3); else false, with a toast. */
export const followCheckoutAtom = atom(null, async (get, set, url: string, session_id: string | null = null) => {
  if (!isTrusted(url, get(hostsAtom))) {
    const outcome = await get(sendAtom)(readAppInfo);
    if (outcome.kind === 'ok') set(hostsAtom, outcome.reply.payment_hosts);
  }
  if (!isTrusted(url, get(hostsAtom))) {
    set(showToastAtom, { kind: 'wrong', text: words.notSafe, detail: words.nothingCharged });
    return false;
  }
  if (get(isKioskAtom)) set(phonePaymentAtom, { session_id, url: new URL(url, ownOrigin()).href });
  else await navigateAway(url);
  return true;
});

function isTrusted(url: string, hosts: readonly string[]): boolean {
  const target = /^(https?:\/\/[^/?#\\@\s]+)(?:[/?#]|$)/i.exec(url)?.[1]?.toLowerCase();
  if (target === undefined) return /^\/(?![/\\])/.test(url);
  return [ownOrigin(), ...hosts].some((it) => it.toLowerCase().replace(/\/$/, '') === target);
}
