export const backToTour = 'Torna al tour';
export const discard = 'Scarta le modifiche';
export const undo = 'Annulla';
