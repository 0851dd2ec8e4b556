import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { Listing } from '#domain/app/filters.ts';
import { filtersSet, setPage } from '#domain/app/filters.ts';
import { hrefTo, listingResource } from '#domain/app/pages.ts';
import { isMissingResourceAtom, resourceAtom } from '#state/resources.ts';
import { isOutOfReachAtom } from '#state/services.ts';
import * as words from '#words/listing.ts';
import { ExperienceCard } from './experience-card.tsx';
import { asOf } from './lazy-parts.ts';
import { NothingFound } from './nothing-found.tsx';
import { Pagination } from './pagination.tsx';
import styles from './results.module.css';

/** One page of the experiences that match. A page past the end leads to the first one (L9). */
export function Results({ listing, isStale }: { listing: Listing; isStale: boolean }) {
  const [, navigate] = useLocation();
  const isPastEnd = useAtomValue(isMissingResourceAtom(listingResource(listing))) && listing.page > 1;

  useLayoutEffect(() => {
    if (isPastEnd) navigate(hrefTo.home(setPage(listing, 1)), { replace: true });
  }, [isPastEnd, listing, navigate]);

  if (isPastEnd) return null;
  return <Page listing={listing} isStale={isStale} />;
}

function Page({ listing, isStale }: { listing: Listing; isStale: boolean }) {
  const { count, results } = useAtomValue(resourceAtom(listingResource(listing)));
  const isOut = useAtomValue(isOutOfReachAtom);
  const heading = useHeadingOfNewPage(listing.page);

  return (
    <section aria-busy={isStale} className={styles.results} aria-labelledby="results">
      <h2 id="results" ref={heading} tabIndex={-1} className={styles.heading}>
        {words.heading(count, filtersSet(listing) > 0)}
      </h2>
      {isOut && results[0] ? <asOf.Component instant={results[0].as_of} /> : null}
      {results.length === 0 ? <NothingFound /> : null}
      <ul className={styles.grid}>
        {results.map((experience, place) => (
          <li key={experience.id}>
            <ExperienceCard experience={experience} isFirst={place < 4} />
          </li>
        ))}
      </ul>
      {results.length > 0 ? <Pagination listing={listing} count={count} /> : null}
    </section>
  );
}

/** Another page of the list begins at its heading. */
function useHeadingOfNewPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(page);

  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [page]);

  return heading;
}
