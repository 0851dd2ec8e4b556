// The parts that `lazy-parts.ts` loads, in one module, so that the first view has only one file name for all of them.
import { change, SORTS } from '#domain/app/filters.ts';
import { hrefTo } from '#domain/app/pages.ts';
import type { ExperienceRow } from '#domain/contract/catalogue.ts';
import { HeartButton } from '#shop/booking/heart-button.tsx';
import { useChoice, useChoose } from '#shop/state/page/navigate.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/listing/home.ts';
import { showList, showMap } from '#words/listing-map/map.ts';
import card from './card-heart.module.css';
import { Filters } from './filters.tsx';
import type { HomePartProps } from './hydrated.tsx';
import { mapView } from './lazy-parts.ts';
import { QuickChips } from './quick-chips.tsx';
import styles from './sort-select.module.css';

export { NothingFound } from './nothing-found.tsx';
export { Pagination } from './pagination.tsx';
export { Rails } from './rails.tsx';

// perf: docs/performance.md#home-from-known-rows
/** The bar over the banner, and the chips for choices with one tap. */
export function Search({ listing }: HomePartProps) {
  return (
    <>
      <Filters listing={listing} />
      <QuickChips listing={listing} />
    </>
  );
}

/** The tools beside the heading of the list: its order, and the button to its map. */
export function Tools({ listing }: HomePartProps) {
  return (
    <>
      <MapToggle listing={listing} />
      <SortSelect listing={listing} />
    </>
  );
}

/** The button from the list to the map of its meeting points, and back (V13). */
function MapToggle({ listing }: HomePartProps) {
  const isMap = listing.view === 'map';
  const link = usePageLink(hrefTo.home(change(listing, { view: isMap ? null : 'map' })));

  return (
    <ButtonLink {...link} onPointerEnter={() => void mapView.preload()}>
      <Icon drawing={isMap ? LIST : drawings.place} size={20} />
      {isMap ? showList : showMap}
    </ButtonLink>
  );
}

const LIST = 'M4 7h16M4 12h16M4 17h16';

/** The order of the list (V7). Without script, the bar's form sends it. */
function SortSelect({ listing }: HomePartProps) {
  const choose = useChoose();
  const choice = useChoice(listing.sort ?? '', (value) =>
    choose(hrefTo.home(change(listing, { sort: SORTS.find((it) => it === value) ?? null }))),
  );

  return (
    <label className={styles.sort}>
      <span className={styles.label}>{words.sortBy}</span>
      <select name="sort" form="search" {...choice}>
        <option value="">{words.sorts.recommended}</option>
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The heart over a card's picture. It lies above the card's link. */
export function CardHeart({ row }: { row: ExperienceRow }) {
  return <HeartButton row={row} className={card.heart} />;
}
