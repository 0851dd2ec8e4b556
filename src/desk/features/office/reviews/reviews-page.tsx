import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { listStaffReviews, type ReviewFilter, reviewFilters } from '#domain/contract/reviews/staff.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/field.tsx';
import * as words from '#words/reviews/office.ts';
import { sessionAtom } from '../../../state/session.ts';
import cards from '../card-list.module.css';
import { PageFrame } from '../page-frame.tsx';
import { ReplyView } from '../reply-view.tsx';
import { useReply } from '../use-reply.ts';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews-page.module.css';

/** The reviews of guests, the newest first. Sellers answer them, or hide them with a reason (V15). The filter is in the address: `?show=low`. */
export function ReviewsPage() {
  const [params, setParams] = useSearchParams();
  const filter = reviewFilters.find((it) => it === params.get('show'));

  return (
    <PageFrame width="narrow" title={words.title}>
      <SelectField
        label={words.show}
        value={filter ?? ''}
        onValue={(value) => setParams(value === '' ? [] : [['show', value]], { replace: true })}
        none={words.filters.all}
        options={reviewFilters.map((it) => [it, words.filters[it]])}
      />
      <Reviews key={filter} filter={filter} />
    </PageFrame>
  );
}

/** One page of reviews, with a button that shows the pages after it. */
function Reviews({ filter, before }: { filter: ReviewFilter | undefined; before?: number }) {
  const account = useAtomValue(sessionAtom).account.id;
  const [isOpen, setOpen] = useState(false);
  const query = { account, ...(filter && { filter }), ...(before && { before }) };
  const reading = useReply(listStaffReviews, {}, query);

  return (
    <ReplyView reading={reading} loading={words.loading}>
      {({ results, next, unanswered }) => (
        <>
          {before === undefined && results.length > 0 ? (
            <output className={styles.count}>
              {unanswered === 0 ? words.allAnswered : words.unanswered(unanswered)}
            </output>
          ) : null}
          {results.length === 0 ? <p className={cards.none}>{filter ? words.noneFound : words.none}</p> : null}
          <ul className={cards.list} aria-label={words.results}>
            {results.map((review) => (
              <li key={review.id}>
                <ReviewItem review={review} />
              </li>
            ))}
          </ul>
          {next !== null && !isOpen ? (
            <Button wide onClick={() => setOpen(true)}>
              {words.older}
            </Button>
          ) : null}
          {next !== null && isOpen ? <Reviews filter={filter} before={next} /> : null}
        </>
      )}
    </ReplyView>
  );
}
