/** The page of a guest whose departure was cancelled. */

export const asking = 'Loading your booking …';
export const unknown = 'This link is not valid';
export const unknownWhy = 'Please open the link from the newest email of the shop, or write to the shop.';
export const unreachable = 'The shop cannot be reached just now. Please try again in a moment.';
export const title = 'Your tour does not take place';
export function sorry(shop: string): string {
  return `We are sorry. ${shop} had to cancel this tour:`;
}
export function people(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}
export function paid(money: string): string {
  return `You have paid ${money} for it.`;
}
export const nothingPaid = 'You have paid nothing for it.';
export function until(when: string, isPaid: boolean): string {
  return isPaid
    ? `Please choose until ${when}. If we hear nothing from you by then, the money goes back by itself.`
    : `Please choose until ${when}. If we hear nothing from you by then, your booking ends.`;
}
export const once = 'You can choose once.';
export const anotherDay = 'Another day';
export const samePrice = 'The price stays the same, whatever the day costs.';
export const day = 'Day and start';
export function left(places: number): string {
  return places === 1 ? '1 place free' : `${places} places free`;
}
export const moreDays = 'Show more days';
export const chooseFirst = 'Choose a day above';
export function moveTo(when: string): string {
  return `Come on ${when}`;
}
export const noDays = 'No other day has enough places at the moment.';
export const moneyBack = 'Money back';
export const cardBack = 'All of it goes back the way you paid. Banks take some days to show it.';
export const handBack = 'What you paid by hand, the shop gives back by hand. It will contact you.';
export function takeMoney(money: string): string {
  return `Take ${money} back`;
}
export const cancelBooking = 'Cancel the booking';
export const movedTitle = 'See you on another day';
export function moved(when: string): string {
  return `You are booked for ${when}. Your new voucher comes by email.`;
}
export const refundedTitle = 'Your money goes back';
export function refunded(money: string): string {
  return `${money} goes back to you. An email confirms it.`;
}
export const cancelledTitle = 'Your booking is cancelled';
export const cancelled = 'There is nothing to pay. An email confirms it.';
export const overTitle = 'There is nothing to choose any more';
export const over = 'This booking was cancelled or changed in another way.';
export const seeBooking = 'See your booking';
export const questions = 'Questions?';
