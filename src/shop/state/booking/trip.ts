import { atom } from 'jotai';
import type { Listing } from '#domain/app/filters.ts';
import type { Trip } from '#domain/booking/trip.ts';

/** What the visitor has said of the trip on pages before (V4). In memory alone: nothing of it is stored (N4). */
export const tripAtom = atom<Trip>({ party: {}, people: null, date: null });

/** Notes how many come and on which day, as far as the listing is narrowed to it: what was said last counts. */
export const noteListingAtom = atom(null, (get, set, { party: people, dateFrom, dateTo }: Listing): void => {
  const trip = get(tripAtom);
  const date = dateFrom === dateTo ? dateFrom : null;
  if (date !== trip.date || (people !== null && people !== trip.people))
    set(tripAtom, { ...trip, date, people: people ?? trip.people });
});
