import { Skeleton } from '#ui/display/skeleton.tsx';
import styles from './listing-skeleton.module.css';
import results from './results.module.css';

/** In the places and sizes of the cards to come. */
export function ListingSkeleton() {
  return (
    <div className={results.results} aria-busy="true">
      <Skeleton className={styles.heading} />
      <ul className={results.grid}>
        {places.map((place) => (
          <li key={place}>
            <Skeleton className={styles.picture} />
            <Skeleton className={styles.title} />
            <Skeleton text className={styles.facts} />
            <Skeleton text className={styles.facts} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const places = Array.from({ length: 12 }, (_, place) => place);
