import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { closeBookedAtom } from '#state/booking/experience.ts';
import type { Started } from '#state/orders/amendment.ts';
import { amendmentKeyAtom, quoteAmendmentAtom, startAmendmentAtom } from '#state/orders/amendment.ts';
import type { AmendmentOutcome } from '#state/orders/submit-amendment.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { lazy } from '#ui/loading/lazy.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/amend.ts';
import { tryAgain } from '#words/orders.ts';
import { ShopLinks } from '../parts/shop-links.tsx';
import styles from './amendment-dialog.module.css';
import { AmendmentFoot } from './amendment-foot.tsx';
import type { Said } from './amendment-summary.tsx';
import { AmendmentSummary } from './amendment-summary.tsx';

interface Props {
  order: Order;
  line: OrderLine;
  onClose: () => void;
}

/** The booking form filled from a booked line: what is changed in it is priced at once, and asked for with the booking's address. */
export function AmendmentDialog(props: Props) {
  const [tries, setTries] = useState(0);
  return <Opened key={tries} {...props} onAgain={() => setTries(tries + 1)} />;
}

function Opened({ order, line, onClose, onAgain }: Props & { onAgain: () => void }) {
  const start = useSetAtom(startAmendmentAtom);
  const close = useSetAtom(closeBookedAtom);
  const [found, setFound] = useState<Started | 'asking'>('asking');
  const [said, setSaid] = useState<Said>({ email: '', answers: {} });
  const [outcome, setOutcome] = useState<AmendmentOutcome | null>(null);

  // As it was then: the order is read anew meanwhile, and what was chosen stays.
  const [opened] = useState({ order, line });

  useEffect(() => {
    let isOver = false;
    void start(opened.order, opened.line).then((started) => isOver || setFound(started));
    return () => {
      isOver = true;
      close();
    };
  }, [start, close, opened]);
  useQuotes(order.id, line.id);

  // The first field in which something is wrong.
  useEffect(() => {
    if (outcome?.kind === 'invalid' || outcome?.kind === 'unanswered')
      document.querySelector<HTMLElement>('dialog [aria-invalid="true"]')?.focus();
  }, [outcome]);

  return (
    <Dialog
      open
      onClose={onClose}
      as="sheet"
      title={words.changeTitle}
      className={styles.sheet}
      foot={
        found === 'here' ? (
          <AmendmentFoot order={order} line={line} said={said} onClose={onClose} onOutcome={setOutcome} />
        ) : null
      }
    >
      {found === 'gone' ? (
        <div className={styles.said}>
          <Notice kind="caution">{words.changeGone}</Notice>
          <ShopLinks order={order} />
        </div>
      ) : null}
      {found === 'unreachable' ? (
        <div className={styles.said}>
          <Notice kind="caution">{words.changeOutOfReach}</Notice>
          <Button onClick={onAgain}>{tryAgain}</Button>
        </div>
      ) : null}
      {found === 'asking' ? <Coming /> : null}
      {found === 'here' ? (
        <>
          <Fields />
          <AmendmentSummary
            order={order}
            line={line}
            said={said}
            outcome={outcome}
            onSay={(now) => {
              setSaid(now);
              if (outcome?.kind !== 'unanswered') setOutcome(null);
            }}
          />
          {outcome?.kind === 'refused' && outcome.words ? <Notice kind="caution">{outcome.words}</Notice> : null}
          {outcome?.kind === 'unknown' ? <Notice kind="caution">{words.changeNoAnswer}</Notice> : null}
        </>
      ) : null}
    </Dialog>
  );
}

/** Asks what it costs whenever the selection has become another one. */
function useQuotes(orderId: string, lineId: string): void {
  const wished = useAtomValue(amendmentKeyAtom);
  const ask = useSetAtom(quoteAmendmentAtom);

  useEffect(() => {
    if (wished !== null) void ask(orderId, lineId);
  }, [wished, ask, orderId, lineId]);
}

function Fields() {
  const status = fields.useStatus();
  useEffect(() => void fields.preload(), []);
  if (status === 'ready') return <fields.Ready isModal />;
  if (status === 'loading') return <Coming />;
  return <Notice kind="caution">{words.calendarNotLoaded}</Notice>;
}

function Coming() {
  return (
    <div className={styles.coming} aria-busy="true">
      <Skeleton className={styles.calendar} />
      <Skeleton text />
    </div>
  );
}

const fields = lazy(() => import('#booking/booking-fields.tsx').then(({ BookingFields }) => BookingFields));
