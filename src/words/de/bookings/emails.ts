// Greeting

/** @param name  the first name; '' if it is not known @param headline  'Ihre Buchung ist bestätigt!' */
export function heading(name: string, headline: string): string {
  return name === '' ? headline.charAt(0).toUpperCase() + headline.slice(1) : `Hallo ${name}, ${headline}`;
}

export function hello(name: string): string {
  return name === '' ? 'Guten Tag' : `Hallo ${name}`;
}

// Subjects, each before the title of a tour

export const subjects = {
  booked: 'Buchung bestätigt',
  changed: 'Buchung geändert',
  reserved: 'Plätze reserviert',
  expired: 'Reservierung abgelaufen',
  cancelled: 'Buchung storniert',
  refund: 'Erstattung',
  received: 'Zahlung erhalten',
  paidInFull: 'Vollständig bezahlt',
  due: 'Zahlung fällig',
  link: 'Ihre Buchung',
  today: 'Heute',
  tomorrow: 'Morgen',
  soon: 'Bald',
  notTakingPlace: 'Ihre Tour findet nicht statt',
};

export function andMore(title: string, more: number): string {
  return `${title} + ${more} weitere`;
}

export const yourOrder = 'Ihre Bestellung';

// News, each after a greeting

export const headlines = {
  booked: 'Ihre Buchung ist bestätigt!',
  moved: 'Ihre Buchung wurde geändert',
  changed: 'ein Teil Ihrer Buchung ist storniert',
  reserved: 'Ihre Plätze sind reserviert',
  expired: 'Ihre Reservierung ist abgelaufen',
  cancelled: 'Ihre Buchung ist storniert',
  refund: 'Ihre Erstattung ist unterwegs',
  received: 'wir haben Ihre Zahlung erhalten',
  paidInFull: 'Ihre Buchung ist vollständig bezahlt',
  due: 'eine Zahlung ist fällig',
  link: 'hier ist der Link zu Ihrer Buchung',
  today: 'heute geht’s los!',
  tomorrow: 'bis morgen!',
  soon: 'bis bald!',
  notTakingPlace: 'Ihre Tour findet leider nicht statt',
};

// Text

export function yourNumber(number: string): string {
  return `Ihre Buchungsnummer ist ${number}.`;
}

export const showTicket = 'Zeigen Sie bei der Ankunft einfach den QR-Code, auf dem Handy oder ausgedruckt.';
export const keepTicket =
  'Kein Netz am Tag selbst? Öffnen Sie Ihre Buchung und speichern Sie das Ticket als Bild, oder legen Sie die Seite auf den Home-Bildschirm. Safari löscht gespeicherte Buchungen nach 7 Tagen ohne Besuch; der Link in dieser E-Mail bringt Ihre zurück.';
export const onTheDay = 'Hier ist alles, was Sie für den Tag brauchen.';
export const asItIsNow = 'So steht Ihre Buchung jetzt.';
export const theRest = 'Der Rest Ihrer Buchung bleibt, wie er ist:';

export function partCancelled(number: string): string {
  return `Wir haben diesen Teil Ihrer Buchung ${number} storniert:`;
}

export function heldUntil(until: string | null): string {
  return until ? `Wir halten Ihre Plätze bis ${until} frei.` : 'Wir halten Ihre Plätze frei.';
}

export function payByCard(sum: string): string {
  return `Bitte zahlen Sie ${sum} mit Karte. Sobald die Zahlung da ist, bestätigen wir per E-Mail; unbezahlte Plätze werden wieder frei.`;
}

/** @param way  how the guest pays, such as 'Bank transfer'; null if it is not known */
export function payTo(sum: string, shop: string, way: string | null): string {
  return `Bitte zahlen Sie ${sum} an ${shop}${way ? ` (${way})` : ''}. Sobald die Zahlung da ist, bestätigen wir per E-Mail; unbezahlte Plätze werden wieder frei.`;
}

export const howToPay = 'So zahlen Sie';

export function reference(number: string): string {
  return `Verwendungszweck: ${number}`;
}

export function expired(number: string): string {
  return `Die Zahlungsfrist für Buchung ${number} ist abgelaufen, darum haben wir Ihre Plätze freigegeben. Sie müssen nichts zahlen.`;
}

