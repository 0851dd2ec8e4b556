/** The page of a guest whose departure was cancelled. */

export const asking = 'Ihre Buchung wird geladen …';
export const unknown = 'Dieser Link funktioniert nicht';
export const unknownWhy = 'Bitte öffnen Sie den Link aus unserer neuesten E-Mail oder schreiben Sie uns.';
export const unreachable = 'Gerade keine Verbindung. Bitte versuchen Sie es gleich noch einmal.';
export const title = 'Ihre Tour wurde abgesagt';
export function sorry(shop: string): string {
  return `Es tut uns leid. ${shop} musste diese Tour absagen:`;
}
export function people(count: number): string {
  return count === 1 ? '1 Person' : `${count} Personen`;
}
export function paid(money: string): string {
  return `Sie haben ${money} bezahlt.`;
}
export const nothingPaid = 'Sie haben noch nichts bezahlt.';
export function until(when: string, isPaid: boolean): string {
  return isPaid
    ? `Bitte wählen Sie bis ${when}. Ohne Ihre Antwort erstatten wir Ihnen den Betrag automatisch.`
    : `Bitte wählen Sie bis ${when}. Ohne Ihre Antwort stornieren wir Ihre Buchung.`;
}
export const once = 'Sie können nur einmal wählen.';
export const anotherDay = 'Anderer Termin';
export const samePrice = 'Sie zahlen dasselbe, egal was der neue Termin kostet.';
export const day = 'Datum und Uhrzeit';
export function left(places: number): string {
  return places === 1 ? '1 Platz frei' : `${places} Plätze frei`;
}
export const moreDays = 'Mehr Termine zeigen';
export const chooseFirst = 'Wählen Sie oben einen Termin';
export function moveTo(when: string): string {
  return `Auf ${when} verlegen`;
}
export const noDays = 'Zurzeit hat kein anderer Termin genug Plätze.';
export const moneyBack = 'Erstattung';
export const cardBack = 'Wir erstatten den vollen Betrag auf Ihrem Zahlungsweg. Das kann einige Tage dauern.';
export const handBack = 'Sie haben direkt bei uns bezahlt. Wir melden uns wegen der Erstattung.';
export function takeMoney(money: string): string {
  return `${money} erstatten lassen`;
}
export const cancelBooking = 'Buchung stornieren';
export const movedTitle = 'Ihr neuer Termin steht';
export function moved(when: string): string {
  return `Ihr neuer Termin: ${when}. Den neuen Voucher senden wir Ihnen per E-Mail.`;
}
export const refundedTitle = 'Ihre Erstattung ist unterwegs';
export function refunded(money: string): string {
  return `Sie erhalten ${money} zurück. Die Bestätigung kommt per E-Mail.`;
}
export const cancelledTitle = 'Ihre Buchung ist storniert';
export const cancelled = 'Sie müssen nichts bezahlen. Die Bestätigung kommt per E-Mail.';
export const overTitle = 'Das ist bereits geklärt';
export const over = 'Diese Buchung wurde inzwischen storniert oder geändert.';
export const seeBooking = 'Ihre Buchung ansehen';
export const questions = 'Fragen?';
