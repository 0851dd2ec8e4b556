export const browse = 'Pregled';
export const cart = 'Košarica';
export const bookings = 'Vaše rezervacije';
