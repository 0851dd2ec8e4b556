export const label = 'Checkout';
export const cart = 'Your cart';
export const contact = 'Contact info';
export const payment = 'Payment';

/** The tabs, and what they are called on a phone. */
export const cartTab = '1. Cart';
export const cartShort = 'Cart';
export const contactTab = '2. Contact Info';
export const contactShort = 'Contact';
export const paymentTab = '3. Payment';
export const paymentShort = 'Payment';
