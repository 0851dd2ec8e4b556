// The parts that `lazy-parts.ts` loads, in one module, so that the first view has only one file name for all of them.
import { Filters } from './filters.tsx';
import type { HomePartProps } from './hydrated.tsx';
import { MapToggle } from './map-toggle.tsx';
import { QuickChips } from './quick-chips.tsx';
import { SortSelect } from './sort-select.tsx';

export { CardHeart } from './card-heart.tsx';
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
