import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { ShownCart } from '#domain/cart/shown-cart.ts';
import { ASK_AT_SECONDS, countdown } from '#domain/time/hold.ts';
import { secondsLeftAtom } from '#state/cart/cart.ts';
import { changeCartAtom } from '#state/cart/cart-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/checkout.ts';
import { underTwoMinutes } from '#words/shell.ts';
import styles from './hold-notice.module.css';

/** With two minutes left: five more, as often as the cart's two hours allow (C10). */
export function HoldNotice({ cart }: { cart: ShownCart }) {
  const seconds = useAtomValue(secondsLeftAtom);
  const change = useSetAtom(changeCartAtom);
  const [isAsking, setAsking] = useState(false);

  if (seconds === null || seconds > ASK_AT_SECONDS) return null;
  const canExtend = isExtendable(cart);
  const extend = async () => {
    setAsking(true);
    await change({ extend_hold: true });
    setAsking(false);
  };

  return (
    <Notice
      kind="caution"
      isToldElsewhere
      action={
        canExtend ? (
          <Button busy={isAsking} onClick={() => void extend()}>
            {words.moreTime}
          </Button>
        ) : null
      }
    >
      {underTwoMinutes}{' '}
      <span className={styles.left} aria-hidden="true">
        {words.timeLeft(countdown(seconds))}
      </span>{' '}
      {canExtend ? '' : words.noLonger}
    </Notice>
  );
}

function isExtendable({ expires_at, max_expires_at }: ShownCart): boolean {
  return expires_at !== null && max_expires_at !== null && Temporal.Instant.compare(expires_at, max_expires_at) < 0;
}
