export const backToTour = 'Natrag na izlet';
export const discard = 'Odbaci promjene';
export const undo = 'Poništi';
export const wrongFields = 'Ništa nije spremljeno. Ispravite označena polja.';
