import { memo, Suspense } from 'react';
import { type Listing, listingSearch } from '#domain/app/filters.ts';
import type { Lazy } from '#ui/loading/lazy.tsx';

/** What parts of home are given: the choice, and how many experiences it finds, where that is known. */
export interface HomePartProps {
  listing: Listing;
  count?: number;
}

/** A part that the engine has rendered. No render for the same choice replaces its markup before its code is loaded: equal listings have one address. */
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
