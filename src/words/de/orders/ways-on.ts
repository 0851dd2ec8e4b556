export const yourBookings = 'Ihre Buchungen';
export const backToShop = 'Zurück zum Shop';
export const goOnToPay = 'Weiter zur Zahlung';
export const tryAgain = 'Erneut versuchen';
