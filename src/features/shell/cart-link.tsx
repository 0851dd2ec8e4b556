import { useAtomValue } from 'jotai';
import { hrefTo } from '#domain/app/pages.ts';
import { countdown } from '#domain/time/hold.ts';
import { cartCountAtom, isHoldConfirmedAtom, secondsLeftAtom } from '#state/cart/cart.ts';
import { usePageLink } from '#state/page/page-link.ts';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/app.ts';
import styles from './cart-link.module.css';

/** How many lines, and for how long they are held (S3, S4). Until the device's storage has been read, only the room for it. */
export function CartLink() {
  const count = useAtomValue(cartCountAtom);
  const link = usePageLink(hrefTo.checkout(0));

  return (
    <a className={styles.cart} data-full={count ? true : undefined} {...link}>
      <Countdown />
      <Icon name="cart" />
      <VisuallyHidden>{count === undefined ? words.cart : `${words.cart}, `}</VisuallyHidden>
      <span className={styles.count} key={count}>
        {count}
      </span>
      <VisuallyHidden>{count === undefined ? '' : ` ${words.items(count)}`}</VisuallyHidden>
    </a>
  );
}

/** Until the engine has answered since the device woke it is only what the device believes (C11). */
function Countdown() {
  const seconds = useAtomValue(secondsLeftAtom);
  const isConfirmed = useAtomValue(isHoldConfirmedAtom);
  const isDoubtful = seconds !== null && !isConfirmed;

  return (
    <>
      {isDoubtful ? <VisuallyHidden>{`${words.unconfirmed} `}</VisuallyHidden> : null}
      <span role="timer" className={styles.countdown} data-doubtful={isDoubtful || undefined}>
        {seconds === null ? null : countdown(seconds)}
      </span>
    </>
  );
}
