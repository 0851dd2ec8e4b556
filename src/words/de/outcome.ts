// Success page

export const yourOrder = 'Ihre Bestellung';
export const asLastKnown =
  'Gerade keine Verbindung. Das ist der letzte bekannte Stand Ihrer Bestellung; wir prüfen weiter.';
export const outOfReach =
  'Gerade keine Verbindung, deshalb können wir Ihre Bestellung nicht anzeigen. Eine Zahlung ist sicher; wir prüfen weiter.';
export const unknown = 'Diese Bestellung haben wir nicht gefunden';
export const unknownWhy =
  'Vielleicht ist der Link unvollständig. Die Buchungen dieses Geräts finden Sie unter „Ihre Buchungen“.';
export const bookAgain = 'Erneut buchen';
export const seeBooking = 'Buchung ansehen';

export function order(number: string): string {
  return `Bestellung ${number}`;
}

export function mailed(email: string): string {
  return `Alles Wichtige ist unterwegs an ${email}.`;
}

// Outcome

export const bookedTitle = 'Gebucht! Sie sind dabei.';

export function bookedToPayLater(owed: string, by: string | null): string {
  return `Ihre Buchung ist bestätigt. ${owed} zahlen Sie ${by ? `bis ${by}` : 'später'}.`;
}

export function bookedInPart(paid: string, owed: string, by: string | null): string {
  return `Sie haben ${paid} bezahlt. Die restlichen ${owed} sind ${by ? `bis ${by}` : 'später'} fällig.`;
}

export function bookedAndPaid(paid: string): string {
  return `Sie haben ${paid} bezahlt. Alles erledigt!`;
}

export function wasOn(when: string): string {
  return `Stattgefunden am ${when}`;
}

export const overTitle = 'Wir hoffen, es hat Ihnen gefallen';
export const thanks = 'Danke, dass Sie dabei waren!';

export function leftToPay(owed: string, by: string | null): string {
  return `Es sind noch ${owed} zu zahlen${by ? ` (fällig war der Betrag bis ${by})` : ''}.`;
}

export const reservedTitle = 'Ihre Plätze sind reserviert';

export function reserved(owed: string, until: string | null): string {
  return `Zahlen Sie ${until ? `bis ${until} ` : ''}${owed} an uns, dann ist Ihre Buchung bestätigt.`;
}

export function leftForLater(money: string, by: string | null): string {
  return `Die restlichen ${money} sind ${by ? `bis ${by}` : 'später'} fällig.`;
}

export const confirmingTitle = 'Wir bestätigen Ihre Zahlung';
export const confirming = 'Das dauert einen Moment. Sie können diese Seite schließen; wir melden uns per E-Mail.';

export const unfinishedTitle = 'Ihre Zahlung ist nicht abgeschlossen';

export function unfinished(until: string | null): string {
  return `Die Zahlungsseite ist noch geöffnet, und Ihre Plätze sind${until ? ` bis ${until}` : ''} für Sie reserviert.`;
}

export const failedTitle = 'Die Zahlung ist fehlgeschlagen';
export const abandonedTitle = 'Die Zahlung wurde abgebrochen';
export const nothingCharged = 'Es wurde nichts abgebucht.';

export function stillHeld(until: string | null): string {
  return `Ihre Plätze sind noch${until ? ` bis ${until}` : ''} für Sie reserviert.`;
}

export const expiredTitle = 'Die Zeit zum Zahlen ist abgelaufen';
export const expired = 'Es wurde nichts abgebucht. Ihre Plätze sind wieder freigegeben.';
export const expiredAndPaidBack =
  'Ihre Zahlung kam, als die Plätze schon vergeben waren. Wir haben sie vollständig erstattet.';

export const cancelledTitle = 'Diese Bestellung wurde storniert';
export const nothingLeftToPay = 'Es ist nichts mehr zu zahlen.';

export function goesBack(money: string): string {
  return `Wir erstatten ${money} auf Ihrem ursprünglichen Zahlungsweg.`;
}

export function isRetained(money: string): string {
  return `${money} werden nach den Stornobedingungen nicht erstattet.`;
}

export function questionsAt(email: string): string {
  return `Fragen? Schreiben Sie an ${email}.`;
}

// Manual payment

export const manualTitle = 'So zahlen Sie';
export const reference = 'Verwendungszweck';

// Numbered

export function copy(number: string): string {
  return `${number} kopieren`;
}
