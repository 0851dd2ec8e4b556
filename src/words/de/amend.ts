import { decimal } from './decimal.ts';

// Change section

export const sectionTitle = 'Termin oder Gäste ändern';
export const lapsed = 'Ihre letzte Änderung wurde nicht bezahlt, die Buchung bleibt wie sie war.';
export const sectionOpen = 'Termin oder Gäste ändern';
export const sectionOutOfReach = 'Zum Ändern benötigen Sie eine Internetverbindung.';

export function changeable(until: string): string {
  return `Sie können sie bis ${until} ändern. Eine Differenz zahlen Sie nach oder erhalten sie zurück.`;
}

// Change dialog

export const changeTitle = 'Buchung ändern';
export const changeGone = 'Dieses Erlebnis wird nicht mehr angeboten und kann hier nicht geändert werden.';
export const changeOutOfReach = 'Zum Ändern benötigen Sie eine Internetverbindung. Es wurde nichts geändert.';
export const changeNoAnswer =
  'Wir konnten das nicht bestätigen. Versuchen Sie es erneut; es wird nicht zweimal geändert.';
export const calendarNotLoaded =
  'Der Kalender konnte nicht geladen werden. Prüfen Sie Ihre Verbindung; wir versuchen es weiter.';

export const change = 'Buchung ändern';
export const changeAndPay = 'Ändern und weiter zur Zahlung';
export const emailMissing = 'Bitte geben Sie die E-Mail-Adresse dieser Buchung ein.';
export const same = 'Wählen Sie oben einen anderen Termin oder andere Gäste.';
export const gaps = 'Es fehlt noch eine Auswahl.';
export const changeAsking = 'Preis wird geprüft …';
export const refused = 'Leider nicht verfügbar.';
export const unreachable = 'Sie sind offline, gerade kann nichts geändert werden.';

export const whatChanges = 'Was sich ändert';
export const now = 'Jetzt';
export const afterwards = 'Danach';
export const moreGuests = 'Genannte Namen bleiben. Bitte nennen Sie uns die Namen der neuen Gäste.';
export const fewerGuests =
  'Wir behalten die ersten Gäste Ihrer Liste und streichen die letzten. Sagen Sie uns, wenn jemand anderes zu Hause bleibt.';

export function discountThen(amount: string): string {
  return `Ihr Rabatt beträgt dann ${amount}.`;
}

// Change pending

export const confirming = 'Wir bestätigen die Zahlung. Das dauert einen Moment.';
export const restDropsIt = 'Wenn Sie zuerst den Restbetrag zahlen, entfällt diese Änderung.';
export const drop = 'Änderung verwerfen';

// Change

export const costsSame = 'Der Preis bleibt gleich.';

export function costsMore(amount: string): string {
  return `Es kostet ${amount} mehr.`;
}

export function costsLess(amount: string): string {
  return `Es kostet ${amount} weniger.`;
}

export function payMore(amount: string): string {
  return `Sie zahlen jetzt ${amount} dazu.`;
}

export function differenceGoesBack(amount: string, isByHand: boolean): string {
  return `Sie erhalten ${amount} ${isByHand ? 'auf Ihrem Zahlungsweg' : 'auf Ihre Karte'} zurück.`;
}

export function leftToPay(amount: string): string {
  return `Danach haben Sie noch ${amount} zu zahlen.`;
}

/** @param time  time of day; null without a limit of time */
export function waits(amount: string, time: string | null): string {
  const until = time === null ? '' : ` bis ${time}`;
  return `Wir warten auf Ihre Zahlung von ${amount}${until}. Bis dahin bleibt Ihre Buchung unverändert.`;
}

// Changing

export const changed = 'Ihre Buchung ist geändert.';
export const dropped = 'Änderung verworfen. Ihre Buchung bleibt unverändert.';
export const dropNoAnswer = 'Wir konnten das nicht bestätigen. Bitte versuchen Sie es erneut.';

// Cancel

export const cancelTitle = 'Stornierung';
export const cancelOpen = 'Diese Buchung stornieren';

export const question = 'Diese Buchung stornieren?';
export const cancelAsking = 'Erstattung wird berechnet …';
export const cancelOutOfReach = 'Zum Stornieren benötigen Sie eine Internetverbindung. Es wurde nichts storniert.';
export const keep = 'Buchung behalten';
export const nothingCancelled = 'Es wurde nichts storniert.';

export const cancelLine = 'Buchung stornieren';
export const cancelOrder = 'Ganze Bestellung stornieren';
export const cancelGoesBack = 'Erstattung';
export const whatToCancel = 'Was möchten Sie stornieren?';

export function agreed(policy: string): string {
  return `Wie bei der Buchung vereinbart: ${policy}`;
}

export function onlyLine(experience: string): string {
  return `Nur ${experience}`;
}

/** Names an order of two bookings or more. */
export function wholeOrder(bookings: number): string {
  return `Die ganze Bestellung, ${bookings} Buchungen`;
}

export const noAnswerTitle = 'Wir konnten das nicht bestätigen.';
export const cancelNoAnswer =
  'Wir konnten die Stornierung nicht bestätigen. Versuchen Sie es erneut; es wird nicht zweimal storniert oder abgebucht.';
export const notCancelledTitle = 'Ihre Buchung wurde nicht storniert.';

// Cancel

export const placesLetGo = 'Sie haben noch nichts bezahlt. Wir geben Ihre Plätze einfach frei.';
export const nothingBack = 'Sie können stornieren, erhalten aber nichts mehr zurück.';
export const nothingLost = 'Sie haben dafür nichts bezahlt und verlieren nichts.';
export const cannotBe = 'Diese Buchung kann nicht storniert werden.';

export function freeUntil(instant: string): string {
  return `Kostenlose Stornierung bis ${instant}.`;
}

export function partUntil(percentage: number, instant: string): string {
  return `${decimal(percentage)}\u00A0% Erstattung bis ${instant}.`;
}

export function tooLateSince(instant: string): string {
  return `Die Stornofrist endete am ${instant}.`;
}

export const nothingPaid = 'Sie haben nichts bezahlt, es gibt nichts zu erstatten.';
export const nothingGoesBack = 'Sie erhalten nichts zurück.';
export function refundGoesBack(amount: string): string {
  return `Sie erhalten ${amount} zurück.`;
}

export const byHand = 'Wir erstatten es auf Ihrem ursprünglichen Zahlungsweg.';
export const byCard = 'Wir erstatten auf die Karte, mit der Sie bezahlt haben. Das kann einige Tage dauern.';

export const allRetained = 'Der gezahlte Betrag wird einbehalten.';
export function refundWithheld(amount: string): string {
  return `${amount} werden einbehalten.`;
}

export function restRetained(percentage: number): string {
  return `Die übrigen ${decimal(percentage)}\u00A0% des gezahlten Betrags werden einbehalten.`;
}

export function quoted(sentence: string): string {
  return `„${sentence}“`;
}

/** @param how  how the money goes back: one of the sentences above */
export function onItsWay(amount: string, how: string): string {
  return `Ihre Erstattung: ${amount}. ${how}`;
}

// Cancelling

export const cancelled = 'Ihre Buchung ist storniert.';

// The buyer's email

// The email address that a buyer enters to change or cancel a booking.
export const email = 'E-Mail-Adresse dieser Buchung';
export const emailHint = 'Damit wir wissen, dass Sie es sind.';
