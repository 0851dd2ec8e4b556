import type { Listing } from './filters.ts';
import { listingResource } from './pages.ts';

/** All that a choice finds, or the first hundred: for a map, and for what is like something else. */
export function wholeListingResource(listing: Listing) {
  return listingResource({ ...listing, page: 1 }, WHOLE);
}

const WHOLE = 100;
