import type { BookingConfig } from './bookings.ts';
import type { Experience, StoreInfo } from './catalogue.ts';
import { type Call, paths } from './endpoint.ts';
import type { Field } from './fields.ts';
import type { LegalText } from './legal-text.ts';
import type { AppInfo, ListingPage } from './webstore.ts';

/** The reads of pages. A document contains the data of its first view, so the shapes of replies are loaded with the first reply. */
export const storeRead = read<StoreInfo>(paths.store, (it) => it.StoreInfo);
export const listingRead = read<ListingPage>(paths.listing, (it) => it.ListingPage);
export const experienceRead = read<Experience>(paths.experience, (it) => it.Experience);
export const legalTextRead = read<LegalText>(`${paths.store}legal/{id}/`, (it) => it.LegalText);
export const bookingConfigRead = read<BookingConfig>(paths.bookingConfig, (it) => it.BookingConfig);
export const appInfoRead = read<AppInfo>(paths.appInfo, (it) => it.AppInfo);

type Replies = typeof import('./replies.ts');

/*#__NO_SIDE_EFFECTS__*/
function read<Reply>(path: string, reply: (replies: Replies) => Field<Reply>): Call<Reply> {
  return { method: 'GET', path, reply: async () => reply(await import('./replies.ts')) };
}
