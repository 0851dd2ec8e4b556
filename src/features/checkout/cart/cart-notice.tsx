import { useAtomValue } from 'jotai';
import { formatInstant } from '#domain/text/format.ts';
import { cartAtom, isCartUnansweredAtom } from '#state/cart/cart.ts';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/checkout.ts';

/** The cart as of when it was last known, or that it is not known, while the engine cannot say what it is now (C3). */
export function CartNotice() {
  const cart = useAtomValue(cartAtom);
  const isUnanswered = useAtomValue(isCartUnansweredAtom);

  if (!isUnanswered || cart === null) return null;
  const asOf = cart?.server_now ? formatInstant(cart.server_now, cart.lines[0]?.time_zone ?? 'UTC') : null;
  return <Notice kind="info">{cart === undefined ? words.notKnown : words.asLastKnown(asOf)}</Notice>;
}
