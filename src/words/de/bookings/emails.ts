/** @param name  the first name; '' if it is not known @param headline  'Ihre Buchung ist bestätigt!' */
export const heading = (name: string, headline: string): string => (name === '' ? headline.charAt(0).toUpperCase() + headline.slice(1) : `Hallo ${name}, ${headline}`);
export const hello = (name: string): string => (name === '' ? 'Guten Tag' : `Hallo ${name}`);
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
export const andMore = (title: string, more: number): string => `${title} + ${more} weitere`;
export const yourOrder = 'Ihre Bestellung';
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
export const yourNumber = (number: string): string => `Ihre Buchungsnummer ist ${number}.`;
export const showTicket = 'Zeigen Sie bei der Ankunft einfach den QR-Code, auf dem Handy oder ausgedruckt.';
export const keepTicket = 'Kein Netz am Tag selbst? Öffnen Sie Ihre Buchung und speichern Sie das Ticket als Bild, oder legen Sie die Seite auf den Home-Bildschirm. Safari löscht gespeicherte Buchungen nach 7 Tagen ohne Besuch; der Link in dieser E-Mail bringt Ihre zurück.';
export const onTheDay = 'Hier ist alles, was Sie für den Tag brauchen.';
export const asItIsNow = 'So steht Ihre Buchung jetzt.';
export const theRest = 'Der Rest Ihrer Buchung bleibt, wie er ist:';
export const partCancelled = (number: string): string => `Wir haben diesen Teil Ihrer Buchung ${number} storniert:`;
export const heldUntil = (until: string | null): string => (until ? `Wir halten Ihre Plätze bis ${until} frei.` : 'Wir halten Ihre Plätze frei.');
export const payByCard = (sum: string): string => `Bitte zahlen Sie ${sum} mit Karte. Sobald die Zahlung da ist, bestätigen wir per E-Mail; unbezahlte Plätze werden wieder frei.`;
export const payTo = (sum: string, shop: string, way: string | null): string => `Bitte zahlen Sie ${sum} an ${shop}${way ? ` (${way})` : ''}. Sobald die Zahlung da ist, bestätigen wir per E-Mail; unbezahlte Plätze werden wieder frei.`;
export const howToPay = 'So zahlen Sie';
export const reference = (number: string): string => `Verwendungszweck: ${number}`;
export const expired = (number: string): string => `Die Zahlungsfrist für Buchung ${number} ist abgelaufen, darum haben wir Ihre Plätze freigegeben. Sie müssen nichts zahlen.`;
export const cancelled = (number: string): string => `Wir haben Ihre Buchung ${number} storniert:`;
export const noRefund = 'Es gibt keine Erstattung.';
export const refund = (sum: string): string => `Wir erstatten ${sum} auf Ihr ursprüngliches Zahlungsmittel. Das kann einige Tage dauern.`;
export const refundOf = (number: string): string => `Die Erstattung gehört zu Ihrer Buchung ${number}.`;
export const paidBack = {
  notChanged: 'Ihre Zahlung kam, als die neuen Plätze schon vergeben waren. Ihre Buchung bleibt, wie sie war.',
  abandoned: 'Ihre Zahlung kam, nachdem die Änderung verworfen war. Ihre Buchung bleibt, wie sie war.',
  cancelled: 'Ihre Zahlung kam, nachdem die Buchung storniert war.',
  tooLittle: 'Ihre Zahlung war niedriger als der verlangte Betrag.',
  notSold: 'Ihre Zahlung kam, als die Tour nicht mehr verkauft wurde.',
  gone: 'Ihre Zahlung kam, als die Plätze schon vergeben waren.',
};
export const paidBackInFull = 'Sie erhalten den vollen Betrag zurück.';
export const received = (number: string): string => `Danke für Ihre Zahlung zur Buchung ${number}.`;
export const paidInFull = (number: string): string => `Danke! Ihre Buchung ${number} ist vollständig bezahlt.`;
export const pleasePay = (sum: string, number: string, by: string | null): string => `Bitte zahlen Sie die restlichen ${sum} für Ihre Buchung ${number}${by ? ` bis ${by}` : ''}.`;
export const hereIsTheLink = (number: string): string => `Sie haben den Link zu Ihrer Buchung ${number} angefordert.`;
export const total = 'Gesamt';
export const paid = 'Bezahlt';
export const toPayNow = 'Jetzt zu zahlen';
export const due = 'Noch zu zahlen';
export const later = (by: string | null): string => (by ? `Später, bis ${by}` : 'Später');
export const dueBy = (by: string): string => `Noch zu zahlen bis ${by}`;
export const seeBooking = 'Buchung ansehen';
export const bookAgain = 'Noch einmal buchen';
export const choose = 'Erstattung oder anderen Tag wählen';
export const pay = (sum: string): string => `${sum} bezahlen`;
export const payRest = (sum: string): string => `Restliche ${sum} bezahlen`;
export const movedByUs = 'Wir mussten Ihre Tour auf einen anderen Termin legen. Der Preis bleibt gleich.';
export const reservationEnded = 'Ihre Reservierung ist beendet, und Sie müssen nichts zahlen.';
export const chooseDay = 'Bitte wählen Sie einen anderen Tag zum selben Preis, oder stornieren Sie. Sie haben dafür nichts bezahlt.';
export const chooseRefund = (sum: string): string => `Bitte wählen Sie: volle Erstattung (${sum}) oder ein anderer Tag zum selben Preis.`;
export const otherwiseRefund = (until: string): string => `Sie haben Zeit bis ${until}. Hören wir bis dahin nichts von Ihnen, erstatten wir den Betrag.`;
export const otherwiseEnds = (until: string): string => `Sie haben Zeit bis ${until}. Hören wir bis dahin nichts von Ihnen, stornieren wir Ihre Buchung.`;
export const questions = 'Fragen? Wir helfen gern:';
export const booking = (number: string): string => `Buchung ${number}`;
export const legal = { imprint: 'Impressum', terms: 'AGB', privacy: 'Datenschutz' };
export const qrCode = 'QR-Code';
export const partPayment = (what: string, total: string): string => `${what} (Teilzahlung, insgesamt ${total})`;
export const changeTo = (title: string, when: string): string => `${title}: Änderung auf ${when}`;
