import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { hasBegun } from '#domain/money/refund.ts';
import { lineStatus } from '#domain/orders/buyer-status.ts';
import { cancelledWords, cancelOffers, cancelStanding } from '#domain/orders/cancel-offer.ts';
import { nowAtom } from '#state/clock.ts';
import { toHeadingAtom } from '#state/orders/cancel-booking.ts';
import { Button } from '#ui/controls/button.tsx';
import { cancelOpen, cancelTitle } from '#words/amend.ts';
import styles from '../parts/booking-section.module.css';
import { ShopLinks } from '../parts/shop-links.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

interface Props {
  order: Order;
  line: OrderLine;
}

/** Below all else of a booking: until when it can be cancelled, and the way to do that (P12); afterwards, what goes back. */
export function CancelSection({ order, line }: Props) {
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
