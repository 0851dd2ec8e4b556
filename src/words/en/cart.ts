// Toasts

// The specification prescribes the exact text.
export const added = 'Experience has been added to cart!';
export const cartDeleted = 'Cart deleted successfully!';
export const lineDeleted = 'Item deleted successfully!';
export const lastLineDeleted = 'Item deleted successfully! Your cart is empty!';
export const lineUpdated = 'Your cart has been updated!';
export const cartUpdated = 'Cart has been updated';
export const cartExpired = 'Your cart has expired!';

// Cart news
export const notDone = 'One of your changes didn’t go through.';
export const viewCart = 'View cart';
export const notPlaced = 'Your order hasn’t been placed yet.';
export const connectionLost = 'The connection dropped first. You haven’t been charged.';
export const readyToPay = 'Ready to pay';
export const updatedElsewhere = 'This site was updated in another tab. Reload to continue.';
export const notAccepted = 'We couldn’t make that change to your cart.';

// Empty cart

// The specification prescribes the exact text.
export const emptyCartMessage = 'Your cart is empty!';
export const emptyCartAction = 'Book now';
