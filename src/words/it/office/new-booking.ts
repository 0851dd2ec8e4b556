export const title = 'Nuova prenotazione';
export const loading = 'Caricamento dei tour…';
export const loadingTour = 'Caricamento del tour…';
export const loadingStarts = 'Caricamento delle partenze…';
export const forbidden = 'Il tuo ruolo non consente di prenotare. Chiedi al titolare dell’azienda.';
export const noTours = 'Non c’è ancora nessun tour da prenotare.';

// Tour and start

export const tour = 'Tour';
export const tourHint = 'Scrivi una parte del nome.';
export const showTours = 'Mostra tutti i tour';
export const noMatch = 'Nessun tour ha questo nome.';
export const notSold = 'Questo shop non vende questo tour. Scegline un altro.';
export const day = 'Giorno';
export const start = 'Partenza';
export const chooseDay = 'Scegli prima un giorno.';
export function free(places: number): string {
  if (places <= 0) return 'Al completo';
  return places === 1 ? '1 posto libero' : `${places} posti liberi`;
}
export const closed = 'chiusa ai visitatori';
/** @param when  the chosen day and start */
export function onlyLeft(left: number, when: string): string {
  if (left <= 0) return `Posti esauriti: ${when}.`;
  return left === 1 ? `Resta solo 1 posto: ${when}.` : `Restano solo ${left} posti: ${when}.`;
}
export const otherStarts = 'Le partenze più vicine con posti sufficienti:';
export const noOtherStarts = 'Nessun’altra partenza di questo mese ha posti sufficienti.';

// Guest

export const party = 'Partecipanti';
export const guest = 'Ospite';
export const firstName = 'Nome';
export const lastName = 'Cognome';
export const email = 'Email';
export const phone = 'Telefono';
export const emailLanguage = 'Lingua delle email';
export const shopLanguage = 'La lingua dello shop';
export const note = 'Nota per il tuo team';
export const questions = 'Domande all’ospite';
export const questionsHint = 'La risposta può aspettare: la prenotazione mostra che cosa manca ancora.';
export const firstNameMissing = 'Inserisci il nome.';
export const emailMissing = 'Inserisci l’indirizzo a cui inviare il link.';
export const emailWrong = 'Questo non è un indirizzo email.';
export const phoneWrong = 'Questo non è un numero di telefono.';

// Payment

export const payment = 'Prezzo e pagamento';
export const price = 'Prezzo';
export const total = 'Totale';
export function heldUntil(time: string): string {
  return `I posti sono bloccati per te fino alle ${time}.`;
}
export const holding = 'Blocco dei posti…';
export const notHeld = 'Senza connessione i posti non sono bloccati. Quello che hai inserito resta qui.';
export const howPaid = 'Come si paga?';
export const ways = { arrival: 'All’arrivo', link: 'Link via email', now: 'Incassato ora' } as const;
export const arrivalHint = 'La prenotazione è confermata. L’ospite paga quando inizia il tour.';
export function linkHint(until: string): string {
  return `L’ospite riceve un’email con un link per pagare con carta. I posti sono riservati, scadenza: ${until}.`;
}
export const cardPage = 'Pagina di pagamento con carta';
export const amount = 'Importo';
export function amountWrong(most: string): string {
  return `Inserisci un importo non superiore a ${most}.`;
}
export const book = 'Prenota';
export function bookAndSend(sum: string): string {
  return `Prenota e invia il link per ${sum}`;
}
export function bookAndTake(sum: string): string {
  return `Prenota e incassa ${sum}`;
}
export const bookAndOpen = 'Prenota e apri la pagina di pagamento';

// After booking

export const booked = 'Prenotato';
export const reserved = 'Riservato';
export const copy = 'Copia il numero di prenotazione';
export const copied = 'Il numero è copiato';
export const confirmationSent = 'La conferma arriva a';
export const linkSent = 'Il link di pagamento arriva a';
export function reservedUntil(time: string): string {
  return `I posti sono riservati, scadenza: ${time}.`;
}
export const noEmail = 'Non c’è un indirizzo email, quindi non è stato inviato nulla.';
export const sendAgain = 'Invia di nuovo';
export const sentAgain = 'L’email è di nuovo in arrivo.';
export const cardPageFailed =
  'Non è stato possibile aprire la pagina di pagamento. Apri la prenotazione per riprovare.';
export const scanToPay = 'Per pagare, l’ospite può scansionare questo codice o aprire il link.';
export const code = 'Codice della pagina di pagamento';
export const openBooking = 'Apri la prenotazione';
export const next = 'Prossima prenotazione';
