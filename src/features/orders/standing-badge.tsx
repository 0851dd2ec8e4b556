import type { OrderStanding } from '#domain/order-standing.ts';
import styles from './standing-badge.module.css';

/** The status of an order in a word or two. */
export function StandingBadge({ standing }: { standing: OrderStanding }) {
  const [label, kind] = words[standing];

  return (
    <span className={styles.badge} data-kind={kind}>
      {label}
    </span>
  );
}

const words: Readonly<Record<OrderStanding, readonly [label: string, kind: 'good' | 'open' | 'over']>> = {
  booked: ['Confirmed', 'good'],
  completed: ['Completed', 'over'],
  reserved: ['Reserved, to be paid', 'open'],
  confirming: ['Payment being confirmed', 'open'],
  unfinished: ['Payment not finished', 'open'],
  failed: ['Payment failed', 'open'],
  given_up: ['Not paid', 'open'],
  expired: ['Expired', 'over'],
  cancelled: ['Cancelled', 'over'],
};
