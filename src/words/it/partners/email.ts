export const subject = { supplier: (company: string): string => `${company} vuole diventare fornitore`, reseller: (company: string): string => `${company} vuole diventare rivenditore` };
export const from = 'Da';
export const message = 'Messaggio';
export const answer = 'Rispondi via email';
export const openList = 'Tutte le richieste';
export const why = (shop: string): string => `Ricevi questa email perché qualcuno ha usato il modulo per i partner nel negozio di ${shop}.`;
