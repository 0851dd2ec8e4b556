export const refreshing = 'Refreshing …';
export const refreshed = 'What you see is up to date.';
