import * as words from '#words/reviews/rating.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './stars.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const FIVE = [1, 2, 3, 4, 5] as const;

/** The stars that one guest gave. */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  return (
    <span className={styles.stars}>
      {FIVE.map((star) => (
        <span key={star} className={styles.star} data-full={star <= rating || undefined}>
          <Icon name="star" size={size} strokeWidth={1.5} />
        </span>
      ))}
      <VisuallyHidden>{words.starsOf(rating)}</VisuallyHidden>
    </span>
  );
}
