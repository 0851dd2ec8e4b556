import { hrefTo } from '#domain/app/pages.ts';
import type { Order } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { BuyerStatus } from '#domain/orders/buyer-status.ts';
import { formatDate, formatTime } from '#domain/text/format.ts';
import { unitsText } from '#domain/text/line-words.ts';
import { usePageLink } from '#state/page/page-link.ts';
import { ItemCard } from '#ui/display/item-card.tsx';
import { Link } from '#ui/display/link.tsx';
import { orderNumber } from '#words/orders.ts';
import { order as orderOf } from '#words/outcome.ts';
import { MoneyRows } from '../parts/money-rows.tsx';
import { Numbered } from '../parts/numbered.tsx';
import styles from './order-ticket.module.css';

interface Props {
  order: Order;
  status: BuyerStatus;
}

/** What was ordered, as a ticket with a stub: number and money apart from what one goes to. */
export function OrderTicket({ order, status }: Props) {
  const isLinked = status === 'booked' || status === 'completed' || status === 'reserved';

  return (
    <section className={styles.ticket} aria-label={orderOf(order.number)}>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <TicketLine line={line} href={isLinked ? hrefTo.order(order.id, line.id) : null} />
          </li>
        ))}
      </ul>
      <div className={styles.stub}>
        <Numbered label={orderNumber} number={order.number} />
        <MoneyRows order={order} />
      </div>
    </section>
  );
}

function TicketLine({ line, href }: { line: Order['lines'][number]; href: string | null }) {
  const link = usePageLink(href ?? '');

  return (
    <ItemCard
      isSmall
      level={2}
      picture={line.experience_ref.image?.thumbnail.medium ?? null}
      title={
        href ? (
          <Link quiet {...link}>
            {line.experience.title}
          </Link>
        ) : (
          line.experience.title
        )
      }
      actions={<span className={styles.price}>{formatMoney(line.total.gross, line.total.currency)}</span>}
    >
      <p className={styles.facts}>
        {formatDate(line.booking_info.date)}, {formatTime(line.booking_info.start_time.time)}
        <br />
        {unitsText(line)}
      </p>
    </ItemCard>
  );
}
