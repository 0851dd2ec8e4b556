import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { hasBegun } from '#domain/money/refund.ts';
import { lineStatus } from '#domain/orders/buyer-status.ts';
import { cancelOffers } from '#domain/orders/cancel-offer.ts';
import { cancelledWords, cancelStanding, quoteWords } from '#domain/orders/cancel-words.ts';
import { nowAtom } from '#state/clock.ts';
import { toHeadingAtom } from '#state/orders/cancel-booking.ts';
import { readOrderAtom } from '#state/orders/orders.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/amend.ts';
import { cancelOpen, cancelTitle } from '#words/amend.ts';
import { tryAgain } from '#words/orders.ts';
import styles from '../parts/booking-section.module.css';
import { ShopLinks } from '../parts/shop-links.tsx';
import cancelDialog from './cancel-dialog.module.css';
import { CancelForm } from './cancel-form.tsx';

/** Below all else of a booking: until when it can be cancelled, and the way to do that (P12); afterwards, what goes back. */
export function CancelSection({ order, line }: { order: Order; line: OrderLine }) {
  const words = useWords(order, line);
  const hasOffers = cancelOffers(order, line).length > 0;
  const [isOpen, setOpen] = useState(false);
  const isCancelled = lineStatus(order, line) === 'cancelled';
  const toHeading = useSetAtom(toHeadingAtom);

  // What had the focus has gone with the dialog.
  useEffect(() => (isOpen && isCancelled ? toHeading() : undefined), [isOpen, isCancelled, toHeading]);

  if (!words) return null;
  return (
    <section className={styles.section} aria-labelledby="cancel">
      <h2 id="cancel">{cancelTitle}</h2>
      <p className={styles.words}>{words}</p>
      {hasOffers ? (
        <Button className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {cancelOpen}
        </Button>
      ) : null}
      {hasOffers || isCancelled ? null : <ShopLinks order={order} />}
      <CancelDialog open={isOpen && !isCancelled} order={order} line={line} onClose={() => setOpen(false)} />
    </section>
  );
}

/** Null where there is nothing to say: it has begun, is over, or is just being paid. */
function useWords(order: Order, line: OrderLine): string | null {
  const ticking = useAtomValue(nowAtom);
  const serverNow = Temporal.Instant.from(order.server_now);
  // What the engine said last is no earlier than it was then, whatever clock this device has.
  const now = Temporal.Instant.compare(serverNow, ticking) > 0 ? serverNow : ticking;
  const status = lineStatus(order, line);

  if (status === 'cancelled') return cancelledWords(line.refunded?.amount ?? '0', order) ?? null;
  if (status === 'expired' || status === 'confirming' || order.status === 'completed') return null;
  if (line.attendance_status !== 'expected' || hasBegun(Temporal.Instant.from(line.starts_at), now)) return null;
  return cancelStanding(order, line, now);
}

interface Props {
  order: Order;
  line: OrderLine;
  onClose: () => void;
}

/**
 * Asks before a booking is cancelled. What goes back is asked for anew first: what this device has kept may be of yesterday, and
 * without a network nothing is cancelled, nor later.
 */
function CancelDialog({ open, order, line, onClose }: Props & { open: boolean }) {
  const [tries, setTries] = useState(0);

  return (
    <Dialog open={open} onClose={onClose} as="sheet" title={words.question}>
      {open ? (
        <Asked key={tries} order={order} line={line} onClose={onClose} onAgain={() => setTries(tries + 1)} />
      ) : null}
    </Dialog>
  );
}

function Asked({ order, line, onClose, onAgain }: Props & { onAgain: () => void }) {
  const read = useSetAtom(readOrderAtom);
  const [heard, setHeard] = useState<'nothing' | { said: string } | null>(null);

  useEffect(() => {
    let isOver = false;
    void read(order.id).then((outcome) => {
      if (!isOver) setHeard(outcome.kind === 'ok' ? { said: backOf(outcome.reply, line.id) } : 'nothing');
    });
    return () => {
      isOver = true;
    };
  }, [read, order.id, line.id]);

  if (heard === 'nothing') return <OutOfReach onClose={onClose} onAgain={onAgain} />;
  return (
    <>
      <output>{heard ? <VisuallyHidden>{heard.said}</VisuallyHidden> : words.cancelAsking}</output>
      {heard ? <Offered order={order} line={line} onClose={onClose} /> : null}
    </>
  );
}

/** For those who listen: what is there to be seen once the shop has answered. */
function backOf(order: Order, lineId: string): string {
  const line = order.lines.find(({ id }) => id === lineId);
  const offer = line && cancelOffers(order, line)[0];
  return offer ? quoteWords(order, offer).back : '';
}

function OutOfReach({ onClose, onAgain }: { onClose: () => void; onAgain: () => void }) {
  return (
    <div className={cancelDialog.said}>
      <Notice kind="caution">{words.cancelOutOfReach}</Notice>
      <div className={cancelDialog.actions}>
        <Button onClick={onClose}>{words.keep}</Button>
        <Button onClick={onAgain}>{tryAgain}</Button>
      </div>
    </div>
  );
}

function Offered({ order, line, onClose }: Props) {
  const offers = cancelOffers(order, line);
  if (offers.length > 0) return <CancelForm order={order} line={line} offers={offers} onClose={onClose} />;

  return (
    <div className={cancelDialog.said}>
      <Notice kind="caution">
        {cancelStanding(order, line, Temporal.Instant.from(order.server_now))} {words.nothingCancelled}
      </Notice>
      <ShopLinks order={order} />
      <div className={cancelDialog.actions}>
        <Button onClick={onClose}>{words.keep}</Button>
      </div>
    </div>
  );
}
