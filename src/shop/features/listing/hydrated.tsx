import { memo, Suspense } from 'react';
import { type Listing, listingSearch } from '#domain/app/filters.ts';
import type { Lazy } from '#ui/loading/lazy.tsx';

/** The properties of home's parts: the choice, and the number of results if it is known. */
export interface HomePartProps {
  listing: Listing;
  count?: number;
}

/**
 * A part that the engine has rendered. Until its code is loaded, no render for the same choice replaces its markup: equal listings have the same
 * address.
 */
export const Hydrated = memo(
  function Hydrated({ part: { Hydrating }, ...props }: HomePartProps & { part: Lazy<HomePartProps> }) {
    return (
      <Suspense fallback={null}>
        <Hydrating {...props} />
      </Suspense>
    );
  },
  (before, now) =>
    before.part === now.part &&
    before.count === now.count &&
    listingSearch(before.listing) === listingSearch(now.listing),
);
