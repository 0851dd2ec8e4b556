export const kinds = {
  booked: 'Neue Buchung',
  reserved: 'Neue Reservierung, noch zu bezahlen',
  moved: 'Buchung geändert',
  cancelled: 'Storniert',
  payment_failed: 'Zahlung nicht angenommen',
  refund_due: 'Geld von Hand zurückgeben',
  refunded_at_provider: 'Geld beim Kartenanbieter erstattet',
  payment_disputed: 'Zahlung angefochten: beim Kartenanbieter antworten',
  reviewed: 'Neue Bewertung',
};
export const choices = { moved: 'Anderer Tag gewählt', cancelled: 'Geld zurück gewählt' } as const;
export const guests = (count: number): string => (count === 1 ? '1 Gast' : `${count} Gäste`);
export const several = (count: number): string => `${count} Benachrichtigungen`;
export const dailySubject = (count: number): string => (count === 1 ? 'Seit gestern: 1 Benachrichtigung' : `Seit gestern: ${count} Benachrichtigungen`);
export const openBooking = 'Buchung öffnen';
export const openCalendar = 'Tag im Kalender öffnen';
export const openAll = 'Alle Benachrichtigungen öffnen';
export const whyEmail = (company: string): string => `Sie erhalten diese E-Mail, weil Sie für ${company} arbeiten. Wählen Sie, welche E-Mails Sie möchten:`;
export const loading = 'Benachrichtigungen werden geladen …';
export const none = 'Noch nichts. Neue Buchungen, Änderungen und Stornierungen erscheinen hier.';
export const isNew = 'Neu';
export const by = (actor: string): string => `durch ${actor}`;
export const byGuest = 'durch den Gast';
export const older = 'Ältere anzeigen';
export const preferences = 'E-Mails und dieses Gerät';
export const toList = 'Alle Benachrichtigungen';
export const loadingPreferences = 'Ihre Auswahl wird geladen …';
export const emails = 'E-Mails an Sie';
export const emailsTo = (address: string): string => `Sie gehen an ${address}.`;
export const groups = {
  bookings: 'Neue Buchungen',
  changes: 'Änderungen einer Buchung',
  cancellations: 'Stornierungen',
  payments: 'Zahlungen und Erstattungen, um die Sie sich kümmern müssen',
  reviews: 'Neue Bewertungen',
};
export const timings = (dailyAt: string) => ({ at_once: 'Sofort', daily: `Einmal am Tag, um ${dailyAt} Uhr`, off: 'Nie' });
export const saved = 'Gespeichert.';
export const shared = 'Dieses Gerät wird gemeinsam benutzt. Wählen Sie Ihre E-Mails auf Ihrem eigenen Telefon oder Computer.';
export const device = 'Auf diesem Gerät benachrichtigen';
export const deviceText = 'Eine Meldung auf dem Bildschirm bei jeder Buchung, Änderung und Stornierung, auch wenn der Schalter geschlossen ist.';
export const turnOn = 'Einschalten';
export const turnOff = 'Ausschalten';
export const isOn = 'Dieses Gerät zeigt Meldungen.';
export const blocked = 'Der Browser blockiert Meldungen dieser Seite. Erlauben Sie Benachrichtigungen für diese Seite in den Einstellungen des Browsers und öffnen Sie diese Ansicht dann erneut.';
export const install = 'Auf iPhone und iPad brauchen Meldungen den installierten Schalter: Tippen Sie auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffnen Sie ihn von dort.';
export const unsupported = 'Dieser Browser kann keine Meldungen anzeigen.';
export const failed = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';
