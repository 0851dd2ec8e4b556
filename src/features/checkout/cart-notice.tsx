import { useAtomValue } from 'jotai';
import { isCartConfirmedAtom } from '#state/cart.ts';
import { isOutOfReachAtom } from '#state/connection.ts';
import { Notice } from '#ui/notice.tsx';
import * as words from '#words/checkout/cart.ts';

/** The cart as it was last known, while the engine cannot say what it is now (C3). */
export function CartNotice() {
  const isConfirmed = useAtomValue(isCartConfirmedAtom);
  const isOut = useAtomValue(isOutOfReachAtom);

  if (isConfirmed || !isOut) return null;
  return <Notice kind="info">{words.asLastKnown}</Notice>;
}