export function cancelled(number: string): string {
  return `Wir haben Ihre Buchung ${number} storniert:`;
}

export const noRefund = 'Es gibt keine Erstattung.';

export function refund(sum: string): string {
  return `Wir erstatten ${sum} auf Ihr ursprüngliches Zahlungsmittel. Das kann einige Tage dauern.`;
}

export function refundOf(number: string): string {
  return `Die Erstattung gehört zu Ihrer Buchung ${number}.`;
}

/** The reasons why a payment is paid back, by the code of its failure. */
export const paidBack = {
  notChanged: 'Ihre Zahlung kam, als die neuen Plätze schon vergeben waren. Ihre Buchung bleibt, wie sie war.',
  abandoned: 'Ihre Zahlung kam, nachdem die Änderung verworfen war. Ihre Buchung bleibt, wie sie war.',
  cancelled: 'Ihre Zahlung kam, nachdem die Buchung storniert war.',
  tooLittle: 'Ihre Zahlung war niedriger als der verlangte Betrag.',
  notSold: 'Ihre Zahlung kam, als die Tour nicht mehr verkauft wurde.',
  gone: 'Ihre Zahlung kam, als die Plätze schon vergeben waren.',
};
export const paidBackInFull = 'Sie erhalten den vollen Betrag zurück.';

export function received(number: string): string {
  return `Danke für Ihre Zahlung zur Buchung ${number}.`;
}

export function paidInFull(number: string): string {
  return `Danke! Ihre Buchung ${number} ist vollständig bezahlt.`;
}

export function pleasePay(sum: string, number: string, by: string | null): string {
  return `Bitte zahlen Sie die restlichen ${sum} für Ihre Buchung ${number}${by ? ` bis ${by}` : ''}.`;
}

export function hereIsTheLink(number: string): string {
  return `Sie haben den Link zu Ihrer Buchung ${number} angefordert.`;
}

// Money

export const total = 'Gesamt';
export const paid = 'Bezahlt';
export const toPayNow = 'Jetzt zu zahlen';
export const due = 'Noch zu zahlen';

export function later(by: string | null): string {
  return by ? `Später, bis ${by}` : 'Später';
}

export function dueBy(by: string): string {
  return `Noch zu zahlen bis ${by}`;
}

// Links

export const seeBooking = 'Buchung ansehen';
export const bookAgain = 'Noch einmal buchen';
export const choose = 'Erstattung oder anderen Tag wählen';

export function pay(sum: string): string {
  return `${sum} bezahlen`;
}

export function payRest(sum: string): string {
  return `Restliche ${sum} bezahlen`;
}

// Cancelled departure

export const movedByUs = 'Wir mussten Ihre Tour auf einen anderen Termin legen. Der Preis bleibt gleich.';
export const reservationEnded = 'Ihre Reservierung ist beendet, und Sie müssen nichts zahlen.';
export const chooseDay =
  'Bitte wählen Sie einen anderen Tag zum selben Preis, oder stornieren Sie. Sie haben dafür nichts bezahlt.';

export function chooseRefund(sum: string): string {
  return `Bitte wählen Sie: volle Erstattung (${sum}) oder ein anderer Tag zum selben Preis.`;
}

export function otherwiseRefund(until: string): string {
  return `Sie haben Zeit bis ${until}. Hören wir bis dahin nichts von Ihnen, erstatten wir den Betrag.`;
}

export function otherwiseEnds(until: string): string {
  return `Sie haben Zeit bis ${until}. Hören wir bis dahin nichts von Ihnen, stornieren wir Ihre Buchung.`;
}

// Foot

export const questions = 'Fragen? Wir helfen gern:';

export function booking(number: string): string {
  return `Buchung ${number}`;
}

/** The links at the foot. */
export const legal = { imprint: 'Impressum', terms: 'AGB', privacy: 'Datenschutz' };

/** The text in place of the picture, if a program shows no pictures. */
export const qrCode = 'QR-Code';

// Names of payments on the card page

export function partPayment(what: string, total: string): string {
  return `${what} (Teilzahlung, insgesamt ${total})`;
}
export function changeTo(title: string, when: string): string {
  return `${title}: Änderung auf ${when}`;
}
