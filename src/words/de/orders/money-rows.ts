export const orderNumber = 'Bestellnummer';
export const subtotal = 'Zwischensumme';
export const total = 'Gesamt';
export const paid = 'Bezahlt';
export const paidBack = 'Erstattet';
export const due = 'Noch zu zahlen';
export const toPayNow = 'Jetzt zu zahlen';
export const leftForLater = 'Später zu zahlen';

export function discount(code: string): string {
  return `Rabatt (${code})`;
}
