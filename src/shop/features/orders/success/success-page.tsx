import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { hrefTo, type PageView } from '#domain/app/pages.ts';
import type { Order } from '#domain/contract/orders.ts';
import { type BuyerStatus, canPayAgain } from '#domain/orders/buyer-status.ts';
import { phrasesAround } from '#domain/text/phrases.ts';
import { linesByStart } from '#domain/time/lines-by-start.ts';
import { PageButton } from '#shop/booking/page-links.tsx';
import { PayButton } from '#shop/booking/pay-button.tsx';
import { Phrases } from '#shop/booking/phrases.tsx';
import { forgetPaidCartAtom, sessionOrderAtom } from '#shop/state/orders/orders.ts';
import { followCheckoutAtom } from '#shop/state/orders/payment-page.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { Button } from '#ui/controls/button.tsx';
import { ErrorView } from '#ui/display/error-view.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { goOnToPay, tryAgain, yourBookings } from '#words/orders.ts';
import * as words from '#words/outcome.ts';
import { HowToPay, MoneyRows } from '../parts/order-facts.tsx';
import { outcomeWords } from '../parts/outcome-words.ts';
import { OrderTicket } from '../ticket/order-ticket.tsx';
import styles from './success-page.module.css';

/** The page after a payment: it deletes the stored cart, and shows the state of the session's order (P5, P8). */
export function SuccessPage({ view: { sessionId } }: { view: Extract<PageView, { page: 'success' }> }) {
  const forget = useSetAtom(forgetPaidCartAtom);

  useEffect(() => void forget(sessionId), [forget, sessionId]);

  return sessionId ? <SessionOutcome key={sessionId} sessionId={sessionId} /> : <NoOrder />;
}

function SessionOutcome({ sessionId }: { sessionId: string }) {
  const known = useAtomValue(sessionOrderAtom(sessionId));

  if (known.kind === 'missing') return <NoOrder />;
  if (known.kind === 'known') {
    return (
      <div className={styles.page}>
        {known.isStale ? <Notice kind="info">{words.asLastKnown}</Notice> : null}
        <OrderOutcome order={known.order} status={known.status} />
      </div>
    );
  }
  const isAsking = known.kind === 'asking';
  return (
    <div className={styles.page} aria-busy={isAsking}>
      <h1 tabIndex={-1}>{known.number === null ? words.yourOrder : words.order(known.number)}</h1>
      {isAsking ? <Skeleton className={styles.block} /> : <Notice kind="info">{words.outOfReach}</Notice>}
    </div>
  );
}

function NoOrder() {
  const overview = usePageLink(hrefTo.overview());

  return (
    <ErrorView message={words.unknown} secondary={words.unknownWhy} actionLabel={yourBookings} action={overview} />
  );
}

/** The state of an order, the booked lines, and the next step (P8). */
function OrderOutcome({ order, status }: { order: Order; status: BuyerStatus }) {
  const { title, text } = outcomeWords(order, status);
  const { session } = order;
  const isDone = status === 'booked' || status === 'reserved';
  const email = order.main_contact_info?.email;

  return (
    <>
      <header className={styles.head} aria-live="polite">
        <StatusSeal status={status} />
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.text}>
          <Phrases of={phrasesAround(text, { text: session?.failure ?? '', language: session?.failure_language })} />
        </p>
        {isDone && email ? <p className={styles.text}>{words.mailed(email)}</p> : null}
        {status === 'reserved' ? <HowToPay order={order} /> : null}
        <WayOn order={order} status={status} />
      </header>
      <BoughtTicket order={order} status={status} />
    </>
  );
}

function WayOn({ order, status }: { order: Order; status: BuyerStatus }) {
  const follow = useSetAtom(followCheckoutAtom);
  const [line] = linesByStart(order.lines);
  const url = order.session?.checkout_url;

  if (canPayAgain(status)) return <PayButton order={order}>{tryAgain}</PayButton>;
  if (status === 'unfinished' && url) {
    return (
      <Button kind="action" onClick={() => void follow(url)}>
        {goOnToPay}
      </Button>
    );
  }
  if (status === 'expired' || status === 'cancelled') {
    return (
      <PageButton kind="action" to={hrefTo.home()}>
        {words.bookAgain}
      </PageButton>
    );
  }
  return line ? (
    <PageButton kind={status === 'booked' ? 'action' : 'quiet'} to={hrefTo.order(order.id, line.id)}>
      {words.seeBooking}
    </PageButton>
  ) : null;
}

/** A symbol that shows the state at a glance. The words beside it say the same. */
function StatusSeal({ status }: { status: BuyerStatus }) {
  const kind = seals[status];

  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" className={styles.seal} data-kind={kind} fill="none">
      <circle className={styles.ring} cx="48" cy="48" r="44" />
      <circle className={styles.inner} cx="48" cy="48" r="36" />
      <path className={styles.sign} d={signs[kind]} />
    </svg>
  );
}

const seals = {
  booked: 'good',
  completed: 'good',
  reserved: 'waiting',
  confirming: 'waiting',
  unfinished: 'waiting',
  failed: 'wrong',
  given_up: 'wrong',
  expired: 'over',
  cancelled: 'over',
} as const satisfies Record<BuyerStatus, string>;

const signs = {
  good: 'm31 49 12 12 23-25',
  waiting: 'M48 28v21l13 9',
  wrong: 'M48 28v25m0 12v1',
  over: 'M34 48h28',
};

/** The ordered lines. A title is a link if the line has a booking. */
function BoughtTicket({ order, status }: { order: Order; status: BuyerStatus }) {
  const isLinked = status === 'booked' || status === 'completed' || status === 'reserved';

  return (
    <OrderTicket order={order} level={2} hrefOf={(line) => (isLinked ? hrefTo.order(order.id, line.id) : null)}>
      <div className={styles.money}>
        <MoneyRows order={order} />
      </div>
    </OrderTicket>
  );
}
