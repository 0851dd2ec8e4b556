import { useAtomValue, useSetAtom } from 'jotai';
import type { ShownCart } from '#domain/cart/shown-cart.ts';
import { ASK_AT_SECONDS, countdown } from '#domain/time/hold.ts';
import { LineTitle, startText } from '#shop/booking/line-card.tsx';
import { cartAtom, isCartUnansweredAtom, secondsLeftAtom } from '#shop/state/cart/cart.ts';
import { changeCartAtom } from '#shop/state/cart/cart-actions.ts';
import { formatInstant } from '#text/format.ts';
import { refusalMessage } from '#text/refusal-messages.ts';
import { Button } from '#ui/controls/button.tsx';
import { useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/checkout.ts';
import { underTwoMinutes } from '#words/shell.ts';
import styles from './cart-notices.module.css';

/** Offers five more minutes when two are left, as often as the cart's two hours allow (C10). */
export function HoldNotice({ cart }: { cart: ShownCart }) {
  const seconds = useAtomValue(secondsLeftAtom);
  const change = useSetAtom(changeCartAtom);
  const [isAsking, run] = useBusy();

  if (seconds === null || seconds > ASK_AT_SECONDS) return null;
  const { expires_at, max_expires_at } = cart;
  const canExtend = expires_at && max_expires_at && Temporal.Instant.compare(expires_at, max_expires_at) < 0;
  return (
    <Notice
      kind="caution"
      isSilent
      action={
        canExtend ? (
          <Button busy={isAsking} onClick={() => void run(change({ extend_hold: true }))}>
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

/** The lines that can no longer be ordered, with the next step for each (B8). */
export function UnsoldNotice({ cart }: { cart: ShownCart }) {
  return cart.unsold_lines.map(({ id, code }) => {
    const line = cart.lines.find((it) => it.id === id && it.syncStatus === 'confirmed');
    const { title, text } = refusalMessage(code, { line_id: id });
    if (!line) return null;
    return (
      <Notice key={id} kind="caution">
        <LineTitle line={line} />, {startText(line)}: <strong>{title}.</strong> {text}
      </Notice>
    );
  });
}

/** Says when the cart was last known, or that it is not known, while the engine cannot be reached (C3). */
export function CartNotice() {
  const cart = useAtomValue(cartAtom);
  const isUnanswered = useAtomValue(isCartUnansweredAtom);

  if (!isUnanswered || cart === null) return null;
  const asOf = cart?.server_now ? formatInstant(cart.server_now, cart.lines[0]?.time_zone ?? 'UTC') : null;
  return <Notice kind="info">{cart === undefined ? words.notKnown : words.asLastKnown(asOf)}</Notice>;
}
