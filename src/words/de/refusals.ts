export const tryAgain = 'Erneut versuchen';
export const chooseAnotherStart = 'Anderen Termin wählen';
export const showCart = 'Warenkorb ansehen';

export const didNotWork = 'Das hat nicht geklappt';
export const nothingChanged = 'Es wurde nichts geändert. Bitte versuchen Sie es erneut.';

export const notEnoughPlaces = 'Nicht genug Plätze frei';
export function placesLeft(left: number): string {
  if (left === 0) return 'Die letzten Plätze zu diesem Termin sind vergeben.';
  return `Zu diesem Termin ${left === 1 ? 'ist nur noch ein Platz' : `sind nur noch ${left} Plätze`} frei. Wählen Sie einen anderen Termin oder eine kleinere Gruppe.`;
}

export const notEnoughOfExtra = 'Ein Extra ist fast ausverkauft';
export const changeExtras = 'Extras ändern';
export function piecesLeft(left: number): string {
  return left === 0
    ? 'Zu diesem Termin ist nichts mehr davon da.'
    : `Zu diesem Termin ${left === 1 ? 'ist' : 'sind'} nur noch ${left} Stück da.`;
}

export const priceChanged = 'Der Preis hat sich geändert';
export const nothingDone = 'Wir haben nichts abgebucht.';
export const seeNewPrice = 'Neuen Preis ansehen';
export function priceWas(before: string, now: string): string {
  return `Vorher ${before}, jetzt ${now}. ${nothingDone}`;
}

export const cartOrdered = 'Dieser Warenkorb wurde bereits bestellt';
export const nextCart = 'Er lässt sich nicht mehr ändern. Alles Weitere kommt in einen neuen Warenkorb.';
export const seeOrder = 'Bestellung ansehen';

export const tooLate = 'Zu spät für diesen Termin';
export const timeHasPassed = 'Die Frist ist abgelaufen.';

export const refundChanged = 'Die Erstattung hat sich geändert';
export const nothingCancelled = 'Es wurde nichts storniert.';
export const seeBooking = 'Buchung ansehen';
export function refundWas(before: string, now: string): string {
  return `Vorher ${before}, jetzt ${now}. ${nothingCancelled}`;
}

export const atWork = 'Einen Moment';
export const beingSaved = 'Wir speichern gerade Ihre letzte Änderung.';

export const paymentClosed = 'Diese Zahlung ist geschlossen';
export const payFromCart =
  'Hier können Sie nicht mehr bezahlen. Ihre Bestellung zeigt, was bezahlt ist. Eine neue Zahlung starten Sie im Warenkorb.';
export const backToPayment = 'Zurück zur Zahlung';

export const amountTooSmall = 'Der Betrag ist zu klein';
export const payMore = 'Das ist zu wenig für eine Kartenzahlung. Bitte zahlen Sie jetzt einen größeren Teil.';
export const changeAmount = 'Betrag ändern';

export const placesFree = 'Ihre Plätze wurden freigegeben. Es wurde nichts abgebucht.';

export const changedElsewhere = 'Ihr Warenkorb wurde anderswo geändert';
export const otherWasQuicker =
  'Er wurde in einem anderen Tab oder auf einem anderen Gerät geändert. Bitte prüfen Sie ihn und versuchen Sie es erneut.';

export const notRepeated = 'Diese Änderung hat nicht geklappt';
export const differsFromFirst =
  'Sie weicht von der zuerst gesendeten ab. Bitte prüfen Sie den Warenkorb und versuchen Sie es erneut.';

export const addedBefore = 'Schon im Warenkorb';
export const addedOtherwise = 'Es wurde mit anderen Optionen hinzugefügt. Sie können sie im Warenkorb ändern.';

export const cardOutOfReach = 'Kartenzahlung gerade nicht möglich';
export const placesStillHeld =
  'Es wurde nichts abgebucht, und die Plätze sind weiter für Sie reserviert. Bitte versuchen Sie es gleich noch einmal.';
export const tooManyHeld = 'Zu viele Plätze sind vorgemerkt';
export const heldFromYourNetwork =
  'Aus Ihrem Netz sind gerade viele Plätze vorgemerkt. Schließen Sie eine Buchung ab, leeren Sie einen Warenkorb oder versuchen Sie es in einer halben Stunde erneut.';

export const lineGone = 'Diese Buchung ist nicht mehr im Warenkorb';
export const notHeldAnyMore =
  'Es wurde nichts geändert, und ihre Plätze sind nicht reserviert. Sie können sie genauso noch einmal buchen.';
export const bookAgain = 'Erneut buchen';
export const cartGone = 'Ihr Warenkorb ist nicht mehr da';
export const nothingSent = 'Er ist abgelaufen oder wurde geleert oder anderswo bestellt. Es wurde nichts abgebucht.';
export const experienceGone = 'Dieses Erlebnis wird nicht mehr angeboten';
export const chooseOther = 'Es wurde nichts hinzugefügt. Bitte wählen Sie ein anderes.';
export const removeIt = 'Bitte entfernen Sie es aus dem Warenkorb. Es wurde nichts abgebucht.';
export const leftTheShop = 'Eine Tour wird nicht mehr angeboten';
export const departureCancelled = 'Dieser Termin ist abgesagt';
export const chooseOtherStart = 'Es wurde nichts gebucht oder abgebucht. Bitte wählen Sie eine andere Zeit.';
