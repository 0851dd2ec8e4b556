// Toasts

// To the letter, of the specification.
export const added = 'Experience has been added to cart!';
export const cartDeleted = 'Cart deleted successfully!';
export const lineDeleted = 'Item deleted successfully!';
export const lastLineDeleted = 'Item deleted successfully! Your cart is empty!';
export const lineUpdated = 'Your cart has been updated!';
export const cartUpdated = 'Cart has been updated';
export const cartExpired = 'Your cart has expired!';

// Cart news

export const notDone = 'Something you asked for could not be done.';
export const viewCart = 'View cart';
export const notPlaced = 'Your order has not been placed yet.';
export const connectionLost = 'The connection was lost before. Nothing has been charged.';
export const readyToPay = 'Ready to pay';
export const updatedElsewhere = 'The shop has been updated in another tab. Reload this page to go on.';
export const notAccepted = 'A change to your cart was not accepted.';

// Empty cart

// To the letter, of the specification.
export const emptyCartMessage = 'Your cart is empty!';
export const emptyCartAction = 'Book now';
