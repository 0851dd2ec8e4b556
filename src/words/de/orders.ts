// Order page

export const noSuchLine = 'Diese Buchung gehört nicht zu dieser Bestellung.';
export const noSuchOrder = 'Diese Buchung haben wir nicht gefunden.';
export const notSeenHere =
  'Diese Buchung ist nicht auf diesem Gerät gespeichert. Versuchen Sie es erneut, sobald Sie online sind.';
export function asLastSeen(instant: string): string {
  return `Zuletzt aktualisiert: ${instant}, wie auf diesem Gerät gespeichert.`;
}
export const bookedTogether = 'Zusammen gebucht';
export const departureCancelled =
  'Diese Tour wurde abgesagt. Über den Link in unserer E-Mail wählen Sie volle Erstattung oder einen anderen Termin.';

// Keeping the ticket

export const safariDeletes = 'Safari löscht gespeicherte Buchungen nach 7 Tagen ohne Besuch.';
export const keepOnIphone =
  'Damit Ihr Ticket bleibt, speichern Sie es als Bild, oder tippen Sie auf Teilen, dann auf Zum Home-Bildschirm. Auch der Link in unserer E-Mail bringt es zurück.';
export const keepInSafari =
  'Damit Ihr Ticket bleibt, speichern Sie es als Bild. Auch der Link in unserer E-Mail bringt es zurück.';

// Overview page

export const storedHere = 'Auf diesem Gerät gebucht oder geöffnet. Sie finden alles auch in Ihren E-Mails.';
export const past = 'Vergangene Buchungen';
export const none = 'Auf diesem Gerät wurde noch nichts gebucht.';
export const notChecked = 'Diese Bestellung konnten wir noch nicht prüfen. Sie sehen sie hier, sobald Sie online sind.';
export const findSomething = 'Erlebnisse entdecken';

// Find booking

export const findTitle = 'Buchung finden';
export const how = 'Auf einem anderen Gerät gebucht? Wir senden Ihnen einen Link per E-Mail.';
export const number = 'Buchungsnummer';
export const email = 'E-Mail';
export const send = 'Link senden';

// Find booking

export const linkRequested = 'Wenn wir die Buchung finden, senden wir in Kürze einen Link an die hinterlegte Adresse.';
export const busy = 'Das hat gerade nicht geklappt. Bitte versuchen Sie es in ein paar Minuten erneut.';
export const outOfReach = 'Gerade keine Verbindung. Bitte versuchen Sie es erneut, sobald Sie online sind.';

// Orders

export const noSuchBooking = 'Diese Buchung gibt es nicht mehr.';
export const notStarted = 'Die Zahlung konnte nicht gestartet werden.';

// Booked line

export const answers = 'Ihre Antworten';

// Voucher

export const addToCalendar = 'In den Kalender';
export const saveAsPicture = 'Als Bild speichern';
export const pictureFailed =
  'Das Bild ließ sich nicht erstellen. Machen Sie stattdessen ein Bildschirmfoto Ihres Tickets.';
export const print = 'Drucken';

export function qrCode(number: string): string {
  return `QR-Code des Vouchers ${number}`;
}

// Order money

export const order = 'Bestellung';
export const payAgain = 'Zahlung erneut versuchen';

/** Stands before a name. */
export const bookedBy = 'Gebucht von';

export function payRest(amount: string): string {
  return `Restbetrag zahlen: ${amount}`;
}

// Money rows

export const subtotal = 'Zwischensumme';
export const rowTotal = 'Gesamt';
export const paid = 'Bezahlt';
export const paidBack = 'Erstattet';
export const due = 'Noch zu zahlen';
export const toPayNow = 'Jetzt zu zahlen';
export const leftForLater = 'Später zu zahlen';

export function discount(code: string): string {
  return `Rabatt (${code})`;
}

// Due

export function dueBy(date: string): string {
  return `Fällig bis ${date}`;
}

export function amountDueBy(amount: string, date: string): string {
  return `${amount} fällig bis ${date}`;
}

export function amountDue(amount: string): string {
  return `${amount} offen`;
}

// Status badge

export const booked = 'Bestätigt';
export const completed = 'Hat stattgefunden';
export const reserved = 'Reserviert, noch zu zahlen';
export const confirming = 'Zahlung wird bestätigt';
export const unfinished = 'Zahlung nicht abgeschlossen';
export const failed = 'Zahlung fehlgeschlagen';
export const abandoned = 'Nicht bezahlt';
export const expired = 'Abgelaufen';
export const cancelled = 'Storniert';

// Shop links

export function pleaseAsk(name: string): string {
  return `Bitte kontaktieren Sie ${name}.`;
}

/** Stands before the shop's telephone number and email address. */
export function ask(name: string): string {
  return `Kontakt zu ${name}:`;
}

// Ways on

export const yourBookings = 'Ihre Buchungen';
export const backToShop = 'Zurück zu allen Erlebnissen';
export const goOnToPay = 'Weiter zur Zahlung';
export const tryAgain = 'Erneut versuchen';
