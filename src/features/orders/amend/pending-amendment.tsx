import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { PendingChange } from '#domain/contract/line-change.ts';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { pendingWords } from '#domain/orders/amendment-words.ts';
import { goOnToPayAtom } from '#state/orders/orders.ts';
import { withdrawAmendmentAtom } from '#state/orders/submit-amendment.ts';
import { amendmentWatchAtom } from '#state/orders/watch-amendment.ts';
import { Button } from '#ui/controls/button.tsx';
import { useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/amend.ts';
import { goOnToPay } from '#words/orders.ts';
import styles from './pending-amendment.module.css';

/** A change that waits for its payment: what it is, until when, and both ways on. */
export function PendingAmendment({ order, line, change }: { order: Order; line: OrderLine; change: PendingChange }) {
  const { summary, waits } = pendingWords(change, line.time_zone);
  const follow = useSetAtom(goOnToPayAtom);
  const drop = useSetAtom(withdrawAmendmentAtom);
  const [isDropping, run] = useBusy();
  const [problem, setProblem] = useState<string | null>(null);
  const url = change.checkout_url;

  return (
    <div className={styles.pending}>
      {change.session_id ? <Watch orderId={order.id} sessionId={change.session_id} /> : null}
      <p className={styles.summary}>{summary}</p>
      <p aria-live="polite">{url ? waits : words.confirming}</p>
      {url && Number(order.due.amount) > 0 ? <p>{words.restDropsIt}</p> : null}
      {problem ? <Notice kind="caution">{problem}</Notice> : null}
      <div className={styles.actions}>
        {url ? (
          <Button kind="action" onClick={() => void follow(url)}>
            {goOnToPay}
          </Button>
        ) : null}
        <Button busy={isDropping} onClick={() => void run(drop(order)).then(setProblem)}>
          {words.drop}
        </Button>
      </div>
    </div>
  );
}

function Watch({ orderId, sessionId }: { orderId: string; sessionId: string }) {
  useAtomValue(amendmentWatchAtom(orderId, sessionId));
  return null;
}
