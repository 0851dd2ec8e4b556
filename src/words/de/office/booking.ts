import { decimal } from '../decimal.ts';

export const loading = 'Die Buchung wird geladen …';
export const back = 'Alle Buchungen';

// Guest

export const guest = 'Gast';
export const phone = 'Telefon';
export const email = 'E-Mail';
export const noContact = 'Kein Telefon und keine E-Mail.';
export const guestNote = 'Notiz des Gastes';
export const editGuest = 'Kontakt ändern';
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const save = 'Speichern';

// Tours

export const tours = 'Touren';
export const party = 'Gruppe';
export const names = 'Gäste';
export const pickup = 'Abholung';
export const extras = 'Zusätze';
export const price = 'Preis';
export const attendance = {
  expected: 'Noch nicht da',
  checked_in: 'Eingecheckt',
  no_show: 'Nicht erschienen',
  cancelled: 'Storniert',
} as const;
export const move = 'Tour, Tag oder Gruppe ändern';
export const cancelTour = 'Diese Tour stornieren';
export const cancelBooking = 'Buchung stornieren';

// Money

export const money = 'Geld';
export const total = 'Gesamt';
export const paid = 'Bezahlt';
export const refunded = 'Erstattet';
export const due = 'Offen';
export const overdue = 'Überfällig';
export const paymentOf = { payment: 'Zahlung', refund: 'Erstattung', correction: 'Korrektur' } as const;
export const paymentStates = {
  open: 'wartet auf den Gast',
  processing: 'wird bestätigt',
  paid: 'bezahlt',
  failed: 'fehlgeschlagen',
  expired: 'verfallen',
  cancelled: 'abgebrochen',
  owed: 'ist unterwegs zur Karte',
  sent: 'an die Karte gesendet',
  done: 'erstattet',
  replaced: 'stattdessen von Hand erstattet',
  undone: 'rückgängig gemacht',
  corrected: 'die Zahlung war ein Versehen',
} as const;
export const noPayments = 'Es ist noch nichts bezahlt.';
export const methods: { readonly [method: string]: string } = {
  '1': 'von Hand',
  '2': 'über die Kartenseite',
  cash: 'in bar',
  card_terminal: 'am Kartenterminal',
  bank_transfer: 'per Überweisung',
};
export const takePayment = 'Zahlung annehmen';
export const amount = 'Betrag';
export const how = 'Art';
export const cash = 'Bar';
export const link = 'Zahlungslink für den Gast';
export function take(sum: string): string {
  return `${sum} annehmen`;
}
export function makeLink(sum: string): string {
  return `Link über ${sum} erstellen`;
}
export const linkText = 'Senden Sie diesen Link dem Gast. Die Buchung zeigt die Zahlung, sobald sie eingeht.';
export const copyLink = 'Link kopieren';
export const copied = 'Kopiert';
export const note = 'Notiz';

// A refund that staff give back by hand

export const owed = 'Von Hand zurückzugeben';
export function toGiveBack(sum: string): string {
  return `Von Hand zurückzugeben: ${sum}`;
}
export const giveBack = 'Von Hand erstatten';
export const giveBackHint =
  'Der Gast hat dieses Geld noch nicht. Erstatten Sie es zuerst, zum Beispiel bar oder per Überweisung, und vermerken Sie es dann hier.';
export function cashReturned(sum: string): string {
  return `${sum} sind erstattet`;
}

// Cancelling

export const cancelHint = 'Die Plätze sind sofort für andere frei.';
export const guestGetsEmail = 'Der Gast erhält eine E-Mail.';
export function policyPays(sum: string, percent: number): string {
  return `Nach den Bedingungen werden ${sum} erstattet (${decimal(percent)} %). Sie können das ändern.`;
}
export const policyTooLate = 'Nach den Bedingungen wird nichts mehr erstattet. Sie können trotzdem erstatten.';
export const nothingPaid = 'Es wurde nichts bezahlt, also wird nichts erstattet.';
export const refundAmount = 'Erstatten';
export function refundAll(amount: string): string {
  return `Alles zurückgeben: ${amount}`;
}
export function mostRefund(sum: string): string {
  return `Höchstens ${sum}.`;
}
export function cancelAndPayBack(sum: string): string {
  return `Stornieren und ${sum} erstatten`;
}
export const cancelWithoutRefund = 'Ohne Erstattung stornieren';

// Moving

