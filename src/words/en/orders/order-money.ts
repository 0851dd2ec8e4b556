export const order = 'Order';
export const payAgain = 'Try the payment again';

/** Before a name. */
export const bookedBy = 'Booked by';

export function payRest(amount: string): string {
  return `Pay the rest, ${amount}`;
}
