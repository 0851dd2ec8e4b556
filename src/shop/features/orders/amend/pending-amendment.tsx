import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { PendingChange } from '#domain/contract/line-change.ts';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { NoAnswerYet } from '#shop/booking/no-answer-yet.tsx';
import { Phrases } from '#shop/booking/phrases.tsx';
import { followCheckoutAtom } from '#shop/state/orders/payment-page.ts';
import { watchAmendmentAtom, withdrawAmendmentAtom } from '#shop/state/orders/submit-amendment.ts';
import { pendingWords } from '#text/amendment-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/amend.ts';
import { goOnToPay } from '#words/orders.ts';
import styles from './pending-amendment.module.css';

/** A change that waits for its payment: its content, its time limit, and the buttons to pay or to withdraw it. */
export function PendingAmendment({ order, line, change }: { order: Order; line: OrderLine; change: PendingChange }) {
  const { summary, waits } = pendingWords(change, line.time_zone);
  const follow = useSetAtom(followCheckoutAtom);
  const drop = useSetAtom(withdrawAmendmentAtom);
  const watch = useSetAtom(watchAmendmentAtom);
  const [isDropping, run] = useBusy();
  const [problem, setProblem] = useState<string | null>(null);
  const { checkout_url: url, session_id } = change;

  useEffect(() => (session_id ? watch(order.id, session_id) : undefined), [order.id, session_id, watch]);

  return (
    <div className={styles.pending}>
      <p className={layout.strong}>
        <Phrases of={summary} />
      </p>
      <p aria-live="polite">{url ? waits : words.confirming}</p>
      {url && Number(order.due.amount) > 0 ? <p>{words.restDropsIt}</p> : null}
      {problem ? <Notice kind="caution">{problem}</Notice> : null}
      <NoAnswerYet isWaiting={isDropping} />
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
