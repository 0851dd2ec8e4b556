export const backToTour = 'Back to the tour';
export const discard = 'Discard the changes';
export const undo = 'Undo';
