import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { hasBegun } from '#domain/money/refund.ts';
import { lineStatus } from '#domain/orders/buyer-status.ts';
import { nowAtom } from '#shop/state/clock.ts';
import { toHeadingAtom } from '#shop/state/orders/cancel-booking.ts';
import { readOrderAtom } from '#shop/state/orders/orders.ts';
import { cancelledWords, cancelOffers, cancelStanding, quoteWords } from '#text/cancel-offer.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import layout from '#ui/layout.module.css';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/amend.ts';
import { tryAgain } from '#words/orders.ts';
import section from '../parts/booking-section.module.css';
import { ShopLinks } from '../parts/order-facts.tsx';
import { CancelForm } from './cancel-form.tsx';
import styles from './cancel-section.module.css';

/** The last section of a booking: the time until which it can be cancelled, with the button for it (P12); afterwards, the refund. */
export function CancelSection({ order, line }: { order: Order; line: OrderLine }) {
  const standing = useStanding(order, line);
  const hasOffers = cancelOffers(order, line).length > 0;
  const [isOpen, setOpen] = useState(false);
  const isCancelled = lineStatus(order, line) === 'cancelled';
  const toHeading = useSetAtom(toHeadingAtom);

  // The element with the focus disappeared together with the dialog.
  useEffect(() => (isOpen && isCancelled ? toHeading() : undefined), [isOpen, isCancelled, toHeading]);

  if (!standing) return null;
  return (
    <section className={section.section} aria-labelledby="cancel">
      <h2 id="cancel">{words.cancelTitle}</h2>
      <p className={layout.soft}>{standing}</p>
      {hasOffers ? (
        <Button className={section.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.cancelOpen}
        </Button>
      ) : null}
      <Dialog open={isOpen && !isCancelled} onClose={() => setOpen(false)} as="sheet" title={words.question}>
        {isOpen && !isCancelled ? <CancelQuestion order={order} line={line} onClose={() => setOpen(false)} /> : null}
      </Dialog>
    </section>
  );
}

/** The state of a line's cancellation in words; null if the line has begun, is over, or is just being paid. */
function useStanding(order: Order, line: OrderLine): string | null {
  const ticking = useAtomValue(nowAtom);
  const serverNow = Temporal.Instant.from(order.server_now);
  // The engine's last answer is at least as new, whatever this device's clock says.
  const now = Temporal.Instant.compare(serverNow, ticking) > 0 ? serverNow : ticking;
  const status = lineStatus(order, line);

  if (status === 'cancelled') return cancelledWords(line.refunded?.amount ?? '0', order) ?? null;
  if (status === 'expired' || status === 'confirming' || order.status === 'completed') return null;
  if (line.attendance_status !== 'expected' || hasBegun(Temporal.Instant.from(line.starts_at), now)) return null;
  return cancelStanding(order, line, now);
}

/** Reads the order first, because the device's copy may be from yesterday. Without a network nothing can be cancelled, neither now nor later. */
function CancelQuestion({ order, line, onClose }: { order: Order; line: OrderLine; onClose: () => void }) {
  const read = useSetAtom(readOrderAtom);
  const [attempt, setAttempt] = useState({ id: order.id });
  const [answer, setAnswer] = useState<Order | 'asking' | 'none'>('asking');

  useEffect(() => {
    let isOver = false;
    void read(attempt.id).then((outcome) => isOver || setAnswer(outcome.kind === 'ok' ? outcome.reply : 'none'));
    return () => {
      isOver = true;
    };
  }, [read, attempt]);

  const askAgain = () => {
    setAnswer('asking');
    setAttempt({ id: order.id });
  };
  const keep = <Button onClick={onClose}>{words.keep}</Button>;
  if (answer === 'none') {
    return (
      <div className={styles.said}>
        <Notice kind="caution">{words.cancelOutOfReach}</Notice>
        <div className={styles.actions}>
          {keep}
          <Button onClick={askAgain}>{tryAgain}</Button>
        </div>
      </div>
    );
  }
  const offers = cancelOffers(order, line);
  return (
    <>
      <output>
        {answer === 'asking' ? words.cancelAsking : <VisuallyHidden>{backOf(answer, line.id)}</VisuallyHidden>}
      </output>
      {answer === 'asking' ? null : offers.length > 0 ? (
        <CancelForm order={order} line={line} offers={offers} onClose={onClose} />
      ) : (
        <div className={styles.said}>
          <Notice kind="caution">
            {cancelStanding(order, line, Temporal.Instant.from(order.server_now))} {words.nothingCancelled}
          </Notice>
          <ShopLinks order={order} />
          <div className={styles.actions}>{keep}</div>
        </div>
      )}
    </>
  );
}

/** For screen readers: the refund that is shown once the shop has answered. */
function backOf(order: Order, lineId: string): string {
  const line = order.lines.find(({ id }) => id === lineId);
  const offer = line && cancelOffers(order, line)[0];
  return offer ? quoteWords(order, offer).back : '';
}
