export const orderNumber = 'Broj narudžbe';
export const subtotal = 'Međuzbroj';
export const total = 'Ukupno';
export const paid = 'Plaćeno';
export const paidBack = 'Vraćeno';
export const due = 'Za platiti';
export const toPayNow = 'Za platiti sada';
export const leftForLater = 'Preostaje za kasnije';

export function discount(code: string): string {
  return `Popust (${code})`;
}
