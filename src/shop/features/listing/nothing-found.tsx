import { filtersSet } from '#domain/app/filters.ts';
import { hrefTo } from '#domain/app/pages.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import * as words from '#words/listing/home.ts';
import type { HomePartProps } from './hydrated.tsx';
import styles from './nothing-found.module.css';

/** Says that there are no results, and offers a next step (L12). A shop without any tour has none. */
export function NothingFound({ listing }: HomePartProps) {
  const home = usePageLink(hrefTo.home());
  const isSearch = listing.q !== null && filtersSet(listing) === 1;

  return (
    <div className={styles.nothing}>
      <svg aria-hidden="true" className={styles.sea} viewBox="0 0 160 72" fill="none">
        <circle className={styles.sun} cx="80" cy="38" r="17" />
        <path className={styles.wave} d="M8 44c12 0 12 8 24 8s12-8 24-8 12 8 24 8 12-8 24-8 12 8 24 8 12-8 24-8" />
        <path className={styles.wave} d="M32 62c10 0 10 6 20 6s10-6 20-6 10 6 20 6 10-6 20-6 10 6 20 6" />
      </svg>
      {filtersSet(listing) === 0 ? (
        <p>{words.nothingYet}</p>
      ) : (
        <>
          <p>{isSearch ? words.nothingFor(listing.q) : words.nothing}</p>
          <ButtonLink kind="action" {...home}>
            {isSearch ? words.showAll : words.resultsClear}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
