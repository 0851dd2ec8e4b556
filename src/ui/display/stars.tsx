import * as words from '#words/reviews/stars.ts';
import styles from './stars.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The stars of one review: '★★★★☆'. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars}>
      <span aria-hidden="true">{'★'.repeat(rating) + '☆'.repeat(5 - rating)}</span>
      <VisuallyHidden>{words.starsOf(rating)}</VisuallyHidden>
    </span>
  );
}
