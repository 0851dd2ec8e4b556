/** The page of a guest whose departure was cancelled. */

export const asking = 'Ihre Buchung wird geladen …';
export const unknown = 'Dieser Link ist nicht gültig';
export const unknownWhy = 'Bitte öffnen Sie den Link aus der neuesten E-Mail des Anbieters, oder schreiben Sie ihm.';
export const unreachable = 'Der Anbieter ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.';
export const title = 'Ihre Tour findet nicht statt';
export function sorry(shop: string): string {
  return `Es tut uns leid. ${shop} musste diese Tour absagen:`;
}
export function people(count: number): string {
  return count === 1 ? '1 Person' : `${count} Personen`;
}
export function paid(money: string): string {
  return `Sie haben ${money} dafür bezahlt.`;
}
export const nothingPaid = 'Sie haben nichts dafür bezahlt.';
export function until(when: string, isPaid: boolean): string {
  return isPaid
    ? `Bitte wählen Sie bis ${when}. Wenn wir bis dahin nichts von Ihnen hören, geht das Geld von selbst zurück.`
    : `Bitte wählen Sie bis ${when}. Wenn wir bis dahin nichts von Ihnen hören, endet Ihre Buchung.`;
}
export const once = 'Sie können einmal wählen.';
export const anotherDay = 'Ein anderer Tag';
export const samePrice = 'Der Preis bleibt gleich, auch wenn der Tag mehr kostet.';
export const day = 'Tag und Start';
export function left(places: number): string {
  return places === 1 ? '1 Platz frei' : `${places} Plätze frei`;
}
export const moreDays = 'Mehr Tage zeigen';
export const chooseFirst = 'Wählen Sie oben einen Tag';
export function moveTo(when: string): string {
  return `Ich komme am ${when}`;
}
export const noDays = 'Zurzeit hat kein anderer Tag genug Plätze.';
export const moneyBack = 'Geld zurück';
export const cardBack = 'Alles geht auf dem Weg zurück, auf dem Sie bezahlt haben. Bei Banken dauert das einige Tage.';
export const handBack = 'Was Sie von Hand bezahlt haben, gibt der Anbieter von Hand zurück. Er meldet sich bei Ihnen.';
export function takeMoney(money: string): string {
  return `Ich möchte ${money} zurück`;
}
export const cancelBooking = 'Buchung stornieren';
export const movedTitle = 'Bis zum neuen Tag';
export function moved(when: string): string {
  return `Sie sind jetzt für ${when} gebucht. Ihr neuer Voucher kommt per E-Mail.`;
}
export const refundedTitle = 'Ihr Geld geht zurück';
export function refunded(money: string): string {
  return `${money} gehen an Sie zurück. Eine E-Mail bestätigt das.`;
}
export const cancelledTitle = 'Ihre Buchung ist storniert';
export const cancelled = 'Sie müssen nichts bezahlen. Eine E-Mail bestätigt das.';
export const overTitle = 'Hier gibt es nichts mehr zu wählen';
export const over = 'Diese Buchung wurde auf anderem Weg storniert oder geändert.';
export const seeBooking = 'Ihre Buchung ansehen';
export const questions = 'Fragen?';
