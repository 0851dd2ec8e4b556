export const title = 'Neue Buchung';
export const loading = 'Die Touren werden geladen …';
export const loadingTour = 'Die Tour wird geladen …';
export const loadingStarts = 'Die Startzeiten werden geladen …';
export const forbidden = 'Ihre Rolle erlaubt keine Buchungen. Fragen Sie den Inhaber der Firma.';
export const noTours = 'Es gibt noch keine Tour zum Buchen.';

// Tour and start

export const tour = 'Tour';
export const tourHint = 'Geben Sie einen Teil des Namens ein.';
export const showTours = 'Alle Touren zeigen';
export const noMatch = 'Keine Tour hat diesen Namen.';
export const notSold = 'Dieser Shop verkauft diese Tour nicht. Wählen Sie eine andere.';
export const day = 'Tag';
export const start = 'Beginn';
export const chooseDay = 'Wählen Sie zuerst einen Tag.';
export function free(places: number): string {
  if (places <= 0) return 'Ausgebucht';
  return places === 1 ? '1 Platz frei' : `${places} Plätze frei`;
}
export const closed = 'für Besucher geschlossen';
/** @param when  the chosen day and start */
export function onlyLeft(left: number, when: string): string {
  if (left <= 0) return `Keine Plätze mehr frei: ${when}.`;
  return left === 1 ? `Nur noch 1 Platz frei: ${when}.` : `Nur noch ${left} Plätze frei: ${when}.`;
}
export const otherStarts = 'Die nächsten Termine mit genug Plätzen:';
export const noOtherStarts = 'Kein anderer Termin dieses Monats hat genug Plätze.';

// Guest

export const party = 'Gruppe';
export const guest = 'Gast';
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const email = 'E-Mail';
export const phone = 'Telefon';
export const emailLanguage = 'Sprache der E-Mails';
export const shopLanguage = 'Sprache des Shops';
export const note = 'Notiz für Ihr Team';
export const questions = 'Fragen an den Gast';
export const questionsHint = 'Eine Antwort kann warten: Die Buchung zeigt, was noch offen ist.';
export const firstNameMissing = 'Bitte geben Sie einen Vornamen ein.';
export const emailMissing = 'Bitte geben Sie die Adresse ein, an die der Link geht.';
export const emailWrong = 'Das ist keine E-Mail-Adresse.';
export const phoneWrong = 'Das ist keine Telefonnummer.';

// Payment

export const payment = 'Preis und Zahlung';
export const price = 'Preis';
export const total = 'Gesamt';
export function heldUntil(time: string): string {
  return `Die Plätze sind bis ${time} für Sie reserviert.`;
}
export const holding = 'Die Plätze werden reserviert …';
export const notHeld = 'Ohne Netz sind die Plätze nicht reserviert. Ihre Eingaben bleiben hier stehen.';
export const howPaid = 'Wie wird bezahlt?';
export const ways = { arrival: 'Vor Ort', link: 'Link per E-Mail', now: 'Jetzt bezahlt' } as const;
export const arrivalHint = 'Die Buchung ist bestätigt. Der Gast zahlt vor Ort.';
export function linkHint(until: string): string {
  return `Der Gast erhält eine E-Mail mit einem Link zur Kartenzahlung. Die Plätze sind bis ${until} reserviert.`;
}
export const cardPage = 'Kartenseite';
export const amount = 'Betrag';
export function amountWrong(most: string): string {
  return `Geben Sie einen Betrag bis ${most} ein.`;
}
export const book = 'Buchen';
export function bookAndSend(sum: string): string {
  return `Buchen und Link über ${sum} senden`;
}
export function bookAndTake(sum: string): string {
  return `Buchen und ${sum} annehmen`;
}
export const bookAndOpen = 'Buchen und Kartenseite öffnen';

// After booking

export const booked = 'Gebucht';
export const reserved = 'Reserviert';
export const copy = 'Buchungsnummer kopieren';
export const copied = 'Die Nummer ist kopiert';
export const confirmationSent = 'Die Bestätigung geht an';
export const linkSent = 'Der Zahlungslink geht an';
export function reservedUntil(time: string): string {
  return `Die Plätze sind bis ${time} reserviert.`;
}
export const noEmail = 'Es gibt keine E-Mail-Adresse. Deshalb wurde nichts gesendet.';
export const sendAgain = 'Erneut senden';
export const sentAgain = 'Die E-Mail ist noch einmal unterwegs.';
export const cardPageFailed = 'Die Kartenseite wurde nicht geöffnet. Versuchen Sie es in der Buchung noch einmal.';
export const scanToPay = 'Der Gast zahlt, indem er diesen Code scannt oder den Link öffnet.';
export const code = 'Code der Kartenseite';
export const openBooking = 'Buchung öffnen';
export const next = 'Nächste Buchung';
