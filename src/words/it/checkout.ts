import { decimal } from './decimal.ts';

// Checkout

export const label = 'Cassa';
export const cart = 'Il tuo carrello';
export const contact = 'Dati di contatto';
export const payment = 'Pagamento';

/** The tabs, each with its short name for a phone. */
export const cartTab = '1. Carrello';
export const cartShort = 'Carrello';
export const contactTab = '2. Dati di contatto';
export const contactShort = 'Contatti';
export const paymentTab = '3. Pagamento';
export const paymentShort = 'Pagamento';

// Cart

export const addMore = 'Aggiungi un’altra esperienza';
export const emptyIt = 'Svuota il carrello';
export const cartGoOn = 'Vai ai dati di contatto';
export const notKnown = 'Al momento il carrello non si carica. Continuiamo a provare.';

export const heldMeanwhile = 'Ti teniamo i posti per 30 minuti mentre completi l’ordine.';
export const yourBookings = 'Le tue prenotazioni';

export const noLonger = 'Non possiamo tenerli più a lungo.';
export const moreTime = 'Ti serve più tempo?';

/** @param countdown  '01:59' */
export function timeLeft(countdown: string): string {
  return `Ancora ${countdown}.`;
}

/** @param instant  time of the last answer; null without one */
export function asLastKnown(instant: string | null): string {
  return `Questo è l’ultimo carrello salvato${instant === null ? '' : ` (${instant})`}. Lo aggiorniamo appena torni online.`;
}

// Cart line

export const lineDate = 'Data';
export const duration = 'Durata';
export const cancellation = 'Cancellazione';
export const pickup = 'Prelievo';
export const dropoff = 'Rientro';
export const total = 'Totale';

export function edit(title: string): string {
  return `Modifica ${title}`;
}

export function lineRemove(title: string): string {
  return `Elimina ${title}`;
}

export function pickupAt(place: string): string {
  return `Prelievo: ${place}`;
}

export function dropoffAt(place: string): string {
  return `Rientro: ${place}`;
}

/** The price of one unit, if there are several. */
export function at(each: string): string {
  return `a ${each}`;
}

// Promo box

/** The button that unfolds the box. */
export const promoTitle = 'Codice promo';
export const promoLabel = 'Codice promo';
export const placeholder = 'Inserisci il codice';
export const apply = 'Applica';
export const promoRemove = 'Togli il codice';
export const missing = 'Inserisci un codice.';
export const removalSaved = 'Togliamo il codice appena torni online.';

export function promoSaved(code: string): string {
  return `“${code}” è salvato su questo dispositivo. Lo controlliamo appena torni online.`;
}

export function noted(code: string): string {
  return `Codice ${code} aggiunto. Non cambia questo prezzo.`;
}

export function takesOff(code: string, amount: string): string {
  return `Codice ${code} aggiunto: risparmi ${amount}.`;
}

// Summary

export const orderSummary = 'Riepilogo dell’ordine';
/** The text on the bar that unfolds the summary. */
export const summary = 'Riepilogo';
export const totals = 'Totali';
export const subtotal = 'Subtotale';

/** The total on the bar, below the amount that is paid now. */
export function totalIs(amount: string): string {
  return `Totale ${amount}`;
}

/** Stands after the title of the booking that begins first. */
export function andMore(count: number): string {
  return `e ${count === 1 ? 'un’altra esperienza' : `altre ${count} esperienze`}`;
}

export const leftForLater = 'Da pagare più tardi';

export function discount(code: string): string {
  return `Sconto (${code})`;
}

export const dueNow = 'Da pagare ora';

/** @param percent  null if the lines differ in it */
export function depositNow(percent: number | null): string {
  return percent === null ? 'Acconto da pagare ora' : `Acconto da pagare ora (${decimal(percent)}%)`;
}

// Contact

export const contactFormLabel = 'Dati di contatto';
export const contactGoOn = 'Vai al pagamento';

export const mainContact = 'Contatto principale';
export const allRequired = 'Tutti i campi sono obbligatori.';
export const firstName = 'Nome';
export const lastName = 'Cognome';
export const email = 'Email';
export const phoneNumber = 'Numero di telefono';
export const whyEmail = 'Qui ti mandiamo la prenotazione.';
/** @param code  country code of the shop, such as '+385'; '' if it is not known */
export function phoneHint(code: string): string {
  return `Con il prefisso internazionale${code && `, per esempio ${code}`}. Ti chiamiamo o scriviamo solo se cambia qualcosa nel tuo tour.`;
}

export const participants = 'Partecipanti';
export const whyNames = 'Facoltativo: aggiungi i nomi, così la guida può salutare tutti.';
export const showList = 'Vuoi indicare i nomi?';
export const includeContact = 'Includi il contatto principale';
export const addParticipant = 'Aggiungi partecipante';

