import { type ReactElement, Suspense, useMemo } from 'react';
import { type Listing, listingSearch } from '#domain/app/filters.ts';
import type { Lazy } from '#ui/loading/lazy.tsx';

/** What parts of home are given: the choice, and how many experiences it finds, where that is known. */
export interface HomePartProps {
  listing: Listing;
  count?: number;
}

/** A part that the engine has rendered: the same element for the same choice, so that no render replaces the markup before its code is loaded. */
export function useHydrated({ Hydrating }: Lazy<HomePartProps>, listing: Listing, count?: number): ReactElement {
  const address = listingSearch(listing);

  return useMemo(
    () => (
      <Suspense fallback={null}>
        <Hydrating listing={listing} {...(count !== undefined && { count })} />
      </Suspense>
    ),
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- equal listings have one address
    [Hydrating, address, count],
  );
}
