// App
export const skip = 'Skip to content';

// Cart link
export const cart = 'Cart';
/** Stands before a countdown. */
export const unconfirmed = 'Not confirmed:';
/** Stands after the count. */
export const items = (count: number): string => (count === 1 ? 'item' : 'items');

// A page that does not come
export const slow = 'This page is taking long to load.';
export const again = 'Try again';
export const needsScript = 'This page needs JavaScript. Turn it on in your browser, then load the page again.';

// Reach notice
export const outOfReach = 'No connection.';
export const mayBeOld = 'We’ll keep trying. The page may be out of date.';

// Error view
export const failedMessage = 'An error occured!';
export const failedAction = 'Click';
