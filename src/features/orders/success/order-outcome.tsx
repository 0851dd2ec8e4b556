import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { hrefTo } from '#domain/app/pages.ts';
import type { Order } from '#domain/contract/orders.ts';
import type { BuyerStatus } from '#domain/orders/buyer-status.ts';
import { canPayAgain } from '#domain/orders/buyer-status.ts';
import { payOrderAtom } from '#state/orders/orders.ts';
import { followCheckoutAtom } from '#state/orders/payment-page.ts';
import { usePageLink } from '#state/page/page-link.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { goOnToPay, tryAgain } from '#words/orders.ts';
import * as words from '#words/outcome.ts';
import { ManualPayment } from '../parts/manual-payment.tsx';
import { outcomeWords } from '../parts/outcome-words.ts';
import styles from './order-outcome.module.css';
import { OrderTicket } from './order-ticket.tsx';
import { StatusSeal } from './status-seal.tsx';

interface Props {
  order: Order;
  status: BuyerStatus;
}

/** How an order stands, what was bought, and the way on (P8). */
export function OrderOutcome({ order, status }: Props) {
  const { title, text } = outcomeWords(order, status);
  const isDone = status === 'booked' || status === 'reserved';
  const email = order.main_contact_info?.email;

  return (
    <>
      <header className={styles.head} aria-live="polite">
        <StatusSeal status={status} />
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {isDone && email ? <p className={styles.text}>{words.mailed(email)}</p> : null}
        {status === 'reserved' ? <ManualPayment order={order} /> : null}
        <WayOn order={order} status={status} />
      </header>
      <OrderTicket order={order} status={status} />
    </>
  );
}

function WayOn({ order, status }: Props) {
  const [line] = order.lines;
  const details = usePageLink(hrefTo.order(order.id, line?.id ?? ''));
  const home = usePageLink(hrefTo.home());
  const url = order.session?.checkout_url;

  if (canPayAgain(status)) return <TryAgain order={order} />;
  if (status === 'unfinished' && url) return <GoOn url={url} />;
  if (status === 'expired' || status === 'cancelled') {
    return (
      <ButtonLink kind="action" {...home}>
        {words.bookAgain}
      </ButtonLink>
    );
  }
  return line ? (
    <ButtonLink kind={status === 'booked' ? 'action' : 'quiet'} {...details}>
      {words.seeBooking}
    </ButtonLink>
  ) : null;
}

function GoOn({ url }: { url: string }) {
  const follow = useSetAtom(followCheckoutAtom);

  return (
    <Button kind="action" onClick={() => void follow(url)}>
      {goOnToPay}
    </Button>
  );
}

function TryAgain({ order }: { order: Order }) {
  const pay = useSetAtom(payOrderAtom);
  const [isAsking, setAsking] = useState(false);

  return (
    <Button
      kind="action"
      busy={isAsking}
      onClick={() => {
        setAsking(true);
        void pay(order).finally(() => setAsking(false));
      }}
    >
      {tryAgain}
    </Button>
  );
}
