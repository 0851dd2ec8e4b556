import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { cancelOffers, cancelStanding, quoteWords } from '#domain/orders/cancel-offer.ts';
import { readOrderAtom } from '#state/orders/orders.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/amend.ts';
import { tryAgain } from '#words/orders.ts';
import { ShopLinks } from '../parts/shop-links.tsx';
import styles from './cancel-dialog.module.css';
import { CancelForm } from './cancel-form.tsx';

interface Props {
  order: Order;
  line: OrderLine;
  onClose: () => void;
}

/**
 * Asks before a booking is cancelled. What goes back is asked for anew first: what this device has kept may be of yesterday, and
 * without a network nothing is cancelled, nor later.
 */
export function CancelDialog({ open, order, line, onClose }: Props & { open: boolean }) {
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
    <div className={styles.said}>
      <Notice kind="caution">{words.cancelOutOfReach}</Notice>
      <div className={styles.actions}>
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
    <div className={styles.said}>
      <Notice kind="caution">
        {cancelStanding(order, line, Temporal.Instant.from(order.server_now))} {words.nothingCancelled}
      </Notice>
      <ShopLinks order={order} />
      <div className={styles.actions}>
        <Button onClick={onClose}>{words.keep}</Button>
      </div>
    </div>
  );
}
