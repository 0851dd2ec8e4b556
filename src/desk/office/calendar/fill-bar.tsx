import styles from './fill-bar.module.css';

/** A bar that shows the share of taken places. Words beside it say the same. */
export function FillBar({
  taken,
  capacity,
  isClosed = false,
}: {
  taken: number;
  capacity: number;
  isClosed?: boolean;
}) {
  return (
    <span className={styles.bar} data-closed={isClosed || undefined}>
      <span style={{ inlineSize: `${percentOf(taken, capacity)}%` }} />
    </span>
  );
}

/** From 0 to 100. */
export function percentOf(taken: number, capacity: number): number {
  return capacity === 0 ? 0 : Math.min(100, Math.round((taken / capacity) * 100));
}
