// The shapes of the replies to the reads of `reads.ts`, in one module that is loaded with the first reply.
export { BookingConfig } from './bookings.ts';
export { Experience, StoreInfo } from './catalogue.ts';
export { LegalText } from './legal-text.ts';
export { AppInfo, ListingPage } from './webstore.ts';
