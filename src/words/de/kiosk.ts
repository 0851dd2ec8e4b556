export const touchToBegin = 'Zum Starten tippen';
export const oneMoment = 'Einen Moment …';
export const staff = 'Personal';

export const stillThere = 'Sind Sie noch da?';
export const elseCleared = 'Sonst löschen wir Ihren Warenkorb und alle Ihre Eingaben.';
export function secondsLeft(seconds: number): string {
  return `In ${seconds} Sekunden.`;
}
export const stayHere = 'Ich bin noch da';

export const setUpTitle = 'Dieses Gerät zum Kiosk machen?';
export const setUpText = 'Für ein Tablet am Schalter, an dem Gäste nacheinander buchen.';
export const setUpFacts = [
  'Es füllt den Bildschirm, mit größerer Schrift und ohne Links zu anderen Seiten.',
  'Wird es eine Weile nicht berührt, löscht es alle Eingaben des letzten Gasts.',
  'Es löscht auch, was jetzt auf diesem Gerät ist: Warenkorb, Buchungen und Cookie-Auswahl.',
];
export const newPin = 'PIN';
export const newPinHint =
  '4 bis 8 Ziffern. Sie brauchen sie, um den Kioskmodus zu beenden. Sie lässt sich nicht wiederherstellen.';
export const pinAgain = 'PIN wiederholen';
export const noPin = 'Bitte geben Sie 4 bis 8 Ziffern ein.';
export const pinsDiffer = 'Die PINs stimmen nicht überein.';
export const notStored =
  'Ihr Browser lässt uns keine PIN speichern. Erlauben Sie Websitedaten und versuchen Sie es erneut.';
export const notNow = 'Nicht jetzt';
export const setUpAction = 'Kioskmodus starten';
export const notSafe =
  'Ohne https lässt sich die PIN nicht sicher speichern. Öffnen Sie die https-Adresse und versuchen Sie es erneut. Es wurde nichts geändert.';
export const backToShop = 'Zurück zu allen Erlebnissen';

export const pin = 'PIN';
export const wrongPin = 'Diese PIN stimmt nicht.';
export function waitSeconds(seconds: number): string {
  return `Neuer Versuch in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}.`;
}
export const leaveTitle = 'Kioskmodus beenden?';
export const leaveText =
  'Geben Sie die PIN ein. Wir löschen die Eingaben des letzten Gasts, und das Gerät läuft wieder normal.';
export const leaveAction = 'Kioskmodus beenden';
export const staffTitle = 'Zahlung am Schalter';
export const staffText =
  'Bitte wenden Sie sich an unser Personal. Es gibt die PIN ein und nimmt Ihre Zahlung entgegen.';
export const staffAction = 'Bestellung aufgeben';

export const payTitle = 'Mit Ihrem Handy bezahlen';
export const payText =
  'Mit der Handykamera scannen und dort bezahlen. Dieser Bildschirm aktualisiert sich automatisch.';
export const qrLabel = 'QR-Code zur Zahlung';
export const waitsForPayment = 'Wir warten auf Ihre Zahlung …';
export const notReached =
  'Gerade keine Verbindung. Haben Sie auf dem Handy bezahlt, ist Ihre Zahlung sicher. Wir prüfen weiter.';
export const backToCart = 'Zurück zum Warenkorb';
export const tryAgain = 'Erneut versuchen';

export const confirming = { title: 'Wir bestätigen Ihre Zahlung', text: 'Das dauert einen Moment.' };
export const booked = { title: 'Gebucht! Sie sind dabei.', text: 'Ihre Buchung ist bestätigt.' };
export const reserved = 'Wir halten Ihre Plätze frei';
export function payAtDesk(due: string): string {
  return `Bitte zahlen Sie ${due} hier am Schalter, dann ist Ihre Buchung bestätigt.`;
}
export const failed = {
  title: 'Die Zahlung hat nicht geklappt',
  text: 'Es wurde nichts abgebucht, und wir halten Ihre Plätze weiter frei.',
};
export const abandoned = {
  title: 'Die Zahlung wurde abgebrochen',
  text: 'Es wurde nichts abgebucht, und wir halten Ihre Plätze weiter frei.',
};
export const over = {
  title: 'Die Zeit zum Bezahlen ist abgelaufen',
  text: 'Es wurde nichts abgebucht. Ihre Plätze sind wieder freigegeben.',
};
export const number = 'Ihre Buchungsnummer';
export function mailed(email: string): string {
  return `Alles Wichtige haben wir an ${email} gesendet.`;
}
export const done = 'Fertig';
