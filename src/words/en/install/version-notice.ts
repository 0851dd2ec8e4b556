export const newer = 'New version ready';
export const required = 'This version of the shop can no longer be booked with';
export const reload = 'Reload';