export const note = 'Note';
export const noteHint = 'Facoltativo: allergie, livello di esperienza, tutto quello che la guida deve sapere.';

export const bookingFor = 'Prenotazione per';
export const contactChange = 'Modifica';
export const changeContact = 'Modifica i dati di contatto';

export function participant(number: number): string {
  return `Partecipante ${number}`;
}

export function isContact(participantLabel: string): string {
  return `${participantLabel} (contatto principale)`;
}

export function removeParticipant(number: number): string {
  return `Togli il partecipante ${number}`;
}

// Questions

export const questionsTitle = 'Domande';

/** A sentence; one of the two texts below follows it. */
export const questionsWhy = 'Qualche domanda, così chi ti ospita può prepararsi.';
export const someNeeded = 'I campi con * sono obbligatori.';
export const noneNeeded = 'Tutto facoltativo.';

export function about(experience: string): string {
  return `Domande: ${experience}`;
}

// Payment

export const paymentFormLabel = 'Pagamento';
export const notKnownYet = 'I modi di pagare appaiono quando sei online.';
export const tooLittleForCard = 'L’importo è troppo basso per pagare con carta. Chiedi al negozio di prenotare per te.';
export const placeOrder = 'Ordina con obbligo di pagare';
export const toCard = 'Vai al pagamento con carta';
export function payByCard(amount: string): string {
  return `Paga ${amount} con carta`;
}
export const bookNow = 'Prenota ora, paga dopo';

export const method = 'Metodo di pagamento';
export const methodHints: Readonly<Record<string, string>> = {
  '1': 'Ti teniamo i posti e paghi direttamente a noi.',
  '2': 'Ti portiamo sulla pagina sicura del nostro fornitore di pagamenti.',
};
/** Replaces the hint of card payment in a kiosk. */
export const cardByPhone = 'Qui appare un codice. Inquadralo con il telefono e paga da lì.';
export const type = 'Tipo di pagamento';
export const chooseType = 'Scegli come pagare';

export const payNow = 'Paga ora';
export const payDirectly = 'Da pagare direttamente a noi';
export const nothingNow = 'Niente ora';
export const percentage = 'Percentuale';
export const ofTotal = 'Del totale';
/** The button that unfolds the field. */
export const addComment = 'Aggiungi un commento';
export const comment = 'Commento';
export const commentHint = 'Facoltativo: qualcosa sul pagamento, ad esempio un nome per la fattura.';

export const notPlaced = 'Il tuo ordine non è ancora stato inviato. Non ti abbiamo addebitato nulla.';
export const withdraw = 'Annulla l’ordine';
export const waiting =
  'Al momento non riusciamo a collegarci. Non è ancora stato ordinato nulla. Resta su questo passaggio: continuiamo a provare.';
export const stop = 'Smetti di provare';

export const theDeposit = 'Acconto';
export const allOfIt = 'Importo intero';
export const anotherAmount = 'Altro importo';

export function amountIn(currency: string): string {
  return `Importo (${currency})`;
}

/** A whole sentence. */
export function restDue(amount: string, date: string): string {
  return `Il saldo di ${amount} è da pagare entro ${date}.`;
}

// The seller and the terms

/** Texts around the links to two pages. */
export const acceptBefore = 'Con l’ordine accetti le nostre';
export const acceptTerms = 'condizioni';
export const acceptBetween = '. Come usiamo i tuoi dati è scritto nella nostra';
export const acceptPrivacy = 'informativa sulla privacy';
export function soldBy(seller: string): string {
  return `Venditore: ${seller}`;
}

// Payment titles

/** The titles of the payment methods and types that the engine has titles for, by their ids; the engine's own titles are English. */
export const titles: Readonly<Record<string, string>> = {
  '1': 'Pagamento diretto',
  '2': 'Pagamento con carta',
  cash: 'Contanti',
  card_terminal: 'Carta sul posto',
  bank_transfer: 'Bonifico bancario',
};

// Agreement

export const asYouLeftIt = 'Non è cambiato nulla. Tocca di nuovo per passare al pagamento.';

/** @param changes  the texts of the changes, each made by a function below */
export function changed(changes: string): string {
  return `Qualcosa è cambiato: ${changes}. Controlla prima di passare al pagamento.`;
}

export function totalChanged(before: string, now: string): string {
  return `il totale ora è ${now} (prima era ${before})`;
}

export function lineCame(title: string): string {
  return `“${title}” ora è nel carrello`;
}

export function lineGone(title: string): string {
  return `“${title}” non è più nel carrello`;
}

export function lineChanged(title: string): string {
  return `ci sono modifiche a “${title}”`;
}
