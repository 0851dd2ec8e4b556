// Page names
export const yourBookings = 'Your bookings';
export const becomeSupplier = 'Become a supplier';
export const becomeReseller = 'Become a reseller';
export const engineApi = 'Engine API';
export const cookiePolicy = 'Cookie policy';
/** The names of legal pages, by their kinds. */
export const legal = { terms: 'Terms', privacy: 'Privacy', imprint: 'Imprint', accessibility: 'Accessibility', cookies: cookiePolicy };

// Page
export const experience = 'Experience';
export const cart = 'Your cart';
export const contact = 'Contact info';
export const payment = 'Payment';
export const booking = 'Your booking';
export const order = 'Your order';
export const review = 'Your review';
export const notFound = 'Not found';
export const aboutHome = (company: string): string => `Book tours and activities with ${company} online.`;
export const aboutExperience = (company: string): string => `A tour or activity by ${company}.`;
export const aboutCheckout = (company: string): string => `Book with ${company}.`;
export const wishlist = 'Wish list';
export const aboutWishlist = (company: string): string => `Your wish list at ${company}.`;
export const aboutBookings = (company: string): string => `Your bookings with ${company} on this device.`;
export const aboutBooking = (company: string): string => `Your booking with ${company}.`;
export const aboutReview = (company: string): string => `Your review of a tour of ${company}.`;
export const aboutOrder = (company: string): string => `Status of your order with ${company}.`;
export const aboutCookies = (company: string): string => `The cookies ${company} uses, what for and for how long.`;
export const aboutLegal = (company: string): string => `The seller, the terms, and the use of your data: ${company}.`;
export const aboutSuppliers = 'Sell your tours and activities with your own booking engine: what you get and how to start.';
export const aboutResellers = 'Sell other people’s tours and activities in your own shop: what you get and how to start.';
export const aboutEngine = 'Every call of the booking engine: path, parameters and responses.';
export const aboutNothing = (company: string): string => `Page not found. See what you can book with ${company}.`;

// Footer
export const motto = 'The engine that powers your adventure.';
export const about = 'About this shop';
export const cookieSettings = 'Cookie settings';
export const language = 'Language';
export const companyOn = (company: string, network: string): string => `${company} on ${network}`;

// Hold voice
export const underTwoMinutes = 'Your places are held for less than two minutes.';
export const underHalfAMinute = 'Your places are held for less than half a minute.';

// Failure view
export const ourFault = 'Something went wrong on our side. Your cart is safe.';
export const failureGone = 'We can’t find what you were looking for. It may no longer be offered.';
export const back = 'Back to all experiences';
export const outOfReach = 'We can’t connect right now. Check your connection or try again in a moment.';
export const again = 'Try again';

// Not found page
export const nothingHereTitle = 'Page not found';
export const nothingHere = 'We can’t find that page. It may have moved, or the experience is no longer offered.';
export const notFoundAll = 'See all experiences';

// Out of reach
export const outOfReachMessage = 'We can’t connect right now';

// Toast
export const dismiss = 'Dismiss';

// Keeping
const page = 'Keep this page open and everything works.';
export const noCart = `Your browser won’t let us save your cart. ${page}`;
export const noTyped = `Your browser won’t let us save what you type. ${page}`;
export const noBookings = 'Your browser won’t let us save your bookings. Bookmark this page to find this one again.';
export const savesNothing = 'Your browser won’t let this page save anything.';
export const noOffline = 'This device is full, so we can’t save the shop for use without a network. Free some space, then reload.';

// As of
export const asOf = (instant: string): string => `Last updated ${instant}. Availability and prices may have changed.`;
export const partial = 'Only part of our experiences is saved on this device. You’ll see the rest once you’re online.';

// Listing failure
export const failed = 'We couldn’t load the experiences. Check your connection or try again in a moment.';
