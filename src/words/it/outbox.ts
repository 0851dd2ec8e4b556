// Outbox sign

export const title = 'Su questo dispositivo';
export const allSent = 'Tutto inviato.';

export function changesWaiting(count: number): string {
  return `${count} ${count === 1 ? 'modifica' : 'modifiche'} in attesa di invio`;
}

export function thingsWaiting(count: number): string {
  return `${count} ${count === 1 ? 'voce richiede' : 'voci richiedono'} la tua attenzione`;
}

// Waiting list

export const listTitle = 'In attesa di invio';
export const tryNow = 'Prova ora';
export const outOfReach = 'Inviamo tutto in quest’ordine appena torni online.';
export const inOrder = 'Stiamo inviando tutto in quest’ordine.';
export const notHeld = 'Fino ad allora i posti non sono riservati.';
export const discard = 'Scarta';
export const mayHaveReached = 'Potrebbe essere già andata a buon fine.';

// Draft cards

export const draftLabel = 'Dal tuo carrello scaduto';
export const draftTitle = 'Il tuo carrello è scaduto, ma puoi rimettere tutto';

export function draftText(count: number): string {
  return `I tuoi posti sono di nuovo liberi. ${count === 1 ? 'Rimetti l’esperienza' : 'Rimetti le esperienze'} nel carrello e ti teniamo quelli ancora disponibili.`;
}

export function dismissOne(title: string): string {
  return `Ignora ${title}`;
}

export function putBack(count: number): string {
  return count === 1 ? 'Rimetti nel carrello' : count === 2 ? 'Rimetti entrambe' : `Rimetti tutte e ${count}`;
}

export function dismiss(count: number): string {
  return count === 1 ? 'Ignora' : 'Ignora tutte';
}

// Order card

export const orderLabel = 'Il tuo ordine';
export const orderTitle = 'Il tuo ordine non è ancora stato inviato';
export const orderText = 'Non ti abbiamo addebitato nulla. Tocca ancora una volta per inviarlo.';
export const pay = 'Tutto pronto per pagare';
export const withdraw = 'Annulla l’ordine';

// Refused cards

export const refusedLabel = 'Non riuscita';
export const refusedChange = 'Modifica';
export const details = 'Vedi i dettagli';
export const cart = 'Vai al carrello';
export const goWithout = 'Continua senza';
export const keep = 'Lascia com’era';
export const allRight = 'OK';

export function bookAt(price: string): string {
  return `Prenota a ${price}`;
}

export function startWith(time: string, left: number): string {
  return `${time}, ancora ${left} ${left === 1 ? 'posto' : 'posti'}`;
}

// Waiting

export function addLine(title: string): string {
  return `Aggiungi “${title}”`;
}

export function changeLine(title: string): string {
  return `Modifica “${title}”`;
}

/** @param title  undefined if it is no longer known */
export function dropLine(title: string | undefined): string {
  return `Togli ${title === undefined ? 'un’esperienza' : `“${title}”`}`;
}

export const dropCart = 'Svuota il carrello';
export const createOrder = 'Invia l’ordine';
export function applyCode(code: string): string {
  return `Applica il codice ${code}`;
}

export const removeCode = 'Togli il codice';
export const holdLonger = 'Tieni i posti più a lungo';
export const saveNote = 'Salva la tua nota';
export const saveContact = 'Salva i tuoi dati di contatto';

// Outbox

export const notAccepted = 'Non è andata a buon fine';
export const goToCart = 'Vai al carrello';

// Sync mark

export const markSaved = 'Salvato su questo dispositivo';
export const markSending = 'Invio in corso';

// No answer yet

export const noAnswerYet = 'Ancora nessuna risposta. La stiamo aspettando e nulla viene inviato due volte.';

// Pay

export const nothingCharged = 'Non ti abbiamo addebitato nulla. Riprova tra poco.';
export const notSafe = 'Non siamo riusciti ad aprire la pagina di pagamento in modo sicuro.';

// Promo

/** The message about a refused code if the reason is not known. */
export const notApplied = 'Non siamo riusciti ad applicare questo codice.';
export const tooMany = 'Troppi tentativi. Aspetta 15 minuti o continua senza codice.';

export function unknown(code: string): string {
  return `Non conosciamo il codice ${code}.`;
}

export function validFrom(code: string, date: string): string {
  return `Il codice ${code} vale a partire da ${date}.`;
}

export function validUntil(code: string, date: string): string {
  return `Il codice ${code} è scaduto: valeva fino a ${date}.`;
}

export function usedUp(code: string): string {
  return `Il codice ${code} è esaurito.`;
}

export function usedByYou(code: string): string {
  return `Hai già usato il codice ${code}.`;
}

export function notForThese(code: string): string {
  return `Il codice ${code} non vale per le esperienze nel tuo carrello.`;
}

export function forMore(code: string, least: string, missing: string): string {
  return `Il codice ${code} vale da ${least} in su. Per usarlo ti mancano ${missing}.`;
}
