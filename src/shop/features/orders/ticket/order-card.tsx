import { hrefTo } from '#domain/app/pages.ts';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { buyerStatus, lineStatus, takesBalance } from '#domain/orders/buyer-status.ts';
import { linesByStart } from '#domain/time/lines-by-start.ts';
import { LineCard, LineTitle } from '#shop/booking/line-card.tsx';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { dueText } from '#text/order-money.ts';
import { order as orderOf } from '#words/outcome.ts';
import { StatusBadge } from '../parts/order-facts.tsx';
import styles from './order-card.module.css';

/** A ticket in a list (V17): one card for each order. Each line is a link to its page; the stub has the state and the amount due. */
export function OrderCard({ order, level }: { order: Order; level: 2 | 3 }) {
  const status = buyerStatus(order);
  const isDue = takesBalance(status) && Number(order.due.amount) > 0;

  return (
    <article className={styles.card} aria-label={orderOf(order.number)}>
      <ul className={styles.lines}>
        {linesByStart(order.lines).map((line) => (
          <li key={line.id} className={styles.line}>
            <LineCard line={line} level={level} title={<LineLink line={line} />}>
              {lineStatus(order, line) === status ? null : <StatusBadge status={lineStatus(order, line)} />}
            </LineCard>
          </li>
        ))}
      </ul>
      <div className={styles.stub}>
        <StatusBadge status={status} />
        <span className={styles.number}>{order.number}</span>
        {isDue ? <p className={styles.due}>{dueText(order)}</p> : null}
      </div>
    </article>
  );
}

function LineLink({ line }: { line: OrderLine }) {
  return (
    <a className={styles.link} {...usePageLink(hrefTo.order(line.order, line.id))}>
      <LineTitle line={line} />
    </a>
  );
}
