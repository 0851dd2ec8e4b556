import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { currentRows, rowsOfNextDays } from '#domain/app/device-lists.ts';
import { filterRows } from '#domain/app/filter-rows.ts';
import { wholeListing } from '#domain/app/filters.ts';
import { hrefTo, listingResource } from '#domain/app/pages.ts';
import type { ExperienceRow } from '#domain/contract/catalogue.ts';
import { textLanguage } from '#domain/text/text-language.ts';
import { LeadPriceText } from '#shop/booking/lead-price.tsx';
import { todayAtom } from '#shop/state/clock.ts';
import { allRowsResource, viewedAtom } from '#shop/state/device/device-lists.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { peekAtom, prefetchAtom, storeAtom } from '#shop/state/resources.ts';
import { scrollToFocus } from '#ui/browser/scroll-to-focus.ts';
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts';
import { setHeroSource } from '#ui/pictures/hero-source.ts';
import { PictureView } from '#ui/pictures/picture.tsx';
import * as words from '#words/listing/home.ts';
import type { HomePartProps } from './hydrated.tsx';
import { homeParts } from './lazy-parts.ts';
import page from './listing-page.module.css';
import styles from './rails.module.css';

/**
 * Rows of cards before the whole list (V8): tours with places today and tomorrow, then the tours viewed on this device, else a category. The document
 * has the beginning of the first row and space for the second: only the device knows its content.
 */
export function Rails({ listing }: HomePartProps) {
  const today = useAtomValue(todayAtom);
  const { results = [] } = useAtomValue(peekAtom(listingResource(listing))) ?? {};
  const isHydrated = useIsHydrated();
  const soon = rowsOfNextDays(results, today);

  return (
    <>
      {soon.length > 1 ? (
        <div className={page.rail}>
          <Rail id="soon" title={words.soonRail} rows={soon.slice(0, isHydrated ? MOST : MOST_IN_DOCUMENT)} />
        </div>
      ) : null}
      <div className={page.rail}>{isHydrated ? <SecondRail listed={results} /> : null}</div>
    </>
  );
}

const MOST = 10;

/** The number of cards that the widest page shows. Others would be outside the window, and would only make the document larger. */
const MOST_IN_DOCUMENT = 7;

function SecondRail({ listed }: { listed: readonly ExperienceRow[] }) {
  const store = useAtomValue(storeAtom);
  const viewed = useAtomValue(viewedAtom);
  const all = useAtomValue(peekAtom(allRowsResource));
  const prefetch = useSetAtom(prefetchAtom);
  const rows = all?.results ?? listed;

  useEffect(() => void prefetch(allRowsResource), [prefetch]);

  if (viewed === undefined) return null;
  const recent = currentRows(viewed, rows, all !== undefined && all.next === null);
  if (recent.length > 1) return <Rail id="more" title={words.viewedRail} rows={recent.slice(0, MOST)} />;
  const [category] = store.categories
    .map((it) => ({ ...it, found: filterRows(rows, { ...wholeListing, category: it.slug }) }))
    .toSorted((a, b) => b.found.length - a.found.length);
  return category && category.found.length > 1 ? (
    <Rail id="more" title={category.title} lang={category.text_language} rows={category.found.slice(0, MOST)} />
  ) : null;
}

interface RailProps {
  id: string;
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: string | undefined;
  rows: readonly ExperienceRow[];
}

function Rail({ id, title, lang, rows }: RailProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title} lang={lang}>
        {title}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of its links */}
      <ul className={styles.list} onFocus={scrollToFocus}>
        {rows.map((row) => (
          <li key={row.id} className={styles.card}>
            <RailCard row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RailCard({ row }: { row: ExperienceRow }) {
  const { slug, title, image, from_price } = row;
  const picture = useRef<HTMLDivElement>(null);
  const link = usePageLink(hrefTo.experience(slug), { onGo: () => setHeroSource(picture.current) });

  return (
    <>
      <div ref={picture} className={styles.picture}>
        <PictureView kind="experience" picture={image} sizes={SIZES} alt="" />
      </div>
      <a className={styles.link} {...link} lang={textLanguage(row, 'title')}>
        {title}
      </a>
      <p className={styles.price}>{from_price ? <LeadPriceText price={from_price} /> : null}</p>
      <homeParts.CardHeart.Ready row={row} />
    </>
  );
}

/** The values of `--rail-card`. */
const SIZES = '(min-width: 37.5rem) 15rem, 40vw';
