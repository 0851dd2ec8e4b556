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

// Reach notice

export const outOfReach = 'Nessuna connessione.';
export const mayBeOld = 'Continuiamo a provare. Quello che vedi potrebbe non essere aggiornato.';

// Error view

export const failedMessage = 'Si è verificato un errore!';
export const failedAction = 'Continua';
