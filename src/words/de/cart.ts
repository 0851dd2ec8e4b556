// Toasts

export const added = 'Das Erlebnis liegt im Warenkorb!';
export const cartDeleted = 'Der Warenkorb wurde geleert!';
export const lineDeleted = 'Der Eintrag wurde entfernt!';
export const lastLineDeleted = 'Der Eintrag wurde entfernt! Ihr Warenkorb ist leer!';
export const lineUpdated = 'Ihr Warenkorb wurde geändert!';
export const cartUpdated = 'Der Warenkorb wurde aktualisiert';
export const cartExpired = 'Ihr Warenkorb ist abgelaufen!';

// Cart news

export const notDone = 'Etwas, das Sie wollten, war nicht möglich.';
export const viewCart = 'Zum Warenkorb';
export const notPlaced = 'Ihre Bestellung ist noch nicht aufgegeben.';
export const connectionLost = 'Vorher ging die Verbindung verloren. Es wurde nichts abgebucht.';
export const readyToPay = 'Bereit zur Zahlung';
export const updatedElsewhere =
  'Der Shop wurde in einem anderen Tab aktualisiert. Laden Sie diese Seite neu, um fortzufahren.';
export const notAccepted = 'Eine Änderung an Ihrem Warenkorb wurde nicht angenommen.';

// Empty cart

export const emptyCartMessage = 'Ihr Warenkorb ist leer!';
export const emptyCartAction = 'Jetzt buchen';
