export const label = 'Buchung';
export const title = 'Ihre Buchung';
export const from = 'ab';
export const perGroup = 'pro Gruppe';
export const perPerson = 'pro Person';
export const chooseDate = 'Datum wählen';
export const change = 'Buchung ändern';
export const withoutScript = 'Um ein Datum zu wählen, braucht es JavaScript; in diesem Browser ist es ausgeschaltet.';
export const notLoaded =
  'Der Kalender konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
export const tryAgain = 'Erneut versuchen';

export const estimatedTotal = 'Voraussichtlich';
export const total = 'Gesamt';
export const allNow = 'alles bei der Buchung fällig';
export const nothingNow = 'bei der Buchung nichts fällig';
export const sending = 'Einen Moment …';
export const add = 'In den Warenkorb';
export const update = 'Warenkorb aktualisieren';

export const saved = 'Auf diesem Gerät gespeichert';
export const inCart = 'Im Warenkorb';
export const changed = 'Im Warenkorb geändert';
export const notHeldYet =
  'Sie wird gesendet, sobald der Shop erreichbar ist; bis dahin sind die Plätze nicht reserviert.';
export const held = 'Die Plätze sind für Sie reserviert, während Sie die Buchung abschließen.';
export const checkOut = 'Zur Kasse';
export const goToCart = 'Zum Warenkorb';
export const another = 'Anderes Datum buchen';

export function partNow(now: string, later: string): string {
  return `${now} bei der Buchung, ${later} später`;
}

/** A sentence. */
export function when(date: string, time: string): string {
  return `${date} um ${time} Uhr.`;
}
