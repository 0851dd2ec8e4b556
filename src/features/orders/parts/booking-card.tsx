import type { ReactNode } from 'react';
import type { OrderLine } from '#domain/contract/orders.ts';
import { formatDate, formatTime } from '#domain/text/format.ts';
import { unitsText } from '#domain/text/line-words.ts';
import { usePageLink } from '#state/page/page-link.ts';
import { ItemCard } from '#ui/display/item-card.tsx';
import styles from './booking-card.module.css';

interface Props {
  line: OrderLine;
  href: string;
  badge?: ReactNode;
  /** What is still to be paid. */
  due?: string | null;
  /** Of its heading. */
  level?: 2 | 3;
}

/** A booking in a list; the whole card leads to it. */
export function BookingCard({ line, href, badge, due = null, level = 3 }: Props) {
  const link = usePageLink(href);

  return (
    <div className={styles.card}>
      <ItemCard
        isSmall
        level={level}
        picture={line.experience_ref.image?.thumbnail.medium ?? null}
        title={
          <a className={styles.link} {...link}>
            {line.experience.title}
          </a>
        }
      >
        <p className={styles.facts}>
          {formatDate(line.booking_info.date)}, {formatTime(line.booking_info.start_time.time)}
          <br />
          {unitsText(line)}
        </p>
        {due ? <p className={styles.due}>{due}</p> : null}
        {badge}
      </ItemCard>
    </div>
  );
}
