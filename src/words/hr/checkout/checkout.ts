export const label = 'Završetak rezervacije';
export const cart = 'Vaša košarica';
export const contact = 'Podaci za kontakt';
export const payment = 'Plaćanje';

/** The tabs, and what they are called on a phone. */
export const cartTab = '1. Košarica';
export const cartShort = 'Košarica';
export const contactTab = '2. Podaci za kontakt';
export const contactShort = 'Kontakt';
export const paymentTab = '3. Plaćanje';
export const paymentShort = 'Plaćanje';
