import { useState } from 'react';
import type { Experience } from '#domain/contract/catalogue.ts';
import { Button } from '#ui/controls/button.tsx';
import { Rating } from '#ui/display/rating.tsx';
import layout from '#ui/layout.module.css';
import { lazy } from '#ui/loading/lazy.tsx';
import * as words from '#words/reviews/page.ts';
import { ReviewList } from './review-list.tsx';
import styles from './reviews.module.css';

const allReviews = lazy(() => import('./all-reviews.tsx').then((it) => it.AllReviews));

/** The link from the head of the page to the reviews. */
export function RatingLink({ rating }: Pick<Experience, 'rating'>) {
  if (!rating) return null;
  return (
    <a className={styles.link} href={`#${ID}`}>
      <Rating {...rating} />
    </a>
  );
}

const ID = 'reviews';

/** The reviews of guests who were there (V14): first numbers, then the newest reviews, then all on request. */
export function Reviews({ experience: { slug, rating, reviews } }: { experience: Experience }) {
  const [isWhole, setWhole] = useState(false);
  const AllReviews = allReviews.Component;

  return (
    <section className={styles.section} id={ID} tabIndex={-1} aria-labelledby={`${ID}-title`}>
      <h2 id={`${ID}-title`}>{words.title}</h2>
      {rating && reviews ? (
        <>
          <div className={styles.summary}>
            <p className={layout.size2}>
              <Rating {...rating} />
            </p>
            <Distribution counts={reviews.counts} />
          </div>
          {isWhole ? null : <ReviewList reviews={reviews.newest} />}
          {isWhole ? <AllReviews slug={slug} known={reviews.newest} /> : null}
          {!isWhole && (rating.count > reviews.newest.length || reviews.newest.some(({ is_cut }) => is_cut)) ? (
            <Button onPointerEnter={() => void allReviews.preload()} onClick={() => setWhole(true)}>
              {words.showAll(rating.count)}
            </Button>
          ) : null}
        </>
      ) : null}
      <p className={styles.soft}>
        {[
          rating ? words.onlyGuests : words.none,
          ...(reviews && reviews.hidden > 0 ? [words.hidden(reviews.hidden), words.hiddenWhy] : []),
        ].join(' ')}
      </p>
    </section>
  );
}

/** The number of reviews with five stars, four, and so on to one. The bars are only drawings; the items of the list have the words. */
function Distribution({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts);

  return (
    <ul className={styles.distribution}>
      {counts
        .map((n, at) => ({ n, stars: at + 1 }))
        .toReversed()
        .map(({ n, stars }) => (
          <li key={stars} aria-label={words.starsRow(stars, n)}>
            <span aria-hidden="true">{stars}</span>
            <svg className={styles.bar} aria-hidden="true" preserveAspectRatio="none">
              <rect width={`${Math.round((100 * n) / most)}%`} height="100%" />
            </svg>
            <span aria-hidden="true">{n}</span>
          </li>
        ))}
    </ul>
  );
}
