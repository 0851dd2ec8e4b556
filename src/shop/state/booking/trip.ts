import { atom } from 'jotai';
import type { Listing } from '#domain/app/filters.ts';
import type { Trip } from '#domain/booking/trip.ts';

/** The visitor's choices for the trip on earlier pages (V4). Only in memory: nothing of it is stored (N4). */
export const tripAtom = atom<Trip>({ party: {}, people: null, date: null });

/** Notes party size and day if the listing is filtered by them. The latest choice counts. */
export const noteListingAtom = atom(null, (get, set, { party: people, dateFrom, dateTo }: Listing): void => {
  const trip = get(tripAtom);
  const date = dateFrom === dateTo ? dateFrom : null;
  if (date !== trip.date || (people !== null && people !== trip.people))
    set(tripAtom, { ...trip, date, people: people ?? trip.people });
});
