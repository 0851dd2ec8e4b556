export const order = 'Order';
export const payAgain = 'Try the payment again';

export function bookedBy(name: string): string {
  return `Booked by ${name}`;
}

export function payRest(amount: string): string {
  return `Pay the rest, ${amount}`;
}
