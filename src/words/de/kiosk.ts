export const touchToBegin = 'Zum Beginnen berühren';
export const oneMoment = 'Einen Moment …';
export const staff = 'Personal';

export const stillThere = 'Sind Sie noch da?';
export const elseCleared = 'Sonst werden Ihr Warenkorb und alles, was Sie eingegeben haben, von diesem Gerät gelöscht.';
export function secondsLeft(seconds: number): string {
  return `In ${seconds} Sekunden.`;
}
export const stayHere = 'Ich bin noch da';

export const setUpTitle = 'Dieses Gerät zum Kiosk machen?';
export const setUpText = 'Für ein Tablet am Schalter, an dem Gäste nacheinander buchen.';
export const setUpFacts = [
  'Es füllt den Bildschirm, mit größerer Schrift und ohne Weg aus dem Shop heraus.',
  'Nach einer Weile ohne Berührung wird alles gelöscht, was ein Gast hinterlassen hat.',
  'Auch was jetzt auf diesem Gerät ist (Warenkorb, Buchungen, Cookie-Auswahl), wird gelöscht.',
];
export const newPin = 'PIN';
export const newPinHint = '4 bis 8 Ziffern. Sie beendet den Kiosk und lässt sich nicht wieder auslesen.';
export const pinAgain = 'PIN noch einmal';
export const noPin = 'Bitte geben Sie 4 bis 8 Ziffern ein.';
export const pinsDiffer = 'Die beiden PINs sind nicht gleich.';
export const notStored =
  'Dieses Gerät lässt den Shop keine PIN speichern. Erlauben Sie das Speichern von Websitedaten und versuchen Sie es erneut.';
export const notNow = 'Nicht jetzt';
export const setUpAction = 'Kiosk starten';
export const notSafe =
  'Dieses Gerät kann eine PIN nicht sicher aufbewahren, weil der Shop ohne https geöffnet wurde. Öffnen Sie ihn über seine https-Adresse und versuchen Sie es erneut. Es wurde nichts geändert.';
export const backToShop = 'Zurück zum Shop';

export const pin = 'PIN';
export const wrongPin = 'Das ist nicht die PIN.';
export function waitSeconds(seconds: number): string {
  return `Neuer Versuch in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}.`;
}
export const leaveTitle = 'Kiosk beenden?';
export const leaveText =
  'Geben Sie die PIN ein. Das Gerät wird wieder ein gewöhnliches, und was der letzte Gast hinterlassen hat, wird gelöscht.';
export const leaveAction = 'Kiosk beenden';
export const staffTitle = 'Zahlung am Schalter';
export const staffText = 'Bitte wenden Sie sich an das Personal: Es gibt seine PIN ein und nimmt die Zahlung entgegen.';
export const staffAction = 'Bestellung aufgeben';

export const payTitle = 'Mit Ihrem Handy bezahlen';
export const payText =
  'Richten Sie die Kamera Ihres Handys auf diesen Code und bezahlen Sie dort. Dieser Bildschirm zieht mit.';
export const qrLabel = 'QR-Code, der zur Zahlung führt';
export const waitsForPayment = 'Wir warten auf Ihre Zahlung …';
export const notReached =
  'Der Shop ist gerade nicht erreichbar. Was Sie auf dem Handy bezahlen, geht nicht verloren; wir fragen weiter nach.';
export const backToCart = 'Zurück zum Warenkorb';
export const tryAgain = 'Erneut versuchen';

export const confirming = { title: 'Ihre Zahlung wird bestätigt', text: 'Das dauert einen Moment.' };
export const booked = { title: 'Sie sind dabei!', text: 'Ihre Buchung ist bestätigt.' };
export const reserved = 'Die Plätze sind für Sie reserviert';
export function payAtDesk(due: string): string {
  return `Bitte zahlen Sie ${due} hier am Schalter. Dann ist Ihre Buchung bestätigt.`;
}
export const failed = {
  title: 'Die Zahlung hat nicht geklappt',
  text: 'Es wurde nichts abgebucht, und Ihre Plätze sind weiter reserviert.',
};
export const givenUp = {
  title: 'Die Zahlung wurde abgebrochen',
  text: 'Es wurde nichts abgebucht, und Ihre Plätze sind weiter reserviert.',
};
export const over = {
  title: 'Die Zeit zum Bezahlen ist abgelaufen',
  text: 'Es wurde nichts abgebucht, und die Plätze sind wieder für andere frei.',
};
export const number = 'Ihre Buchungsnummer';
export function mailed(email: string): string {
  return `Alles Nötige ist unterwegs an ${email}.`;
}
export const done = 'Fertig';
