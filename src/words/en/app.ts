// App

export const skip = 'Skip to the content';

// Cart link

export const cart = 'Cart';
/** Before a countdown. */
export const unconfirmed = 'Not confirmed:';

/** After their number. */
export function items(count: number): string {
  return count === 1 ? 'item' : 'items';
}

// Reach notice

export const outOfReach = 'The shop cannot be reached just now.';
export const mayBeOld = 'What you see may be out of date; we keep trying.';

// Error view

export const failedMessage = 'An error occured!';
export const failedAction = 'Click';
