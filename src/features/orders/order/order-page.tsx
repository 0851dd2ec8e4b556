import { useAtomValue, useSetAtom } from 'jotai';
import type { PageView } from '#domain/app/pages.ts';
import { hrefTo } from '#domain/app/pages.ts';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { lineStatus } from '#domain/orders/buyer-status.ts';
import { formatDate, formatTime } from '#domain/text/format.ts';
import { orderAtom, readOrderAtom } from '#state/orders/orders.ts';
import { usePageLink } from '#state/page/page-link.ts';
import { isOutOfReachAtom } from '#state/services.ts';
import { ErrorView } from '#ui/display/error-view.tsx';
import { Link } from '#ui/display/link.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/orders.ts';
import { wasOn } from '#words/outcome.ts';
import { AmendmentSection } from '../amend/amendment-section.tsx';
import { CancelSection } from '../cancel/cancel-section.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { BookedLine } from './booked-line.tsx';
import { OrderMoney } from './order-money.tsx';
import styles from './order-page.module.css';
import { OtherLines } from './other-lines.tsx';
import { LineVoucher } from './voucher.tsx';

/** One booking of an order, for whoever has its address (P6, P15). */
export function OrderPage({ view: { orderId, lineId, pays } }: { view: Extract<PageView, { page: 'order' }> }) {
  const shown = useAtomValue(orderAtom(orderId));
  const home = usePageLink(hrefTo.home());
  const isOut = useAtomValue(isOutOfReachAtom);
  const read = useSetAtom(readOrderAtom);

  if (shown.kind === 'asking') return <OrderSkeleton />;
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
  return <BookedPage order={shown.order} line={line} isStale={shown.isStale} pays={pays} />;
}

const missing = {
  known: words.noSuchLine,
  missing: words.noSuchOrder,
  unreachable: words.notSeenHere,
} as const;

interface Booked {
  order: Order;
  line: OrderLine;
  isStale: boolean;
  pays: boolean;
}

function BookedPage({ order, line, isStale, pays }: Booked) {
  const isOut = useAtomValue(isOutOfReachAtom);
  const overview = usePageLink(hrefTo.overview());
  const status = lineStatus(order, line);
  const { date, start_time } = line.booking_info;
  const when = `${formatDate(date, 'long')}, ${formatTime(start_time.time)}`;

  return (
    <div className={styles.page}>
      <Link quiet className={styles.back} {...overview}>
        <Icon name="left" size={20} />
        {words.yourBookings}
      </Link>
      <header className={styles.head}>
        <StatusBadge status={status} />
        <h1 tabIndex={-1}>{line.experience.title}</h1>
        <p className={styles.when}>{status === 'completed' ? wasOn(when) : when}</p>
      </header>
      {isStale && isOut ? <Notice kind="info">{words.asLastSeen}</Notice> : null}
      <LineVoucher order={order} line={line} />
      <div className={styles.columns}>
        <BookedLine line={line} />
        <OrderMoney order={order} pays={pays} />
      </div>
      <OtherLines order={order} lineId={line.id} />
      <AmendmentSection key={`change ${line.id}`} order={order} line={line} />
      <CancelSection key={line.id} order={order} line={line} />
    </div>
  );
}

function OrderSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton className={styles.bone} />
      <Skeleton className={styles.block} />
    </div>
  );
}
