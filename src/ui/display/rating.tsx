import * as words from '#words/reviews/rating.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './rating.module.css';

/** The average of reviews and their number, in one line: '★ 4.7 (23)'. */
export function Rating({ average, count }: { average: number; count: number }) {
  return (
    <span className={styles.rating} role="img" aria-label={words.ratingOf(words.average(average), count)}>
      <Icon name="star" size={16} />
      <b>{words.average(average)}</b>
      <span className={styles.count}>{`(${count})`}</span>
    </span>
  );
}
