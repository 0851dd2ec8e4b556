import { allRowsResource } from '#shop/state/device/device-lists.ts';
import { usePrefetched } from '#shop/state/prefetched.ts';
import layout from '#ui/layout.module.css';
import * as words from '#words/listing/tour-rail.ts';
import styles from './other-tours.module.css';
import { TourRail } from './tour-rail.tsx';

const MOST = 6;

/** The first experiences of the shop, for a page that has no content of its own. */
export function OtherTours() {
  const rows = usePrefetched(allRowsResource)?.results.slice(0, MOST) ?? [];

  if (rows.length === 0) return null;
  return (
    <section className={styles.tours} aria-labelledby="other-tours">
      <h2 id="other-tours" className={layout.size3}>
        {words.someTours}
      </h2>
      <TourRail rows={rows} />
    </section>
  );
}
