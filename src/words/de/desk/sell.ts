export const title = 'Verkauf';
export const choose = 'Welcher Termin?';
export const nothingAhead = 'In den nächsten Tagen gibt es keine Termine.';
export const nothingAheadHere = 'Auf diesem Gerät sind keine späteren Termine.';
export const search = 'Tour oder Uhrzeit';
export const reserved = 'Für dieses Gerät reserviert';
export const lastSales = 'Letzte Verkäufe hier';
export const nothingFound = 'Kein Termin auf diesem Gerät hat diese Tour oder Uhrzeit.';
export const offlineList = 'Kein Netz: Sie können nur Plätze verkaufen, die für dieses Gerät reserviert sind. Zum Reservieren braucht es das Netz: Öffnen Sie einen Termin und tippen Sie auf „Ohne Netz verkaufen“.';
export const tomorrow = 'Morgen';
export const today = 'Heute';
export function free(count: number): string {
  if (count <= 0) return 'Ausgebucht';
  return count === 1 ? '1 Platz' : `${count} Plätze`;
}
export const noPrices = 'Preise fehlen auf diesem Gerät';
export const noPricesText = 'Dieses Gerät hat die Preise dieser Tour nicht. Es erhält sie mit der nächsten Verbindung, wenn Ihr Shop die Tour verkauft.';
export const gone = 'Dieser Termin ist nicht auf diesem Gerät.';
export const started = 'Dieser Termin hat schon begonnen.';
export const cancelled = 'Diese Abfahrt ist abgesagt und findet nicht statt.';
export const closed = 'für Besucher geschlossen';
export const notForSale = 'Diese Abfahrt lässt sich nicht mehr verkaufen: Sie hat begonnen oder ist abgesagt.';
export const otherDeparture = 'Anderer Termin';
export const sellAgain = (sale: string): string => `Neue Buchung für ${sale}.`;
export const takenBefore = (amount: string): string => `Dafür wurden ${amount} kassiert; das zählt hier.`;
export function placesHere(count: number): string {
  if (count === 0) return 'Hier keine reserviert';
  return `${count} hier reserviert`;
}
export const more = 'Extras und Abholung';
export const guest = 'Kontakt: Name, E-Mail, Telefon';
export const guestHint = 'Freiwillig. Mit einer Adresse kommt der Voucher per E-Mail.';
export const guestNames = 'Namen der Gäste';
export const guestNamesHint = 'Freiwillig. Sie stehen auf der Liste des Termins.';
export const guestNumber = (number: number): string => `Gast ${number}`;
export const halfName = 'Bitte geben Sie bei jedem genannten Gast Vor- und Nachnamen an.';
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const email = 'E-Mail';
export const emailWrong = 'Das ist keine E-Mail-Adresse.';
export const phone = 'Telefon';
export const tooFew = (left: number): string => (left === 1 ? 'Nur 1 Platz ist noch frei.' : `Nur ${left} Plätze sind noch frei.`);
export const full = 'Es ist kein Platz mehr frei.';
export function offlineLeft(left: number): string {
  if (left === 0) return 'Kein Netz, und für dieses Gerät sind keine Plätze reserviert. Sobald es wieder ein Netz gibt, können Sie verkaufen.';
  return left === 1 ? 'Kein Netz: 1 Platz ist für dieses Gerät reserviert.' : `Kein Netz: ${left} Plätze sind für dieses Gerät reserviert.`;
}
export const total = 'Gesamt';
export const toPayment = 'Kassieren';
export const payTitle = 'Zahlung';
export const toTake = 'Zu kassieren';
export const cash = 'Bar';
export const cardOnPhone = 'Karte am Handy des Gastes';
export const cardNeedsNetwork = 'Für die Karte braucht es das Netz.';
export const partNow = 'Jetzt einen Teil';
export const allNow = 'Jetzt alles';
export const partAmount = 'Betrag, der jetzt gezahlt wird';
export const partWrong = (most: string): string => `Bitte geben Sie einen Betrag bis ${most} ein, zum Beispiel 20,00.`;
export const payLater = 'Später zahlen';
export const bookFree = 'Buchen';
export const received = 'Wie viel gibt der Gast?';
export const exact = 'Passend';
export const otherAmount = 'Anderer Betrag';
export const takeIt = 'Annehmen';
export const back = 'Zurück';
export const drawerClosed = 'Die Kasse ist geschlossen.';
export const openDrawer = 'Öffnen';
export const noPlaces = 'Diese Plätze sind vergeben. Wählen Sie weniger Personen oder einen anderen Termin.';
export const stops = {
  clock: 'Die Uhr dieses Geräts wurde zurückgestellt. Mit einer Verbindung kann es wieder verkaufen.',
  over: 'Zu kurz vor dem Beginn, um ohne Netz zu verkaufen.',
  ended: 'Die Reservierung beim Anbieter ist abgelaufen. Verbinden Sie das Gerät und reservieren Sie noch einmal.',
};
export const notKnown = 'Der Shop antwortet nicht. Bitte versuchen Sie es noch einmal.';
export const scanToPay = 'Der Gast scannt diesen Code und zahlt.';
export const payCode = 'Code der Zahlungsseite';
export const preparing = 'Die Zahlungsseite wird geöffnet …';
export const waiting = 'Warten auf die Zahlung …';
export const cardPaid = 'Bezahlt';
export const tryAgain = 'Erneut versuchen';
export const finish = 'Weiter';
export const finishUnpaid = 'Ohne Zahlung weiter';
export const sold = 'Verkauft';
export const voucherCode = 'Code des Vouchers';
export const change = (amount: string): string => `Rückgeld: ${amount}`;
export const stillDue = (amount: string): string => `Noch ${amount} offen`;
export const paidSum = (amount: string): string => `Bezahlt: ${amount}`;
export const print = 'Drucken';
export const takePayment = 'Kassieren';
export const nextSale = 'Nächster Verkauf';
export const mailed = (address: string): string => `Der Voucher geht per E-Mail an ${address}.`;
export const unsigned = 'Dieser Code nennt nur die Buchung. Andere Geräte können ihn ohne Netz nicht prüfen. Nach der ersten Verbindung wird er ein signierter Voucher.';
export const booking = 'Buchung';
export const leaseTitle = 'Ohne Netz verkaufen';
export const leaseLabel = 'Plätze für dieses Gerät';
export const leaseHint = 'Niemand sonst kann sie verkaufen, bis der Termin beginnt oder Sie sie zurückgeben.';
export const leaseUntil = (time: string): string => `Niemand sonst kann sie bis ${time} verkaufen. Mit einem Netz können Sie das verlängern.`;
export const leaseRenew = 'Reservierung verlängern';
export const leaseSome = (count: number): string => (count === 1 ? '1 Platz reservieren' : `${count} Plätze reservieren`);
export const leaseMore = (count: number): string => `${count} weitere reservieren`;
export const giveBack = 'Zurückgeben';
export function leasedHere(count: number): string {
  if (count === 0) return 'Für dieses Gerät sind noch keine Plätze reserviert.';
  return count === 1 ? '1 Platz ist für dieses Gerät reserviert.' : `${count} Plätze sind für dieses Gerät reserviert.`;
}
export const leaseOffline = 'Zum Reservieren braucht es das Netz.';
