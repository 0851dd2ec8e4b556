// App

export const skip = 'Vai al contenuto';

// Cart link

export const cart = 'Carrello';
/** Stands before a countdown. */
export const unconfirmed = 'Da confermare:';

/** Stands after the count. */
export function items(count: number): string {
  return count === 1 ? 'articolo' : 'articoli';
}

// A page that does not come

export const slow = 'La pagina ci mette molto a caricarsi.';
export const again = 'Riprova';
export const needsScript = 'Questa pagina ha bisogno di JavaScript. Attivalo nel browser, poi ricarica la pagina.';

// Reach notice

export const outOfReach = 'Nessuna connessione.';
export const mayBeOld = 'Continuiamo a provare. Quello che vedi potrebbe non essere aggiornato.';

// Error view

export const failedMessage = 'Si è verificato un errore!';
export const failedAction = 'Continua';
