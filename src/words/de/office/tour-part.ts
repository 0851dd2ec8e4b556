export const backToTour = 'Zurück zur Tour';
export const discard = 'Änderungen verwerfen';
export const undo = 'Rückgängig';
export const wrongFields = 'Nichts wurde gespeichert. Bitte korrigieren Sie die markierten Felder.';
