// To the letter, of the specification.
export const message = 'Your cart is empty!';
export const action = 'Book now';
