import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { draftsAtom, readyOrderAtom, refusedAtom, waitingAtom } from '#state/cart/outbox.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/outbox.ts';
import { DraftCards } from './draft-cards.tsx';
import { OrderCard } from './order-card.tsx';
import styles from './outbox-sign.module.css';
import { RefusedCards } from './refused-cards.tsx';
import { WaitingList } from './waiting-list.tsx';

/** In the bar: how much waits on this device, and what it is (W5). Nothing, as long as all is confirmed. */
export function OutboxSign() {
  const waiting = useAtomValue(waitingAtom).length;
  const unsettled = useUnsettled();
  const isSlow = useStanding(waiting > 0);
  const [isOpen, setOpen] = useState(false);
  const isSettled = unsettled === 0;

  if (!isOpen && isSettled && !isSlow) return null;
  return (
    <>
      <button
        type="button"
        className={styles.sign}
        data-tone={isSettled ? undefined : 'caution'}
        aria-haspopup="dialog"
        aria-label={signWords(waiting, unsettled)}
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

/** How much waits for the visitor: what was refused, what was left behind, an order. */
function useUnsettled(): number {
  const refused = useAtomValue(refusedAtom).length;
  const drafts = useAtomValue(draftsAtom).length;
  const order = useAtomValue(readyOrderAtom);
  return refused + drafts + (order ? 1 : 0);
}

/** True once it has been so for a moment: what is confirmed at once need not be seen to wait. */
function useStanding(is: boolean): boolean {
  const [stands, setStands] = useState(false);

  useEffect(() => {
    if (!is) return undefined;
    const later = setTimeout(() => setStands(true), MOMENT);
    return () => {
      clearTimeout(later);
      setStands(false);
    };
  }, [is]);

  return is && stands;
}

/** Milliseconds. */
const MOMENT = 1_000;

function signWords(waiting: number, unsettled: number): string {
  const parts = [
    ...(waiting > 0 ? [words.changesWaiting(waiting)] : []),
    ...(unsettled > 0 ? [words.thingsWaiting(unsettled)] : []),
  ];
  return parts.join(', ') || words.title;
}
