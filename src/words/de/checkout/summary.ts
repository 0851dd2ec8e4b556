export const orderSummary = 'Bestellübersicht';
/** On the bar that unfolds it. */
export const summary = 'Übersicht';
export const totals = 'Summe';
export const subtotal = 'Zwischensumme';
export const total = 'Gesamt';
export const leftForLater = 'Später zu zahlen';

export function discount(code: string): string {
  return `Rabatt (${code})`;
}

/** @param percent  as it is written in Croatia: '12,5' */
export function depositNow(percent: string): string {
  return `Anzahlung jetzt (${percent}\u00A0%)`;
}
