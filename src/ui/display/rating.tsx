import * as words from '#words/reviews/rating.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './rating.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The average of reviews and their number, in one line: '★ 4.7 (23)'. */
export function Rating({ average, count }: { average: number; count: number }) {
  return (
    <span className={styles.rating}>
      <Icon name="star" size={16} />
      <b aria-hidden="true">{words.average(average)}</b>
      <span className={styles.count} aria-hidden="true">{`(${count})`}</span>
      <VisuallyHidden>{words.ratingOf(words.average(average), count)}</VisuallyHidden>
    </span>
  );
}
