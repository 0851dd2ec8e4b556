// Install hint
export const label = 'Install the app';
export const title = (company: string): string => `${company} on your home screen`;
export const text = 'Works offline, with your cart and bookings.';
export const tapBefore = 'Tap';
export const share = 'Share';
export const tapBetween = ', then';
export const addToHomeScreen = 'Add to Home Screen';
export const gotIt = 'Got it';
export const install = 'Install';
export const notNow = 'Not now';

// Version notice
export const newer = 'New version ready';
export const required = 'Please reload to keep booking';
export const reload = 'Reload';

// Pull to refresh
export const refreshing = 'Refreshing …';
export const refreshed = 'Everything’s up to date.';

// Shortcuts
export const browse = 'Browse';
export const cart = 'Cart';
export const bookings = 'Your bookings';
