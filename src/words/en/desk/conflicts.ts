/** Guests who were let in twice, and sales and payments that the engine could not book, for staff to settle. */
export const toSettle = (count: number): string => (count === 1 ? '1 thing to settle.' : `${count} things to settle.`);
export const show = 'Show';
export const title = 'To settle';
export const nothing = 'There is nothing to settle.';
export const twice = 'Let in twice, by two devices. Count the guests: if they came once, undo one of the two.';
export const admits = 'Let in';
export const sale = 'Sale';
export const payment = (amount: string): string => `Payment of ${amount}`;
export const refund = (amount: string): string => `${amount} given back`;
export const note = 'Note';
export const drawerTitle = 'Drawer';
export const drawer = (amount: string): string => `Drawer, ${amount}`;
/** The person, the device and the time of an entry. */
export const by = (who: string, device: string, time: string): string => `${who}, ${device}, ${time}`;
export const reasons = {
  places_gone: 'The places are taken. Call the guests, or make room for them.',
  wrong_number: 'The number belongs to another booking. Book it again.',
  not_in_catalogue: 'The tour has changed since, so there is no booking. Book it again.',
  other_price: 'The price has changed since. The booking keeps the price at which it was sold.',
  extra_gone: 'An extra was sold out. It is booked without the extra.',
  no_order: 'There is no such booking yet.',
  other_seller: 'Another company sold this booking. Settle it with them.',
  not_allowed: 'This device is not allowed to do that, or was removed before. Accept it if it is right.',
  not_agreed: 'A reseller has sold this without an agreement, or not by the price and limits of the supplier. The supplier accepts it, or calls the guests.',
  order_cancelled: 'The booking is cancelled. Give the money back.',
  overpaid: 'This is more than was due. Open the booking and give the rest back there.',
  wrong_amount: 'The amount or its currency does not fit the booking.',
};
export const accept = 'Accept';
export const settle = 'Done';
/** In place of `settle`, for what waits to be accepted. */
export const reject = 'Do not accept';
export const again = 'Book it again';
export const countsAgain = 'This money counts for the new booking once you book it again.';
export const settledTitle = 'Settled since yesterday';
export const undo = 'Undo';
