import { people } from './formats.ts';

// Cart

export const nameTooShort = 'Bitte geben Sie mindestens 3 Zeichen ein.';
export const nameTooLong = 'Höchstens 512 Zeichen sind möglich.';
export const badEmail = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
export const badPhone = 'Bitte geben Sie eine gültige Telefonnummer ein.';
export const noteTooLong = 'Höchstens 5000 Zeichen sind möglich.';

// Orders

export const required = 'Dieses Feld ist erforderlich!';
export const noNumber = 'Bitte geben Sie die Nummer Ihrer Buchung ein.';
export const noEmail = 'Bitte geben Sie die E-Mail-Adresse dieser Buchung ein.';

// Order form

export const badPercentage = 'Bitte geben Sie einen Prozentsatz von 0 bis 100 ein.';
export const orderNoNumber = 'Bitte geben Sie eine gültige Zahl ein.';
export const unclearAmount =
  'Das kann man auf zwei Arten lesen. Bitte geben Sie Tausender ohne Punkt und Komma ein, zum Beispiel 1200.';

export function atLeast(amount: string): string {
  return `Sie können mindestens ${amount} zahlen.`;
}

export function atMost(amount: string): string {
  return `Sie können höchstens ${amount} zahlen.`;
}

export function leavesTooLittle(rest: string, total: string): string {
  return `Es blieben ${rest} übrig, zu wenig für eine Karte. Zahlen Sie alles: ${total}.`;
}

export function tooFine(places: number): string {
  return places === 0
    ? 'Bitte geben Sie einen Betrag ohne Nachkommastellen ein.'
    : `Der Betrag darf höchstens ${places} Nachkommastellen haben.`;
}

// Participants

export const nobody = 'Angaben zu den Teilnehmenden sind erforderlich!';
export const noFirstName = 'Vorname ist erforderlich!';
export const noLastName = 'Nachname ist erforderlich!';

export function tooMany(most: number): string {
  return `Sie haben für ${people(most)} gebucht. Entfernen Sie Namen oder ändern Sie die Buchung.`;
}

// Booking questions

/** One person of a group, counted from 1. */
export function questionPersonOf(title: string, number: number): string {
  return `${title}, Person ${number}`;
}

export const questionUnanswered = 'Bitte beantworten Sie diese Frage.';
export const questionNoNumber = 'Bitte geben Sie eine Zahl ein.';
export const questionNoDate = 'Bitte geben Sie ein Datum ein.';
export const questionNoChoice = 'Bitte wählen Sie eine der Antworten.';
export const questionNoBoolean = 'Bitte antworten Sie mit Ja oder Nein.';
export const questionTooLong = 'Höchstens 1000 Zeichen sind möglich.';

// Problems

/** The message at a field that the engine refused for a reason that the page does not know. */
export const checkThis = 'Bitte prüfen Sie diese Angabe.';
/** The message if no field has one. */
export const notTaken = 'Etwas wurde nicht angenommen. Bitte prüfen Sie Ihre Angaben und versuchen Sie es erneut.';
export const notThereAnyMore = 'Der Shop hat das inzwischen geändert. Bitte wählen Sie neu.';
export const contactFirst = 'Bitte füllen Sie zuerst die Kontaktdaten aus.';
