// Order page

export const noSuchLine = 'Questa prenotazione non fa parte di questo ordine.';
export const noSuchOrder = 'Non troviamo questa prenotazione.';
export const notSeenHere = 'Questa prenotazione non è salvata su questo dispositivo. Riprova quando sei online.';
export function asLastSeen(instant: string): string {
  return `Ultimo aggiornamento: ${instant}, come salvato su questo dispositivo.`;
}
export const bookedTogether = 'Prenotate insieme';
export const departureCancelled =
  'Questo tour è stato annullato. Apri il link nella nostra email per scegliere tra un rimborso completo e un’altra data.';

// Keeping the ticket

export const safariDeletes = 'Safari elimina le prenotazioni salvate dopo 7 giorni senza visite.';
export const keepOnIphone =
  'Per conservare il biglietto, salvalo come immagine, oppure tocca Condividi, poi Aggiungi alla schermata Home. Anche il link nella nostra email lo riporta qui.';
export const keepInSafari =
  'Per conservare il biglietto, salvalo come immagine. Anche il link nella nostra email lo riporta qui.';

// Overview page

export const storedHere = 'Le prenotazioni fatte o aperte su questo dispositivo. Le trovi anche nelle tue email.';
export const past = 'Prenotazioni passate';
export const none = 'Ancora nessuna prenotazione su questo dispositivo.';
export const notChecked = 'Non abbiamo ancora potuto verificare questo ordine. Lo vedrai qui appena torni online.';
export const findSomething = 'Trova qualcosa da fare';

// Find booking

export const findTitle = 'Trova una prenotazione';
export const how = 'Hai prenotato da un altro dispositivo? Ti mandiamo un link via email.';
export const number = 'Numero di prenotazione';
export const email = 'Email';
export const send = 'Invia il link';

// Find booking

export const linkRequested = 'Se troviamo la prenotazione, il link arriva all’email con cui è stata fatta.';
export const busy = 'Al momento non siamo riusciti a inviarlo. Riprova tra qualche minuto.';
export const outOfReach = 'Al momento non riusciamo a collegarci. Riprova quando sei online.';

// Orders

export const noSuchBooking = 'Questa prenotazione non esiste più.';
export const notStarted = 'Non siamo riusciti ad avviare il pagamento.';

// Booked line

export const answers = 'Le tue risposte';

// Voucher

export const addToCalendar = 'Salva la data';
export const saveAsPicture = 'Salva come immagine';
export const pictureFailed = 'Non siamo riusciti a creare l’immagine. Fai invece uno screenshot del biglietto.';
export const print = 'Stampa';

export function qrCode(number: string): string {
  return `Codice QR del voucher ${number}`;
}

// Order money

export const order = 'Ordine';
export const payAgain = 'Riprova il pagamento';

/** Stands before a name. */
export const bookedBy = 'Prenotazione di';

export function payRest(amount: string): string {
  return `Paga il saldo: ${amount}`;
}

// Money rows

export const subtotal = 'Subtotale';
export const rowTotal = 'Totale';
export const paid = 'Pagato';
export const paidBack = 'Rimborsato';
export const due = 'Da pagare';
export const toPayNow = 'Da pagare ora';
export const leftForLater = 'Da pagare più tardi';

export function discount(code: string): string {
  return `Sconto (${code})`;
}

// Due

export function dueBy(date: string): string {
  return `Da pagare entro ${date}`;
}

export function amountDueBy(amount: string, date: string): string {
  return `${amount} da pagare entro ${date}`;
}

export function amountDue(amount: string): string {
  return `${amount} da pagare`;
}

// Status badge

export const booked = 'Confermata';
export const completed = 'Conclusa';
export const reserved = 'Riservata, da pagare';
export const confirming = 'Pagamento in conferma';
export const unfinished = 'Pagamento non completato';
export const failed = 'Pagamento non riuscito';
export const abandoned = 'Non pagata';
export const expired = 'Scaduta';
export const cancelled = 'Annullata';

// Shop links

export function pleaseAsk(name: string): string {
  return `Contatta ${name}.`;
}

/** Stands before the shop's telephone number and email address. */
export function ask(name: string): string {
  return `Contatta ${name}:`;
}

// Ways on

export const yourBookings = 'Le tue prenotazioni';
export const backToShop = 'Torna a tutte le esperienze';
export const goOnToPay = 'Vai al pagamento';
export const tryAgain = 'Riprova';
