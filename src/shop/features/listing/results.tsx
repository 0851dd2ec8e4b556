import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { filtersSet, type Listing, setPage } from '#domain/app/filters.ts';
import { hrefTo, listingResource } from '#domain/app/pages.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { isMissingResourceAtom, resourceAtom } from '#shop/state/resources.ts';
import { isOutOfReachAtom } from '#shop/state/services.ts';
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import * as words from '#words/listing.ts';
import { ExperienceCard } from './experience-card.tsx';
import { Hydrated } from './hydrated.tsx';
import { asOf, homeParts, mapView } from './lazy-parts.ts';
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
  // The document has the list.
  const isMap = useIsHydrated() && listing.view === 'map' && results.length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(listing.page);

  // Another page of the list begins at its heading.
  useEffect(() => {
    if (before.current === listing.page) return;
    before.current = listing.page;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [listing.page]);

  return (
    <section aria-busy={isStale} className={styles.results} aria-labelledby="results">
      <div className={styles.head}>
        <h2 id="results" ref={heading} tabIndex={-1} className={styles.heading}>
          {words.heading(count, filtersSet(listing) > 0)}
        </h2>
        <Hydrated part={homeParts.Tools} listing={listing} />
      </div>
      {isOut && results[0] ? <asOf.Component instant={results[0].as_of} /> : null}
      {results.length === 0 ? <NothingFound /> : null}
      {isMap ? (
        <mapView.Component listing={listing} />
      ) : (
        <>
          <ul className={styles.grid}>
            {results.map((experience, place) => (
              <li key={experience.id}>
                <ExperienceCard experience={experience} isFirst={place < 4} />
              </li>
            ))}
          </ul>
          {results.length > 0 ? <Hydrated part={homeParts.Pagination} listing={listing} count={count} /> : null}
        </>
      )}
    </section>
  );
}

/** No result says so and offers a way on (L12). */
function NothingFound() {
  return (
    <div className={styles.nothing}>
      <svg aria-hidden="true" className={styles.sea} viewBox="0 0 160 72" fill="none">
        <circle className={styles.sun} cx="80" cy="38" r="17" />
        <path className={styles.wave} d="M8 44c12 0 12 8 24 8s12-8 24-8 12 8 24 8 12-8 24-8 12 8 24 8 12-8 24-8" />
        <path className={styles.wave} d="M32 62c10 0 10 6 20 6s10-6 20-6 10 6 20 6 10-6 20-6 10 6 20 6" />
      </svg>
      <p>{words.nothing}</p>
      <ButtonLink kind="action" {...usePageLink(hrefTo.home())}>
        {words.resultsClear}
      </ButtonLink>
    </div>
  );
}
