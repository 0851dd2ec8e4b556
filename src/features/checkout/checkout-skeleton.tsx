import { Skeleton } from '#ui/display/skeleton.tsx';
import styles from './step/step.module.css';

/** Holds the place of the cart until the device's storage has been read. */
export function CheckoutSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton className={styles.bone} />
      <div className={styles.columns}>
        <div className={styles.work}>
          <Skeleton className={styles.block} />
        </div>
        <Skeleton className={styles.block} />
      </div>
    </div>
  );
}
