export const tryAgain = 'Riprova';
export const chooseAnotherStart = 'Scegli un altro orario';
export const showCart = 'Vedi il carrello';

export const didNotWork = 'Non ha funzionato';
export const nothingChanged = 'Non è cambiato nulla. Riprova.';

export const notEnoughPlaces = 'Posti insufficienti';
export function placesLeft(left: number): string {
  if (left === 0) return 'Gli ultimi posti per questo orario sono appena andati via.';
  return `Per questo orario ${left === 1 ? 'resta solo 1 posto' : `restano solo ${left} posti`}. Scegli un altro orario o un gruppo più piccolo.`;
}

export const notEnoughOfExtra = 'Un extra sta finendo';
export const changeExtras = 'Modifica gli extra';
export function piecesLeft(left: number): string {
  if (left === 0) return 'Per questo orario non ce ne sono più.';
  return `Per questo orario ne ${left === 1 ? 'resta' : 'restano'} solo ${left}.`;
}

export const priceChanged = 'Il prezzo è cambiato';
export const nothingDone = 'Non ti abbiamo addebitato nulla.';
export const seeNewPrice = 'Vedi il nuovo prezzo';
export function priceWas(before: string, now: string): string {
  return `Era ${before}, ora è ${now}. ${nothingDone}`;
}

export const cartOrdered = 'Questo carrello è già stato ordinato';
export const nextCart = 'Non si può più modificare. Se vuoi altro, va in un nuovo carrello.';
export const seeOrder = 'Vedi l’ordine';

export const tooLate = 'Troppo tardi per questo orario';
export const timeHasPassed = 'Il termine è scaduto.';

export const refundChanged = 'Il tuo rimborso è cambiato';
export const nothingCancelled = 'Non è stato annullato nulla.';
export const seeBooking = 'Vedi la prenotazione';
export function refundWas(before: string, now: string): string {
  return `Era ${before}, ora è ${now}. ${nothingCancelled}`;
}

export const atWork = 'Un attimo';
export const beingSaved = 'Stiamo salvando la tua ultima modifica.';

export const paymentClosed = 'Questo pagamento è chiuso';
export const payFromCart =
  'Qui non puoi più pagare. Il tuo ordine mostra cosa è stato pagato. Puoi avviare un nuovo pagamento dal carrello.';
export const backToPayment = 'Torna al pagamento';

export const amountTooSmall = 'L’importo è troppo basso';
export const payMore = 'È troppo poco per un pagamento con carta. Paga ora una parte più grande del totale.';
export const changeAmount = 'Modifica l’importo';

export const placesFree = 'I tuoi posti sono di nuovo liberi. Non ti abbiamo addebitato nulla.';

export const changedElsewhere = 'Il tuo carrello è stato modificato altrove';
export const otherWasQuicker =
  'Un’altra scheda o un altro dispositivo lo ha modificato prima. Controlla il carrello e riprova.';

export const notRepeated = 'Non siamo riusciti a fare questa modifica';
export const differsFromFirst = 'È diversa da quella che hai inviato prima. Controlla il carrello e riprova.';

export const addedBefore = 'È già nel tuo carrello';
export const addedOtherwise = 'È stata aggiunta con altre opzioni. Puoi modificarla nel carrello.';

export const cardOutOfReach = 'Al momento non si può pagare con carta';
export const placesStillHeld = 'Non ti abbiamo addebitato nulla e ti teniamo ancora i posti. Riprova tra poco.';
export const tooManyHeld = 'Troppi posti in sospeso';
export const heldFromYourNetwork =
  'La tua rete sta tenendo molti posti. Completa una prenotazione, svuota un carrello o riprova tra mezz’ora.';

export const lineGone = 'Questa prenotazione non è più nel carrello';
export const notHeldAnyMore =
  'Non è cambiato nulla e i suoi posti non sono riservati. Puoi prenotarla di nuovo così com’era.';
export const bookAgain = 'Prenota di nuovo';
export const cartGone = 'Il tuo carrello non c’è più';
export const nothingSent = 'È scaduto, oppure è stato svuotato o ordinato altrove. Non ti abbiamo addebitato nulla.';
export const experienceGone = 'Questa esperienza non è più in vendita';
export const chooseOther = 'Non è stato aggiunto nulla. Scegline un’altra.';
export const removeIt = 'Toglilo dal carrello. Non ti abbiamo addebitato nulla.';
export const leftTheShop = 'Un tour non è più in vendita';
export const departureCancelled = 'Questa partenza è annullata';
export const chooseOtherStart = 'Non è stato prenotato né addebitato nulla. Scegli un altro orario.';
