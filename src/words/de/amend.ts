import { decimal } from './decimal.ts';

// Change section

export const sectionTitle = 'Anderer Tag oder andere Gäste';
export const lapsed = 'Ihre letzte Änderung wurde nicht bezahlt, darum bleibt die Buchung, wie sie war.';
export const sectionOpen = 'Tag oder Gäste ändern';
export const sectionOutOfReach = 'Zum Ändern braucht es das Netz: Der Shop ist gerade nicht erreichbar.';

export function changeable(until: string): string {
  return `Sie können sie hier bis ${until} ändern. Die Differenz zahlen Sie oder bekommen sie zurück.`;
}

// Change dialog

export const changeTitle = 'Buchung ändern';
export const changeGone = 'Dies wird nicht mehr angeboten und kann darum hier nicht geändert werden.';
export const changeOutOfReach =
  'Zum Ändern braucht es das Netz: Der Shop ist gerade nicht erreichbar. Es wurde nichts geändert, und später wird nichts von selbst gesendet.';
export const changeNoAnswer =
  'Der Shop hat nicht geantwortet, darum wissen wir nicht, ob geändert ist. Bitte versuchen Sie es erneut: Es wird nie zweimal geändert.';
export const calendarNotLoaded =
  'Der Kalender konnte nicht geladen werden. Prüfen Sie Ihre Verbindung; wir versuchen es weiter.';

export const change = 'Buchung ändern';
export const changeAndPay = 'Ändern und weiter zur Zahlung';
export const emailMissing = 'Bitte geben Sie die E-Mail-Adresse dieser Buchung ein.';
export const same = 'Wählen Sie oben einen anderen Tag, Beginn oder andere Gäste.';
export const gaps = 'Es ist noch etwas zu wählen.';
export const changeAsking = 'Wir fragen, was es kostet…';
export const refused = 'Das ist nicht zu haben.';
export const unreachable = 'Der Shop ist gerade nicht erreichbar, darum kann nichts geändert werden.';

export const whatChanges = 'Was sich ändert';
export const now = 'Jetzt';
export const afterwards = 'Danach';
export const moreGuests =
  'Wer schon mitkommt, behält Namen und Antworten. Bitte nennen Sie dem Shop die Namen derer, die dazukommen.';
export const fewerGuests =
  'Die ersten von Ihnen genannten Namen bleiben, die letzten fallen weg. Bitte sagen Sie dem Shop, wenn jemand anderes zu Hause bleibt.';

export function discountThen(amount: string): string {
  return `Ihr Rabatt beträgt dann ${amount}.`;
}

// Change pending

export const confirming = 'Die Zahlung dafür wird bestätigt. Das dauert einen Moment.';
export const restDropsIt = 'Wenn Sie zuerst den Rest der Bestellung zahlen, entfällt diese Änderung.';
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
  return `${amount} gehen ${isByHand ? 'auf dem Weg zurück, auf dem Sie bezahlt haben' : 'auf Ihre Karte zurück'}.`;
}

export function leftToPay(amount: string): string {
  return `Von der Bestellung bleiben dann ${amount} zu zahlen.`;
}

/** @param time  of day; null where it waits for as long as it takes */
export function waits(amount: string, time: string | null): string {
  const until = time === null ? '' : ` bis ${time}`;
  return `Wir warten auf die Zahlung von ${amount}${until}. Bis sie bezahlt ist, bleibt Ihre Buchung, wie sie ist.`;
}

// Changing

export const changed = 'Ihre Buchung ist geändert.';
export const dropped = 'Die Änderung ist verworfen. Ihre Buchung ist, wie sie war.';
export const changedOutOfReach = 'Der Shop ist gerade nicht erreichbar. Es wurde nichts verworfen.';

// Cancel

export const cancelTitle = 'Stornierung';
export const cancelOpen = 'Diese Buchung stornieren';

export const question = 'Diese Buchung stornieren?';
export const cancelAsking = 'Wir fragen den Shop, was erstattet wird…';
export const cancelOutOfReach =
  'Zum Stornieren braucht es das Netz: Der Shop ist gerade nicht erreichbar. Es wurde nichts storniert, und später wird nichts von selbst gesendet.';
export const keep = 'Behalten';
export const nothingCancelled = 'Es wurde nichts storniert.';

export const cancelLine = 'Buchung stornieren';
export const cancelOrder = 'Ganze Bestellung stornieren';
export const cancelGoesBack = 'Erstattung';
export const whatToCancel = 'Was soll storniert werden?';

export function agreed(policy: string): string {
  return `Wie bei der Buchung vereinbart: ${policy}`;
}

export function onlyLine(experience: string): string {
  return `Nur ${experience}`;
}

/** Of two bookings or more. */
export function wholeOrder(bookings: number): string {
  return `Die ganze Bestellung, ${bookings} Buchungen`;
}

export const noAnswerTitle = 'Der Shop hat nicht geantwortet.';
export const cancelNoAnswer =
  'Der Shop hat nicht geantwortet, darum wissen wir nicht, ob storniert ist. Bitte versuchen Sie es erneut: Es wird nie zweimal storniert.';
export const notCancelledTitle = 'Ihre Buchung wurde nicht storniert.';

// Cancel

export const placesLetGo = 'Es wurde noch nichts bezahlt: Ihre Plätze werden einfach freigegeben.';
export const nothingBack = 'Eine Stornierung ist möglich, aber es wird nichts mehr erstattet.';
export const nothingLost = 'Dafür wurde nichts bezahlt, also geht nichts verloren.';
export const cannotBe = 'Nach den Bedingungen ist keine Stornierung möglich.';

export function freeUntil(instant: string): string {
  return `Kostenlos bis ${instant}.`;
}

export function partUntil(percentage: number, instant: string): string {
  return `Bis ${instant} werden ${decimal(percentage)}\u00A0% erstattet.`;
}

export function tooLateSince(instant: string): string {
  return `Seit ${instant} ist es für eine Stornierung zu spät.`;
}

export const nothingPaid = 'Es wurde nichts bezahlt, also wird nichts erstattet.';
export const nothingGoesBack = 'Sie erhalten nichts zurück.';
export function refundGoesBack(amount: string): string {
  return `Sie erhalten ${amount} zurück.`;
}

export const byHand = 'Der Shop erstattet es auf dem Weg, auf dem Sie bezahlt haben.';
export const byCard = 'Es geht auf dem Weg zurück, auf dem bezahlt wurde. Bis Banken es zeigen, vergehen einige Tage.';

export const allRetained = 'Was dafür bezahlt wurde, behält der Shop.';
export function refundWithheld(amount: string): string {
  return `${amount} behält der Shop.`;
}

export function restRetained(percentage: number): string {
  return `Die übrigen ${decimal(percentage)}\u00A0% des bezahlten Betrags behält der Shop.`;
}

export function quoted(sentence: string): string {
  return `„${sentence}“`;
}

/** @param how  it goes back: one of the sentences above */
export function onItsWay(amount: string, how: string): string {
  return `${amount} werden erstattet. ${how}`;
}

// Cancelling

export const cancelled = 'Ihre Buchung ist storniert.';

// Whose

// The email address that a buyer enters to change or cancel a booking.
export const email = 'E-Mail-Adresse dieser Buchung';
export const emailHint = 'Damit sicher ist, dass es Ihre ist.';
