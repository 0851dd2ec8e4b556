import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { filtersSet, type Listing, setPage } from '#domain/app/filters.ts';
import { hrefTo, listingResource } from '#domain/app/pages.ts';
import { foreignLanguage } from '#domain/text/text-language.ts';
import { useNavigate } from '#shop/state/page/navigate.ts';
import { isMissingResourceAtom, isPartialResourceAtom, resourceAtom } from '#shop/state/resources.ts';
import { isOutOfReachAtom } from '#shop/state/services.ts';
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts';
import * as words from '#words/listing.ts';
import { ExperienceCard } from './experience-card.tsx';
import { Hydrated } from './hydrated.tsx';
import { asOf, homeParts, mapView } from './lazy-parts.ts';
import styles from './results.module.css';

interface Props {
  listing: Listing;
  isStale: boolean;
  /** Only the filters stand above the list, so the first pictures are visible without scrolling. */
  isFirst: boolean;
}

/** One page of the results. A page past the end leads to the first one (L9). */
export function Results(props: Props) {
  const { listing } = props;
  const navigate = useNavigate();
  const isPastEnd = useAtomValue(isMissingResourceAtom(listingResource(listing))) && listing.page > 1;

  useLayoutEffect(() => {
    if (isPastEnd) navigate(hrefTo.home(setPage(listing, 1)), { replace: true });
  }, [isPastEnd, listing, navigate]);

  if (isPastEnd) return null;
  return <Page {...props} />;
}

function Page({ listing, isStale, isFirst }: Props) {
  const { count, results } = useAtomValue(resourceAtom(listingResource(listing)));
  const language = foreignLanguage(results);
  const isOut = useAtomValue(isOutOfReachAtom);
  const isPartial = useAtomValue(isPartialResourceAtom(listingResource(listing)));
  const isHydrated = useIsHydrated();
  // The document always has the list.
  const isMap = isHydrated && listing.view === 'map' && results.length > 0;
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
        {language ? <p className={styles.language}>{words.descriptionsIn(language)}</p> : null}
      </div>
      {isPartial || (isOut && results[0]) ? (
        <asOf.Component instant={results[0]?.as_of ?? null} isPartial={isPartial} />
      ) : null}
      {results.length === 0 ? <Hydrated part={homeParts.NothingFound} listing={listing} /> : null}
      {isMap ? (
        <mapView.Component listing={listing} />
      ) : (
        <>
          <ul className={styles.grid}>
            {results.map((experience, place) => (
              <li key={experience.id}>
                <ExperienceCard experience={experience} isFirst={isFirst && place < 4} dateFrom={listing.dateFrom} />
              </li>
            ))}
          </ul>
          {results.length > 0 ? <Hydrated part={homeParts.Pagination} listing={listing} count={count} /> : null}
        </>
      )}
    </section>
  );
}
