// Success page

export const yourOrder = 'Ihre Bestellung';
export const asLastKnown =
  'Der Shop ist gerade nicht erreichbar. So stand es zuletzt um Ihre Bestellung; wir fragen weiter nach.';
export const outOfReach =
  'Der Shop ist gerade nicht erreichbar, darum können wir nicht sagen, wie es um Ihre Bestellung steht. Was Sie bezahlt haben, ist nicht verloren; wir fragen weiter nach.';
export const unknown = 'Diese Bestellung kennen wir nicht';
export const unknownWhy =
  'Vielleicht ist die Adresse unvollständig. Die Buchungen dieses Geräts stehen unter „Ihre Buchungen“.';
export const bookAgain = 'Noch einmal buchen';
export const seeBooking = 'Buchung ansehen';

export function order(number: string): string {
  return `Bestellung ${number}`;
}

export function mailed(email: string): string {
  return `Alles Nötige haben wir an ${email} gesendet.`;
}

// Outcome

export const bookedTitle = 'Sie sind dabei!';

export function bookedToPayLater(owed: string, by: string | null): string {
  return `Die Buchung steht. ${owed} zahlen Sie später${by ? `, spätestens am ${by}` : ''}.`;
}

export function bookedInPart(paid: string, owed: string, by: string | null): string {
  return `Die Buchung steht: ${paid} sind bezahlt, ${owed} sind ${by ? `bis ${by} ` : ''}noch zu zahlen.`;
}

export function bookedAndPaid(paid: string): string {
  return `Die Buchung steht, und ${paid} sind bezahlt.`;
}

export function wasOn(when: string): string {
  return `Es war am ${when}`;
}

export const overTitle = 'Es ist vorbei';
export const thanks = 'Danke, dass Sie dabei waren.';

export function leftToPay(owed: string, by: string | null): string {
  return `${owed} sind noch zu zahlen${by ? `; sie waren bis ${by} fällig` : ''}.`;
}

export const reservedTitle = 'Ihre Plätze sind reserviert';

export function reserved(owed: string, until: string | null): string {
  return `Bitte zahlen Sie ${until ? `bis ${until} ` : ''}${owed} an den Shop. Dann ist die Buchung bestätigt.`;
}

export function leftForLater(money: string, by: string | null): string {
  return `Der Rest, ${money}, ist ${by ? `bis ${by}` : 'später'} fällig.`;
}

export const confirmingTitle = 'Ihre Zahlung wird bestätigt';
export const confirming =
  'Das dauert einen Moment. Sie können bleiben oder gehen: Nichts geht verloren, und diese Seite meldet es, sobald es feststeht.';

export const unfinishedTitle = 'Ihre Zahlung ist nicht abgeschlossen';

export function unfinished(until: string | null): string {
  return `Die Kartenseite ist noch offen, und Ihre Plätze sind${until ? ` bis ${until}` : ''} für Sie reserviert.`;
}

export const failedTitle = 'Die Zahlung ist fehlgeschlagen';
export const givenUpTitle = 'Die Zahlung wurde abgebrochen';
export const nothingCharged = 'Es wurde nichts abgebucht.';

export function stillHeld(until: string | null): string {
  return `Ihre Plätze sind noch${until ? ` bis ${until}` : ''} für Sie reserviert.`;
}

export const expiredTitle = 'Die Zeit zum Zahlen ist abgelaufen';
export const expired = 'Es wurde nichts abgebucht, und die Plätze sind wieder für andere frei.';
export const expiredAndPaidBack =
  'Die Zahlung kam, als die Plätze schon vergeben waren. Sie wurde vollständig erstattet.';

export const cancelledTitle = 'Diese Bestellung wurde storniert';
export const nothingLeftToPay = 'Es ist nichts mehr zu zahlen.';

export function goesBack(money: string): string {
  return `${money} werden auf dem Weg erstattet, auf dem gezahlt wurde.`;
}

export function isRetained(money: string): string {
  return `${money} werden nach den Stornobedingungen einbehalten.`;
}

export function questionsAt(email: string): string {
  return `Fragen beantworten wir unter ${email}.`;
}

// Manual payment

export const manualTitle = 'So zahlen Sie';
export const reference = 'Verwendungszweck';

// Numbered

export function copy(number: string): string {
  return `${number} kopieren`;
}
