export const confirming = 'Its payment is being confirmed. This takes a moment.';
export const restDropsIt = 'Paying the rest of the order first drops this change.';
export const drop = 'Drop the change';
