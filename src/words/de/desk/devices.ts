export const title = 'Geräte';
export const add = 'Gerät hinzufügen';
export const addText =
  'Scannen Sie diesen Code mit der Kamera des Tablets. Oder öffnen Sie dort den Schalter, tippen Sie auf „Gemeinsames Tablet einrichten“ und geben Sie die Zeichen ein. Er gilt zehn Minuten und nur einmal.';
export const name = 'Name des Geräts';
export const nameHint = 'Zum Beispiel: Tablet am Steg';
export const noName = 'Bitte geben Sie dem Gerät einen Namen.';
export const rename = 'Umbenennen';
export function renameOf(name: string): string {
  return `${name} umbenennen`;
}
export const saveName = 'Namen speichern';
export function lease(departure: string, places: number): string {
  return places === 1 ? `${departure}: 1 Platz reserviert` : `${departure}: ${places} Plätze reserviert`;
}
export const role = 'Dieses Gerät darf';
export const roles: Readonly<Record<string, string>> = {
  guide: 'Gäste einlassen (Tourleitung)',
  agent: 'einlassen und verkaufen (Agent)',
  manager: 'alles, nur nicht das Team verwalten (Manager)',
};
export const showCode = 'Code zeigen';
export const codeLabel = 'QR-Code, der das Gerät einrichtet';
export function validUntil(time: string): string {
  return `Gültig bis ${time}`;
}
export const done = 'Fertig';
export const shared = 'Gemeinsames Gerät';
export const own = 'Angemeldet';
export function lastContact(time: string): string {
  return `Letzter Kontakt ${time}`;
}
export const revoke = 'Entfernen';
export const revokeTitle = 'Dieses Gerät entfernen?';
export function revoked(name: string): string {
  return `${name} ist entfernt. Beim nächsten Kontakt sendet es, was noch aussteht, dann löscht es alles. Um es wieder zu nutzen, fügen Sie es neu hinzu.`;
}
export function revokeLeased(places: number): string {
  return places === 1
    ? 'Für dieses Gerät ist 1 Platz reserviert, den es seit dem letzten Kontakt verkauft haben kann. Er ist sofort wieder für alle buchbar.'
    : `Für dieses Gerät sind ${places} Plätze reserviert, die es seit dem letzten Kontakt verkauft haben kann. Sie sind sofort wieder für alle buchbar.`;
}
export const isThis = 'Dieses Gerät';
export const none = 'Kein Gerät ist angemeldet.';
export const needsNetwork = 'Für die Liste der Geräte braucht es das Netz.';
export const failed = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';
export const loading = 'Geräte werden geladen …';
