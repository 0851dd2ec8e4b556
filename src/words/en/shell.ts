// Page names

export const yourBookings = 'Your bookings';
export const becomeSupplier = 'Become a supplier';
export const becomeReseller = 'Become a reseller';
export const engineApi = 'Engine API';
export const cookiePolicy = 'Cookie policy';

// Page

export const experience = 'Experience';
export const cart = 'Your cart';
export const contact = 'Contact info';
export const payment = 'Payment';
export const booking = 'Your booking';
export const order = 'Your order';
export const review = 'Your review';
export const notFound = 'Not found';

export function aboutHome(company: string): string {
  return `Tours and activities of ${company}, to book online.`;
}

export function aboutExperience(company: string): string {
  return `A tour or activity of ${company}.`;
}

export function aboutCheckout(company: string): string {
  return `Book with ${company}.`;
}

export function aboutBookings(company: string): string {
  return `What you have booked with ${company} on this device.`;
}

export function aboutBooking(company: string): string {
  return `A booking with ${company}.`;
}

export function aboutReview(company: string): string {
  return `Your review of a tour of ${company}.`;
}

export function aboutOrder(company: string): string {
  return `How your order with ${company} stands.`;
}

export function aboutCookies(company: string): string {
  return `Which cookies ${company} uses, for what, and for how long.`;
}

export const aboutSuppliers =
  'Sell your tours and activities with a booking engine of your own: what it is, and how to begin.';
export const aboutResellers =
  "Sell other suppliers' tours and activities in a shop of your own: what it is, and how to begin.";
export const aboutEngine = 'Every call of the booking engine: its path, what it takes and what it answers.';

export function aboutNothing(company: string): string {
  return `Nothing is at this address of ${company}.`;
}

// Footer

export const motto = 'The engine that powers your adventure.';
export const about = 'About this shop';
export const cookieSettings = 'Cookie settings';
export const language = 'Language';

export function companyOn(company: string, network: string): string {
  return `${company} on ${network}`;
}

// Hold voice

export const underTwoMinutes = 'Your places are held for less than two minutes.';
export const underHalfAMinute = 'Your places are held for less than half a minute.';

// Failure view

export const ourFault = 'It was ours, not yours. Your cart is kept.';
export const failureGone = 'What you were looking for is not here any more.';
export const back = 'Back to the shop';
export const outOfReach = 'The shop could not be reached. Check your connection, or try again in a moment.';
export const again = 'Try again';

// Not found page

export const nothingHere = 'There is nothing at this address. It may have been moved, or sold for the last time.';
export const notFoundAll = 'See all experiences';

// Out of reach

export const outOfReachMessage = 'Out of reach just now';

// Toast

export const dismiss = 'Dismiss';

// Keeping

const page = 'It works as long as this page stays open.';
export const noCart = `This device does not let the shop save your cart. ${page}`;
export const noTyped = `This device does not let the shop save what you type. ${page}`;
export const noBookings =
  'This device does not let the shop save your bookings. Keep the address of this page to find this one again.';

// As of

export function asOf(instant: string): string {
  return `As of ${instant}: places and prices may have changed since.`;
}

// Listing failure

export const failed = 'The experiences could not be fetched. Check your connection, or try again in a moment.';
