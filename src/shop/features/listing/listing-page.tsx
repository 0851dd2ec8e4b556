import { useSetAtom } from 'jotai';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { filtersSet, type Listing } from '#domain/app/filters.ts';
import { noteListingAtom } from '#shop/state/booking/trip.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Boundary } from '#ui/loading/boundary.tsx';
import { Hydrated } from './hydrated.tsx';
import { homeParts, listingFailure } from './lazy-parts.ts';
import styles from './listing-page.module.css';
import results from './results.module.css';
import { Results } from './results.tsx';

/** Home: filters above, matching experiences below. The address is the only filter state (L1, L2). */
export function HomePage({ view: { listing } }: { view: { listing: Listing } }) {
  // The old results stay, dimmed, until the new ones are there, so that a choice never empties the page.
  const shown = useDeferredValue(listing);
  // Rails appear and disappear together with the list: to mount them takes time, and a choice must be visible at once.
  const hasRails = filtersSet(shown) === 0 && shown.sort === null && shown.page === 1;

  const note = useSetAtom(noteListingAtom);
  useEffect(() => note(listing), [note, listing]);

  return (
    <div className={styles.page}>
      <Hydrated part={homeParts.Search} listing={listing} />
      {hasRails ? <Hydrated part={homeParts.Rails} listing={shown} /> : null}
      <Boundary resetKey={JSON.stringify(listing)} fallback={failure}>
        <Suspense fallback={<ListingSkeleton />}>
          <Results listing={shown} isStale={shown !== listing} isFirst={!hasRails} />
        </Suspense>
      </Boundary>
    </div>
  );
}

const failure = (error: unknown, retry: () => void) => <listingFailure.Component error={error} retry={retry} />;

/** Placeholders in the places and sizes of the cards to come. */
function ListingSkeleton() {
  return (
    <div className={results.results} aria-busy="true">
      <Skeleton className={styles.heading} />
      <ul className={results.grid}>
        {places.map((place) => (
          <li key={place}>
            <Skeleton className={styles.picture} />
            <Skeleton className={styles.title} />
            <Skeleton text className={styles.facts} />
            <Skeleton text className={styles.facts} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const places = Array.from({ length: 12 }, (_, place) => place);
