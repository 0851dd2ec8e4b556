// Order page

export const noSuchLine = 'In dieser Bestellung gibt es diese Buchung nicht.';
export const noSuchOrder = 'Diese Buchung gibt es hier nicht.';
export const notSeenHere =
  'Der Shop ist gerade nicht erreichbar, und diese Buchung war auf diesem Gerät noch nicht zu sehen.';
export const asLastSeen = 'So war Ihre Buchung auf diesem Gerät zuletzt zu sehen.';
export const bookedTogether = 'Zusammen gebucht';
export const departureCancelled =
  'Diese Tour findet nicht statt. Bitte öffnen Sie den Link in unserer E-Mail: Sie wählen Ihr ganzes Geld zurück oder einen anderen Tag.';

// Overview page

export const storedHere = 'Auf diesem Gerät gebucht oder geöffnet. Die Liste ist nur hier gespeichert.';
export const past = 'Vergangene Buchungen';
export const none = 'Auf diesem Gerät wurde noch nichts gebucht.';
export const findSomething = 'Erlebnisse entdecken';

// Find booking

export const findTitle = 'Buchung finden';
export const how = 'Auf einem anderen Gerät gebucht? Wir senden den Link an die E-Mail-Adresse der Buchung.';
export const number = 'Buchungsnummer';
export const email = 'E-Mail';
export const send = 'Link senden';

// Find booking

export const asked = 'Wenn es diese Buchung gibt, geht in Kürze eine Mail mit dem Weg zu ihr an ihre Adresse.';
export const busy = 'Das war gerade nicht möglich. Bitte versuchen Sie es in einigen Minuten erneut.';
export const outOfReach = 'Dafür braucht es das Netz: Der Shop ist gerade nicht erreichbar. Es wurde nichts gesendet.';

// Orders

export const noSuchBooking = 'Diese Buchung gibt es nicht mehr.';
export const notStarted = 'Die Zahlung konnte nicht begonnen werden.';
export const otherEmail =
  'Diese Adresse wurde nicht angenommen. Bitte geben Sie die ein, an die die Mails dieser Buchung gehen; nach mehreren Versuchen warten Sie bitte eine Viertelstunde.';

// Booked line

export const start = 'Beginn';
export const participants = 'Teilnehmende';
export const answers = 'Ihre Antworten';

export function pickupAt(place: string): string {
  return `Abholung: ${place}`;
}

export function dropoffAt(place: string): string {
  return `Rückfahrt: ${place}`;
}

// Line event

export function eventVoucher(number: string): string {
  return `Voucher ${number}`;
}

export function eventPickup(place: string): string {
  return `Abholung: ${place}`;
}

// Voucher

export const voucher = 'Voucher';
export const addToCalendar = 'In den Kalender';
export const print = 'Drucken';

export function qrCode(number: string): string {
  return `QR-Code des Vouchers ${number}`;
}

export function meetingPoint(place: string): string {
  return `Treffpunkt: ${place}`;
}

// Order money

export const order = 'Bestellung';
export const payAgain = 'Zahlung erneut versuchen';

/** Before a name. */
export const bookedBy = 'Gebucht von';

export function payRest(amount: string): string {
  return `Restbetrag zahlen, ${amount}`;
}

// Money rows

export const orderNumber = 'Bestellnummer';
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
export const givenUp = 'Nicht bezahlt';
export const expired = 'Abgelaufen';
export const cancelled = 'Storniert';

// Shop links

export function pleaseAsk(name: string): string {
  return `Bitte wenden Sie sich an ${name}.`;
}

/** Before its telephone number and address. */
export function ask(name: string): string {
  return `Fragen an ${name}:`;
}

// Ways on

export const yourBookings = 'Ihre Buchungen';
export const backToShop = 'Zurück zum Shop';
export const goOnToPay = 'Weiter zur Zahlung';
export const tryAgain = 'Erneut versuchen';
