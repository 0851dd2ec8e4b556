export const title = 'Sell';
export const choose = 'Which departure?';
export const nothingAhead = 'No departures in the next days.';
export const nothingAheadHere = 'This device has no departures that start later.';
export const search = 'Tour or time';
export const reserved = 'Reserved for this device';
export const lastSales = 'Last sales here';
export const nothingFound = 'No departure on this device has this tour or time.';
export const offlineList = 'No network: you can sell only places that are reserved for this device. To reserve some, you need a network: open a departure and tap “Sell without a network”.';
export const tomorrow = 'Tomorrow';
export const today = 'Today';
export function free(count: number): string {
  if (count <= 0) return 'Full';
  return count === 1 ? '1 place' : `${count} places`;
}
/** The title for a tour whose prices this device does not have. */
export const noPrices = 'Prices not on this device';
export const noPricesText = 'This device does not have the prices of this tour. It gets them with the next connection, if your shop sells the tour.';
export const gone = 'This departure is not on this device.';
export const started = 'This departure has started.';
export const cancelled = 'This departure is cancelled: it does not take place.';
export const closed = 'closed for visitors';
/** The engine's answer if the departure has started, or was cancelled, since this device last had contact. */
export const notForSale = 'This departure cannot be sold any more: it has started, or it is cancelled.';
export const otherDeparture = 'Another departure';
/** The form is filled from a sale that could not be booked. */
export const sellAgain = (sale: string): string => `Booked again for ${sale}.`;
export const takenBefore = (amount: string): string => `${amount} was taken for it, and counts here.`;
export function placesHere(count: number): string {
  if (count === 0) return 'None reserved here';
  return count === 1 ? '1 reserved here' : `${count} reserved here`;
}

// Party
export const more = 'Extras and pick-up';
export const guest = 'Contact: name, email, phone';
export const guestHint = 'Optional. With an address, the guest gets the voucher by email.';
export const guestNames = 'Names of the guests';
export const guestNamesHint = 'Optional. They stand on the list of the departure.';
export const guestNumber = (number: number): string => `Guest ${number}`;
export const halfName = 'Please enter the first and the last name of each guest that you name.';
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'Email';
export const emailWrong = 'This is not an email address.';
export const phone = 'Phone';
export const tooFew = (left: number): string => (left === 1 ? 'Only 1 place is left.' : `Only ${left} places are left.`);
export const full = 'No places are left.';
export function offlineLeft(left: number): string {
  if (left === 0) return 'No network, and no places are reserved for this device. You can sell again when there is a network.';
  return left === 1 ? 'No network: 1 place is reserved for this device.' : `No network: ${left} places are reserved for this device.`;
}
export const total = 'Total';
export const toPayment = 'Take payment';

// Payment
export const payTitle = 'Payment';
export const toTake = 'To be paid';
export const cash = 'Cash';
export const cardOnPhone = "Card on the guest's phone";
export const cardNeedsNetwork = 'A card needs a network.';
export const partNow = 'Part now';
export const allNow = 'All now';
export const partAmount = 'Amount now';
export const partWrong = (most: string): string => `Please enter an amount up to ${most}, for example 20,00.`;
export const payLater = 'Pay later';
export const bookFree = 'Book';
export const received = 'How much does the guest give you?';
export const exact = 'Exact';
export const otherAmount = 'Another amount';
export const takeIt = 'Take it';
export const back = 'Back';
export const drawerClosed = 'The drawer is closed.';
export const openDrawer = 'Open it';
export const noPlaces = 'These places are taken. Choose fewer people or another departure.';
/** The reasons why the device sells no reserved places without a network. */
export const stops = {
  clock: 'The clock of this device went back. It can sell again when it is connected.',
  over: 'Too close to the start to sell without a network.',
  ended: 'The reservation with the supplier is over. Connect this device and reserve again.',
};
export const notKnown = 'The shop does not answer. Please try again.';

// Card
export const scanToPay = 'The guest scans this code and pays.';
export const payCode = 'Code of the payment page';
export const preparing = 'The payment page is being opened …';
export const waiting = 'Waiting for the payment …';
export const cardPaid = 'Paid';
export const tryAgain = 'Try again';
export const finish = 'Continue';
export const finishUnpaid = 'Continue without payment';

// Voucher
export const sold = 'Sold';
export const voucherCode = 'Code of the voucher';
export const change = (amount: string): string => `Change to give: ${amount}`;
export const stillDue = (amount: string): string => `${amount} still to be paid`;
export const paidSum = (amount: string): string => `Paid: ${amount}`;
export const print = 'Print';
export const takePayment = 'Take payment';
export const nextSale = 'Next sale';
export const mailed = (address: string): string => `The voucher is sent to ${address}.`;
export const unsigned = 'This code names the booking only. Other devices cannot check it without a network. After the first connection it becomes a signed voucher.';
export const booking = 'Booking';

// Places of this device
export const leaseTitle = 'Sell without a network';
export const leaseLabel = 'Places for this device';
export const leaseHint = 'Nobody else can sell them until the departure starts or you give them back.';
/** The hint for places of another supplier, whose lease ends before the start. */
export const leaseUntil = (time: string): string => `Nobody else can sell them until ${time}. You can renew that with a network.`;
export const leaseRenew = 'Renew the reservation';
export const leaseSome = (count: number): string => (count === 1 ? 'Reserve 1 place' : `Reserve ${count} places`);
/** The button for places that the device does not have yet. */
export const leaseMore = (count: number): string => `Reserve ${count} more`;
export const giveBack = 'Give them back';
export function leasedHere(count: number): string {
  if (count === 0) return 'No places are reserved for this device yet.';
  return count === 1 ? '1 place is reserved for this device.' : `${count} places are reserved for this device.`;
}
export const leaseOffline = 'You need a network to reserve places.';
