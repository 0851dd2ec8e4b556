// App

export const skip = 'Skip to content';

// Cart link

export const cart = 'Cart';
/** Stands before a countdown. */
export const unconfirmed = 'Not confirmed:';

/** Stands after the count. */
export function items(count: number): string {
  return count === 1 ? 'item' : 'items';
}

// Reach notice

export const outOfReach = 'No connection.';
export const mayBeOld = 'We’ll keep trying. What you see may be out of date.';

// Error view

export const failedMessage = 'An error occured!';
export const failedAction = 'Click';
