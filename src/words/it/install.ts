// Install hint

export const label = 'Installa l’app';

export function title(company: string): string {
  return `${company} sulla tua schermata Home`;
}

export const text = 'Funziona offline, con il tuo carrello e le tue prenotazioni.';
export const tapBefore = 'Tocca';
export const share = 'Condividi';
export const tapBetween = ', poi';
export const addToHomeScreen = 'Aggiungi alla schermata Home';
export const gotIt = 'Ho capito';
export const install = 'Installa';
export const notNow = 'Non ora';

// Version notice

export const newer = 'Nuova versione pronta';
export const required = 'Ricarica per continuare a prenotare';
export const reload = 'Ricarica';

// Pull to refresh

export const refreshing = 'Aggiornamento…';
export const refreshed = 'Tutto aggiornato.';

// Shortcuts

export const browse = 'Esplora';
export const cart = 'Carrello';
export const bookings = 'Le tue prenotazioni';
