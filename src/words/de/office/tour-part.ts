export const backToTour = 'Zurück zur Tour';
export const discard = 'Änderungen verwerfen';
export const undo = 'Rückgängig';
