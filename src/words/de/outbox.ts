// Outbox sign

export const title = 'Auf diesem Gerät';
export const allSent = 'Alles gesendet.';

export function changesWaiting(count: number): string {
  return count === 1 ? '1 Änderung wird noch gesendet' : `${count} Änderungen werden noch gesendet`;
}

export function thingsWaiting(count: number): string {
  return `${count} ${count === 1 ? 'Punkt braucht' : 'Punkte brauchen'} Ihre Entscheidung`;
}

// Waiting list

export const listTitle = 'Wird noch gesendet';
export const tryNow = 'Jetzt versuchen';
export const outOfReach = 'Wir senden dies in dieser Reihenfolge, sobald Sie online sind.';
export const inOrder = 'Wir senden dies in dieser Reihenfolge.';
export const notHeld = 'Bis dahin sind Ihre Plätze nicht reserviert.';
export const discard = 'Verwerfen';
export const mayHaveReached = 'Das ist vielleicht schon angekommen.';

// Draft cards

export const draftLabel = 'Aus Ihrem abgelaufenen Warenkorb';
export const draftTitle = 'Ihr Warenkorb ist abgelaufen, aber Sie können alles zurücklegen';

export function draftText(count: number): string {
  return `Ihre Plätze wurden freigegeben. Legen Sie ${count === 1 ? 'das Erlebnis' : 'alles'} zurück, und wir reservieren, was noch frei ist.`;
}

export function dismissOne(title: string): string {
  return `${title} verwerfen`;
}

export function putBack(count: number): string {
  return count === 1 ? 'Zurücklegen' : count === 2 ? 'Beide zurücklegen' : `Alle ${count} zurücklegen`;
}

export function dismiss(count: number): string {
  return count === 1 ? 'Verwerfen' : 'Alle verwerfen';
}

// Order card

export const orderLabel = 'Ihre Bestellung';
export const orderTitle = 'Ihre Bestellung ist noch nicht aufgegeben';
export const orderText = 'Es wurde nichts abgebucht. Tippen Sie noch einmal, um sie aufzugeben.';
export const pay = 'Bereit zur Zahlung';
export const withdraw = 'Bestellung abbrechen';

// Refused cards

export const refusedLabel = 'Hat nicht geklappt';
export const refusedChange = 'Ändern';
export const details = 'Details ansehen';
export const cart = 'Zum Warenkorb';
export const goWithout = 'Ohne fortfahren';
export const keep = 'So lassen, wie es war';
export const allRight = 'Okay';

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

/** @param title  undefined if it is no longer known */
export function dropLine(title: string | undefined): string {
  return `${title === undefined ? 'Ein Erlebnis' : `„${title}“`} entfernen`;
}

export const dropCart = 'Warenkorb leeren';
export const createOrder = 'Bestellung aufgeben';
export function applyCode(code: string): string {
  return `Code ${code} einlösen`;
}

export const removeCode = 'Code entfernen';
export const holdLonger = 'Plätze länger reservieren';
export const saveNote = 'Ihre Anmerkung speichern';
export const saveContact = 'Ihre Kontaktdaten speichern';

// Outbox

export const notAccepted = 'Das hat nicht geklappt';
export const goToCart = 'Zum Warenkorb';

// Sync mark

export const markSaved = 'Auf diesem Gerät gespeichert';
export const markSending = 'Wird gesendet';

// No answer yet

export const noAnswerYet = 'Noch keine Antwort. Wir warten darauf, und nichts wird doppelt gesendet.';

// Pay

export const nothingCharged = 'Es wurde nichts abgebucht. Bitte versuchen Sie es gleich noch einmal.';
export const notSafe = 'Die Zahlungsseite konnte nicht sicher geöffnet werden.';

// Promo

/** The message about a refused code if the reason is not known. */
export const notApplied = 'Diesen Code gibt es nicht, oder er gilt nicht für Ihren Warenkorb.';
export const tooMany = 'Zu viele Versuche. Bitte warten Sie 15 Minuten oder fahren Sie ohne Code fort.';

export function unknown(code: string): string {
  return `Den Code ${code} kennen wir nicht.`;
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
  return `Den Code ${code} haben Sie schon eingelöst.`;
}

export function notForThese(code: string): string {
  return `Der Code ${code} gilt nicht für die Erlebnisse in Ihrem Warenkorb.`;
}

export function forMore(code: string, least: string, missing: string): string {
  return `Der Code ${code} gilt ab ${least}. Es fehlen noch ${missing}.`;
}
