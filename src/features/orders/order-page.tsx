import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { formatDate, formatTime } from '#domain/format.ts';
import { orderStanding } from '#domain/order-standing.ts';
import type { PageView } from '#domain/pages.ts';
import { hrefTo } from '#domain/pages.ts';
import { orderResource, showOrderAtom } from '#state/orders.ts';
import { usePageLink } from '#state/page-link.ts';
import { resourceAtom } from '#state/resources.ts';
import { ErrorView } from '#ui/error-view.tsx';
import { Link } from '#ui/link.tsx';
import { BookedLine } from './booked-line.tsx';
import { OrderMoney } from './order-money.tsx';
import styles from './order-page.module.css';
import { OtherLines } from './other-lines.tsx';
import { StandingBadge } from './standing-badge.tsx';

/** One booking of an order, for whoever has its address (P6, P15). */
export function OrderPage({ view: { orderId, lineId } }: { view: Extract<PageView, { page: 'order' }> }) {
  const order = useAtomValue(resourceAtom(orderResource(orderId)));
  const show = useSetAtom(showOrderAtom);
  const home = usePageLink(hrefTo.home());
  const overview = usePageLink(hrefTo.overview());
  const line = order.lines.find(({ id }) => id === lineId);

  useEffect(() => void show(orderId), [show, orderId]);

  if (!line) {
    return <ErrorView secondary="This order has no such booking." actionLabel="Back to the shop" action={home} />;
  }
  return (
    <div className={styles.page}>
      <Link quiet className={styles.back} {...overview}>
        Your bookings
      </Link>
      <header className={styles.head}>
        <StandingBadge standing={orderStanding(order)} />
        <h1 tabIndex={-1}>{line.experience.title}</h1>
        <p className={styles.when}>
          {formatDate(line.booking_info.date, 'long')}, {formatTime(line.booking_info.start_time.time)}
        </p>
      </header>
      <div className={styles.columns}>
        <BookedLine line={line} />
        <OrderMoney order={order} />
      </div>
      <OtherLines order={order} lineId={lineId} />
    </div>
  );
}
