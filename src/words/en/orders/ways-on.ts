export const yourBookings = 'Your bookings';
export const backToShop = 'Back to the shop';
export const goOnToPay = 'Go on to pay';
export const tryAgain = 'Try again';
