export const title = 'Keyboard';
export const more = 'The keys of this desk, and how to turn them off.';
export const search = 'Search';
export const newBooking = 'New booking';
export const goTo = (screen: string): string => `Go to ${screen}`;
export const showKeys = 'Show these keys';
export const hint = 'The keys do nothing while you type into a field, while a dialog is open, and on the scan screen.';
export const turnOn = 'Use these keys on this device';
