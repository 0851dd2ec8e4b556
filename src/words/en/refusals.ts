export const tryAgain = 'Try again';
export const chooseAnotherStart = 'Choose another time';
export const showCart = 'View cart';

export const didNotWork = 'That did not work';
export const nothingChanged = 'Nothing has changed. Please try again.';

export const notEnoughPlaces = 'Not enough places left';
export function placesLeft(left: number): string {
  if (left === 0) return 'The last places at this time have just gone.';
  return `${left === 1 ? 'Only one place is' : `Only ${left} places are`} left at this time. Pick another time or a smaller group.`;
}

export const notEnoughOfExtra = 'An extra is running out';
export const changeExtras = 'Change extras';
export function piecesLeft(left: number): string {
  return left === 0 ? 'There are none left for this time.' : `Only ${left} left for this time.`;
}

export const priceChanged = 'The price has changed';
export const nothingDone = 'We haven’t charged you.';
export const seeNewPrice = 'See the new price';
export function priceWas(before: string, now: string): string {
  return `It was ${before} and is now ${now}. ${nothingDone}`;
}

export const cartOrdered = 'This cart has been ordered';
export const nextCart = 'It can’t be changed any more. Anything else you’d like goes into a new cart.';
export const seeOrder = 'See your order';

export const tooLate = 'Too late for this time';
export const timeHasPassed = 'The deadline has passed.';

export const refundChanged = 'Your refund has changed';
export const nothingCancelled = 'Nothing has been cancelled.';
export const seeBooking = 'See your booking';
export function refundWas(before: string, now: string): string {
  return `It was ${before} and is now ${now}. ${nothingCancelled}`;
}

export const atWork = 'One moment';
export const beingSaved = 'We’re saving your last change.';

export const paymentClosed = 'This payment is closed';
export const payFromCart =
  'You can’t pay here any more. Your order shows what’s been paid. You can start a new payment from your cart.';
export const backToPayment = 'Back to payment';

export const amountTooSmall = 'The amount is too small';
export const payMore = 'That’s too little for a card payment. Please pay a larger part of the total now.';
export const changeAmount = 'Change the amount';

export const placesFree = 'Your places were released. You haven’t been charged.';

export const changedElsewhere = 'Your cart was changed elsewhere';
export const otherWasQuicker = 'Another tab or device changed it first. Check your cart and try again.';

export const notRepeated = 'We couldn’t make this change';
export const differsFromFirst = 'It’s different from the one you first sent. Check your cart and try again.';

export const addedBefore = 'Already in your cart';
export const addedOtherwise = 'It was added with different options. You can change it in your cart.';

export const cardOutOfReach = 'Card payment isn’t available right now';
export const placesStillHeld =
  'You haven’t been charged, and we’re still holding your places. Please try again in a moment.';
export const tooManyHeld = 'Too many places on hold';
export const heldFromYourNetwork =
  'Your network is holding a lot of places. Finish a booking, empty a cart or try again in half an hour.';

export const lineGone = 'This booking is no longer in your cart';
export const notHeldAnyMore = 'Nothing has changed and its places aren’t held. You can book it again just as it was.';
export const bookAgain = 'Book again';
export const cartGone = 'Your cart is gone';
export const nothingSent = 'It expired, or it was emptied or ordered elsewhere. You haven’t been charged.';
export const experienceGone = 'This experience is no longer offered';
export const chooseOther = 'Nothing was added. Please choose another one.';
export const removeIt = 'Please remove it from your cart. You haven’t been charged.';
export const leftTheShop = 'A tour is no longer offered';
export const departureCancelled = 'This departure is cancelled';
export const chooseOtherStart = 'Nothing was booked or charged. Please choose another time.';
