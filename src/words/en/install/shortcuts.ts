export const browse = 'Browse';
export const cart = 'Cart';
export const bookings = 'Your bookings';
