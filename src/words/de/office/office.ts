export const needsNetwork = 'Diese Ansicht braucht ein Netz.';
export function asOfWithoutNetwork(time: string): string {
  return `Kein Netz. Stand: ${time}.`;
}
export const changeNeedsNetwork = 'Kein Netz. Es wurde nichts geändert. Bitte versuchen Sie es erneut.';
export const notRead = 'Das konnte nicht geladen werden. Bitte versuchen Sie es erneut.';
export const gone = 'Das gibt es nicht mehr.';
export const forbidden = 'Ihre Rolle erlaubt das nicht. Fragen Sie den Inhaber der Firma.';
export const changedElsewhere =
  'Jemand anderes hat das gerade geändert. Sie sehen jetzt den neuen Stand. Bitte prüfen Sie ihn und versuchen Sie es erneut.';
export const invalid = 'Etwas in diesem Formular stimmt nicht.';

// Screens

export const office = 'Büro';
export const calendar = 'Kalender';
export const calendarText = 'Alle Termine eines Monats und wie voll sie sind.';
export const numbers = 'Zahlen';
export const numbersText = 'Was verkauft, bezahlt und erstattet wurde und wie gut Ihre Touren ausgelastet waren.';
export const bookings = 'Buchungen';
export const bookingsText = 'Buchungen finden, Zahlungen annehmen, stornieren, ändern.';
export const tours = 'Touren';
export const toursText = 'Touren auflisten, ändern, kopieren und veröffentlichen.';
export const reviews = 'Bewertungen';
export const reviewsText = 'Was Gäste über Ihre Touren sagen; antworten Sie ihnen.';
export const settings = 'Einstellungen';
export const settingsText = 'Ihr Konto, das Team, Läden und Gemeinsames der Touren.';
