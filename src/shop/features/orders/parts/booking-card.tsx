import type { ReactNode } from 'react';
import type { OrderLine } from '#domain/contract/orders.ts';
import { LineCard, LineTitle } from '#shop/booking/line-card.tsx';
import { usePageLink } from '#shop/state/page/page-link.ts';
import styles from './booking-card.module.css';

interface Props {
  line: OrderLine;
  href: string;
  badge?: ReactNode;
}

/** A booking in a list. The whole card is a link to it. */
export function BookingCard({ line, href, badge }: Props) {
  return (
    <div className={styles.card}>
      <LineCard
        line={line}
        title={
          <a className={styles.link} {...usePageLink(href)}>
            <LineTitle line={line} />
          </a>
        }
      >
        {badge}
      </LineCard>
    </div>
  );
}
