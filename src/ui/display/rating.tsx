import * as words from '#words/reviews/rating.ts';
import styles from './rating.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The average and the number of reviews in one line: '★ 4.7 (23)'. The markup is short, because the first document has it on each card. */
export function Rating({ average, count }: { average: number; count: number }) {
  return (
    <span className={styles.rating}>
      <b>{words.average(average)}</b>
      <VisuallyHidden>{words.ofFive}</VisuallyHidden>
      {` (${count}`}
      <VisuallyHidden>{words.reviews(count)}</VisuallyHidden>)
    </span>
  );
}
