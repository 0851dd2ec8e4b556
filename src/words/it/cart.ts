// Toasts

// The specification prescribes the exact text.
export const added = 'Esperienza aggiunta al carrello!';
export const cartDeleted = 'Carrello svuotato!';
export const lineDeleted = 'Esperienza eliminata!';
export const lastLineDeleted = 'Esperienza eliminata! Il tuo carrello è vuoto!';
export const lineUpdated = 'Il tuo carrello è stato aggiornato!';
export const cartUpdated = 'Carrello aggiornato';
export const cartExpired = 'Il tuo carrello è scaduto!';

// Cart news

export const notDone = 'Una delle tue modifiche non è andata a buon fine.';
export const viewCart = 'Vedi il carrello';
export const notPlaced = 'Il tuo ordine non è ancora stato inviato.';
export const connectionLost = 'La connessione si è interrotta prima. Non ti abbiamo addebitato nulla.';
export const readyToPay = 'Tutto pronto per pagare';
export const updatedElsewhere = 'Il sito è stato aggiornato in un’altra scheda. Ricarica per continuare.';
export const notAccepted = 'Non siamo riusciti a modificare il tuo carrello.';

// Empty cart

// The specification prescribes the exact text.
export const emptyCartMessage = 'Il tuo carrello è vuoto!';
export const emptyCartAction = 'Prenota ora';
