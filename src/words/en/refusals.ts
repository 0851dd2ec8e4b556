export const tryAgain = 'Try again';
export const chooseAnotherStart = 'Choose another start';
export const showCart = 'Show the cart';

export const didNotWork = 'That did not work';
export const nothingChanged = 'Nothing has been changed. Please try again.';

export const notEnoughPlaces = 'Not enough places left';
export function placesLeft(left: number): string {
  if (left === 0) return 'The last places at this start have been taken.';
  return `${left === 1 ? 'Only one place is' : `Only ${left} places are`} left at this start. Come with fewer people, or choose another.`;
}

export const notEnoughOfExtra = 'Not enough left of an extra';
export const changeExtras = 'Change the extras';
export function piecesLeft(left: number): string {
  return left === 0
    ? 'There is none left at this start.'
    : `Only ${left} ${left === 1 ? 'is' : 'are'} left at this start.`;
}

export const priceChanged = 'The price has changed';
export const nothingDone = 'Nothing was done at the new price.';
export const seeNewPrice = 'See the new price';
export function priceWas(before: string, now: string): string {
  return `It was ${before} and is now ${now}. ${nothingDone}`;
}

export const cartOrdered = 'This cart has been ordered';
export const nextCart = 'It can no longer be changed. What else you would like goes into a new cart.';
export const seeOrder = 'See your order';

export const tooLate = 'Too late for this start';
export const timeHasPassed = 'The time until which this could be done has passed.';

export const refundChanged = 'What goes back has changed';
export const nothingCancelled = 'Nothing has been cancelled.';
export const seeBooking = 'See your booking';
export function refundWas(before: string, now: string): string {
  return `It was ${before} and is now ${now}. ${nothingCancelled}`;
}

export const atWork = 'Still at work';
export const beingSaved = 'Your last change is just being saved. Please wait a moment.';

export const paymentClosed = 'This payment is closed';
export const payFromCart =
  'It can no longer be paid here. Your order shows what has been paid; a new payment can be started from the cart.';
export const backToPayment = 'Back to payment';

export const amountTooSmall = 'The amount is too small';
export const payMore = 'A card payment of so little is not possible. Please pay more of the total now.';
export const changeAmount = 'Change the amount';

export const placesFree = 'Its places are free for others again. Nothing has been charged.';

export const changedElsewhere = 'Your cart was changed elsewhere';
export const otherWasQuicker = 'Another tab or device was quicker. Please look at the cart as it is now and try again.';

export const notRepeated = 'This change could not be repeated';
export const differsFromFirst = 'It differs from the one first sent. Please look at your cart and make it again.';

export const addedBefore = 'This has been added before';
export const addedOtherwise = 'It was added with another choice. Please look at your cart and change it there.';

export const cardOutOfReach = 'Card payment is out of reach';
export const placesStillHeld =
  'Nothing has been charged, and your places are still held. Please try again in a moment.';
export const tooManyHeld = 'Too many places are held';
export const heldFromYourNetwork =
  'Many places are held from your network at the moment. Please finish a booking, empty a cart, or try again in half an hour.';

export const lineGone = 'This booking is not in your cart any more';
export const notHeldAnyMore =
  'Nothing was changed, and no places are held for it. You can book it again as you chose it.';
export const bookAgain = 'Book it again';
export const cartGone = 'Your cart is not there any more';
export const nothingSent =
  'It has expired, or it was emptied or ordered elsewhere. Nothing was sent and nothing charged.';
export const experienceGone = 'This experience is not offered any more';
export const chooseOther = 'Nothing has been added. Please choose another one.';
export const removeIt = 'Please remove it from your cart. Nothing has been charged.';
export const leftTheShop = 'A tour is no longer sold here';
