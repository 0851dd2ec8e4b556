export const title = 'Buchung ändern';
export const gone = 'Dies wird nicht mehr angeboten und kann darum hier nicht geändert werden.';
export const outOfReach =
  'Zum Ändern braucht es das Netz: Der Shop ist gerade nicht erreichbar. Es wurde nichts geändert, und später wird nichts von selbst gesendet.';
export const noAnswer =
  'Der Shop hat nicht geantwortet, darum wissen wir nicht, ob geändert ist. Bitte versuchen Sie es erneut: Es wird nie zweimal geändert.';
export const calendarNotLoaded =
  'Der Kalender konnte nicht geladen werden. Prüfen Sie Ihre Verbindung; wir versuchen es weiter.';

export const change = 'Buchung ändern';
export const changeAndPay = 'Ändern und weiter zur Zahlung';
export const emailMissing = 'Bitte geben Sie die E-Mail-Adresse dieser Buchung ein.';
export const same = 'Wählen Sie oben einen anderen Tag, Beginn oder andere Gäste.';
export const gaps = 'Es ist noch etwas zu wählen.';
export const asking = 'Wir fragen, was es kostet…';
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
