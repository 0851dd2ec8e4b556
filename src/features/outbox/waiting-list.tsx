import { useAtomValue, useSetAtom } from 'jotai';
import { retryNowAtom, waitingAtom, withdrawAtom } from '#state/cart/outbox.ts';
import { isOutOfReachAtom } from '#state/services.ts';
import { Button } from '#ui/controls/button.tsx';
import { SyncMark } from '#ui/display/sync-mark.tsx';
import * as words from '#words/outbox.ts';
import styles from './outbox.module.css';

/** What has not reached the shop, in the order in which it will: tried again at a tap, or taken back. */
export function WaitingList() {
  const waiting = useAtomValue(waitingAtom);
  const isOut = useAtomValue(isOutOfReachAtom);
  const sendNow = useSetAtom(retryNowAtom);
  const discard = useSetAtom(withdrawAtom);

  if (waiting.length === 0) return null;
  return (
    <section className={styles.section} aria-label={words.listTitle}>
      <div className={styles.head}>
        <h3 className={styles.heading}>{words.listTitle}</h3>
        <Button onClick={() => void sendNow()}>{words.tryNow}</Button>
      </div>
      <p className={styles.hint}>
        {isOut ? words.outOfReach : words.inOrder} {words.notHeld}
      </p>
      <ol className={styles.list}>
        {waiting.map(({ id, what, detail, syncStatus, canDiscard }) => (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <p className={styles.what}>{what}</p>
              {detail ? <p className={styles.hint}>{detail}</p> : null}
              <SyncMark syncStatus={syncStatus} />
            </div>
            {canDiscard ? (
              <Button kind="plain" aria-label={`${words.discard}: ${what}`} onClick={() => void discard(id)}>
                {words.discard}
              </Button>
            ) : (
              <p className={styles.hint}>{words.mayHaveReached}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
