import { atom } from 'jotai';
import { readAppInfo } from '#domain/contract/webstore.ts';
import { navigateAway, ownOrigin } from '#platform/page/address.ts';
import * as words from '#words/outbox.ts';
import { outOfReachMessage } from '#words/shell.ts';
import { isKioskAtom, phonePaymentAtom } from '../kiosk-mode.ts';
import { sendAtom } from '../services.ts';
import { showToastAtom } from '../toasts.ts';

/** Origins, such as `https://checkout.example`, that a payment may open besides our own. Empty until the engine was asked. */
const hostsAtom = atom<readonly string[]>([]);

/** Opens the payment page (P7) on our origin or one that the engine names. A kiosk shows it for a phone instead (X3). Else false, with a toast. */
export const followCheckoutAtom = atom(null, async (get, set, url: string, session_id: string | null = null) => {
  let problem = words.notSafe;
  if (!isTrusted(url, get(hostsAtom))) {
    const outcome = await get(sendAtom)(readAppInfo);
    if (outcome.kind === 'ok') set(hostsAtom, outcome.reply.payment_hosts);
    else problem = outOfReachMessage;
  }
  if (!isTrusted(url, get(hostsAtom))) {
    set(showToastAtom, { kind: 'wrong', text: problem, detail: words.nothingCharged });
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
