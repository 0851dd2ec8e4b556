import { Skeleton } from '#ui/display/skeleton.tsx';
import styles from './experience-skeleton.module.css';

/** Holds the place of an experience of which nothing is known yet. */
export function ExperienceSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton className={styles.gallery} />
      <Skeleton className={styles.title} />
      <Skeleton text />
      <FactsSkeleton />
      <StorySkeleton />
    </div>
  );
}

export function FactsSkeleton() {
  return <Skeleton className={styles.facts} />;
}

export function PanelSkeleton() {
  return <Skeleton className={styles.panel} />;
}

export function StorySkeleton() {
  return (
    <div className={styles.story}>
      <Skeleton className={styles.heading} />
      <Skeleton text />
      <Skeleton text />
      <Skeleton text className={styles.short} />
    </div>
  );
}
