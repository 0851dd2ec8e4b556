import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { Review } from '#domain/contract/catalogue.ts';
import { type ReviewOrder, reviewsAtoms } from '#shop/state/reviews/all-reviews.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/field.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/reviews/page.ts';
import { ReviewList } from './review-list.tsx';
import styles from './reviews.module.css';

/** All reviews of an experience, loaded page by page. @param known  the reviews already on the page, shown until the first page is loaded */
export function AllReviews({ slug, known }: { slug: string; known: readonly Review[] }) {
  const [order, setOrder] = useState<ReviewOrder>('newest');

  return (
    <div className={styles.tools}>
      <SelectField
        label={words.order}
        value={order}
        onValue={(value) => setOrder(value as ReviewOrder)}
        options={Object.entries(words.orders)}
      />
      <Pages key={order} slug={slug} order={order} known={known} />
    </div>
  );
}

function Pages({ slug, order, known }: { slug: string; order: ReviewOrder; known: readonly Review[] }) {
  const atoms = useMemo(() => reviewsAtoms(slug, order), [slug, order]);
  const { reviews, hasMore, state } = useAtomValue(atoms.shownAtom);
  const read = useSetAtom(atoms.readMoreAtom);

  useEffect(() => void read(), [read]);

  return (
    <>
      <ReviewList reviews={reviews.length > 0 ? reviews : known} />
      {state === 'failed' ? (
        <Notice kind="caution" action={<Button onClick={() => void read()}>{words.again}</Button>}>
          {words.notRead}
        </Notice>
      ) : null}
      {state === 'reading' ? <output>{words.loading}</output> : null}
      {state === 'here' && hasMore ? <Button onClick={() => void read()}>{words.more}</Button> : null}
    </>
  );
}
