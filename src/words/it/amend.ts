import { decimal, percent } from './decimal.ts';

// Change section

export const sectionTitle = 'Cambia data o ospiti';
export const lapsed = 'La tua ultima modifica non è stata pagata: la prenotazione è rimasta com’era.';
export const sectionOpen = 'Cambia data o ospiti';
export const sectionOutOfReach = 'Per modificare questa prenotazione devi essere online.';

export function changeable(until: string): string {
  return `Puoi modificarla entro ${until}. Se c’è una differenza, la paghi o te la rimborsiamo.`;
}

// Change dialog

export const changeTitle = 'Modifica la prenotazione';
export const changeGone = 'Questa esperienza non è più in vendita: da qui non puoi modificarla.';
export const changeOutOfReach = 'Per modificare questa prenotazione devi essere online. Non è cambiato nulla.';
export const changeNoAnswer = 'Non abbiamo ricevuto conferma. Riprova: la prenotazione non verrà modificata due volte.';
export const calendarNotLoaded = 'Il calendario non si carica. Controlla la connessione: noi continuiamo a provare.';

export const change = 'Modifica prenotazione';
export const changeAndPay = 'Modifica e paga';
export const emailMissing = 'Inserisci l’email usata per questa prenotazione.';
export const same = 'Scegli qui sopra un’altra data, un altro orario o un altro gruppo.';
export const gaps = 'Manca ancora qualche scelta.';
export const changeAsking = 'Controlliamo il prezzo…';
export const refused = 'Non disponibile.';
export const unreachable = 'Sei offline: per ora non si può modificare nulla.';

export const whatChanges = 'Cosa cambia';
export const now = 'Ora';
export const afterwards = 'Dopo';
export const moreGuests = 'I nomi già indicati restano. Mandaci quelli dei nuovi ospiti.';
export const fewerGuests =
  'Teniamo i primi ospiti della tua lista e togliamo gli ultimi. Se a restare a casa è qualcun altro, faccelo sapere.';

export function discountThen(amount: string): string {
  return `Il tuo sconto sarà di ${amount}.`;
}

// Change pending

export const confirming = 'Stiamo confermando il pagamento. Ci vuole un attimo.';
export const restDropsIt = 'Se prima paghi il saldo, questa modifica viene annullata.';
export const drop = 'Annulla questa modifica';

// Change

export const costsSame = 'Il prezzo non cambia.';

export function costsMore(amount: string): string {
  return `Costa ${amount} in più.`;
}

export function costsLess(amount: string): string {
  return `Costa ${amount} in meno.`;
}

export function payMore(amount: string): string {
  return `Ora paghi ${amount} in più.`;
}

export function differenceGoesBack(amount: string, isByHand: boolean): string {
  return `Ti restituiamo ${amount} ${isByHand ? 'nello stesso modo in cui hai pagato' : 'sulla carta'}.`;
}

export function leftToPay(amount: string): string {
  return `Ti resteranno da pagare ${amount}.`;
}

/** @param time  time of day; null without a limit of time */
export function waits(amount: string, time: string | null): string {
  const until = time === null ? '' : ` fino alle ${time}`;
  return `Aspettiamo il tuo pagamento di ${amount}${until}. Nel frattempo la prenotazione resta com’è.`;
}

// Changing

export const changed = 'La tua prenotazione è stata modificata.';
export const dropped = 'Modifica annullata. La tua prenotazione resta com’era.';
export const dropNoAnswer = 'Non abbiamo ricevuto conferma. Riprova.';

// Cancel

export const cancelTitle = 'Cancellazione';
export const cancelOpen = 'Annulla questa prenotazione';

export const question = 'Vuoi annullare questa prenotazione?';
export const cancelAsking = 'Calcoliamo il rimborso…';
export const cancelOutOfReach = 'Per annullare devi essere online. Non è stato annullato nulla.';
export const keep = 'Tieni la prenotazione';
export const nothingCancelled = 'Non è stato annullato nulla.';

export const cancelLine = 'Annulla prenotazione';
export const cancelOrder = 'Annulla tutto l’ordine';
export const cancelGoesBack = 'Rimborso';
export const whatToCancel = 'Cosa vuoi annullare?';

export function agreed(policy: string): string {
  return `Come concordato alla prenotazione: ${policy}`;
}

export function onlyLine(experience: string): string {
  return `Solo ${experience}`;
}

/** Names an order of two bookings or more. */
export function wholeOrder(bookings: number): string {
  return `Tutto l’ordine, ${bookings} prenotazioni`;
}

export const noAnswerTitle = 'Non abbiamo ricevuto conferma.';
export const cancelNoAnswer =
  'Non abbiamo ricevuto conferma. Riprova: non annulleremo né addebiteremo nulla due volte.';
export const notCancelledTitle = 'La tua prenotazione non è stata annullata.';

// Cancel

export const placesLetGo = 'Non hai ancora pagato nulla: liberiamo semplicemente i tuoi posti.';
export const nothingBack = 'Puoi ancora annullare, ma non è più previsto alcun rimborso.';
export const nothingLost = 'Non l’hai ancora pagata: non perdi nulla.';
export const cannotBe = 'Questa prenotazione non si può annullare.';

export function freeUntil(instant: string): string {
  return `Cancellazione gratuita entro ${instant}.`;
}

export function partUntil(percentage: number, instant: string): string {
  return `Rimborso ${percent(percentage, 'del')} entro ${instant}.`;
}

export function tooLateSince(instant: string): string {
  return `Il termine per annullare era ${instant}.`;
}

export const nothingPaid = 'Non hai pagato nulla, quindi non c’è nulla da rimborsare.';
export const nothingGoesBack = 'Non riceverai alcun rimborso.';
export function refundGoesBack(amount: string): string {
  return `Ti rimborsiamo ${amount}.`;
}

export const byHand = 'Ti rimborsiamo nello stesso modo in cui hai pagato.';
export const byCard = 'Il rimborso arriva sulla carta con cui hai pagato. Può volerci qualche giorno.';

export const allRetained = 'L’importo che hai pagato non viene rimborsato.';
export function refundWithheld(amount: string): string {
  return `Tratteniamo ${amount}.`;
}

export function restRetained(percentage: number): string {
  return `Il restante ${decimal(percentage)}% di quanto hai pagato non viene rimborsato.`;
}

export function quoted(sentence: string): string {
  return `“${sentence}”`;
}

/** @param how  how the money goes back: one of the sentences above */
export function onItsWay(amount: string, how: string): string {
  return `Il tuo rimborso è di ${amount}. ${how}`;
}

// Cancelling

export const cancelled = 'La tua prenotazione è stata annullata.';

// The buyer's email

// The email address that a buyer enters to change or cancel a booking.
export const email = 'Email usata per questa prenotazione';
export const emailHint = 'Così sappiamo che sei tu.';
