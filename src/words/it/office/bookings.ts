export const search = 'Nome, numero, email, telefono o voucher';
export const searchHint = 'Basta l’inizio.';
export const keyHint = 'Premi / per cercare.';
export const loading = 'Ricerca…';
export const filters = 'Filtri';
export const filtersInUse = (count: number): string => (count === 0 ? filters : `Filtri (${count})`);
export const clearFilters = 'Cancella i filtri';
export const status = 'Stato';
export const payment = 'Pagamento';
export const tour = 'Tour';
export const store = 'Shop';
export const dateFrom = 'Tour dal';
export const dateTo = 'Tour fino al';
export const all = 'Tutti';
export const statuses = { pending: 'In attesa', confirmed: 'Confermata', completed: 'Completata', expired: 'Scaduta', cancelled: 'Annullata' } as const;
export const payments = {
  unpaid: 'Non pagata',
  partially_paid: 'Pagata in parte',
  paid: 'Pagata',
  partially_refunded: 'Rimborsata in parte',
  refunded: 'Rimborsata',
  failed: 'Pagamento non riuscito',
  not_required: 'Gratuita',
} as const;
export const results = 'Prenotazioni trovate';
export const count = (found: number): string => (found === 1 ? '1 prenotazione' : `${found} prenotazioni`);
export const firstOf = (shown: number): string => (shown === 1 ? 'La più recente' : `Le ${shown} più recenti`);
export const more = 'Mostra altre';
export const loadingMore = 'Caricamento di altre prenotazioni…';
export const people = (number: number): string => (number === 1 ? '1 ospite' : `${number} ospiti`);
export const otherLines = (number: number): string => (number === 1 ? 'e 1 altro tour' : `e altri ${number} tour`);
export const due = (amount: string): string => `${amount} da pagare`;
export const noneYet = 'Non ci sono ancora prenotazioni. Le prenotazioni dello shop e le vendite al banco appaiono qui.';
export const noneFound = 'Nessuna prenotazione corrisponde. Controlla come hai scritto, prova solo l’inizio di una parola, o cancella i filtri.';
