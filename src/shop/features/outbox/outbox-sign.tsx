import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { hrefTo } from '#domain/app/pages.ts';
import { phrasesText } from '#domain/text/phrases.ts';
import { PageButton } from '#shop/booking/page-links.tsx';
import { Phrases } from '#shop/booking/phrases.tsx';
import {
  draftsAtom,
  readyOrderAtom,
  refusedAtom,
  retryNowAtom,
  waitingAtom,
  withdrawAtom,
} from '#shop/state/cart/outbox.ts';
import { withdrawOrderAtom } from '#shop/state/checkout/payment.ts';
import { isOutOfReachAtom } from '#shop/state/services.ts';
import { Button } from '#ui/controls/button.tsx';
import { SyncMark } from '#ui/display/notice.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/outbox.ts';
import styles from './outbox.module.css';
import { DraftCards, RefusedCards } from './outbox-cards.tsx';

/** The sign in the bar: the number of changes that wait on this device, with a list of them (W5). Hidden while everything is confirmed. */
export function OutboxSign() {
  const waiting = useAtomValue(waitingAtom).length;
  const order = useAtomValue(readyOrderAtom);
  /** The number of things that wait for the visitor: refusals, expired lines, and an order. */
  const unsettled = useAtomValue(refusedAtom).length + useAtomValue(draftsAtom).length + (order ? 1 : 0);
  const isSlow = useStanding(waiting > 0);
  const [isOpen, setOpen] = useState(false);
  const isSettled = unsettled === 0;
  const counts = [waiting > 0 && words.changesWaiting(waiting), unsettled > 0 && words.thingsWaiting(unsettled)];

  if (!isOpen && isSettled && !isSlow) return null;
  return (
    <>
      <button
        type="button"
        className={styles.sign}
        data-tone={isSettled ? undefined : 'caution'}
        aria-haspopup="dialog"
        aria-label={counts.filter(Boolean).join(', ') || words.title}
        onClick={() => setOpen(true)}
      >
        <Icon name={isSettled ? 'cloud' : 'warning'} size={22} />
        <span aria-hidden="true" className={styles.count}>
          {waiting + unsettled}
        </span>
      </button>
      <Dialog as="sheet" open={isOpen} onClose={() => setOpen(false)} title={words.title}>
        {isOpen ? (
          <div className={styles.panel}>
            <OrderCard onGo={() => setOpen(false)} />
            <RefusedCards onGo={() => setOpen(false)} />
            <DraftCards />
            <WaitingList />
            {isSettled && waiting === 0 ? <p>{words.allSent}</p> : null}
          </div>
        ) : null}
      </Dialog>
    </>
  );
}

/** Becomes true only after a second, so that a change which is confirmed at once never appears as waiting. */
function useStanding(is: boolean): boolean {
  const [stands, setStands] = useState(false);

  useEffect(() => {
    if (!is) return undefined;
    const later = setTimeout(() => setStands(true), 1_000);
    return () => {
      clearTimeout(later);
      setStands(false);
    };
  }, [is]);

  return is && stands;
}

/** An order that has not reached the engine. It waits for a tap, and is never sent automatically (W8). */
function OrderCard({ onGo }: { onGo: () => void }) {
  const order = useAtomValue(readyOrderAtom);
  const withdraw = useSetAtom(withdrawOrderAtom);

  if (!order) return null;
  return (
    <section className={styles.card} data-kind="order" aria-label={words.orderLabel}>
      <h3 className={layout.strong}>{words.orderTitle}</h3>
      <p>{words.orderText}</p>
      <div className={styles.ways}>
        <PageButton to={hrefTo.checkout(2)} onGo={onGo}>
          {words.pay}
        </PageButton>
        <Button kind="plain" onClick={() => void withdraw()}>
          {words.withdraw}
        </Button>
      </div>
    </section>
  );
}

/** The changes that have not reached the shop, in the order in which they will be sent. The visitor can try again, or take a change back. */
function WaitingList() {
  const waiting = useAtomValue(waitingAtom);
  const isOut = useAtomValue(isOutOfReachAtom);
  const sendNow = useSetAtom(retryNowAtom);
  const discard = useSetAtom(withdrawAtom);

  if (waiting.length === 0) return null;
  return (
    <section className={layout.stack3} aria-label={words.listTitle}>
      <div className={styles.head}>
        <h3 className={layout.size3}>{words.listTitle}</h3>
        <Button onClick={() => void sendNow()}>{words.tryNow}</Button>
      </div>
      <p className={layout.softSmall}>
        {isOut ? words.outOfReach : words.inOrder} {words.notHeld}
      </p>
      <ol className={styles.list}>
        {waiting.map(({ id, what, detail, syncStatus, canDiscard }) => (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <p className={layout.strong}>
                <Phrases of={what} />
              </p>
              {detail ? (
                <p className={layout.softSmall}>
                  <Phrases of={detail} />
                </p>
              ) : null}
              <SyncMark syncStatus={syncStatus} />
            </div>
            {canDiscard ? (
              <Button
                kind="plain"
                aria-label={`${words.discard}: ${phrasesText(what)}`}
                onClick={() => void discard(id)}
              >
                {words.discard}
              </Button>
            ) : (
              <p className={layout.softSmall}>{words.mayHaveReached}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
