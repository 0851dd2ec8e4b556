export const label = 'Kasse';
export const cart = 'Ihr Warenkorb';
export const contact = 'Kontaktdaten';
export const payment = 'Zahlung';

/** The tabs, and what they are called on a phone. */
export const cartTab = '1. Warenkorb';
export const cartShort = 'Warenkorb';
export const contactTab = '2. Kontaktdaten';
export const contactShort = 'Kontakt';
export const paymentTab = '3. Zahlung';
export const paymentShort = 'Zahlung';
