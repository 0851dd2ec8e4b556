export const backToTour = 'Natrag na izlet';
export const discard = 'Odbaci promjene';
export const undo = 'Poništi';
