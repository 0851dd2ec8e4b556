export const loading = 'Caricamento delle partenze…';
export const today = 'Oggi';
export const view = 'Vista';
export const views = { month: 'Mese', week: 'Settimana' } as const;
export const earlier = { month: 'Mese precedente', week: 'Settimana precedente' } as const;
export const later = { month: 'Mese successivo', week: 'Settimana successiva' } as const;
export const tour = 'Tour';
export const allTours = 'Tutti i tour';

// Days and departures

export const days = 'Giorni';
export const none = 'Nessuna partenza';
export function departures(count: number): string {
  return count === 1 ? '1 partenza' : `${count} partenze`;
}
export function taken(places: number, capacity: number): string {
  return `${places} posti su ${capacity} occupati`;
}
/** The share of a day's places that are taken; the text must fit in a narrow cell. */
export function share(percent: number): string {
  return `${percent}%`;
}
export function fullCount(count: number): string {
  return `${count} al completo`;
}
export function closedCount(count: number): string {
  return count === 1 ? '1 chiusa' : `${count} chiuse`;
}
export function cancelledCount(count: number): string {
  return count === 1 ? '1 annullata' : `${count} annullate`;
}
export const fullness = {
  few: 'Ultimi posti ·',
  full: 'Al completo ·',
  closed: 'Chiusa ·',
  cancelled: 'Annullata',
} as const;

// One departure

export const sold = 'Venduti';
export const held = 'Bloccati';
export const free = 'Liberi';
export const places = 'Posti';
export const savePlaces = 'Salva i posti';
export const close = 'Chiudi';
export const closeHint =
  'I visitatori non possono più prenotare una partenza chiusa. Le prenotazioni restano, e il team può ancora prenotare.';
export const reopen = 'Riapri';
export const closedHint = 'Questa partenza è chiusa: i visitatori non possono prenotarla.';
export const guests = 'Ospiti';
export const guide = 'Guida';
export const guideHint = 'Chi nel team ha questo nome trova la partenza in “Oggi”.';
export const note = 'Nota per il giorno';
export const saveDetails = 'Salva guida e nota';
export const remove = 'Rimuovi questa partenza';

// Several departures

export const select = 'Seleziona più partenze';
export function selected(count: number): string {
  return count === 1 ? '1 partenza selezionata' : `${count} partenze selezionate`;
}
export const selectAll = 'Tutte';
export const changePlaces = 'Cambia i posti';
export const endSelecting = 'Esci dalla selezione';
export function placesEach(count: number): string {
  return count === 1 ? 'Posti in più o in meno' : `Posti in più o in meno per ognuna delle ${count}`;
}
export function addPlaces(places: number): string {
  if (places === 0) return 'Scegli un numero';
  const count = Math.abs(places) === 1 ? '1 posto' : `${Math.abs(places)} posti`;
  return places > 0 ? `Aggiungi ${count}` : `Togli ${count}`;
}
export function changed(count: number): string {
  return count === 1 ? '1 partenza modificata.' : `${count} partenze modificate.`;
}
export const undo = 'Annulla la modifica';

// A single departure

export const add = 'Aggiungi una partenza';
export const day = 'Giorno';
export const time = 'Inizio';
export const timeMissing = 'Inserisci l’ora di inizio.';
export const addHint = 'Vale solo per questo giorno. Il programma del tour resta com’è.';
