// App

export const skip = 'Zum Inhalt springen';

// Cart link

export const cart = 'Warenkorb';
/** Stands before a countdown. */
export const unconfirmed = 'Nicht bestätigt:';

/** Stands after the count. */
export function items(_count: number): string {
  return 'Artikel';
}

// Reach notice

export const outOfReach = 'Keine Verbindung.';
export const mayBeOld = 'Wir versuchen es weiter. Die Angaben hier sind vielleicht nicht aktuell.';

// Error view

export const failedMessage = 'Ein Fehler ist aufgetreten!';
export const failedAction = 'Weiter';
