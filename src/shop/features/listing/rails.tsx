import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { currentRows, rowsOfNextDays } from '#domain/app/device-lists.ts';
import { filterRows } from '#domain/app/filter-rows.ts';
import { wholeListing } from '#domain/app/filters.ts';
import { hrefTo, listingResource } from '#domain/app/pages.ts';
import type { ExperienceRow, StoreInfo } from '#domain/contract/catalogue.ts';
import { textLanguage } from '#domain/text/text-language.ts';
import { LeadPriceText } from '#shop/booking/lead-price.tsx';
import { todayAtom } from '#shop/state/clock.ts';
import { allRowsResource, viewedAtom } from '#shop/state/device/device-lists.ts';
import { isKioskAtom } from '#shop/state/kiosk-mode.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { usePrefetched } from '#shop/state/prefetched.ts';
import { peekAtom, storeAtom } from '#shop/state/resources.ts';
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
 * has the beginning of the first row, and space for the second if there is such a category: only the device knows its content.
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
      <SecondRail listed={results} />
    </>
  );
}

const MOST = 10;
const NONE: readonly ExperienceRow[] = [];

// perf: docs/performance.md#the-first-rail
/** The number of cards that the widest page shows. Others would be outside the window, and would only make the document larger. */
const MOST_IN_DOCUMENT = 7;

function SecondRail({ listed }: { listed: readonly ExperienceRow[] }) {
  const isHydrated = useIsHydrated();
  const isKiosk = useAtomValue(isKioskAtom);
  const store = useAtomValue(storeAtom);
  const stored = useAtomValue(viewedAtom);
  const read = usePrefetched(allRowsResource);
  const all = isHydrated ? read : undefined;
  const rows = all?.results ?? listed;
  // Undefined until storage has been read: the space for the rail is empty until then.
  const viewed = isHydrated ? (isKiosk ? NONE : stored) : undefined;

  const recent = currentRows(viewed ?? [], rows, all !== undefined && all.next === null);
  const rail = recent.length > 1 ? { title: words.viewedRail, rows: recent } : largestCategory(store, rows);
  if (!rail) return null;
  return (
    <div className={page.rail}>{viewed ? <Rail id="more" {...rail} rows={rail.rows.slice(0, MOST)} /> : null}</div>
  );
}

/** The category with the most tours; null if none has two. */
function largestCategory(store: StoreInfo, rows: readonly ExperienceRow[]): Omit<RailProps, 'id'> | null {
  const [largest] = store.categories
    .map(({ slug, title, text_language }) => {
      const found = filterRows(rows, { ...wholeListing, category: slug });
      return { title, lang: text_language, rows: found };
    })
    .toSorted((a, b) => b.rows.length - a.rows.length);
  return largest && largest.rows.length > 1 ? largest : null;
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
