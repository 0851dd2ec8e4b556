// What the answers to the reads of `reads.ts` are made of, in one module, which comes with the first answer.
export { BookingConfig } from './bookings.ts';
export { Experience, StoreInfo } from './catalogue.ts';
export { LegalText } from './legal-text.ts';
export { AppInfo, ListingPage } from './webstore.ts';
