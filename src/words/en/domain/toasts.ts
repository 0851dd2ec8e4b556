// To the letter, of the specification.
export const added = 'Experience has been added to cart!';
export const cartDeleted = 'Cart deleted successfully!';
export const lineDeleted = 'Item deleted successfully!';
export const lastLineDeleted = 'Item deleted successfully! Your cart is empty!';
export const lineUpdated = 'Your cart has been updated!';
export const cartUpdated = 'Cart has been updated';
export const cartExpired = 'Your cart has expired!';
