import type { BookingConfig } from './bookings.ts';
import type { Experience, StoreInfo } from './catalogue.ts';
import type { Call } from './endpoint.ts';
import type { Field } from './fields.ts';
import type { AppInfo, ListingPage } from './webstore.ts';

/**
 * The reads that pages name before they ask for any: a document brings what the first view shows, so what answers are made of
 * comes with the first answer. The endpoints take their paths from here.
 */
export const storeRead = read<StoreInfo>('/api/webstores/', (it) => it.StoreInfo);
export const listingRead = read<ListingPage>('/api/webstores/experiences/', (it) => it.ListingPage);
/** `{id}` takes the id or the slug. */
export const experienceRead = read<Experience>('/api/webstores/experiences/{id}/', (it) => it.Experience);
/** Of a month. */
export const bookingConfigRead = read<BookingConfig>('/api/bookings/config/', (it) => it.BookingConfig);
export const appInfoRead = read<AppInfo>('/api/app-info/', (it) => it.AppInfo);

type Replies = typeof import('./replies.ts');

/*#__NO_SIDE_EFFECTS__*/
function read<Reply>(path: string, reply: (replies: Replies) => Field<Reply>): Call<Reply> {
  return { method: 'GET', path, reply: async () => reply(await import('./replies.ts')) };
}
