import { useAtomValue } from 'jotai';
import { currentRows } from '#domain/app/device-lists.ts';
import { hrefTo } from '#domain/app/pages.ts';
import { OtherTours } from '#shop/booking/other-tours.tsx';
import { allRowsResource, wishlistAtom } from '#shop/state/device/device-lists.ts';
import { deviceStoreAtom } from '#shop/state/device.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { usePrefetched } from '#shop/state/prefetched.ts';
import { isOutOfReachAtom } from '#shop/state/services.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/listing/home.ts';
import { heading } from '#words/listing.ts';
import { savesNothing } from '#words/shell.ts';
import { ExperienceCard } from './experience-card.tsx';
import { asOf } from './lazy-parts.ts';
import page from './listing-page.module.css';
import results from './results.module.css';
import styles from './wishlist-page.module.css';

/** The visitor's wish list on this device (V8): with the shop's present data, or as the device last knew them. */
export function WishlistPage() {
  const stored = useAtomValue(wishlistAtom);
  const all = usePrefetched(allRowsResource);
  const isOut = useAtomValue(isOutOfReachAtom);
  const rows = currentRows(stored ?? [], all?.results ?? [], all !== undefined && all.next === null);
  const isEmpty = stored !== undefined && rows.length === 0;
  return (
    <>
      <section className={`${page.page} ${styles.page}`} aria-busy={stored === undefined}>
        <h1 className={styles.title} tabIndex={-1}>
          {words.wishlist}
        </h1>
        {isOut && rows[0] ? <asOf.Component instant={rows[0].as_of} /> : null}
        {isEmpty ? <Empty /> : null}
        {rows.length > 0 ? <h2 className={results.heading}>{heading(rows.length, false)}</h2> : null}
        <ul className={results.grid}>
          {rows.map((row, place) => (
            <li key={row.id}>
              <ExperienceCard experience={row} isFirst={place < 4} />
            </li>
          ))}
        </ul>
      </section>
      {isEmpty ? <OtherTours /> : null}
    </>
  );
}

function Empty() {
  const { isRefused } = useAtomValue(deviceStoreAtom);
  return (
    <div className={layout.startStack4}>
      <p>{isRefused('wishlist') ? savesNothing : words.wishlistEmpty}</p>
      <ButtonLink kind="action" {...usePageLink(hrefTo.home())}>
        {words.wishlistBrowse}
      </ButtonLink>
    </div>
  );
}
