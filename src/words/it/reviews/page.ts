// Reviews on the page of an experience

export const title = 'Recensioni';
export const none = 'Ancora nessuna recensione. Può scriverne una solo chi ha partecipato.';
export const onlyGuests = 'Può scrivere una recensione solo chi ha partecipato.';
export function count(n: number): string {
  return n === 1 ? '1 recensione' : `${n} recensioni`;
}
export function starsRow(stars: number, n: number): string {
  return `${stars === 1 ? '1 stella' : `${stars} stelle`}: ${count(n)}`;
}
export function hidden(n: number): string {
  return `Chi vende ha nascosto ${count(n)}.`;
}
export const hiddenWhy = 'Serve un motivo: insulti, dati personali o non riguarda il tour.';
export const guest = 'Ospite';
export function visitedIn(month: string): string {
  return `Ha partecipato in ${month}`;
}
export const edited = 'modificata';
export function answerOf(shop: string): string {
  return `Risposta di ${shop}`;
}
export function showAll(n: number): string {
  return n === 1 ? 'Leggi tutta la recensione' : `Mostra tutte le ${n} recensioni`;
}

// All reviews

export const order = 'Ordina per';
export const orders = { newest: 'Più recenti', highest: 'Migliori', lowest: 'Peggiori' } as const;
export const more = 'Mostra altre';
export const loading = 'Carichiamo le recensioni…';
export const notRead = 'Le altre recensioni non si caricano. Controlla la connessione.';
export const again = 'Riprova';
