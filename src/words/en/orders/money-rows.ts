export const orderNumber = 'Order number';
export const subtotal = 'Subtotal';
export const total = 'Total';
export const paid = 'Paid';
export const paidBack = 'Paid back';
export const due = 'Due';
export const toPayNow = 'To pay now';
export const leftForLater = 'Left for later';

export function discount(code: string): string {
  return `Discount (${code})`;
}
