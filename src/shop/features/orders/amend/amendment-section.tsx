import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { isOverAtom } from '#shop/state/clock.ts';
import { formatInstant } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { lazy } from '#ui/loading/lazy.tsx';
import * as words from '#words/amend.ts';
import styles from '../parts/booking-section.module.css';

/** The time until which a booking's date and guests can be changed, with the button for it, and the result of the last change (P12). */
export function AmendmentSection({ order, line }: { order: Order; line: OrderLine }) {
  const [isOpen, setOpen] = useState(false);
  const until = line.changeable_until ?? null;
  const isOver = useAtomValue(useMemo(() => isOverAtom(until ?? line.starts_at), [until, line.starts_at]));
  const isChangeable = until !== null && !isOver;
  const change = order.change?.line === line.id ? order.change : null;
  const isPending = change?.state === 'pending';
  const status = dialog.useStatus();
  if (!isChangeable && !isPending && change?.state !== 'refused') return null;

  return (
    <section className={styles.section} aria-labelledby="change">
      <h2 id="change">{words.sectionTitle}</h2>
      {isPending && change ? <pending.Component order={order} line={line} change={change} /> : null}
      {change?.state === 'refused' && change.failure ? (
        <Notice kind="caution">
          <span lang={change.failure_language}>{change.failure}</span>
        </Notice>
      ) : null}
      {change?.state === 'lapsed' ? <Notice kind="info">{words.lapsed}</Notice> : null}
      {isChangeable ? (
        <>
          <p className={layout.soft}>{words.changeable(formatInstant(until, line.time_zone))}</p>
          <Button
            aria-haspopup="dialog"
            onPointerEnter={() => void dialog.preload()}
            onClick={() => {
              void dialog.preload();
              setOpen(true);
            }}
          >
            {words.sectionOpen}
          </Button>
        </>
      ) : null}
      {isOpen && status === 'failed' ? <Notice kind="caution">{words.sectionOutOfReach}</Notice> : null}
      {isOpen ? <dialog.Component order={order} line={line} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

const dialog = lazy(() => import('./amendment-dialog.tsx').then(({ AmendmentDialog }) => AmendmentDialog));
const pending = lazy(() => import('./pending-amendment.tsx').then(({ PendingAmendment }) => PendingAmendment));
