export const search = 'Nome, numero, email, telefono o voucher';
export const searchHint = 'Basta l’inizio.';
/** The hint is shown only on devices with a keyboard. */
export const keyHint = 'Premi / per cercare.';
export const loading = 'Ricerca…';
export const filters = 'Filtri';
export function filtersInUse(count: number): string {
  return count === 0 ? filters : `Filtri (${count})`;
}
export const clearFilters = 'Cancella i filtri';
export const status = 'Stato';
export const payment = 'Pagamento';
export const tour = 'Tour';
export const store = 'Shop';
export const dateFrom = 'Tour dal';
export const dateTo = 'Tour fino al';
export const all = 'Tutti';
export const statuses = {
  pending: 'In attesa',
  confirmed: 'Confermata',
  completed: 'Completata',
  expired: 'Scaduta',
  cancelled: 'Annullata',
} as const;
export const payments = {
  unpaid: 'Non pagata',
  partially_paid: 'Pagata in parte',
  paid: 'Pagata',
  partially_refunded: 'Rimborsata in parte',
  refunded: 'Rimborsata',
  failed: 'Pagamento non riuscito',
  not_required: 'Gratuita',
} as const;

// Results

export const results = 'Prenotazioni trovate';
export function count(found: number): string {
  return found === 1 ? '1 prenotazione' : `${found} prenotazioni`;
}
export function firstOf(shown: number): string {
  return shown === 1 ? 'La più recente' : `Le ${shown} più recenti`;
}
export const more = 'Mostra altre';
export const loadingMore = 'Caricamento di altre prenotazioni…';
export function people(number: number): string {
  return number === 1 ? '1 ospite' : `${number} ospiti`;
}
export function otherLines(number: number): string {
  return number === 1 ? 'e 1 altro tour' : `e altri ${number} tour`;
}
export function due(amount: string): string {
  return `${amount} da pagare`;
}
export const noneYet =
  'Non ci sono ancora prenotazioni. Le prenotazioni dello shop e le vendite al banco appaiono qui.';
export const noneFound =
  'Nessuna prenotazione corrisponde. Controlla come hai scritto, prova solo l’inizio di una parola, o cancella i filtri.';
