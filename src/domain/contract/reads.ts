import type { BookingConfig } from './bookings.ts';
import type { Experience, StoreInfo } from './catalogue.ts';
import type { Call } from './endpoint.ts';
import type { AppInfo, ListingPage } from './webstore.ts';

/**
 * The reads that pages name before they ask for any: a document brings what the first view shows, so what answers are made of
 * comes with the first answer. The endpoints take their paths from here.
 */
export const storeRead: Call<StoreInfo> = {
  method: 'GET',
  path: '/api/webstores/',
  reply: async () => (await import('./catalogue.ts')).StoreInfo,
};

export const listingRead: Call<ListingPage> = {
  method: 'GET',
  path: '/api/webstores/experiences/',
  reply: async () => (await import('./webstore.ts')).ListingPage,
};

/** `{id}` takes the id or the slug. */
export const experienceRead: Call<Experience> = {
  method: 'GET',
  path: '/api/webstores/experiences/{id}/',
  reply: async () => (await import('./catalogue.ts')).Experience,
};

/** Of a month. */
export const bookingConfigRead: Call<BookingConfig> = {
  method: 'GET',
  path: '/api/bookings/config/',
  reply: async () => (await import('./bookings.ts')).BookingConfig,
};

export const appInfoRead: Call<AppInfo> = {
  method: 'GET',
  path: '/api/app-info/',
  reply: async () => (await import('./webstore.ts')).AppInfo,
};
