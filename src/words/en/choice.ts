/** The page of a guest whose departure was cancelled. */

export const asking = 'Loading your booking …';
export const unknown = 'This link doesn’t work';
export const unknownWhy = 'Please open the link in our latest email, or write to us.';
export const unreachable = 'We can’t connect right now. Please try again in a moment.';
export const title = 'Your tour has been cancelled';
export function sorry(shop: string): string {
  return `We’re sorry. ${shop} had to cancel this tour:`;
}
export function people(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}
export function paid(money: string): string {
  return `You’ve paid ${money}.`;
}
export const nothingPaid = 'You haven’t paid anything yet.';
export function until(when: string, isPaid: boolean): string {
  return isPaid
    ? `Please choose by ${when}. If we don’t hear from you, we’ll refund you automatically.`
    : `Please choose by ${when}. If we don’t hear from you, we’ll cancel your booking.`;
}
export const once = 'You can only choose once.';
export const anotherDay = 'Another date';
export const samePrice = 'You pay the same, whatever the new date costs.';
export const day = 'Date and time';
export function left(places: number): string {
  return places === 1 ? '1 place left' : `${places} places left`;
}
export const moreDays = 'Show more dates';
export const chooseFirst = 'Choose a date above';
export function moveTo(when: string): string {
  return `Move to ${when}`;
}
export const noDays = 'No other date has enough places right now.';
export const moneyBack = 'Refund';
export const cardBack = 'We’ll refund the full amount to your original payment method. It can take a few days to show.';
export const handBack = 'You paid us directly, so we’ll contact you about your refund.';
export function takeMoney(money: string): string {
  return `Refund ${money}`;
}
export const cancelBooking = 'Cancel booking';
export const movedTitle = 'Your new date is set';
export function moved(when: string): string {
  return `You’re booked for ${when}. We’ll email you the new voucher.`;
}
export const refundedTitle = 'Your refund is on its way';
export function refunded(money: string): string {
  return `You’ll get ${money} back. We’ll confirm by email.`;
}
export const cancelledTitle = 'Your booking is cancelled';
export const cancelled = 'There’s nothing to pay. We’ll confirm by email.';
export const overTitle = 'This has already been settled';
export const over = 'This booking has been cancelled or changed since.';
export const seeBooking = 'See your booking';
export const questions = 'Questions?';
