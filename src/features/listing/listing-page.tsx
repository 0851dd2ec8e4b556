import { Suspense, useDeferredValue } from 'react';
import type { Listing } from '#domain/app/filters.ts';
import { Boundary } from '#ui/loading/boundary.tsx';
import { Filters } from './filters.tsx';
import { listingFailure } from './lazy-parts.ts';
import styles from './listing-page.module.css';
import { ListingSkeleton } from './listing-skeleton.tsx';
import { Results } from './results.tsx';

/** Home: filters above, matching experiences below. The address is the only filter state (L1, L2). */
export function ListingPage({ view: { listing } }: { view: { listing: Listing } }) {
  // What stood there stays, dimmed, until what was asked for is there: a choice never empties the page.
  const shown = useDeferredValue(listing);

  return (
    <div className={styles.page}>
      <Filters listing={listing} />
      <Boundary resetKey={JSON.stringify(listing)} fallback={failure}>
        <Suspense fallback={<ListingSkeleton />}>
          <Results listing={shown} isStale={shown !== listing} />
        </Suspense>
      </Boundary>
    </div>
  );
}

const failure = (error: unknown, retry: () => void) => <listingFailure.Component error={error} retry={retry} />;
