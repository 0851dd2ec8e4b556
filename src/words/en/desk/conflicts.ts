/** Sales and payments that the engine could not book, with the reason, for staff to settle. */
export function sale(line: string): string {
  return `Sale ${line}`;
}
export function payment(amount: string, line: string): string {
  return `${amount} for ${line}`;
}
export function refund(amount: string, line: string): string {
  return `${amount} given back for ${line}`;
}
export function note(line: string): string {
  return `Note on ${line}`;
}
export function drawer(amount: string): string {
  return `Drawer, ${amount}`;
}
/** The person, the device and the time of an entry. */
export function by(who: string, device: string, time: string): string {
  return `${who}, ${device}, ${time}`;
}
export const reasons = {
  places_gone: 'The places are taken. Call the guests, or make room for them.',
  wrong_number: 'The number belongs to another booking. Book it again.',
  not_in_catalogue: 'The tour has changed since, so there is no booking. Book it again.',
  other_price: 'The price has changed since. The booking keeps the price at which it was sold.',
  extra_gone: 'An extra was sold out. It is booked without the extra.',
  no_order: 'There is no such booking yet.',
  other_seller: 'Another company sold this booking. Settle it with them.',
  not_allowed: 'This device is not allowed to do that, or was removed before. Accept it if it is right.',
  not_agreed:
    'A reseller has sold this without an agreement, or not by the price and limits of the supplier. The supplier accepts it, or calls the guests.',
  order_cancelled: 'The booking is cancelled. Give the money back.',
  overpaid: 'This is more than was due. Open the booking and give the rest back there.',
  wrong_amount: 'The amount or its currency does not fit the booking.',
};
export const accept = 'Accept';
export const settle = 'Done';
/** In place of `settle`, for what waits to be accepted. */
export const reject = 'Do not accept';
/** In place of several entries, at least two. */
export function waiting(count: number): string {
  return `${count} things wait for you: sales, payments or notes that were not booked.`;
}
export const show = 'Show';
export const hide = 'Hide';
