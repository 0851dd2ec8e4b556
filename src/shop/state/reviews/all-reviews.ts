import { atom } from 'jotai';
import type { Review } from '#domain/contract/catalogue.ts';
import { listReviews, type ReviewsReply } from '#domain/contract/webstore.ts';
import type { Outcome } from '#platform/network/api.ts';
import { sendAtom } from '../services.ts';

const orderings = { newest: undefined, highest: '-rating', lowest: 'rating' } as const;
export type ReviewOrder = keyof typeof orderings;

interface ShownReviews {
  readonly reviews: readonly Review[];
  readonly hasMore: boolean;
  readonly state: 'reading' | 'here' | 'failed';
}

/** The reviews of an experience in one order, page after page. A new review moves the others, so duplicates are removed. */
export function reviewsAtoms(slug: string, order: ReviewOrder) {
  const known = atom<ShownReviews>({ reviews: [], hasMore: true, state: 'reading' });
  const pageAtom = atom(1);
  const readMoreAtom = atom(null, async (get, set): Promise<void> => {
    const page = get(pageAtom);
    set(known, (before) => ({ ...before, state: 'reading' }));
    const query = { ordering: orderings[order], page: page === 1 ? undefined : String(page) };
    const hear = (outcome: Outcome<ReviewsReply>) => {
      // Another try has brought this page.
      if (get(pageAtom) !== page) return;
      if (outcome.kind !== 'ok') return set(known, (before) => ({ ...before, state: 'failed' }));
      const { results, next } = outcome.reply;
      set(pageAtom, page + 1);
      set(known, ({ reviews }) => ({
        reviews: [...reviews, ...results.filter(({ id }) => reviews.every((it) => it.id !== id))],
        hasMore: next !== null,
        state: 'here',
      }));
    };
    hear(await get(sendAtom)(listReviews, { params: { id: slug }, query, onLate: hear }));
  });
  return { shownAtom: atom((get) => get(known)), readMoreAtom };
}
