export const keptHere = 'Sie wurden auf diesem Gerät gemacht und sind nur hier gespeichert.';
export const past = 'Vergangene Buchungen';
export const none = 'Auf diesem Gerät wurde noch nichts gebucht.';
export const findSomething = 'Erlebnisse entdecken';
