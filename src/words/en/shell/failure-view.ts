export const ours = 'It was ours, not yours. Your cart is kept.';
export const gone = 'What you were looking for is not here any more.';
export const back = 'Back to the shop';
export const outOfReach = 'The shop could not be reached. Check your connection, or try again in a moment.';
export const again = 'Try again';
