import { useAtomValue } from 'jotai';
import { sessionAtom } from '#desk/state/session.ts';
import { listStaffReviews, reviewFilters } from '#domain/contract/reviews/staff.ts';
import { SelectField } from '#ui/controls/field.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/reviews/office.ts';
import cards from '../card-list.module.css';
import { PageFrame } from '../page-frame.tsx';
import { PagedList } from '../paged-list.tsx';
import { useAddressFilters } from '../use-address-filters.ts';
import { ReviewItem } from './review-item.tsx';

/** The reviews of guests, the newest first. Sellers answer them, or hide them with a reason (V15). The filter is in the address: `?show=low`. */
export function ReviewsPage() {
  const account = useAtomValue(sessionAtom).account.id;
  const { filters, show } = useAddressFilters({ show: reviewFilters });
  const filter = filters.show;

  return (
    <PageFrame width="narrow" title={words.title}>
      <SelectField
        label={words.show}
        value={filter}
        onValue={(value) => show({ show: value })}
        none={words.filters.all}
        options={reviewFilters.map((it) => [it, words.filters[it]])}
      />
      <PagedList
        key={filter}
        call={listStaffReviews}
        query={{ account, filter }}
        loading={words.loading}
        more={words.older}
        none={<p className={layout.measure}>{filter ? words.noneFound : words.none}</p>}
        list={{ className: cards.list, 'aria-label': words.results }}
        renderHead={({ results, unanswered }) =>
          results.length > 0 ? (
            <output className={layout.strong}>
              {unanswered === 0 ? words.allAnswered : words.unanswered(unanswered)}
            </output>
          ) : null
        }
      >
        {(review) => <ReviewItem review={review} />}
      </PagedList>
    </PageFrame>
  );
}
