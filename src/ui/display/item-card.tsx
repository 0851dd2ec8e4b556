import type { ReactNode } from 'react';
import { PictureView } from '../pictures/picture.tsx';
import styles from './item-card.module.css';

interface Props {
  picture: string | null;
  title: ReactNode;
  actions?: ReactNode;
  /** Uses less space, for a summary. */
  isSmall?: boolean;
  /** The level of the heading: one below the heading of the section around it. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A chosen item: its picture, its title and its details. */
export function ItemCard({ picture, title, actions, isSmall = false, level = 3, children }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';

  return (
    <article className={styles.card} data-small={isSmall || undefined}>
      <PictureView kind="experience" picture={picture} alt="" className={styles.picture} />
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      <div className={styles.body}>{children}</div>
    </article>
  );
}

interface PriceRow {
  readonly label: ReactNode;
  /** The label as plain text, if the label itself is not a string. */
  readonly name?: string;
  readonly detail?: string | null | undefined;
  readonly amount: string;
}

/** A list of prices: a label and an amount in each row, and the total in the last. */
export function PriceRows({ rows, total }: { rows: readonly PriceRow[]; total: PriceRow }) {
  return (
    <dl className={styles.prices}>
      {[...rows, total].map((row) => (
        <div
          key={row === total ? 'total' : (row.name ?? (typeof row.label === 'string' ? row.label : ''))}
          className={styles.row}
          data-total={row === total || undefined}
        >
          <dt>
            {row.label}
            {row.detail ? <span className={styles.detail}> {row.detail}</span> : null}
          </dt>
          <dd>{row.amount}</dd>
        </div>
      ))}
    </dl>
  );
}
