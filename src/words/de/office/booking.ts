import { decimal } from '../decimal.ts';

export const loading = 'Die Buchung wird geladen …';
export const back = 'Alle Buchungen';
export const guest = 'Gast';
export const phone = 'Telefon';
export const email = 'E-Mail';
export const noContact = 'Kein Telefon und keine E-Mail.';
export const guestNote = 'Notiz des Gastes';
export const editGuest = 'Kontakt ändern';
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const save = 'Speichern';
export const tours = 'Touren';
export const party = 'Gruppe';
export const names = 'Gäste';
export const pickup = 'Abholung';
export const extras = 'Zusätze';
export const price = 'Preis';
export const attendance = { expected: 'Noch nicht da', checked_in: 'Eingecheckt', no_show: 'Nicht erschienen', cancelled: 'Storniert' } as const;
export const move = 'Tour, Tag oder Gruppe ändern';
export const cancelTour = 'Diese Tour stornieren';
export const cancelBooking = 'Buchung stornieren';
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
export const methods: { readonly [method: string]: string } = { '1': 'von Hand', '2': 'über die Kartenseite', cash: 'in bar', card_terminal: 'am Kartenterminal', bank_transfer: 'per Überweisung' };
export const takePayment = 'Zahlung annehmen';
export const amount = 'Betrag';
export const how = 'Art';
export const cash = 'Bar';
export const link = 'Zahlungslink für den Gast';
export const take = (sum: string): string => `${sum} annehmen`;
export const makeLink = (sum: string): string => `Link über ${sum} erstellen`;
export const linkText = 'Senden Sie diesen Link dem Gast. Die Buchung zeigt die Zahlung, sobald sie eingeht.';
export const copyLink = 'Link kopieren';
export const copied = 'Kopiert';
export const note = 'Notiz';
export const owed = 'Von Hand zurückzugeben';
export const toGiveBack = (sum: string): string => `Von Hand zurückzugeben: ${sum}`;
export const giveBack = 'Von Hand erstatten';
export const giveBackHint = 'Der Gast hat dieses Geld noch nicht. Erstatten Sie es zuerst, zum Beispiel bar oder per Überweisung, und vermerken Sie es dann hier.';
export const cashReturned = (sum: string): string => `${sum} sind erstattet`;
export const cancelHint = 'Die Plätze sind sofort für andere frei.';
export const guestGetsEmail = 'Der Gast erhält eine E-Mail.';
export const policyPays = (sum: string, percent: number): string => `Nach den Bedingungen werden ${sum} erstattet (${decimal(percent)} %). Sie können das ändern.`;
export const policyTooLate = 'Nach den Bedingungen wird nichts mehr erstattet. Sie können trotzdem erstatten.';
export const nothingPaid = 'Es wurde nichts bezahlt, also wird nichts erstattet.';
export const refundAmount = 'Erstatten';
export const refundAll = (amount: string): string => `Alles zurückgeben: ${amount}`;
export const mostRefund = (sum: string): string => `Höchstens ${sum}.`;
export const cancelAndPayBack = (sum: string): string => `Stornieren und ${sum} erstatten`;
export const cancelWithoutRefund = 'Ohne Erstattung stornieren';
export const day = 'Tag';
export const start = 'Beginn';
export const chooseStart = 'Beginn wählen';
export const noStarts = 'An diesem Tag gibt es keinen Termin.';
export const free = (places: number): string => (places === 1 ? '1 Platz frei' : `${places} Plätze frei`);
export const findPrice = 'Neuen Preis anzeigen';
export const newPrice = (before: string, after: string): string => `${before} bisher, ${after} danach.`;
export const moveDue = (sum: string): string => `Dann sind ${sum} offen.`;
export const moveNow = 'Buchung ändern';
export const moveAndPayBack = (sum: string): string => `Ändern und ${sum} erstatten`;
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
export const emailTo = (address: string | undefined): string => (address ? `an ${address}` : '');
export const resend = 'Bestätigung erneut senden';
export const resent = 'Die Bestätigung ist unterwegs.';
export const staffNote = 'Notiz des Teams';
export const saveNote = 'Notiz speichern';
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
  corrected: (name: string, sum: string, how: string) => `${name} hat eine Zahlung von ${sum} ${how} rückgängig gemacht`,
  refund_failed: (sum: string, why: string) => `Die Erstattung von ${sum} ist nicht angekommen${why && `: ${why}`}`,
  disputed: (sum: string) => `Die Bank des Gastes ficht ${sum} an`,
  dispute_won: (sum: string) => `Die Anfechtung von ${sum} ist gewonnen: das Geld ist wieder da`,
  cancelled: (name: string) => `${name} hat die Buchung storniert`,
  line_cancelled: (name: string, title: string) => `${name} hat „${title}“ storniert`,
  moved: (name: string, title: string, before: string, after: string) => `${name} hat „${title}“ von ${before} auf ${after} geändert`,
  attendance: (name: string, title: string, to: string) => `${name} hat „${title}“ auf „${to}“ gesetzt`,
  contact: (name: string, contact: string) => `${name} hat den Kontakt geändert${contact && `: ${contact}`}`,
  note: (name: string, note: string) => `${name} hat eine Notiz geschrieben${note && `: ${note}`}`,
  guests: (name: string, title: string) => `${name} hat die Gäste von „${title}“ geändert`,
  emailed: (kinds: string) => `E-Mail gesendet: ${kinds}`,
  redacted: () => 'Personenbezogene Daten wurden gelöscht',
} as const;
export const people = (number: number): string => (number === 1 ? '1 Gast' : `${number} Gäste`);
export const noHistory = 'Diese Buchung ist älter als ihr Verlauf.';
export const cancelled = 'Storniert.';
export const goesToCard = (sum: string): string => `${sum} gehen zurück auf die Karte.`;
export const goesBack = (sum: string): string => `${sum} gehen auf dem Weg zurück, auf dem bezahlt wurde.`;
export const changed = 'Die Buchung ist geändert.';
export const taken = (sum: string, how: string): string => `${sum} ${how} angenommen.`;
export const noted = 'Die Rückzahlung ist als zurückgegeben vermerkt.';
export const saved = 'Gespeichert.';
