import type { Listing } from './filters.ts';
import { listingResource } from './pages.ts';

/** All results of a filter, or the first hundred: for the map and for similar experiences. */
export function wholeListingResource(listing: Listing) {
  return listingResource({ ...listing, page: 1 }, WHOLE);
}

const WHOLE = 100;
