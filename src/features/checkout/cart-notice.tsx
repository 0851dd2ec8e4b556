import { useAtomValue } from 'jotai';
import { isCartConfirmedAtom } from '#state/cart.ts';
import { isOutOfReachAtom } from '#state/connection.ts';
import { Notice } from '#ui/notice.tsx';

/** The cart as it was last known, while the engine cannot say what it is now (C3). */
export function CartNotice() {
  const isConfirmed = useAtomValue(isCartConfirmedAtom);
  const isOut = useAtomValue(isOutOfReachAtom);

  if (isConfirmed || !isOut) return null;
  return (
    <Notice kind="info">
      This is your cart as it was last known. It is checked as soon as the shop can be reached.
    </Notice>
  );
}
