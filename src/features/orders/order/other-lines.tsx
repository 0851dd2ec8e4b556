import { hrefTo } from '#domain/app/pages.ts';
import type { Order } from '#domain/contract/orders.ts';
import { bookedTogether } from '#words/orders.ts';
import { BookingCard } from '../parts/booking-card.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import styles from './other-lines.module.css';

/** What else was booked with it. */
export function OtherLines({ order, lineId }: { order: Order; lineId: string }) {
  const others = order.lines.filter(({ id }) => id !== lineId);
  if (others.length === 0) return null;

  return (
    <section className={styles.others} aria-labelledby="others">
      <h2 id="others">{bookedTogether}</h2>
      <ul className={styles.list}>
        {others.map((line) => (
          <li key={line.id}>
            <BookingCard
              line={line}
              href={hrefTo.order(order.id, line.id)}
              badge={line.attendance_status === 'cancelled' ? <StatusBadge status="cancelled" /> : null}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
