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

// A page that does not come

export const slow = 'Diese Seite lädt ungewöhnlich lange.';
export const again = 'Noch einmal versuchen';
export const needsScript =
  'Diese Seite braucht JavaScript. Schalten Sie es im Browser ein und laden Sie die Seite neu.';

// Reach notice

export const outOfReach = 'Keine Verbindung.';
export const mayBeOld = 'Wir versuchen es weiter. Die Angaben hier sind vielleicht nicht aktuell.';

// Error view

export const failedMessage = 'Ein Fehler ist aufgetreten!';
export const failedAction = 'Weiter';
