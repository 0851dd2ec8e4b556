export const openTitle = 'Open your shop';
export const openText = 'One name is enough to begin. You can change everything later.';
export const company = 'Company';
export const companyHint = 'Guests see it as the name of your shop.';
export const companyNeeded = 'Enter a name with 3 to 50 characters.';
export const currency = 'Currency';
export const termsHint = 'You can change both until the first booking.';
export const timeZone = 'Time zone';
export const timeZoneHint = 'The times of your tours are in this zone.';
export const open = 'Open the shop';
export const policyTitle = 'Free cancellation until the day before';
export const notOpened = 'Your company exists already. Go back and sign in.';

export const stepsTitle = 'Your first booking';
export const done = 'done';
export const addTour = 'Add a tour';
export const addTourText =
  'A title, a place, a time and a price make a draft. Then add a short text, a highlight and a picture to publish it.';
export const publish = 'Publish it';
export const openTour = 'See what is missing';
export const noAddress = 'Your shop has no address yet. Set the domain under which guests find it.';
export const setAddress = 'Set the address';
export const book = 'Book it as a guest';
export const bookText = 'Scan the code with your phone, or open the shop here, and book your own tour.';
export const testCard = 'Pay with the test card 4242 4242 4242 4242. No money moves.';
export const openShop = 'Open the shop';
export const share = 'Share the address';
export const copied = 'The address is copied.';
export function publishText(tour: string): string {
  return `“${tour}” is a draft. Guests see it once it is published.`;
}
export function codeOf(url: string): string {
  return `QR code of ${url}`;
}
