import { lateFailure } from '#ui/loading/late-failure.tsx';

/** The list stands in the document: where it cannot be had, its code has come. */
export const listingFailure = lateFailure(() => import('./listing-failure.tsx').then((it) => it.ListingFailure));
