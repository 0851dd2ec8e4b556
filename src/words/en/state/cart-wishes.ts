export const notSaved = 'This could not be saved';
export const notLoaded = 'A part of the shop has not been loaded yet. Please try again as soon as you are connected.';
export const tryAgain = 'Try again';
