export const tryAgain = 'Erneut versuchen';
export const chooseAnotherStart = 'Anderen Termin wählen';
export const showCart = 'Warenkorb zeigen';

export const didNotWork = 'Das hat nicht geklappt';
export const nothingChanged = 'Es wurde nichts geändert. Bitte versuchen Sie es erneut.';

export const notEnoughPlaces = 'Nicht genug Plätze frei';
export function placesLeft(left: number): string {
  if (left === 0) return 'Die letzten Plätze zu diesem Termin sind vergeben.';
  return `Zu diesem Termin ${left === 1 ? 'ist nur noch ein Platz' : `sind nur noch ${left} Plätze`} frei. Kommen Sie mit weniger Personen oder wählen Sie einen anderen.`;
}

export const notEnoughOfExtra = 'Von einem Extra ist nicht genug da';
export const changeExtras = 'Extras ändern';
export function piecesLeft(left: number): string {
  return left === 0
    ? 'Zu diesem Termin ist nichts mehr davon da.'
    : `Zu diesem Termin ${left === 1 ? 'ist' : 'sind'} nur noch ${left} Stück da.`;
}

export const priceChanged = 'Der Preis hat sich geändert';
export const nothingDone = 'Zum neuen Preis wurde nichts unternommen.';
export const seeNewPrice = 'Neuen Preis ansehen';
export function priceWas(before: string, now: string): string {
  return `Er war ${before} und ist jetzt ${now}. ${nothingDone}`;
}

export const cartOrdered = 'Dieser Warenkorb wurde bereits bestellt';
export const nextCart = 'Er lässt sich nicht mehr ändern. Was Sie noch möchten, kommt in einen neuen Warenkorb.';
export const seeOrder = 'Bestellung ansehen';

export const tooLate = 'Zu spät für diesen Termin';
export const timeHasPassed = 'Die Frist, bis zu der das möglich war, ist abgelaufen.';

export const refundChanged = 'Die Erstattung hat sich geändert';
export const nothingCancelled = 'Es wurde nichts storniert.';
export const seeBooking = 'Buchung ansehen';
export function refundWas(before: string, now: string): string {
  return `Sie war ${before} und ist jetzt ${now}. ${nothingCancelled}`;
}

export const atWork = 'Einen Augenblick noch';
export const beingSaved = 'Ihre letzte Änderung wird gerade gespeichert. Bitte warten Sie einen Moment.';

export const paymentClosed = 'Diese Zahlung ist geschlossen';
export const payFromCart =
  'Hier kann nicht mehr bezahlt werden. Ihre Bestellung zeigt, was bezahlt ist; eine neue Zahlung beginnen Sie im Warenkorb.';
export const backToPayment = 'Zurück zur Zahlung';

export const amountTooSmall = 'Der Betrag ist zu klein';
export const payMore =
  'Ein so kleiner Betrag kann nicht mit Karte bezahlt werden. Bitte zahlen Sie jetzt mehr vom Gesamtpreis.';
export const changeAmount = 'Betrag ändern';

export const placesFree = 'Seine Plätze sind wieder für andere frei. Es wurde nichts abgebucht.';

export const changedElsewhere = 'Ihr Warenkorb wurde anderswo geändert';
export const otherWasQuicker =
  'Ein anderer Tab oder ein anderes Gerät war schneller. Bitte sehen Sie sich den Warenkorb an, wie er jetzt ist, und versuchen Sie es erneut.';

export const notRepeated = 'Diese Änderung ließ sich nicht wiederholen';
export const differsFromFirst =
  'Sie weicht von der zuerst gesendeten ab. Bitte sehen Sie in den Warenkorb und ändern Sie dort erneut.';

export const addedBefore = 'Das wurde schon hinzugefügt';
export const addedOtherwise =
  'Es wurde mit einer anderen Auswahl hinzugefügt. Bitte sehen Sie in den Warenkorb und ändern Sie es dort.';

export const cardOutOfReach = 'Die Kartenzahlung ist nicht erreichbar';
export const placesStillHeld =
  'Es wurde nichts abgebucht, und die Plätze sind weiter für Sie reserviert. Bitte versuchen Sie es gleich noch einmal.';
export const tooManyHeld = 'Zu viele Plätze sind vorgemerkt';
export const heldFromYourNetwork =
  'Aus Ihrem Netz sind gerade viele Plätze vorgemerkt. Bitte buchen Sie fertig, leeren Sie einen Warenkorb oder kommen Sie in einer halben Stunde wieder.';

export const lineGone = 'Diese Buchung ist nicht mehr im Warenkorb';
export const notHeldAnyMore =
  'Es wurde nichts geändert, und es sind keine Plätze reserviert. Sie können sie so, wie Sie gewählt haben, noch einmal buchen.';
export const bookAgain = 'Noch einmal buchen';
export const cartGone = 'Ihr Warenkorb ist nicht mehr da';
export const nothingSent =
  'Er ist abgelaufen, geleert oder anderswo bestellt worden. Es wurde nichts gesendet und nichts abgebucht.';
export const experienceGone = 'Dieses Erlebnis wird nicht mehr angeboten';
export const chooseOther = 'Es wurde nichts hinzugefügt. Bitte wählen Sie ein anderes.';
export const removeIt = 'Bitte entfernen Sie es aus dem Warenkorb. Es wurde nichts abgebucht.';
export const leftTheShop = 'Eine Tour wird hier nicht mehr verkauft';
