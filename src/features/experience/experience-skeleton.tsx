import { Skeleton } from '#ui/skeleton.tsx';
import styles from './experience-skeleton.module.css';

/** Holds the place of an experience that is on its way. */
export function ExperienceSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton className={styles.gallery} />
      <Skeleton className={styles.title} />
      <Skeleton text />
      <Skeleton text className={styles.short} />
    </div>
  );
}
