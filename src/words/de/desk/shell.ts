export const today = 'Heute';
export const scan = 'Scannen';
export const sell = 'Verkauf';
export const drawer = 'Kasse';
export const more = 'Mehr';
export const navigation = 'Schalter';
export const starting = 'Einen Moment …';

export function asOf(time: string): string {
  return `Stand ${time}`;
}
export const never = 'Noch nicht abgeglichen';
export const offline = 'Kein Netz';
export function waiting(count: number): string {
  return `${count} zu senden`;
}
export const unsaved = 'Dieses Gerät kann nichts speichern. Lassen Sie die Seite offen, bis alles gesendet ist.';
export const lockScreen = 'Bildschirm sperren';
export const newVersion = 'Eine neue Version des Schalters ist bereit.';
export const takeNewVersion = 'Jetzt nutzen';

export const openBooking = 'Öffnen';

export const devices = 'Geräte';
export const devicesText = 'Angemeldete Tablets und Handys, und wie ein neues dazukommt.';
export const moreTitle = 'Mehr';
export const signedInAs = 'Angemeldet als';
export const account = 'Firma';
export const thisDevice = 'Dieses Gerät';
export const signOut = 'Dieses Gerät abmelden';
export const signOutTitle = 'Abmelden?';
export const signOutText =
  'Alles, was der Schalter auf diesem Gerät gespeichert hat, wird gelöscht. Vorher wird gesendet, was noch aussteht.';
export const signOutOffline =
  'Zum Abmelden braucht es das Netz, damit nichts verloren geht. Bitte versuchen Sie es noch einmal, sobald Sie verbunden sind.';
export const switchOffline =
  'Zum Wechseln der Firma braucht es das Netz, damit nichts verloren geht. Bitte versuchen Sie es noch einmal, sobald Sie verbunden sind.';
export const setPin = 'PIN wählen';
export const changePin = 'PIN ändern';
export const pinText =
  'Der Bildschirm sperrt sich nach fünf Minuten ohne Berührung und wenn Sie auf das Schloss tippen. Die PIN entsperrt ihn.';
export const language = 'Sprache';
export const languageOffline =
  'Eine andere Sprache braucht ein Netz. Bitte versuchen Sie es mit Verbindung noch einmal.';
export const giveToVisitor = 'Tablet einem Gast geben';
export const giveToVisitorText =
  'Öffnet den Shop als Kiosk und sperrt den Schalter. Ihre PIN entsperrt ihn wieder; es geht nichts verloren.';
export const notFound = 'Unter dieser Adresse gibt es nichts.';
export const toToday = 'Zurück zu heute';
export const failed = 'Auf dieser Seite ist etwas schiefgegangen.';
export const needsNetwork = 'Diese Ansicht braucht ein Netz. Sie öffnet sich von selbst, sobald es wieder da ist.';
export const tryAgain = 'Erneut versuchen';
export const notAllowed = 'Ihre Rolle zeigt diese Ansicht nicht.';
