export const back = 'Alle Termine';
export const search = 'Name, Nummer oder Telefon';
export const clearSearch = 'Suche leeren';
export const scanHere = 'Scannen';
export const print = 'Liste drucken';
export const csv = 'Als CSV speichern';
export const noGuests = 'Für diesen Termin hat noch niemand gebucht.';
export const nobodyFound = 'Kein Gast hier hat diesen Namen, diese Nummer oder dieses Telefon.';
/** Replaces the name of a guest who gave no name. */
export const unnamed = 'Gast ohne Namen';
export const elsewhere = 'Bei anderen Terminen gefunden';
export const gone =
  'Dieser Termin ist nicht auf dem Gerät. Vielleicht wurde er abgesagt oder ist an einem anderen Tag.';
export function letIn(count: number): string {
  return `${count} einlassen`;
}
export function isHere(count: number, of: number): string {
  return of === 1 ? 'Da' : count === of ? `Alle ${of} da` : `${count} von ${of} da`;
}
export const undo = 'Rückgängig';
export function admittedBy(count: number, time: string, by: string): string {
  return `${count} eingelassen von ${by}, ${time}`;
}
export const cancelled = 'Storniert';
export const pending = 'Nicht bezahlt: Die Plätze sind nur vorgemerkt';
export const noShow = 'Nicht erschienen';
export function due(amount: string): string {
  return `${amount} offen`;
}
export const paid = 'Bezahlt';
export const phone = 'Telefon';
export const email = 'E-Mail';
export const pickup = 'Abholung';
export const extras = 'Extras';
export const answers = 'Antworten';
export const names = 'Gäste';
export const bookingNote = 'Notiz des Gastes';
export const staffNote = 'Notiz des Teams';
export const addNote = 'Notiz hinzufügen';
export const notePlaceholder = 'Zum Beispiel: kommt 10 Minuten später';
export const saveNote = 'Notiz speichern';
export const soldBy = 'Verkauft von';
export const history = 'Bisher eingelassen';
export const inOffice = 'Buchung verlegen, ändern oder stornieren';
export const howMany = 'Wie viele kommen herein?';
export const money = 'Zahlung';
/** The columns of the list in a CSV file. */
export const csvHead = [
  'Buchung',
  'Status',
  'Vorname',
  'Nachname',
  'Gäste',
  'Gruppe',
  'Personen',
  'Da',
  'Telefon',
  'E-Mail',
  'Abholung',
  'Extras',
  'Antworten',
  'Offen',
  'Notiz',
];
/** The link to the screen with the actions for all guests. */
export const wholeDeparture = 'Absagen, verlegen, schreiben';
/** The link to the report of a cancelled departure. */
export const report = 'Was die Gäste gewählt haben';
