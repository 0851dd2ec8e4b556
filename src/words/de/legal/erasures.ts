/** The erasure of a guest who asks for it. */
export const lead =
  'Name, Kontakt, Notizen, Antworten und E-Mails des Gastes verschwinden aus allen seinen Buchungen. Daten der Touren und Beträge bleiben für Ihre Bücher. Es geschieht nach sieben Tagen, damit Sie ein Versehen stoppen können. Manchmal schreibt das Gesetz vor, einen Namen auf einer Rechnung aufzubewahren: Fragen Sie Ihre Steuerberatung.';
export const email = 'E-Mail-Adresse des Gastes';
export const begin = 'Löschen …';
export const loading = 'Wird geladen …';
export const pending = 'Wird gelöscht';
export const none = 'Niemand wartet auf die Löschung.';
export const nobody = 'Ein Gast ohne Namen';
export function erasedOn(time: string): string {
  return `Wird gelöscht am ${time}`;
}
export const putOff = 'Hat noch einmal gebucht und wird gelöscht, wenn diese Tour vorbei ist.';
export function requestedBy(name: string, time: string): string {
  return `Verlangt von ${name}, ${time}`;
}
export const stop = 'Stoppen';
export function stopped(who: string): string {
  return `Gestoppt. Die Daten von ${who} bleiben.`;
}

// Before it begins

export const eraseGuest = 'Diesen Gast löschen …';
export function eraseTitle(email: string): string {
  return `Daten von ${email} löschen?`;
}
export const eraseText =
  'In sieben Tagen verschwinden Name, Kontakt, Notizen, Antworten und E-Mails aus allen Buchungen dieses Gastes, und nichts bringt sie zurück. Bis dahin können Sie es unter Einstellungen › Gast löschen stoppen.';
export const erase = 'In sieben Tagen löschen';
export function upcoming(numbers: string): string {
  return `${numbers}: Das hat noch nicht stattgefunden. Ohne Kontakt erreichen Sie den Gast nicht. Stornieren Sie zuerst, oder löschen Sie die Daten trotzdem.`;
}
export const eraseAnyway = 'Trotzdem löschen';
export function willBeErased(email: string, time: string): string {
  return `Die Daten von ${email} werden am ${time} gelöscht.`;
}
export function unknown(email: string): string {
  return `Sie haben keine Daten von ${email}. Bitte prüfen Sie, wie die Adresse geschrieben ist.`;
}
