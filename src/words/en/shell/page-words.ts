export const experience = 'Experience';
export const cart = 'Your cart';
export const contact = 'Contact info';
export const payment = 'Payment';
export const booking = 'Your booking';
export const order = 'Your order';
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
