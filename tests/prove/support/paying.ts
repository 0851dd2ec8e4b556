import type { PlacedOrder } from '#domain/contract/orders.ts';
import { aCard, cards } from '#tests/support/payments/sandbox.ts';
import type { Caller } from './caller.ts';

/** Fills in the card page of an order, at one of the engines. @returns the order as its page sees it, or null if there is no answer */
export async function payByCard(
  caller: Caller,
  url: string,
  { checkout_url, session_id }: Pick<PlacedOrder, 'checkout_url' | 'session_id'>,
  { card = 'paid', host }: { card?: keyof typeof cards; host?: string } = {},
): Promise<BoughtOrder | null> {
  const form = new URLSearchParams(aCard(cards[card]));
  const page = await fetch(url + new URL(checkout_url).pathname, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { ...(host && { host }) },
  });
  await page.arrayBuffer();
  if (page.status >= 500) caller.faults.push(`the card page ${page.status}`);
  const { status, body } = await caller.ask<BoughtOrder>(url, 'GET', `/api/order/?session_id=${session_id}`, {
    ...(host && { host }),
  });
  return status === 200 ? body : null;
}

export interface BoughtOrder {
  readonly id: string;
  readonly status: string;
  readonly lines: readonly { readonly id: string }[];
}
