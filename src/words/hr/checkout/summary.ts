export const orderSummary = 'Pregled narudžbe';
/** On the bar that unfolds it. */
export const summary = 'Pregled';
export const totals = 'Ukupan iznos';
export const subtotal = 'Međuzbroj';
export const total = 'Ukupno';
export const leftForLater = 'Ostatak za kasnije';

export function discount(code: string): string {
  return `Popust (${code})`;
}

/** @param percent  as it is written in Croatia: '12,5' */
export function depositNow(percent: string): string {
  return `Predujam sada (${percent}\u00A0%)`;
}
