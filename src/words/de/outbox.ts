// Outbox sign

export const title = 'Auf diesem Gerät';
export const allSent = 'Alles ist gesendet.';

export function changesWaiting(count: number): string {
  return count === 1 ? '1 Änderung ist noch zu senden' : `${count} Änderungen sind noch zu senden`;
}

export function thingsWaiting(count: number): string {
  return `${count} ${count === 1 ? 'Punkt wartet' : 'Punkte warten'} auf Sie`;
}

// Waiting list

export const listTitle = 'Noch zu senden';
export const tryNow = 'Jetzt versuchen';
export const outOfReach =
  'Der Shop ist gerade nicht erreichbar. Sobald er es ist, wird dies von selbst gesendet, in dieser Reihenfolge.';
export const inOrder = 'Dies wird von selbst gesendet, in dieser Reihenfolge.';
export const notHeld = 'Plätze sind erst reserviert, wenn der Shop geantwortet hat.';
export const discard = 'Verwerfen';
export const mayHaveReached = 'Es hat den Shop vielleicht schon erreicht.';

// Draft cards

export const draftLabel = 'Aus Ihrem abgelaufenen Warenkorb';
export const draftTitle = 'Ihr Warenkorb ist abgelaufen, aber was darin war, ist noch hier';

export function draftText(count: number): string {
  return `Seine Plätze sind wieder für andere frei. Legen Sie ${count === 1 ? 'es' : 'alles'} zurück, und der Shop reserviert, was noch frei ist.`;
}

export function dismissOne(title: string): string {
  return `${title} verwerfen`;
}

export function putBack(count: number): string {
  return count === 1 ? 'Zurücklegen' : `Alle ${count} zurücklegen`;
}

export function dismiss(count: number): string {
  return count === 1 ? 'Verwerfen' : 'Alle verwerfen';
}

// Order card

export const orderLabel = 'Ihre Bestellung';
export const orderTitle = 'Ihre Bestellung ist noch nicht aufgegeben';
export const orderText = 'Es wurde nichts abgebucht. Sie wird aufgegeben, wenn Sie noch einmal tippen.';
export const pay = 'Bereit zur Zahlung';
export const withdraw = 'Nicht bestellen';

// Refused cards

export const refusedLabel = 'Nicht möglich';
export const refusedChange = 'Ändern';
export const details = 'Angaben ansehen';
export const cart = 'Zum Warenkorb';
export const goWithout = 'Darauf verzichten';
export const keep = 'So lassen, wie es war';
export const allRight = 'In Ordnung';

export function bookAt(price: string): string {
  return `Für ${price} buchen`;
}

export function startWith(time: string, left: number): string {
  return `${time}, noch ${left} ${left === 1 ? 'Platz' : 'Plätze'}`;
}

// Waiting

export function addLine(title: string): string {
  return `„${title}“ hinzufügen`;
}

export function changeLine(title: string): string {
  return `„${title}“ ändern`;
}

/** @param title  undefined where nobody knows it any more */
export function dropLine(title: string | undefined): string {
  return `${title === undefined ? 'Ein Erlebnis' : `„${title}“`} entfernen`;
}

export const dropCart = 'Warenkorb leeren';
export const createOrder = 'Bestellung aufgeben';
export function applyCode(code: string): string {
  return `Code „${code}“ einlösen`;
}

export const removeCode = 'Code entfernen';
export const holdLonger = 'Plätze länger reservieren';
export const saveNote = 'Ihre Anmerkung speichern';
export const saveContact = 'Ihre Kontaktdaten speichern';

// Outbox

export const notAccepted = 'Das wurde nicht angenommen';
export const goToCart = 'Zum Warenkorb';

// Sync mark

export const markSaved = 'Auf diesem Gerät gespeichert';
export const markSending = 'Wird gesendet';

// Pay

export const nothingCharged = 'Es wurde nichts abgebucht. Bitte versuchen Sie es gleich noch einmal.';
export const notSafe = 'Die Zahlungsseite konnte nicht sicher geöffnet werden.';

// Promo

/** Said of a code where the reason is not known. */
export const notApplied = 'Diesen Code gibt es nicht, oder er gilt nicht für Ihren Warenkorb.';
export const tooMany =
  'Es wurden zu viele Codes ausprobiert. Bitte warten Sie eine Viertelstunde, oder fahren Sie ohne Code fort.';

export function unknown(code: string): string {
  return `Den Aktionscode „${code}“ gibt es nicht.`;
}

export function validFrom(code: string, date: string): string {
  return `Der Code ${code} gilt ab ${date}.`;
}

export function validUntil(code: string, date: string): string {
  return `Der Code ${code} galt bis ${date}.`;
}

export function usedUp(code: string): string {
  return `Der Code ${code} ist aufgebraucht.`;
}

export function usedByYou(code: string): string {
  return `Sie haben den Code ${code} so oft eingelöst, wie es möglich ist.`;
}

export function notForThese(code: string): string {
  return `Der Code ${code} gilt nicht für das, was in Ihrem Warenkorb liegt.`;
}

export function forMore(code: string, least: string, missing: string): string {
  return `Der Code ${code} gilt ab ${least}: ${missing} fehlen noch.`;
}
