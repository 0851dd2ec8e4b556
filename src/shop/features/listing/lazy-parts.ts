import { lazy, lazyFailure } from '#ui/loading/lazy.tsx';

/** A listing that came with the document is current; by the time it is not, this code is loaded. */
export const asOf = lazy(() => import('./listing-failure.tsx').then((it) => it.AsOf));

/** The list is in the document: where it cannot be read later, this code is loaded. */
export const listingFailure = lazyFailure(() => import('./listing-failure.tsx').then((it) => it.ListingFailure));
