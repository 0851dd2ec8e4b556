import type { BuyerStatus } from '#domain/orders/buyer-status.ts';
import * as words from '#words/orders.ts';
import styles from './status-badge.module.css';

/** The status of an order in a word or two. */
export function StatusBadge({ status }: { status: BuyerStatus }) {
  const [label, kind] = labels[status];

  return (
    <span className={styles.badge} data-kind={kind}>
      {label}
    </span>
  );
}

const labels: Readonly<Record<BuyerStatus, readonly [label: string, kind: 'good' | 'open' | 'over']>> = {
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
