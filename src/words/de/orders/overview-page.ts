export const keptHere = 'Auf diesem Gerät gebucht oder geöffnet. Die Liste ist nur hier gespeichert.';
export const past = 'Vergangene Buchungen';
export const none = 'Auf diesem Gerät wurde noch nichts gebucht.';
export const findSomething = 'Erlebnisse entdecken';
