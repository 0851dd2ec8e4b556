export const orderSummary = 'Order summary';
/** On the bar that unfolds it. */
export const summary = 'Summary';
export const totals = 'Totals';
export const subtotal = 'Subtotal';
export const total = 'Total';
export const leftForLater = 'Left to pay later';

export function discount(code: string): string {
  return `Discount (${code})`;
}

/** @param percent  as it is written in Croatia: '12,5' */
export function depositNow(percent: string): string {
  return `Deposit due now (${percent} %)`;
}
