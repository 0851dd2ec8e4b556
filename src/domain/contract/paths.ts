/** The paths of the reads that pages name before the shapes of their replies are loaded. */
export const paths = {
  store: '/api/webstores/',
  listing: '/api/webstores/experiences/',
  /** `{id}` is the id or the slug. */
  experience: '/api/webstores/experiences/{id}/',
  bookingConfig: '/api/bookings/config/',
  appInfo: '/api/app-info/',
};
