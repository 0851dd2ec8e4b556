import type { OrderStanding } from '#domain/order-standing.ts';
import * as words from '#words/orders.ts';
import styles from './status-badge.module.css';

/** The status of an order in a word or two. */
export function StatusBadge({ standing }: { standing: OrderStanding }) {
  const [label, kind] = labels[standing];

  return (
    <span className={styles.badge} data-kind={kind}>
      {label}
    </span>
  );
}

const labels: Readonly<Record<OrderStanding, readonly [label: string, kind: 'good' | 'open' | 'over']>> = {
  booked: [words.booked, 'good'],
  completed: [words.completed, 'over'],
  reserved: [words.reserved, 'open'],
  confirming: [words.confirming, 'open'],
  unfinished: [words.unfinished, 'open'],
  failed: [words.failed, 'open'],
  given_up: [words.givenUp, 'open'],
  expired: [words.expired, 'over'],
  cancelled: [words.cancelled, 'over'],
};