export const day = 'Tag';
export const start = 'Beginn';
export const chooseStart = 'Beginn wählen';
export const noStarts = 'An diesem Tag gibt es keinen Termin.';
export function free(places: number): string {
  return places === 1 ? '1 Platz frei' : `${places} Plätze frei`;
}
export const findPrice = 'Neuen Preis anzeigen';
export function newPrice(before: string, after: string): string {
  return `${before} bisher, ${after} danach.`;
}
export function moveDue(sum: string): string {
  return `Dann sind ${sum} offen.`;
}
export const moveNow = 'Buchung ändern';
export function moveAndPayBack(sum: string): string {
  return `Ändern und ${sum} erstatten`;
}

// Emails and note

export const emails = 'E-Mails';
export const noEmails = 'Es wurde noch keine E-Mail gesendet.';
export const emailKinds: { readonly [kind: string]: string } = {
  reserved: 'Reservierung',
  expired: 'Reservierung beendet',
  confirmed: 'Bestätigung mit Vouchern',
  moved: 'Änderung der Buchung',
  changed: 'Tour storniert',
  cancelled: 'Buchung storniert',
  reminder: 'Erinnerung',
  rest_paid: 'Zahlung eingegangen',
  rest_due: 'Restbetrag offen',
  refunded: 'Erstattung',
  link: 'Link zur Buchung',
  departure_cancelled: 'Abfahrt abgesagt',
  message: 'Nachricht des Anbieters',
};
export function emailTo(address: string | undefined): string {
  return address ? `an ${address}` : '';
}
export const resend = 'Bestätigung erneut senden';
export const resent = 'Die Bestätigung ist unterwegs.';
export const staffNote = 'Notiz des Teams';
export const saveNote = 'Notiz speichern';

// History

export const history = 'Verlauf';
export const who = { guest: 'Der Gast', shop: 'Der Shop', staff: 'Jemand aus dem Team' } as const;
export const events = {
  placed: (name: string, total: string) => `${name} hat für ${total} gebucht`,
  status: (name: string, status: string) => `${name} hat die Buchung auf „${status}“ gesetzt`,
  payment: (name: string, sum: string, how: string) => `${name} hat ${sum} ${how} angenommen`,
  guestPaid: (sum: string) => `Der Gast hat ${sum} mit Karte bezahlt`,
  payment_link: (name: string, sum: string) => `${name} hat einen Zahlungslink über ${sum} erstellt`,
  refund: (name: string, sum: string) => `${name} hat ${sum} auf die Karte erstattet`,
  cardRefund: (sum: string) => `Erstattung von ${sum} auf die Karte`,
  gaveBack: (name: string, sum: string, how: string) => `${name} hat ${sum} ${how} zurückgegeben`,
  corrected: (name: string, sum: string, how: string) =>
    `${name} hat eine Zahlung von ${sum} ${how} rückgängig gemacht`,
  refund_failed: (sum: string, why: string) => `Die Erstattung von ${sum} ist nicht angekommen${why && `: ${why}`}`,
  disputed: (sum: string) => `Die Bank des Gastes ficht ${sum} an`,
  dispute_won: (sum: string) => `Die Anfechtung von ${sum} ist gewonnen: das Geld ist wieder da`,
  cancelled: (name: string) => `${name} hat die Buchung storniert`,
  line_cancelled: (name: string, title: string) => `${name} hat „${title}“ storniert`,
  moved: (name: string, title: string, before: string, after: string) =>
    `${name} hat „${title}“ von ${before} auf ${after} geändert`,
  attendance: (name: string, title: string, to: string) => `${name} hat „${title}“ auf „${to}“ gesetzt`,
  contact: (name: string, contact: string) => `${name} hat den Kontakt geändert${contact && `: ${contact}`}`,
  note: (name: string, note: string) => `${name} hat eine Notiz geschrieben${note && `: ${note}`}`,
  guests: (name: string, title: string) => `${name} hat die Gäste von „${title}“ geändert`,
  emailed: (kinds: string) => `E-Mail gesendet: ${kinds}`,
  redacted: () => 'Personenbezogene Daten wurden gelöscht',
} as const;
export function people(number: number): string {
  return number === 1 ? '1 Gast' : `${number} Gäste`;
}
export const noHistory = 'Diese Buchung ist älter als ihr Verlauf.';

// Notices at the top of the booking about the last change

export const cancelled = 'Storniert.';
export function goesToCard(sum: string): string {
  return `${sum} gehen zurück auf die Karte.`;
}
export function goesBack(sum: string): string {
  return `${sum} gehen auf dem Weg zurück, auf dem bezahlt wurde.`;
}
export const changed = 'Die Buchung ist geändert.';
export function taken(sum: string, how: string): string {
  return `${sum} ${how} angenommen.`;
}
export const noted = 'Die Rückzahlung ist als zurückgegeben vermerkt.';
export const saved = 'Gespeichert.';
