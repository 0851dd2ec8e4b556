// App

export const skip = 'Zum Inhalt springen';

// Cart link

export const cart = 'Warenkorb';
/** Before a countdown. */
export const unconfirmed = 'Nicht bestätigt:';

/** After their number. */
export function items(count: number): string {
  return count === 1 ? 'Eintrag' : 'Einträge';
}

// Reach notice

export const outOfReach = 'Der Shop ist gerade nicht erreichbar.';
export const mayBeOld = 'Was Sie sehen, ist vielleicht veraltet; wir versuchen es weiter.';

// Error view

export const failedMessage = 'Ein Fehler ist aufgetreten!';
export const failedAction = 'Weiter';
