export const cancelled = 'Your booking is cancelled.';
