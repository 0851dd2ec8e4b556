export const browse = 'Stöbern';
export const cart = 'Warenkorb';
export const bookings = 'Ihre Buchungen';
