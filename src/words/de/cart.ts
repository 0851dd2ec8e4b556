// Toasts

export const added = 'Das Erlebnis liegt im Warenkorb!';
export const cartDeleted = 'Der Warenkorb wurde geleert!';
export const lineDeleted = 'Das Erlebnis wurde entfernt!';
export const lastLineDeleted = 'Das Erlebnis wurde entfernt! Ihr Warenkorb ist leer!';
export const lineUpdated = 'Ihr Warenkorb wurde geändert!';
export const cartUpdated = 'Der Warenkorb wurde aktualisiert';
export const cartExpired = 'Ihr Warenkorb ist abgelaufen!';

// Cart news

export const notDone = 'Eine Ihrer Änderungen hat nicht geklappt.';
export const viewCart = 'Zum Warenkorb';
export const notPlaced = 'Ihre Bestellung ist noch nicht aufgegeben.';
export const connectionLost = 'Die Verbindung ist vorher abgebrochen. Es wurde nichts abgebucht.';
export const readyToPay = 'Bereit zur Zahlung';
export const updatedElsewhere = 'Die Seite wurde in einem anderen Tab aktualisiert. Bitte laden Sie sie neu.';
export const notAccepted = 'Eine Änderung an Ihrem Warenkorb hat nicht geklappt.';

// Empty cart

export const emptyCartMessage = 'Ihr Warenkorb ist leer!';
export const emptyCartAction = 'Jetzt buchen';
