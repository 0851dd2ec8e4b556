import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { hrefTo, type PageView } from '#domain/app/pages.ts';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { linesByStart } from '#domain/time/lines-by-start.ts';
import { LineCard, LineTitle } from '#shop/booking/line-card.tsx';
import { PageLink } from '#shop/booking/page-links.tsx';
import { nameOrderManifestAtom, ticketLossAtom } from '#shop/state/orders/keep-ticket.ts';
import { orderAtom, readOrderAtom } from '#shop/state/orders/orders.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { isOutOfReachAtom } from '#shop/state/services.ts';
import { formatInstant } from '#text/format.ts';
import { ErrorView } from '#ui/display/error-view.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import { lazy } from '#ui/loading/lazy.tsx';
import * as words from '#words/orders.ts';
import { AmendmentSection } from '../amend/amendment-section.tsx';
import { CancelSection } from '../cancel/cancel-section.tsx';
import { StatusBadge } from '../parts/order-facts.tsx';
import { OrderTicket } from '../ticket/order-ticket.tsx';
import { BookedLine } from './booked-line.tsx';
import { OrderMoney } from './order-money.tsx';
import styles from './order-page.module.css';

interface Props {
  view: Extract<PageView, { page: 'order' }>;
}

/**
 * One booking of an order, for everybody who has its address (P6, P15). With the token of a cancelled departure, the choice page of its guest (B8).
 */
export function OrderPage({ view }: Props) {
  const token = new URLSearchParams(useSearch()).get('choice');

  return token ? <choicePage.Component key={token} token={token} /> : <Booking view={view} />;
}

const choicePage = lazy(() => import('../choice/choice-page.tsx').then((it) => it.ChoicePage));

function Booking({ view: { orderId, lineId, pays } }: Props) {
  const shown = useAtomValue(orderAtom(orderId));
  const home = usePageLink(hrefTo.home());
  const isOut = useAtomValue(isOutOfReachAtom);
  const read = useSetAtom(readOrderAtom);
  const nameManifest = useSetAtom(nameOrderManifestAtom);

  useEffect(() => nameManifest(orderId, lineId), [nameManifest, orderId, lineId]);

  if (shown.kind === 'asking') {
    return (
      <div className={styles.page} aria-busy="true">
        <Skeleton className={styles.bone} />
        <Skeleton className={styles.block} />
      </div>
    );
  }
  const line = shown.kind === 'known' ? shown.order.lines.find(({ id }) => id === lineId) : undefined;
  if (shown.kind !== 'known' || !line) {
    return (
      <ErrorView
        isOut={isOut && shown.kind === 'unreachable'}
        onReach={() => void read(orderId)}
        secondary={missing[shown.kind]}
        actionLabel={words.backToShop}
        action={home}
      />
    );
  }
  return <KnownBooking order={shown.order} line={line} isStale={shown.isStale && isOut} pays={pays} />;
}

interface KnownProps extends Pick<Props['view'], 'pays'> {
  order: Order;
  line: OrderLine;
  /** Whether the order may have changed since it was read. */
  isStale: boolean;
}

function KnownBooking({ order, line, isStale, pays }: KnownProps) {
  const loss = useAtomValue(ticketLossAtom);
  const others = linesByStart(order.lines).filter(({ id }) => id !== line.id);

  return (
    <div className={styles.page}>
      <PageLink quiet className={styles.back} to={hrefTo.overview()}>
        <Icon name="left" size={20} />
        {words.yourBookings}
      </PageLink>
      {isStale ? (
        <Notice kind="info">{words.asLastSeen(formatInstant(order.server_now, line.time_zone))}</Notice>
      ) : null}
      {line.departure_cancelled ? <Notice kind="caution">{words.departureCancelled}</Notice> : null}
      <OrderTicket order={order} lines={[line]} level={1} />
      {loss && order.vouchers?.length ? (
        <Notice kind="info">
          {words.safariDeletes} {loss === 'iphone' ? words.keepOnIphone : words.keepInSafari}
        </Notice>
      ) : null}
      <div className={styles.columns}>
        <BookedLine line={line} />
        <OrderMoney order={order} pays={pays} />
      </div>
      {others.length > 0 ? (
        <section className={styles.others} aria-labelledby="others">
          <h2 id="others">{words.bookedTogether}</h2>
          <ul className={layout.stack3}>
            {others.map((other) => (
              <li key={other.id} className={styles.card}>
                <LineCard line={other} title={<BookingLink order={order} line={other} />}>
                  {other.attendance_status === 'cancelled' ? <StatusBadge status="cancelled" /> : null}
                </LineCard>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <AmendmentSection key={`change ${line.id}`} order={order} line={line} />
      <CancelSection key={line.id} order={order} line={line} />
    </div>
  );
}

/** The title of a booking. Its whole card is a link to it. */
function BookingLink({ order, line }: Pick<KnownProps, 'order' | 'line'>) {
  return (
    <a className={styles.link} {...usePageLink(hrefTo.order(order.id, line.id))}>
      <LineTitle line={line} />
    </a>
  );
}

const missing = { known: words.noSuchLine, missing: words.noSuchOrder, unreachable: words.notSeenHere };
