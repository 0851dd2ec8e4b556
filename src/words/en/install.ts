// Install hint

export const label = 'Install the shop';

export function title(company: string): string {
  return `${company} on your home screen`;
}

export const text = 'It opens without a network too, with your cart and your bookings in it.';
export const tapBefore = 'Tap';
export const share = 'Share';
export const tapBetween = ', then';
export const addToHomeScreen = 'Add to Home Screen';
export const gotIt = 'Got it';
export const install = 'Install';
export const notNow = 'Not now';

// Version notice

export const newer = 'New version ready';
export const required = 'This version of the shop can no longer be booked with';
export const reload = 'Reload';

// Pull to refresh

export const refreshing = 'Refreshing …';
export const refreshed = 'What you see is up to date.';

// Shortcuts

export const browse = 'Browse';
export const cart = 'Cart';
export const bookings = 'Your bookings';
