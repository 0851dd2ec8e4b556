import { LineCard } from '#booking/line-card.tsx';
import { PageLink } from '#booking/page-links.tsx';
import { hrefTo } from '#domain/app/pages.ts';
import type { Order } from '#domain/contract/orders.ts';
import type { BuyerStatus } from '#domain/orders/buyer-status.ts';
import { orderNumber } from '#words/orders.ts';
import { order as orderOf } from '#words/outcome.ts';
import { MoneyRows } from '../parts/money-rows.tsx';
import { Numbered } from '../parts/numbered.tsx';
import styles from './order-ticket.module.css';

/** What was ordered, as a ticket with a stub: number and money apart from what one goes to. */
export function OrderTicket({ order, status }: { order: Order; status: BuyerStatus }) {
  const isLinked = status === 'booked' || status === 'completed' || status === 'reserved';

  return (
    <section className={styles.ticket} aria-label={orderOf(order.number)}>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <LineCard
              line={line}
              level={2}
              isPriced
              title={
                isLinked ? (
                  <PageLink quiet to={hrefTo.order(order.id, line.id)}>
                    {line.experience.title}
                  </PageLink>
                ) : undefined
              }
            />
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
