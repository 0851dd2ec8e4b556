import { Skeleton } from '#ui/display/skeleton.tsx';
import styles from './page-skeleton.module.css';

/** Holds the place of a page whose code or content is on its way. */
export function PageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton className={styles.title} />
      <Skeleton className={styles.block} />
      <Skeleton text />
      <Skeleton text className={styles.short} />
    </div>
  );
}
