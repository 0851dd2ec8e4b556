export const title = 'New booking';
export const loading = 'Loading the tours …';
export const loadingTour = 'Loading the tour …';
export const loadingStarts = 'Loading the start times …';
export const forbidden = 'Your role does not allow bookings. Ask the owner of the company.';
export const noTours = 'There is no tour to book yet.';

// Tour and start
export const tour = 'Tour';
export const tourHint = 'Type a part of its name.';
export const showTours = 'Show all tours';
export const noMatch = 'No tour has this name.';
export const notSold = 'This shop does not sell this tour. Choose another one.';
export const day = 'Day';
export const start = 'Start';
export const chooseDay = 'Choose a day first.';
export function free(places: number): string {
  if (places <= 0) return 'Full';
  return places === 1 ? '1 place free' : `${places} places free`;
}
export const closed = 'closed for visitors';
/** @param when  the chosen day and start */
export function onlyLeft(left: number, when: string): string {
  if (left <= 0) return `No places are left on ${when}.`;
  return left === 1 ? `Only 1 place is left on ${when}.` : `Only ${left} places are left on ${when}.`;
}
export const otherStarts = 'The nearest starts with enough places:';
export const noOtherStarts = 'No other start of this month has enough places.';

// Guest
export const party = 'Party';
export const guest = 'Guest';
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'Email';
export const phone = 'Phone';
export const emailLanguage = 'Language of emails';
export const shopLanguage = 'The shop’s language';
export const note = 'Note for your team';
export const questions = 'Questions to the guest';
export const questionsHint = 'An answer may wait: the booking shows what is still open.';
export const firstNameMissing = 'Please enter a first name.';
export const emailMissing = 'Please enter the address that the link goes to.';
export const emailWrong = 'This is not an email address.';
export const phoneWrong = 'This is not a phone number.';

// Payment
export const payment = 'Price and payment';
export const price = 'Price';
export const total = 'Total';
export const heldUntil = (time: string): string => `The places are held for you until ${time}.`;
export const holding = 'Holding the places …';
export const notHeld = 'The places are not held while there is no network. Your input stays here.';
export const howPaid = 'How is it paid?';
export const ways = { arrival: 'On arrival', link: 'Link by email', now: 'Taken now' } as const;
export const arrivalHint = 'The booking is confirmed. The guest pays when the tour starts.';
export const linkHint = (until: string): string => `The guest gets an email with a link to pay by card. The places are kept until ${until}.`;
export const cardPage = 'Card page';
export const amount = 'Amount';
export const amountWrong = (most: string): string => `Enter an amount up to ${most}.`;
export const book = 'Book';
export const bookAndSend = (sum: string): string => `Book and send the link for ${sum}`;
export const bookAndTake = (sum: string): string => `Book and take ${sum}`;
export const bookAndOpen = 'Book and open the card page';

// After booking
export const booked = 'Booked';
export const reserved = 'Reserved';
export const copy = 'Copy the booking number';
export const copied = 'The number is copied';
export const confirmationSent = 'The confirmation goes to';
export const linkSent = 'The payment link goes to';
export const reservedUntil = (time: string): string => `The places are kept until ${time}.`;
export const noEmail = 'There is no email address, so nothing was sent.';
export const sendAgain = 'Send again';
export const sentAgain = 'The email is on its way once more.';
export const cardPageFailed = 'The card page could not be opened. Open the booking to try again.';
export const scanToPay = 'The guest can scan this code, or open the link, to pay.';
export const code = 'Code of the card page';
export const openBooking = 'Open the booking';
export const next = 'Next booking';
